/** The flow of proofs, the same for both kinds of networks. Source: proofs 2 and 9. */

import { runTask } from '../../../context/runTask.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { compareHint, type ProvenKind } from '../../../core/proofs/comparison/compareObjects.ts'
import { networkOf } from '../../../net/index.ts'
import { isObject, valueAt } from '../../../net/readGraphqlResponse.ts'
import { classicProver } from '../classic/classicProver.ts'
import { keeperProver } from '../keepers/keeperProver.ts'
import {
  compare,
  findTransaction,
  type ReadTransaction,
  readGivenHash,
  readHash,
  readTransaction,
} from '../tasks/objectTasks.ts'
import type { ProvenBlock, Prover } from './Prover.ts'
import { isRefused, proofError, withProofErrors } from './proofErrors.ts'
import { textOf } from './queryObjects.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * Networks with Dapp IDs have block keepers, others a masterchain. When no endpoint answers, the configuration decides,
 * because the cache may suffice for the proof. Throws 14, 615.
 */
export async function proverOf(call: CallScope): Promise<Prover> {
  const node = await networkOf(call.context).probe(call.signal)
  const { trusted_keepers, trusted_keepers_hash } = call.config.proofs
  const hasKeepers = node?.isDappIdAware ?? (trusted_keepers !== undefined || trusted_keepers_hash !== undefined)
  return hasKeepers ? keeperProver : classicProver
}

/** Proves a block of which an object is given. Throws 901 to 904. */
export async function proveBlock(call: CallScope, block: unknown): Promise<ProvenBlock> {
  const given = readGiven(block, 'block')
  const id = readId(given, 'block')
  const boc = textOf(given['boc'])
  if (id === undefined && boc === undefined) throw proofError('invalidData', 'block: `id` or `boc` is required')
  if (boc !== undefined) await runTask(call, readGivenHash, { boc, path: 'block.boc' })
  const prover = await proverOf(call)
  const proven = await prover.proveBlock(call, id, boc)
  await compareWith(call, 'blocks', given, proven.boc, prover, proven.facts)
  return proven
}

export interface ProvenTransaction extends ReadTransaction {
  readonly block: ProvenBlock
}

/** Proves a transaction of which an object is given. Throws 901 to 904. */
export async function proveTransaction(call: CallScope, transaction: unknown): Promise<ProvenTransaction> {
  const given = readGiven(transaction, 'transaction')
  const { id, boc: givenBoc } = await identify(call, 'transactions', given)
  const prover = await proverOf(call)
  const hint = textOf(given['block_id'])?.toLowerCase()
  let told = givenBoc !== undefined && hint !== undefined ? undefined : await prover.findTransaction(call, id)
  const boc = givenBoc ?? told?.boc
  if (boc === undefined) throw proofError('checkFailed', `transaction ${id} is not on the server`)
  const read = await runTask(call, readTransaction, { boc })
  if (read.id !== id) throw proofError('checkFailed', `the server returned a different transaction for ${id}`)
  let block = await proveBlockWith(call, prover, id, hint ?? told?.blockId).catch((error: unknown) => {
    if (hint !== undefined && isRefused(error)) return undefined
    throw error
  })
  if (block === undefined) {
    // The given block or the cached one may be wrong; a comparison decides.
    told = await prover.findTransaction(call, id, true)
    block = await proveBlockWith(call, prover, id, told.blockId)
  }
  if (block === undefined) throw proofError('checkFailed', `the block does not contain transaction ${id}`)
  await compareWith(call, 'transactions', given, boc, prover, { block_id: block.id, workchain_id: block.workchain })
  return { ...read, block }
}

/** The block of a transaction; `undefined` when it does not have the transaction. */
async function proveBlockWith(
  call: CallScope,
  prover: Prover,
  transactionId: string,
  blockId: string | undefined,
): Promise<ProvenBlock | undefined> {
  if (blockId === undefined) throw proofError('invalidData', `the block of transaction ${transactionId} is not known`)
  const block = await prover.proveBlock(call, expectId(blockId, 'block_id'), undefined)
  const input = { block: block.boc, hash: transactionId, rules: prover.rules }
  return (await runTask(call, findTransaction, input)) ? block : undefined
}

/** Fields by which servers join a message with its transactions. */
const HINTS = ['dst_transaction', 'src_transaction', 'transaction_id', 'src_transaction_id', 'block_id']

