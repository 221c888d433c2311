/** Explains failures on the chain of the node, with the source lines of contracts that have a debug map. */
import { AbiError, decodeStorageFields } from '../../../core/abi/index.ts'
import { type Cell, CellError, parseBoc, writeBoc } from '../../../core/cells/index.ts'
import {
  type Account,
  type MessageHeader,
  parseAccount,
  parseMessage,
  parseTransaction,
} from '../../../core/tlb/index.ts'
import { explainFailure, type FailureFacts, type OwnCode } from '../../common/failure/explainFailure.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { ownCode } from '../../explain/ownExitCodes.ts'
import { errorOfAbi, readFailingSource } from '../../explain/sourceOfFailure.ts'
import { hasReceived, refusalFacts, transactionFacts } from '../../explain/transactionFacts.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { codeHashBefore, readHistoryFacts, readHistoryState } from '../chain/historyRecord.ts'
import { readStoredConfig } from '../chain/readStoredConfig.ts'
import { AdminError } from '../controls/AdminError.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import type { ContractNames, KnownContract } from './ContractNames.ts'
import type { Inspection } from './inspectRun.ts'
import { debugMapsOf, rerunOf } from './readRerun.ts'
import { accountOf, readMessage, readTransaction, type StoredTransaction } from './readTransaction.ts'
import type { RerunJobs } from './rerunJobs.ts'

export interface ExplainContext {
  readonly names: ContractNames
  readonly settings: ChainSettings
  readonly jobs: Pick<RerunJobs, 'inspect'>
  /** Amount that a Dapp may mint in one transaction, nano. */
  readonly dappCredit: (dappId: string | undefined) => bigint
}

/** Transactions that are looked through for one that failed. */
const MAX_SEARCHED = 100

/**
 * Why a transaction failed; for one that succeeded, why a message failed that it or its successors sent, or that came back
 * to it. `undefined` if nothing failed. Throws AdminError for a transaction that is unknown.
 */
export async function explainTransaction(context: ExplainContext, id: string): Promise<Failure | undefined> {
  const { store } = context.names
  const stored = readTransaction(store, id)
  if (stored === undefined) throw new AdminError('not_found', `There is no transaction ${id}`)
  const own = await explainStored(context, stored)
  if (own !== undefined) return own
  const failed = returnedFrom(context, stored) ?? firstFailed(context, stored)
  const failure = failed && (await explainStored(context, failed.stored))
  return failure && { ...failure, title: `${failed!.text}: ${failure.title}`, transaction: failed!.stored.id }
}

/**
 * Why the contract would not accept a message, or its transaction would fail. `undefined` if it would succeed.
 * `isUnsigned`: every check of a signature succeeds.
 */
export async function explainMessage(
  context: ExplainContext,
  cell: Cell,
  timeSec: number,
  isUnsigned = false,
): Promise<Failure | undefined> {
  const { names, settings } = context
  const { store, rules } = names
  // A contract may fail after it has accepted the message: it is refused, and there is a transaction.
  const executed = relatedBy(names, EXECUTOR, cell.hashHex())
  if (executed !== undefined) return explainTransaction(context, executed.id)
  const { header, init } = parseMessage(cell, rules)
  const accountId = accountOf(readMessage(names, cell, {}).destination)
  const record = store.readAccount(accountId)
  const account = record && parseAccount(parseBoc(record.boc))
  const codeHash = record?.codeHash ?? init?.code?.hashHex()
  const { ref } = readLastBlock(store)
  const startLt = (ref.endLt / 1_000_000n + 1n) * 1_000_000n
  const dappId = record?.dappId
  const inspection = await context.jobs.inspect({
    message: writeBoc(cell),
    ...{ lt: startLt, startLt, timeSec, seqNo: ref.seqNo + 1, randSeed: new Uint8Array(32).fill(1) },
    previousTransaction: { hash: new Uint8Array(32), lt: 0n },
    account: record?.boc,
    dappId,
    isUnsigned,
    dappCredit: context.dappCredit(dappId),
    config: writeBoc(readStoredConfig(store, settings)!.params.root!),
    rules,
    globalId: settings.globalId,
    debugMaps: debugMapsOf(names, [codeHash]).map(({ text }) => text),
  })
  const { refused } = inspection
  const facts =
    refused === undefined
      ? transactionFacts(parseTransaction(parseBoc(inspection.transaction!)), header)
      : refusalFacts(refused.reason, refused.exitCode, refused.text)
  return complete(context, facts, { accountId, cell, codeHash, account, inspection, timeSec })
}

async function explainStored(context: ExplainContext, stored: StoredTransaction): Promise<Failure | undefined> {
  const { names, settings, jobs } = context
  const { transaction, codeHash } = stored
  const header = transaction.inMsg && parseMessage(transaction.inMsg, names.rules).header
  const facts = failureFacts(names, stored, header)
  if (facts === undefined) return undefined
  const before = readHistoryState(names.store, stored.chainOrder)
  return complete(context, facts, {
    accountId: stored.accountId,
    cell: transaction.inMsg,
    codeHash: (before && codeHashBefore(before)) ?? codeHash,
    account: before?.account,
    inspection: before && (await jobs.inspect(rerunOf(names, settings, stored, before))),
    timeSec: transaction.now,
  })
}

/** Whether money arrived without a contract that ran, and the node no longer knows whether all of it arrived. */
export function isLossUnknown({ names: { store, rules } }: ExplainContext, id: string): boolean {
  const stored = readTransaction(store, id)
  if (stored === undefined || !hasReceived(stored.transaction, rules)) return false
  return readHistoryFacts(store, stored.chainOrder) === undefined
}

