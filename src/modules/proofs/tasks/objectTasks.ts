/** Tasks over blocks, transactions and messages of either kind of network. */

import { bytesToHex, hexToBytes } from '../../../core/bytes/hex.ts'
import { CellError, parseBoc, unlessBroken } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { sha256 } from '../../../core/crypto/sha.ts'
import { accountHashAfter, hasTransaction, readBlockFacts } from '../../../core/proofs/blockFacts.ts'
import { compareObjects, type ProvenFacts, type ProvenKind } from '../../../core/proofs/comparison/compareObjects.ts'
import { parseAccount, parseTransaction } from '../../../core/tlb/index.ts'
import { InvalidBoc } from '../../../errors/boc.ts'
import type { WorkerTask } from '../../../schema/functions.ts'
import { isRawNumeral } from '../../../schema/numerals.ts'
import { decodeBase64 } from '../../parameters/decodeText.ts'
import { proofError, withProofErrors } from '../proving/proofErrors.ts'
import { readBoc } from './readBoc.ts'

/** A block in the form for other tasks; ids are hex digits. */
export interface BlockOfNetwork {
  readonly hash: string
  /** SHA-256 of the BOC. */
  readonly fileHash: string
  readonly seqNo: number
  readonly workchain: number
  /** 16 hex digits. */
  readonly shard: string
  readonly genUtime: number
  readonly masterSeqNo?: number
  readonly prev: { readonly seqNo: number; readonly rootHash: string }
}

export const readBlock: WorkerTask<{ boc: string; rules: ChainRules }, BlockOfNetwork> = {
  name: 'proofs.task_read_block',
  compute: ({ boc, rules }) =>
    withProofErrors(() => {
      const source = readBoc(boc, 'block')
      const { hash, seqNo, shard, genUtime, masterSeqNo, prev } = readBlockFacts(source.root, rules)
      return {
        ...{ hash, seqNo, genUtime, prev, fileHash: bytesToHex(sha256(source.bytes())), workchain: shard.workchain },
        shard: shard.shard.toString(16).padStart(16, '0'),
        ...(masterSeqNo !== undefined && { masterSeqNo }),
      }
    }),
}

export interface ReadTransaction {
  readonly id: string
  readonly inMsg?: string
  readonly outMsgs: readonly string[]
}

export const readTransaction: WorkerTask<{ boc: string }, ReadTransaction> = {
  name: 'proofs.task_read_transaction',
  compute: ({ boc }) => {
    const { root } = readBoc(boc, 'transaction')
    const transaction = unlessBroken(() => parseTransaction(root))
    if (transaction === undefined) throw proofError('invalidData', 'the BOC is not a transaction')
    const { inMsg, outMsgs } = transaction
    const sent = outMsgs.map((message) => message.hashHex())
    return { id: root.hashHex(), outMsgs: sent, ...(inMsg !== undefined && { inMsg: inMsg.hashHex() }) }
  },
}

/** Hash of the root of a BOC that a server sent. Throws 901. */
export const readHash: WorkerTask<{ boc: string; what: string }, string> = {
  name: 'proofs.task_read_hash',
  compute: ({ boc, what }) => readBoc(boc, what).root.hashHex(),
}

/** Hash of the root of a BOC that the caller gave. Throws 3, 201. */
export const readGivenHash: WorkerTask<{ boc: string; path: string }, string> = {
  name: 'proofs.task_read_given_hash',
  compute: ({ boc, path }) => {
    const bytes = decodeBase64(boc, path)
    try {
      return parseBoc(bytes).hashHex()
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      throw InvalidBoc.error(`Invalid BOC: ${path}: ${error.message}`, { path }, error)
    }
  },
}

export const findTransaction: WorkerTask<{ block: string; hash: string; rules: ChainRules }, boolean> = {
  name: 'proofs.task_find_transaction',
  compute: ({ block, hash, rules }) => withProofErrors(() => hasTransaction(readBoc(block, 'block').root, hash, rules)),
}

/** Hash of an account after a block; `null` when the block does not change it. */
export const readAccountHash: WorkerTask<{ block: string; accountId: string }, string | null> = {
  name: 'proofs.task_read_account_hash',
  compute: ({ block, accountId }) =>
    withProofErrors(() => accountHashAfter(readBoc(block, 'block').root, hexToBytes(accountId)!, 'current') ?? null),
}

/** Hash of an account; its id is compared with the one that was given. */
export const readAccount: WorkerTask<{ boc: string; accountId: string }, string> = {
  name: 'proofs.task_read_account',
  compute: ({ boc, accountId }) => {
    const { root } = readBoc(boc, 'account')
    const account = unlessBroken(() => parseAccount(root))
    if (account === undefined) throw proofError('invalidData', 'the BOC is not an account')
    const { address } = account
    const id = address.type === 'std' || address.type === 'var' ? bytesToHex(address.account) : ''
    if (id === accountId) return root.hashHex()
    throw proofError('differs', `field \`account.account_id\`: expected "${id}", actual "${accountId}"`)
  },
}

export interface Comparison {
  readonly kind: ProvenKind
  readonly given: unknown
  readonly boc: string
  readonly rules: ChainRules
  readonly facts: ProvenFacts
}

export const compare: WorkerTask<Comparison, null> = {
  name: 'proofs.task_compare',
  compute: ({ kind, given, boc, rules, facts }) =>
    withProofErrors(() => {
      compareObjects(kind, withTextNumerals(given), readBoc(boc, kind), { rules, facts })
      return null
    }),
}

/** Converts numerals that a double would change to text, the form that they have in proven objects. */
function withTextNumerals(value: unknown): unknown {
  if (isRawNumeral(value)) return value.rawJSON
  if (Array.isArray(value)) return value.map(withTextNumerals)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withTextNumerals(field)]))
}