/** Proves a message of which an object is given. Throws 901 to 904. */
export async function proveMessage(call: CallScope, message: unknown): Promise<ProvenTransaction> {
  const given = readGiven(message, 'message')
  const { id, boc: givenBoc } = await identify(call, 'messages', given)
  const prover = await proverOf(call)
  const dst = transactionHint(given, 'dst_transaction', 'transaction_id')
  const src = transactionHint(given, 'src_transaction', 'src_transaction_id')
  const told =
    givenBoc !== undefined && (dst !== undefined || src !== undefined) ? undefined : await prover.findMessage(call, id)
  const boc = givenBoc ?? told?.boc
  if (boc === undefined) throw proofError('checkFailed', `message ${id} is not on the server`)
  if ((await runTask(call, readHash, { boc, what: 'message' })) !== id) {
    throw proofError('checkFailed', `the server returned a different message for ${id}`)
  }
  const isHinted = dst !== undefined || src !== undefined
  const receiving = dst ?? (isHinted ? undefined : told?.dst)
  const sending = src ?? (isHinted || receiving !== undefined ? undefined : told?.src)
  const proven: ProvenTransaction[] = []
  if (receiving !== undefined) proven.push(await proveRole(call, id, 'dst_transaction', receiving, isHinted))
  if (sending !== undefined) proven.push(await proveRole(call, id, 'src_transaction', sending, isHinted))
  const [first] = proven
  if (first === undefined) throw proofError('checkFailed', `message ${id} has no transaction`)
  await withProofErrors(() => {
    const byRole = { dst: receiving, src: sending }
    compareHint('messages', 'transaction_id', given['transaction_id'], byRole.dst ?? byRole.src)
    compareHint('messages', 'src_transaction_id', given['src_transaction_id'], byRole.src)
    compareHint('messages', 'block_id', given['block_id'], first.block.id)
  })
  for (const [name, role] of [
    ['dst_transaction', receiving],
    ['src_transaction', sending],
  ] as const) {
    const joined = given[name]
    if (isObject(joined) && role !== undefined) await proveTransaction(call, { ...joined, id: role })
  }
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => !HINTS.includes(name)))
  await compareWith(call, 'messages', own, boc, prover, {})
  return first
}

async function proveRole(
  call: CallScope,
  messageId: string,
  role: 'dst_transaction' | 'src_transaction',
  transactionId: string,
  isGiven: boolean,
): Promise<ProvenTransaction> {
  const transaction = await proveTransaction(call, { id: transactionId })
  const has = role === 'dst_transaction' ? transaction.inMsg === messageId : transaction.outMsgs.includes(messageId)
  if (!has && isGiven) await withProofErrors(() => compareHint('messages', role, transactionId, undefined))
  if (!has) throw proofError('checkFailed', `transaction ${transactionId} does not contain message ${messageId}`)
  return transaction
}

function transactionHint(given: Given, joined: string, plain: string): string | undefined {
  const transaction = given[joined]
  const text = textOf(valueAt(transaction, 'id')) ?? textOf(given[plain])
  return text === undefined ? undefined : expectId(text, joined)
}

/** Id of what is given; an id beside a BOC must be its hash. Throws 901, 904. */
async function identify(
  call: CallScope,
  kind: Exclude<ProvenKind, 'blocks'>,
  given: Given,
): Promise<{ readonly id: string; readonly boc: string | undefined }> {
  const what = kind.slice(0, -1)
  const id = readId(given, what)
  const boc = textOf(given['boc'])
  if (boc === undefined) {
    if (id === undefined) throw proofError('invalidData', `${what}: \`id\` or \`boc\` is required`)
    return { id, boc }
  }
  const hash = await runTask(call, readGivenHash, { boc, path: `${what}.boc` })
  await withProofErrors(() => compareHint(kind, 'id', id, hash))
  return { id: hash, boc }
}

async function compareWith(
  call: CallScope,
  kind: ProvenKind,
  given: Given,
  boc: string,
  { rules }: Prover,
  facts: ProvenBlock['facts'],
): Promise<void> {
  // The text of a BOC may vary while its cells do not; those were compared by their hash.
  const { boc: _compared, ...fields } = given
  await runTask(call, compare, { kind, given: fields, boc, rules, facts })
}

function readGiven(value: unknown, what: string): Given {
  if (isObject(value)) return value
  throw proofError('invalidData', `${what}: expected an object`)
}

function readId(given: Given, what: string): string | undefined {
  const id = textOf(given['id'])
  return id === undefined ? undefined : expectId(id, `${what}: \`id\``)
}

function expectId(text: string, what: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase()
  throw proofError('invalidData', `${what}: expected 64 hex digits`)
}
