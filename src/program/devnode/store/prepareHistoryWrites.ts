import type { Database } from 'better-sqlite3'
import type { HistoryRecord } from './records.ts'

/** Number of stored codes above which those that no stored state needs any more are deleted. */
const SPARE_CODES = 64

/** Writes moments, within a transaction of the caller, and forgets those beyond the newest `limit`. */
export type WriteHistory = (records: readonly HistoryRecord[], limit: number) => void

export function prepareHistoryWrites(database: Database): WriteHistory {
  const insert = database.prepare(
    'INSERT OR REPLACE INTO history (chain_order, dapp_id, code_hash, context, account) VALUES (?, ?, ?, ?, ?)',
  )
  const findCode = database.prepare('SELECT 1 FROM history_codes WHERE hash = ?').pluck()
  const insertCode = database.prepare('INSERT INTO history_codes (hash, boc) VALUES (?, ?)')
  const prune = database.prepare(`DELETE FROM history WHERE chain_order <=
    (SELECT chain_order FROM history ORDER BY chain_order DESC LIMIT 1 OFFSET ?)`)
  const countCodes = database.prepare('SELECT count(*) FROM history_codes').pluck()
  const pruneCodes = database.prepare(
    'DELETE FROM history_codes WHERE hash NOT IN (SELECT code_hash FROM history WHERE code_hash IS NOT NULL)',
  )
  // The first commit prunes what an earlier run has left.
  let sincePruned = Number.POSITIVE_INFINITY
  return (records, limit) => {
    for (const { chainOrder, dappId, context, account, code } of records) {
      if (code !== undefined && findCode.get(code.hash) === undefined) insertCode.run(code.hash, code.boc)
      insert.run(chainOrder, dappId ?? null, code?.hash ?? null, context, account)
    }
    sincePruned += records.length
    if (sincePruned <= limit / 10) return
    sincePruned = 0
    prune.run(limit)
    if ((countCodes.get() as number) > SPARE_CODES) pruneCodes.run()
  }
}
