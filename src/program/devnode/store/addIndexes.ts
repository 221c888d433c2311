import type { Database } from 'better-sqlite3'

/** Reports the progress of a long opening. */
export type OpenProgress = (step: { readonly done: number; readonly of: number; readonly rows: number }) => void

/** Number of transactions above which progress is reported, because the work takes seconds. */
const ROWS_WORTH_TELLING = 50_000

/**
 * Sortable text of the value of a message, as `sortableNumber` makes it from the hex digits in the document. Uses only
 * functions built into SQLite, because an index may use no others.
 */
const VALUE_COLUMN = `value TEXT GENERATED ALWAYS AS (
  'p' || printf('%03x', length(json_extract(document, '$.value')) - 2) || substr(json_extract(document, '$.value'), 3)
) VIRTUAL`

/** Indexes for the filters and orders of collections, besides those that the tables are created with. */
const INDEXES = [
  'transactions_by_lt ON transactions (lt)',
  'transactions_by_code ON transactions (code_hash, chain_order)',
  "transactions_by_status ON transactions (json_extract(document, '$.status'))",
  'messages_by_value ON messages (value)',
  "messages_by_status ON messages (json_extract(document, '$.status'))",
  `messages_by_code ON messages (json_extract(document, '$.code_hash'))
    WHERE json_extract(document, '$.code_hash') IS NOT NULL`,
  'blocks_by_number ON blocks (seq_no)',
  'blocks_by_gen_utime ON blocks (gen_utime)',
  "blocks_by_status ON blocks (json_extract(document, '$.status'), seq_no)",
  'accounts_by_balance ON accounts (balance)',
  'accounts_by_last_trans_lt ON accounts (last_trans_lt)',
  'accounts_by_last_paid ON accounts (last_paid)',
] as const

/** Tables whose rows were stored in the order of all these columns, and the columns. */
export const storedInOrder = {
  transactions: ['now', 'lt', 'chain_order'],
  blocks: ['gen_utime', 'seq_no'],
} as const satisfies Record<string, readonly string[]>

export type OrderedTable = keyof typeof storedInOrder

/** Name of the setting that marks a table as not stored in order. */
export function disorderSetting(table: OrderedTable): string {
  return `unordered_${table}`
}

/**
 * Adds the indexes that a file lacks, and triggers that watch the order of its rows. The file of an earlier version can
 * still be opened by that version.
 */
export function addIndexes(database: Database, onProgress: OpenProgress = () => {}): void {
  const missing = missingSteps(database)
  if (missing.length === 0) return
  const rows = database.prepare('SELECT count(*) FROM transactions').pluck().get() as number
  for (const [done, step] of missing.entries()) {
    if (rows >= ROWS_WORTH_TELLING) onProgress({ done, of: missing.length, rows })
    database.transaction(() => step())()
  }
}

function missingSteps(database: Database): (() => void)[] {
  const names = new Set(database.prepare('SELECT name FROM sqlite_schema').pluck().all())
  const columns = database.prepare("SELECT name FROM pragma_table_xinfo('messages')").pluck().all()
  const steps: (() => void)[] = []
  if (!columns.includes('value')) steps.push(() => database.exec(`ALTER TABLE messages ADD COLUMN ${VALUE_COLUMN}`))
  for (const index of INDEXES) {
    if (!names.has(index.split(' ')[0]!)) steps.push(() => database.exec(`CREATE INDEX ${index}`))
  }
  for (const table of Object.keys(storedInOrder) as OrderedTable[]) {
    if (!names.has(`${table}_out_of_order`)) steps.push(() => watchOrder(database, table))
  }
  return steps
}

/** Marks the table when a row is stored out of order. Existing rows are checked once. */
function watchOrder(database: Database, table: OrderedTable): void {
  const columns = storedInOrder[table]
  const note = `INSERT OR REPLACE INTO settings (name, value) SELECT '${disorderSetting(table)}', 'true'`
  const isBehind = columns.map((column) => `NEW.${column} < (SELECT max(${column}) FROM ${table})`).join(' OR ')
  database.exec(`
    CREATE TRIGGER ${table}_out_of_order BEFORE INSERT ON ${table} WHEN ${isBehind} BEGIN ${note}; END;
    CREATE TRIGGER ${table}_changed BEFORE UPDATE OF ${columns.join(', ')} ON ${table} BEGIN ${note}; END;
    ${columns.map((column) => `${note} WHERE ${hasDisorder(table, column)};`).join('\n')}
  `)
}

function hasDisorder(table: OrderedTable, column: string): string {
  const pairs = `SELECT ${column} AS own, lag(${column}) OVER (ORDER BY rowid) AS previous FROM ${table}`
  return `EXISTS (SELECT 1 FROM (${pairs}) WHERE own < previous)`
}
