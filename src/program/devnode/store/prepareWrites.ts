import type { Database } from 'better-sqlite3'
import type { JsonObject } from '../../../core/boc/index.ts'
import { addressOf } from './commitNotice.ts'
import { prepareHistoryWrites } from './historyTables.ts'
import { prepareKeeperWrites } from './keeperTables.ts'
import type { BlockCommit } from './records.ts'
import { sortableNumber } from './sortableNumber.ts'

/** Writes one block, within a transaction of the caller. */
export type WriteStatements = (commit: BlockCommit) => void

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

  return (commit) => {
    for (const b of commit.blocks) {
      const position = [b.id, b.threadId, b.height, b.seqNo, b.workchainId, b.genUtime, b.chainOrder, b.trCount]
      block.run(...position, textOf(b.document), b.boc ?? new Uint8Array())
      if (b.keepers !== undefined) keeperBlock(b.keepers, b)
    }
    for (const t of commit.transactions) {
      const origin = [t.id, t.blockId, t.accountAddr, t.dappId ?? null, t.codeHash ?? null, t.chainOrder]
      const figures = [sortableNumber(t.lt), t.now, t.aborted ? 1 : 0, sortableNumber(t.balanceDelta)]
      transaction.run(...origin, ...figures, textOf(t.document), t.boc)
    }
    for (const m of commit.messages) {
      const header = [m.id, m.msgType, m.src, m.dst, m.srcDappId ?? null, m.createdAt ?? null]
      const ids = [m.srcTransactionId ?? null, m.dstTransactionId ?? null]
      message.run(...header, ...ids, m.srcChainOrder ?? null, m.dstChainOrder ?? null, textOf(m.document), m.boc)
    }
    for (const a of commit.accounts) {
      const key = [addressOf(a), a.accountId, a.workchainId, a.dappId ?? null, a.accType]
      const figures = [sortableNumber(a.balance), sortableNumber(a.lastTransLt), a.lastPaid, a.codeHash ?? null]
      account.run(...key, ...figures, textOf(a.document), a.boc)
    }
    for (const gone of commit.deletedAccounts ?? []) deleteAccount.run(addressOf(gone))
    for (const p of commit.pendingAdded ?? [])
      pending.run(p.id, sortableNumber(p.order), p.boc, JSON.stringify(p.context))
    for (const id of commit.pendingRemoved ?? []) deletePending.run(id)
    for (const [name, value] of Object.entries(commit.settings ?? {})) setting.run(name, value)
    if (commit.history !== undefined) writeHistory(commit.history.records, commit.history.limit)
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