/** Facts of a failure; `undefined` for a success, and for money that arrived although no contract ran. */
function failureFacts(
  { store, rules }: ContractNames,
  { transaction, chainOrder }: StoredTransaction,
  header: MessageHeader | undefined,
): FailureFacts | undefined {
  const facts = transactionFacts(transaction, header)
  if (explainFailure(facts) === undefined) return undefined
  const hasLost = (readHistoryFacts(store, chainOrder)?.lost ?? []).length > 0
  return hasReceived(transaction, rules) && !hasLost ? undefined : facts
}

interface Circumstances {
  readonly accountId: string
  /** Inbound message. */
  readonly cell: Cell | undefined
  /** Hash of the code that ran. */
  readonly codeHash: string | undefined
  /** Account before. */
  readonly account: Account | undefined
  readonly inspection: Inspection | undefined
  readonly timeSec: number
}

function complete(
  { names }: ExplainContext,
  facts: FailureFacts,
  { accountId, cell, codeHash, account, inspection, timeSec }: Circumstances,
): Failure | undefined {
  const contract = names.find(codeHash)
  const { exitCode } = facts
  const source = readFailingSource(
    exitCode === undefined ? [] : (inspection?.places ?? []),
    contract?.debugMap === undefined ? [] : [contract.debugMap.sources],
    exitCode,
  )
  return explainFailure({
    ...facts,
    account: accountId,
    ...(cell && callFacts(names, cell, codeHash)),
    ...(contract && { contract: contract.name }),
    ownerKey: contract && account && ownerKeyOf(contract, account),
    own: exitCode === undefined ? undefined : ownOf(names, codeHash, exitCode, source.own),
    thrown: inspection?.thrown,
    frames: source.frames,
    excerpt: source.excerpt,
    balance: account?.balance.grams,
    failedSend: inspection?.failedSend,
    neededValue: inspection?.neededValue,
    time: timeSec,
  })
}

/** What a code means: by the built-in contracts, else by the ABI, else by the source. */
function ownOf(
  names: ContractNames,
  codeHash: string | undefined,
  code: number,
  bySource: OwnCode | undefined,
): OwnCode | undefined {
  const shipped = ownCode(codeHash, code)
  const abi = codeHash === undefined ? undefined : names.store.readAbi(codeHash)?.abi
  const byAbi = abi === undefined ? undefined : errorOfAbi(JSON.parse(abi), code)
  if (shipped === undefined && byAbi === undefined && bySource === undefined) return undefined
  return {
    name: byAbi?.name ?? bySource?.name,
    meaning: bySource?.meaning ?? byAbi?.meaning ?? shipped?.meaning,
    remedy: shipped?.remedy,
  }
}

function callFacts(names: ContractNames, cell: Cell, codeHash: string | undefined): Partial<FailureFacts> {
  const { decoded } = readMessage(names, cell, { destination: codeHash })
  const { header, body } = parseMessage(cell, names.rules)
  const { contract, name, arguments: input } = decoded
  return {
    ...(contract !== undefined && { contract }),
    ...(name !== undefined && { function: name, arguments: input }),
    expire: decoded.header?.expire,
    signedBy: decoded.header?.pubkey,
    // An external body begins with its signature, or with a bit that says there is none.
    isSigned: isCall(header, name) ? body?.preloadBit() === 1 : undefined,
  }
}

function isCall(header: MessageHeader, name: string | undefined): boolean {
  return header.type === 'externalIn' && name !== undefined
}

/** The public key in the data of a contract, if one of its fields is called so. */
function ownerKeyOf({ abi }: KnownContract, { state }: Account): string | undefined {
  const data = state.type === 'active' ? state.init.data : undefined
  if (data === undefined) return undefined
  try {
    const fields = Object.entries(decodeStorageFields(abi, data, true))
    const keys = fields.filter(([name]) => /^_?(m_)?(owner_?)?pub_?key$/i.test(name)).map(([, value]) => String(value))
    const [key] = keys.filter((value) => /^(0x)?[0-9a-f]{64}$/i.test(value))
    return key?.replace(/^0x/, '')
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return undefined
    throw error
  }
}

interface Related {
  readonly stored: StoredTransaction
  /** How it is related. */
  readonly text: string
}

const SENDER = `SELECT src_transaction_id AS id FROM messages WHERE id = ?`
const EXECUTOR = `SELECT dst_transaction_id AS id FROM messages WHERE id = ?`

/** The transaction that returned the message of this one. */
function returnedFrom({ names }: ExplainContext, { transaction }: StoredTransaction): Related | undefined {
  const { inMsg } = transaction
  const header = inMsg && parseMessage(inMsg, names.rules).header
  if (header?.type !== 'internal' || !header.bounced) return undefined
  const stored = relatedBy(names, SENDER, inMsg!.hashHex())
  return stored && { stored, text: 'A message came back' }
}

/** The first transaction below this one that failed. */
function firstFailed({ names }: ExplainContext, { transaction }: StoredTransaction): Related | undefined {
  const waiting = [...transaction.outMsgs]
  for (let count = 0; count < MAX_SEARCHED; count++) {
    const cell = waiting.shift()
    if (cell === undefined) return undefined
    const stored = relatedBy(names, EXECUTOR, cell.hashHex())
    if (stored === undefined) continue
    const { header } = parseMessage(cell, names.rules)
    if (failureFacts(names, stored, header) !== undefined) return { stored, text: 'A message that it sent failed' }
    waiting.push(...stored.transaction.outMsgs)
  }
  return undefined
}

function relatedBy({ store }: ContractNames, text: string, messageId: string): StoredTransaction | undefined {
  const [row] = store.select({ text, values: [messageId] }, 1000)
  const id = row?.['id'] as string | null | undefined
  return id == null ? undefined : readTransaction(store, id)
}
