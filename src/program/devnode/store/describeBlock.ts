/**
 * Makes the records of an executed block from its cells. It is pure and takes part of the time of a commit, so the
 * producer calls it where it executes.
 */
import { hash } from 'node:crypto'
import {
  type BocSource,
  type JsonObject,
  parseAccountObject,
  parseBlockObject,
  parseMessageObject,
  parseTransactionObject,
} from '../../../core/boc/index.ts'
import { type Cell, writeBoc } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { type Message, parseMessage, parseTransaction, type Transaction } from '../../../core/tlb/index.ts'
import { blockChainOrder, messageChainOrder, transactionChainOrder } from './chainOrder.ts'
import type { KeeperBlockRecord } from './keeperRecords.ts'
import type { AccountRecord, BlockCommit, BlockRecord, MessageRecord, TransactionRecord } from './records.ts'
import { readInteger } from './sortableNumber.ts'

export interface ExecutedBlock {
  readonly rules: ChainRules
  /** 64 hex digits. */
  readonly id: string
  /**
   * Attestations of block keepers for the block. Its id is not the hash of `boc` then, and `prev_ref` is that of `boc`.
   */
  readonly keepers?: KeeperBlockRecord | undefined
  /** The block before it in the thread, 64 hex digits; `undefined` for the first one. */
  readonly previousId?: string | undefined
  readonly height: number
  /** Unix time in seconds. */
  readonly genUtime: number
  readonly startLt: bigint
  readonly endLt: bigint
  readonly globalId: number
  /** BOC of the block (TL-B `Block`); its fields are the document. */
  readonly boc: Uint8Array
  /** Root of `boc`. */
  readonly cell: Cell
  readonly transactions: readonly ExecutedTransaction[]
  /** Accounts after the block, each once. */
  readonly accounts: readonly { readonly cell: Cell; readonly dappId?: string | undefined }[]
}

export interface ExecutedTransaction {
  readonly cell: Cell
  /** The cell, if it is already parsed. */
  readonly transaction?: Transaction | undefined
  readonly dappId?: string | undefined
  /** Hash of the code of the account. */
  readonly codeHash?: string | undefined
}

/**
 * Everything to commit for one block, including a companion record in the masterchain that names the block as the head
 * of its shard: the node has no masterchain, but clients start there to walk through the blocks (network 3.6, 3.8).
 */
export function describeBlock(block: ExecutedBlock): BlockCommit {
  const chainOrder = blockChainOrder(block.genUtime, THREAD, block.height)
  const transactions: TransactionRecord[] = []
  const messages: MessageRecord[] = []
  for (const [index, executed] of block.transactions.entries()) {
    const described = describeTransaction(block, executed, transactionChainOrder(chainOrder, index))
    transactions.push(described.transaction)
    messages.push(...described.messages)
  }
  const record: BlockRecord = {
    id: block.id,
    threadId: THREAD,
    height: block.height,
    seqNo: block.height,
    workchainId: 0,
    genUtime: block.genUtime,
    chainOrder,
    trCount: transactions.length,
    document: blockDocument(block),
    boc: block.boc,
    keepers: block.keepers,
  }
  return {
    blocks: [record, masterCompanion(block, chainOrder)],
    transactions,
    messages,
    accounts: block.accounts.map(({ cell, dappId }) => describeAccount(cell, dappId)),
  }
}

/** Record of an account that exists. */
export function describeAccount(cell: Cell, dappId?: string): AccountRecord {
  const boc = writeBoc(cell)
  const document = withoutBoc(parseAccountObject(sourceOf(cell, boc)))
  const [workchain, accountId] = (document['id'] as string).split(':')
  return {
    accountId: accountId!,
    workchainId: Number(workchain),
    dappId,
    accType: document['acc_type'] as number,
    balance: readInteger(document['balance'])!,
    lastTransLt: readInteger(document['last_trans_lt'])!,
    lastPaid: document['last_paid'] as number,
    codeHash: document['code_hash'] as string | undefined,
    document,
    boc,
  }
}

