/**
 * All SQL statements. Names in them were checked to be letters, digits, `_`, `.` and `/`; everything else is passed as hex
 * digits, so that nothing needs escaping, whatever the settings of the server.
 */
import type { Collection } from '../../src/ports/Storage.ts'
import type { ItemPlace, RangeOperation } from '../common/ItemOperation.ts'
import type { ItemChange } from '../common/LockedItems.ts'

const tables: Readonly<Record<Collection, string>> = { local: 'local_items', proofs: 'proofs' }

/** The server ends a transaction whose client is silent for this long, which releases its locks, ms. */
export const SILENCE_MS = 3000

export interface TransactionLimits {
  readonly statementMs: number
  readonly lockMs: number
}

/**
 * Settings per transaction, since a pooler may change the session. What is acknowledged must be on disk, and on that of
 * a synchronous standby, whatever the session settings are.
 */
export function beginText({ statementMs, lockMs }: TransactionLimits): string {
  return `BEGIN ISOLATION LEVEL READ COMMITTED;
SELECT set_config('statement_timeout', '${statementMs}', true), set_config('lock_timeout', '${lockMs}', true),
  set_config('idle_in_transaction_session_timeout', '${SILENCE_MS}', true),
  set_config('synchronous_commit', CASE WHEN current_setting('synchronous_commit') IN ('off', 'local') THEN 'on'
    ELSE current_setting('synchronous_commit') END, true);`
}

export function beginReadText(statementMs: number): string {
  return `BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY;
SELECT pg_is_in_recovery(), set_config('statement_timeout', '${statementMs}', true);`
}

/** Begins a read transaction on a snapshot. */
export function beginSnapshotText(statementMs: number): string {
  return `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT set_config('statement_timeout', '${statementMs}', true);`
}

/** Read transactions that end after concurrent writing transactions. */
export function settleTexts(schema: string, limits: TransactionLimits): string[] {
  const lock = (table: string) => `LOCK TABLE "${schema}".${table} IN EXCLUSIVE MODE;`
  return Object.values(tables).map((table) => `${beginText(limits)} ${lock(table)} COMMIT`)
}

/** Sets the mark of a connection, which shows later whether the transaction was committed. */
export function markText(schema: string, lane: string, batch: string): string {
  return `INSERT INTO "${schema}".commits (lane, batch) VALUES ('${lane}', '${batch}')
  ON CONFLICT (lane) DO UPDATE SET batch = excluded.batch, at = now();`
}

/** Returns the mark; waits for the transaction that may be setting it. */
export function readMarkText(schema: string, lane: string): string {
  return `INSERT INTO "${schema}".commits (lane, batch) VALUES ('${lane}', '')
  ON CONFLICT (lane) DO UPDATE SET at = now() RETURNING batch;`
}

/**
 * Locks items of one collection, including missing ones: they get a row without a value until the end of the transaction.
 * An existing row is locked by the conflict and stays unchanged. `places` are sorted, so that no two transactions wait for
 * each other.
 */
export function lockText(schema: string, collection: Collection, places: readonly ItemPlace[]): string {
  return `INSERT INTO "${schema}".${tables[collection]} (store, key) VALUES ${names(places)}
  ON CONFLICT (store, key) DO UPDATE SET value = NULL WHERE false;`
}

export function getText(schema: string, collection: Collection, places: readonly ItemPlace[]): string {
  return `SELECT store, key, value FROM (VALUES ${names(places)}) AS wanted (store, key)
  JOIN "${schema}".${tables[collection]} USING (store, key) WHERE value IS NOT NULL;`
}

/** Keys in ascending byte order, of `read` with their values; of `stores` the names of the groups. */
export function rangeText(schema: string, { type, collection, store, prefix, after, limit }: RangeOperation): string {
  if (type === 'stores') {
    return `SELECT DISTINCT store FROM "${schema}".${tables[collection]} WHERE value IS NOT NULL ORDER BY store;`
  }
  const conditions = [
    `store = '${store}'`,
    'value IS NOT NULL',
    // All characters of keys sort before it.
    ...(prefix === '' ? [] : [`key >= '${prefix}'`, `key < '${prefix}~'`]),
    ...(after === '' ? [] : [`key > convert_from(decode('${hex(Buffer.from(after))}', 'hex'), 'UTF8')`]),
  ]
  const end = Number.isFinite(limit) ? ` LIMIT ${Math.max(0, Math.trunc(limit))}` : ''
  return `SELECT key${type === 'read' ? ', value' : ''} FROM "${schema}".${tables[collection]}
  WHERE ${conditions.join(' AND ')} ORDER BY key${end};`
}

export function putText(schema: string, collection: Collection, changes: readonly ItemChange[]): string {
  const rows = changes.map(({ place: { store, key }, value }) => `('${store}', '${key}', ${bytes(value!)})`)
  return `INSERT INTO "${schema}".${tables[collection]} (store, key, value) VALUES ${rows.join(', ')}
  ON CONFLICT (store, key) DO UPDATE SET value = excluded.value;`
}

export function removeText(schema: string, collection: Collection, places: readonly ItemPlace[]): string {
  return `DELETE FROM "${schema}".${tables[collection]} AS item USING (VALUES ${names(places)}) AS gone (store, key)
  WHERE item.store = gone.store AND item.key = gone.key;`
}

function names(places: readonly Pick<ItemPlace, 'store' | 'key'>[]): string {
  return places.map(({ store, key }) => `('${store}', '${key}')`).join(', ')
}

function bytes(value: Uint8Array): string {
  return `decode('${hex(Buffer.from(value.buffer, value.byteOffset, value.byteLength))}', 'hex')`
}

function hex(value: Buffer): string {
  return value.toString('hex')
}
