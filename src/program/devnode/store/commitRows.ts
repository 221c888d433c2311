import type { JsonObject } from '../../../core/boc/index.ts'
import type { KeeperBlockRecord } from './keeperRecords.ts'
import type { BlockPlace } from './keeperTables.ts'
import type { BlockCommit, CommitNotice, HistoryRecord } from './records.ts'
import { sortableNumber } from './sortableNumber.ts'

/** Values of the columns of one row, in the order of `prepareWrites`. */
type RowValues = readonly (string | number | null | Uint8Array)[]

/** Rows of a commit: plain data that can be passed to another thread unread. */
export interface CommitRows {
  readonly blocks: readonly RowValues[]
  readonly keeperBlocks: readonly (readonly [KeeperBlockRecord, BlockPlace])[]
  readonly transactions: readonly RowValues[]
  readonly messages: readonly RowValues[]
  readonly accounts: readonly RowValues[]
  /** Addresses. */
  readonly deletedAccounts: readonly string[]
  readonly pendingAdded: readonly RowValues[]
  /** Ids. */
  readonly pendingRemoved: readonly string[]
  readonly settings: readonly (readonly [name: string, value: string])[]
  readonly history: { readonly records: readonly HistoryRecord[]; readonly limit: number } | undefined
  /** Notification for followers of the chain. */
  readonly notice: CommitNotice
}

/** The rows of a commit. Objects become texts here, once. */
export function commitRows(commit: BlockCommit): CommitRows {
  return {
    blocks: commit.blocks.map((b) => {
      const position = [b.id, b.threadId, b.height, b.seqNo, b.workchainId, b.genUtime, b.chainOrder, b.trCount]
      return [...position, textOf(b.document), b.boc ?? new Uint8Array()]
    }),
    keeperBlocks: commit.blocks.flatMap(({ keepers, threadId, chainOrder }) =>
      keepers === undefined ? [] : [[keepers, { threadId, chainOrder }] as const],
    ),
    transactions: commit.transactions.map((t) => {
      const origin = [t.id, t.blockId, t.accountAddr, t.dappId ?? null, t.codeHash ?? null, t.chainOrder]
      const figures = [sortableNumber(t.lt), t.now, t.aborted ? 1 : 0, sortableNumber(t.balanceDelta)]
      return [...origin, ...figures, textOf(t.document), t.boc]
    }),
    messages: commit.messages.map((m) => {
      const header = [m.id, m.msgType, m.src, m.dst, m.srcDappId ?? null, m.createdAt ?? null]
      const ids = [m.srcTransactionId ?? null, m.dstTransactionId ?? null]
      return [...header, ...ids, m.srcChainOrder ?? null, m.dstChainOrder ?? null, textOf(m.document), m.boc]
    }),
    accounts: commit.accounts.map((a) => {
      const key = [addressOf(a), a.accountId, a.workchainId, a.dappId ?? null, a.accType]
      const figures = [sortableNumber(a.balance), sortableNumber(a.lastTransLt), a.lastPaid, a.codeHash ?? null]
      return [...key, ...figures, textOf(a.document), a.boc]
    }),
    deletedAccounts: (commit.deletedAccounts ?? []).map(addressOf),
    pendingAdded: (commit.pendingAdded ?? []).map((p) => [
      ...[p.id, sortableNumber(p.order), p.boc, JSON.stringify(p.context)],
    ]),
    pendingRemoved: commit.pendingRemoved ?? [],
    settings: Object.entries(commit.settings ?? {}),
    history: commit.history,
    notice: noticeOf(commit),
  }
}

/** Numbers that JSON would round become `0x` texts, which readers of numbers take as well. */
function textOf(document: JsonObject): string {
  try {
    return JSON.stringify(document)
  } catch {
    // Rare enough to be tried second: with a replacer every value costs a call.
    return JSON.stringify(document, (_, value) => (typeof value === 'bigint' ? `0x${value.toString(16)}` : value))
  }
}

/** `<workchain>:<account id>`. */
function addressOf({ workchainId, accountId }: { workchainId: number; accountId: string }): string {
  return `${workchainId}:${accountId}`
}

/** The ids of what a commit makes or changes. */
function noticeOf(commit: BlockCommit): CommitNotice {
  return {
    blocks: commit.blocks.map(({ id }) => id),
    transactions: commit.transactions.map(({ id }) => id),
    messages: commit.messages.map(({ id }) => id),
    accounts: [...commit.accounts, ...(commit.deletedAccounts ?? [])].map(addressOf),
  }
}
