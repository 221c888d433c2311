/** Tables of what is known beside the chain itself: the moments before transactions, and ABIs. */
import type { Database } from 'better-sqlite3'
import type { HistoryRecord } from './records.ts'

/**
 * `history`: accounts before transactions; an empty BOC if the account did not exist. If `code_hash` is set, the code
 * is a pruned cell in `account` and is stored in `history_codes`. `abis`: what was registered for the hash of a code;
 * it stays when the chain goes back to a snapshot or starts over.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS history (
    chain_order TEXT NOT NULL PRIMARY KEY,
    dapp_id     TEXT,
    code_hash   TEXT,
    context     TEXT NOT NULL,
    account     BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS history_codes (
    hash TEXT NOT NULL PRIMARY KEY,
    boc  BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS abis (
    code_hash TEXT NOT NULL PRIMARY KEY,
    name      TEXT NOT NULL,
    abi       TEXT NOT NULL,
    debug_map TEXT
  ) STRICT;
`

/** Makes the tables where an earlier program made the file. */
export function prepareHistoryTables(database: Database): void {
  database.exec(TABLES)
}

/** Maximum number of codes that are kept although no moment may need them any more. */
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
  // The first commit looks at what an earlier start has left.
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
