/**
 * All SQL statements. Names in them were checked to be letters, digits, `_`, `.` and `/`; everything else is passed as hex
 * digits or Base64, so that nothing needs escaping, whatever the settings of the server.
 */
import { createHash } from 'node:crypto'
import {
  appendCounter,
  appendedKey,
  type Collection,
  type ItemAppend,
  type StorageCondition,
} from '../../src/ports/Storage.ts'
import { statePlace } from '../../src/ports/storageMarks.ts'
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

/**
 * Returns the mark; waits for the transaction that may be setting it. Any other mark than that of `batch` is replaced by
 * `other`, so that a batch which reaches the server only after this fails.
 */
export function readMarkText(schema: string, lane: string, batch: string, other: string): string {
  return `INSERT INTO "${schema}".commits AS mark (lane, batch) VALUES ('${lane}', '${other}')
  ON CONFLICT (lane) DO UPDATE SET at = now(),
    batch = CASE WHEN mark.batch = '${batch}' THEN mark.batch ELSE excluded.batch END RETURNING batch;`
}

interface Assumptions {
  readonly lane: string
  readonly batch: string
  /** The last mark of the lane. */
  readonly before: string
  readonly conditions: readonly StorageCondition[]
  readonly appended: readonly ItemAppend[]
  /** Whether a state of the storage is ignored. */
  readonly ignoresState: boolean
}

/**
 * Sets the mark if the lane has left no other one meanwhile, and checks the assumptions about items that are locked. If one
 * does not hold, it fails with a division by zero, code 22012; other codes of that class are about counters that are no
 * numbers.
 */
export function checkText(
  schema: string,
  { lane, batch, before, conditions, appended, ignoresState }: Assumptions,
): string {
  const checks = ['EXISTS (SELECT FROM marked)']
  for (const [collection, table] of Object.entries(tables)) {
    const wanted = conditions.filter((condition) => condition.collection === collection)
    const rows = wanted.map(
      ({ store, key, value }) => `('${store}', '${key}', ${value ? digest(value) : 'NULL'}::bytea)`,
    )
    const counters = appended.filter((append) => append.collection === collection)
    const names = new Set(counters.map(({ store }) => counterName(store)))
    if (rows.length > 0) {
      checks.push(`NOT EXISTS (SELECT FROM (VALUES ${rows.join(', ')}) AS wanted (store, key, digest)
    LEFT JOIN "${schema}".${table} AS item USING (store, key) WHERE sha256(item.value) IS DISTINCT FROM wanted.digest)`)
    }
    if (names.size > 0) {
      checks.push(`NOT EXISTS (SELECT FROM (VALUES ${[...names].join(', ')}) AS counter (store, key)
    JOIN "${schema}".${table} AS item USING (store, key) WHERE convert_from(item.value, 'UTF8') !~ '^[0-9]{1,15}$')`)
    }
  }
  if (!ignoresState) {
    const { collection, store, key } = statePlace
    checks.push(`NOT EXISTS (SELECT FROM "${schema}".${tables[collection]}
    WHERE store = '${store}' AND key = '${key}' AND value IS NOT NULL)`)
  }
  return `WITH marked AS (INSERT INTO "${schema}".commits AS mark (lane, batch) VALUES ('${lane}', '${batch}')
  ON CONFLICT (lane) DO UPDATE SET batch = excluded.batch, at = now() WHERE mark.batch = '${before}' RETURNING 1)
  SELECT 1 / CASE WHEN ${checks.join('\n  AND ')} THEN 1 ELSE 0 END;`
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

/** News of one schema have its name as their channel. */
export function listenText(schema: string): string {
  return `LISTEN "${schema}"`
}

export function notifyText(schema: string, payload: string): string {
  return `SELECT pg_notify('${schema}', convert_from(decode('${hex(Buffer.from(payload))}', 'hex'), 'UTF8'))`
}

export function putText(schema: string, collection: Collection, changes: readonly ItemChange[]): string {
  return `INSERT INTO "${schema}".${tables[collection]} (store, key, value) ${putRows(changes)}
  ON CONFLICT (store, key) DO UPDATE SET value = excluded.value;`
}

/** As `putText`, and appends items, in their order, to groups whose counters are locked. */
export function putAndAppendText(
  schema: string,
  collection: Collection,
  changes: readonly ItemChange[],
  appended: readonly ItemAppend[],
): string {
  const table = `"${schema}".${tables[collection]}`
  const counts = new Map<string, number>()
  const added = appended.map(({ store, append }) => {
    const number = (counts.get(store) ?? 0) + 1
    counts.set(store, number)
    return `('${store}', ${number}, ${bytes(append)})`
  })
  const counters = [...counts].map(([store, count]) => {
    const counter = appendCounter(store)
    return `('${counter.store}', '${counter.key}', '${store}', ${count})`
  })
  return `WITH counted AS (UPDATE ${table} AS item
    SET value = convert_to((coalesce(convert_from(item.value, 'UTF8'), '0')::bigint + added.count)::text, 'UTF8')
    FROM (VALUES ${counters.join(', ')}) AS added (store, key, target, count)
    WHERE item.store = added.store AND item.key = added.key
    RETURNING added.target, convert_from(item.value, 'UTF8')::bigint - added.count AS before)
  INSERT INTO ${table} (store, key, value)${changes.length === 0 ? '' : ` ${putRows(changes)} UNION ALL`}
  SELECT target, lpad((counted.before + appended.number)::text, ${appendedKey(0).length}, '0'), appended.value
    FROM counted JOIN (VALUES ${added.join(', ')}) AS appended (target, number, value) USING (target)
  ON CONFLICT (store, key) DO UPDATE SET value = excluded.value;`
}

function putRows(changes: readonly ItemChange[]): string {
  const rows = changes.map(({ place: { store, key }, value }) => `('${store}', '${key}', ${bytes(value!)})`)
  return `VALUES ${rows.join(', ')}`
}

function counterName(store: string): string {
  const counter = appendCounter(store)
  return `('${counter.store}', '${counter.key}')`
}

export function removeText(schema: string, collection: Collection, places: readonly ItemPlace[]): string {
  return `DELETE FROM "${schema}".${tables[collection]} AS item USING (VALUES ${names(places)}) AS gone (store, key)
  WHERE item.store = gone.store AND item.key = gone.key;`
}

function names(places: readonly Pick<ItemPlace, 'store' | 'key'>[]): string {
  return places.map(({ store, key }) => `('${store}', '${key}')`).join(', ')
}

/** In Base64, which is a third shorter than hex digits. */
function bytes(value: Uint8Array): string {
  return `decode('${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}', 'base64')`
}

/** SHA-256 of a value, which is shorter than most values. */
function digest(value: Uint8Array): string {
  return `decode('${createHash('sha256').update(value).digest('hex')}', 'hex')`
}

function hex(value: Buffer): string {
  return value.toString('hex')
}
