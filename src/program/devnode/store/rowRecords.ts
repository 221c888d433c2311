/** Records of rows as SQLite has them. */
import type { JsonObject } from '../../../core/boc/index.ts'
import type { AccountRecord, BlockRecord, MessageRecord, PendingMessage, TransactionRecord } from './records.ts'
import { numberOfSortable } from './sortableNumber.ts'

/** One row from the driver: column names and texts, numbers, `Buffer`s or null. */
export type Row = Record<string, unknown>

function bytesOf(value: unknown): Uint8Array {
  const { buffer, byteOffset, byteLength } = value as Buffer
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function documentOf(row: Row): JsonObject {
  return JSON.parse(row['document'] as string) as JsonObject
}
function optional(value: unknown): string | undefined {
  return (value as string | null) ?? undefined
}

export function blockOf(row: Row): BlockRecord {
  const boc = bytesOf(row['boc'])
  return {
    id: row['id'] as string,
    threadId: row['thread_id'] as string,
    height: row['height'] as number,
    seqNo: row['seq_no'] as number,
    workchainId: row['workchain_id'] as number,
    genUtime: row['gen_utime'] as number,
    chainOrder: row['chain_order'] as string,
    trCount: row['tr_count'] as number,
    document: documentOf(row),
    boc: boc.length === 0 ? undefined : boc,
  }
}

export function transactionOf(row: Row): TransactionRecord {
  return {
    id: row['id'] as string,
    blockId: row['block_id'] as string,
    accountAddr: row['account_addr'] as string,
    dappId: optional(row['dapp_id']),
    codeHash: optional(row['code_hash']),
    chainOrder: row['chain_order'] as string,
    lt: numberOfSortable(row['lt'] as string),
    now: row['now'] as number,
    aborted: row['aborted'] === 1,
    balanceDelta: numberOfSortable(row['balance_delta'] as string),
    document: documentOf(row),
    boc: bytesOf(row['boc']),
  }
}

export function messageOf(row: Row): MessageRecord {
  return {
    id: row['id'] as string,
    msgType: row['msg_type'] as number,
    src: row['src'] as string,
    dst: row['dst'] as string,
    srcDappId: optional(row['src_dapp_id']),
    createdAt: (row['created_at'] as number | null) ?? undefined,
    srcTransactionId: optional(row['src_transaction_id']),
    dstTransactionId: optional(row['dst_transaction_id']),
    srcChainOrder: optional(row['src_chain_order']),
    dstChainOrder: optional(row['dst_chain_order']),
    document: documentOf(row),
    boc: bytesOf(row['boc']),
  }
}

export function accountOf(row: Row): AccountRecord {
  return {
    accountId: row['account_id'] as string,
    workchainId: row['workchain_id'] as number,
    dappId: optional(row['dapp_id']),
    accType: row['acc_type'] as number,
    balance: numberOfSortable(row['balance'] as string),
    lastTransLt: numberOfSortable(row['last_trans_lt'] as string),
    lastPaid: row['last_paid'] as number,
    codeHash: optional(row['code_hash']),
    document: documentOf(row),
    boc: bytesOf(row['boc']),
  }
}

export function pendingMessageOf(row: Row): PendingMessage {
  return {
    id: row['id'] as string,
    order: numberOfSortable(row['sorting'] as string),
    boc: bytesOf(row['boc']),
    context: JSON.parse(row['context'] as string) as JsonObject,
  }
}
