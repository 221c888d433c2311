import type { Database } from 'better-sqlite3'
import type { CommitRows } from './commitRows.ts'
import { prepareHistoryWrites } from './historyTables.ts'
import { prepareKeeperWrites } from './keeperTables.ts'

/** Writes one block, within a transaction of the caller. */
export type WriteStatements = (rows: CommitRows) => void

/** Compiles everything that a commit writes. */
export function prepareWrites(database: Database): WriteStatements {
  const insert = (table: string, columns: readonly string[], conflict = '') =>
    database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ${conflict}`,
    )
  const blockColumns = ['id', 'thread_id', 'height', 'seq_no', 'workchain_id', 'gen_utime', 'chain_order', 'tr_count']
  const keeperBlock = prepareKeeperWrites(database)
  const block = insert('blocks', [...blockColumns, 'document', 'boc'])
  const transaction = insert('transactions', [
    ...['id', 'block_id', 'account_addr', 'dapp_id', 'code_hash', 'chain_order', 'lt', 'now', 'aborted'],
    ...['balance_delta', 'document', 'boc'],
  ])
  const keepOld = (column: string) => `${column} = coalesce(excluded.${column}, ${column})`
  const links = ['src_transaction_id', 'dst_transaction_id', 'src_chain_order', 'dst_chain_order']
  const message = insert(
    'messages',
    [...['id', 'msg_type', 'src', 'dst', 'src_dapp_id', 'created_at'], ...links, 'document', 'boc'],
    `ON CONFLICT (id) DO UPDATE SET ${links.map(keepOld).join(', ')}`,
  )
  const accountColumns = ['account_id', 'workchain_id', 'dapp_id', 'acc_type', 'balance', 'last_trans_lt', 'last_paid']
  const changed = [...accountColumns, 'code_hash', 'document', 'boc']
  const account = insert(
    'accounts',
    ['address', ...changed],
    `ON CONFLICT (address) DO UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  )
  const deleteAccount = database.prepare('DELETE FROM accounts WHERE address = ?')
  const pending = insert('pending_messages', ['id', 'sorting', 'boc', 'context'], 'ON CONFLICT (id) DO NOTHING')
  const deletePending = database.prepare('DELETE FROM pending_messages WHERE id = ?')
  const setting = database.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')

  const writeHistory = prepareHistoryWrites(database)

  return (rows) => {
    for (const row of rows.blocks) block.run(...row)
    for (const [record, place] of rows.keeperBlocks) keeperBlock(record, place)
    for (const row of rows.transactions) transaction.run(...row)
    for (const row of rows.messages) message.run(...row)
    for (const row of rows.accounts) account.run(...row)
    for (const address of rows.deletedAccounts) deleteAccount.run(address)
    for (const row of rows.pendingAdded) pending.run(...row)
    for (const id of rows.pendingRemoved) deletePending.run(id)
    for (const [name, value] of rows.settings) setting.run(name, value)
    if (rows.history !== undefined) writeHistory(rows.history.records, rows.history.limit)
  }
}