function describeTransaction(
  { rules, id: blockId }: ExecutedBlock,
  { cell, dappId, codeHash, ...given }: ExecutedTransaction,
  chainOrder: string,
): { transaction: TransactionRecord; messages: MessageRecord[] } {
  const boc = writeBoc(cell)
  const parsed = given.transaction ?? parseTransaction(cell)
  const inMsg = parsed.inMsg && parseMessage(parsed.inMsg, rules)
  const outMsgs = parsed.outMsgs.map((message) => parseMessage(message, rules))
  const document = withoutBoc(
    parseTransactionObject(sourceOf(cell, boc), rules, { transaction: parsed, inMsg, outMsgs }),
  )
  const id = document['id'] as string
  const transaction: TransactionRecord = {
    id,
    blockId,
    accountAddr: `0:${Buffer.from(parsed.accountAddr).toString('hex')}`,
    dappId,
    codeHash,
    chainOrder,
    lt: parsed.lt,
    now: parsed.now,
    aborted: document['aborted'] === true,
    balanceDelta: readInteger(document['balance_delta'])!,
    document,
    boc,
  }
  const messages: MessageRecord[] = []
  if (parsed.inMsg !== undefined) {
    const dstChainOrder = messageChainOrder(chainOrder, 0)
    messages.push({ ...describeMessage(parsed.inMsg, inMsg!, rules), dstTransactionId: id, dstChainOrder })
  }
  for (const [index, outMsg] of parsed.outMsgs.entries()) {
    const srcChainOrder = messageChainOrder(chainOrder, index + 1)
    const record = describeMessage(outMsg, outMsgs[index]!, rules)
    messages.push({ ...record, srcDappId: record.srcDappId ?? dappId, srcTransactionId: id, srcChainOrder })
  }
  return { transaction, messages }
}

function describeMessage(cell: Cell, message: Message, rules: ChainRules): MessageRecord {
  const boc = writeBoc(cell)
  const document = withoutBoc(parseMessageObject(sourceOf(cell, boc), rules, message))
  return {
    id: document['id'] as string,
    msgType: document['msg_type'] as number,
    src: (document['src'] as string | undefined) ?? '',
    dst: (document['dst'] as string | undefined) ?? '',
    srcDappId: document['src_dapp_id'] as string | undefined,
    createdAt: document['created_at'] as number | undefined,
    document,
    boc,
  }
}

function blockDocument(block: ExecutedBlock): JsonObject {
  return {
    // A block without transactions names no accounts.
    account_blocks: [],
    ...withoutBoc(parseBlockObject(sourceOf(block.cell, block.boc), block.rules)),
    id: block.id,
    ...(block.keepers === undefined && { prev_ref: previousBlock(block) }),
  }
}

/** The only thread of the node. */
const THREAD = '0'.repeat(68)
export const WHOLE_SHARD = '8000000000000000'
const ZERO_HASH = '0'.repeat(64)

function previousBlock({ previousId, height, startLt }: ExecutedBlock): JsonObject {
  return {
    seq_no: Math.max(0, height - 1),
    root_hash: previousId ?? ZERO_HASH,
    file_hash: ZERO_HASH,
    end_lt: hexText(startLt),
  }
}

function masterCompanion(block: ExecutedBlock, chainOrder: string): BlockRecord {
  const id = masterCompanionId(block.id)
  const previousId = block.previousId === undefined ? ZERO_HASH : masterCompanionId(block.previousId)
  const head = { seq_no: block.height, start_lt: hexText(block.startLt), end_lt: hexText(block.endLt) }
  const descr = { ...head, root_hash: block.id, file_hash: ZERO_HASH, gen_utime: block.genUtime }
  const shardHashes = [{ workchain_id: 0, shard: WHOLE_SHARD, descr }]
  return {
    id,
    threadId: '',
    height: block.height,
    seqNo: block.height,
    workchainId: -1,
    genUtime: block.genUtime,
    chainOrder: `${chainOrder}m`,
    trCount: 0,
    document: {
      id,
      status: 2,
      status_name: 'finalized',
      global_id: block.globalId,
      ...head,
      gen_utime: block.genUtime,
      workchain_id: -1,
      shard: WHOLE_SHARD,
      tr_count: 0,
      key_block: false,
      after_merge: false,
      before_split: false,
      after_split: false,
      want_split: false,
      want_merge: false,
      prev_ref: { ...previousBlock(block), root_hash: previousId },
      master: { shard_hashes: shardHashes, min_shard_gen_utime: block.genUtime, max_shard_gen_utime: block.genUtime },
    },
  }
}

/** Id of the companion record of a block: the SHA-256 of the text `masterchain:` and the id of the block. */
function masterCompanionId(id: string): string {
  return hash('sha256', `masterchain:${id}`)
}

function hexText(value: bigint): string {
  return `0x${value.toString(16)}`
}

/** Without the base64 text, which is not needed: the bytes are stored beside the document. */
function sourceOf(root: Cell, bytes: Uint8Array): BocSource {
  return { root, bytes: () => bytes, base64: '' }
}

/** Undefined members are not written to JSON, which avoids copying the object. */
function withoutBoc(json: JsonObject): JsonObject {
  json['boc'] = undefined
  json['json_version'] = undefined
  return json
}
