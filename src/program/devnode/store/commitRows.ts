/** The rows of a commit, and the statements that write them. */
import type { Database } from 'better-sqlite3'
import { prepareHistoryWrites } from './prepareHistoryWrites.ts'
import type { BlockCommit, CommitNotice, HistoryRecord } from './records.ts'
import {
  accountTable,
  blockTable,
  insertInto,
  keeperBlockTable,
  messageTable,
  pendingTable,
  type RowValues,
  transactionTable,
} from './tables.ts'

const MESSAGE_LINKS = ['src_transaction_id', 'dst_transaction_id', 'src_chain_order', 'dst_chain_order']
const KEEP_LINKS = MESSAGE_LINKS.map((column) => `${column} = coalesce(excluded.${column}, ${column})`).join(', ')
const REPLACE_ACCOUNT = accountTable.columns.map((column) => `${column} = excluded.${column}`).join(', ')

/** Statements of a commit in their order; each runs once per row. */
const WRITES = {
  blocks: insertInto(blockTable.name, blockTable.columns),
  keeperBlocks: insertInto(keeperBlockTable.name, keeperBlockTable.columns),
  keeperUpdates: insertInto('keeper_updates', ['height', 'block_id', 'thread_id', 'chain_order', 'bk_set_update']),
  unsignedBlocks: insertInto('unsigned_blocks', ['height']),
  transactions: insertInto(transactionTable.name, transactionTable.columns),
  messages: `${insertInto(messageTable.name, messageTable.columns)} ON CONFLICT (id) DO UPDATE SET ${KEEP_LINKS}`,
  accounts: `${insertInto('accounts', ['address', ...accountTable.columns])}
    ON CONFLICT (address) DO UPDATE SET ${REPLACE_ACCOUNT}`,
  deletedAccounts: 'DELETE FROM accounts WHERE address = ?',
  pendingAdded: `${insertInto(pendingTable.name, pendingTable.columns)} ON CONFLICT (id) DO NOTHING`,
  pendingRemoved: 'DELETE FROM pending_messages WHERE id = ?',
  settings: 'INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)',
} as const

/** Rows of a commit: plain data that can be passed to another thread without being parsed. */
export interface CommitRows {
  readonly rows: Readonly<Record<keyof typeof WRITES, readonly RowValues[]>>
  readonly history: { readonly records: readonly HistoryRecord[]; readonly limit: number } | undefined
  /** Notification for followers of the chain. */
  readonly notice: CommitNotice
}

/** The rows of a commit. Objects become texts here, once. */
export function commitRows(commit: BlockCommit): CommitRows {
  const { blocks, transactions, messages, accounts, deletedAccounts = [], history } = commit
  const { pendingAdded = [], pendingRemoved = [], settings = {} } = commit
  const kept = blocks.flatMap(({ keepers, ...block }) => (keepers === undefined ? [] : { ...block, keepers }))
  return {
    rows: {
      blocks: blocks.map(blockTable.rowOf),
      keeperBlocks: kept.map(({ keepers }) => keeperBlockTable.rowOf(keepers)),
      keeperUpdates: kept.flatMap(({ threadId, chainOrder, keepers: { height, id, changes } }) =>
        changes === undefined ? [] : [[height, id, threadId, chainOrder, changes]],
      ),
      unsignedBlocks: kept.map(({ keepers }) => [keepers.height]),
      transactions: transactions.map(transactionTable.rowOf),
      messages: messages.map(messageTable.rowOf),
      accounts: accounts.map((account) => [addressOf(account), ...accountTable.rowOf(account)]),
      deletedAccounts: deletedAccounts.map((account) => [addressOf(account)]),
      pendingAdded: pendingAdded.map(pendingTable.rowOf),
      pendingRemoved: pendingRemoved.map((id) => [id]),
      settings: Object.entries(settings),
    },
    history,
    notice: {
      blocks: blocks.map(({ id }) => id),
      transactions: transactions.map(({ id }) => id),
      messages: messages.map(({ id }) => id),
      accounts: [...accounts, ...deletedAccounts].map(addressOf),
    },
  }
}

/** `<workchain>:<account id>`. */
function addressOf({ workchainId, accountId }: { workchainId: number; accountId: string }): string {
  return `${workchainId}:${accountId}`
}

/** Writes one commit, within a transaction of the caller. */
export type WriteCommit = (commit: CommitRows) => void

/** Compiles everything that a commit writes. */
export function prepareWrites(database: Database): WriteCommit {
  const names = Object.keys(WRITES) as (keyof typeof WRITES)[]
  const statements = names.map((name) => [name, database.prepare(WRITES[name])] as const)
  const writeHistory = prepareHistoryWrites(database)
  return ({ rows, history }) => {
    for (const [name, statement] of statements) {
      for (const row of rows[name]) statement.run(...row)
    }
    if (history !== undefined) writeHistory(history.records, history.limit)
  }
}
