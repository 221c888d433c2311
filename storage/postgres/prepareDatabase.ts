/**
 * Checks whenever the storage is opened: whether the server keeps what it acknowledges, whether the schema is ours and
 * intact, and its version. Migrations only go forward, each in a transaction that locks the version row: a second
 * process waits and finds the work done. This also works with a pooler, where session locks would not.
 */
import type { StorageServer } from '../../src/ports/Storage.ts'
import { expectInUse, statePlace } from '../../src/ports/storageMarks.ts'
import type { Connection } from './Connection.ts'
import { migrations, newestVersion } from './migrations/index.ts'
import { addressOf, codeOf, serverError } from './postgresErrors.ts'
import { beginText, getText } from './statements.ts'

const APPLICATION = 'vendorclient storage'
/**
 * Servers below this version are unmaintained. The features used here, such as `INSERT … ON CONFLICT` and collations,
 * are older than that.
 */
const OLDEST_SERVER = 120_000
const MAX_TRIES = 10
/** Longest wait for the migration of another process, ms. */
const LOCK_MS = 5000
/** Marks of unused connections are removed after this. */
const MARK_LIFE = '1 day'

/**
 * @param ignoresState whether a storage is opened although its state says that it must not be used
 * @throws StorageError `server`, `read_only`, `foreign`, `newer`, `corrupt`, `moved`; errors of the driver untranslated
 */
export async function prepareDatabase(
  connection: Connection,
  server: StorageServer,
  ignoresState = false,
): Promise<void> {
  await checkServer(connection, server)
  let version = await readVersion(connection, server)
  for (let tries = 1; version === undefined; tries++) {
    await createSchema(connection, server, tries)
    version = await readVersion(connection, server)
  }
  if (version < newestVersion) await migrate(connection, server)
  await checkTables(connection, server)
  if (!ignoresState) await checkState(connection, server)
  await connection.run(`DELETE FROM "${server.schema}".commits WHERE at < now() - interval '${MARK_LIFE}'`)
}

async function checkState(connection: Connection, server: StorageServer): Promise<void> {
  const [found] = await connection.run(getText(server.schema, 'local', [statePlace]))
  expectInUse(found!.rows[0]?.[2], addressOf(server))
}

async function checkServer(connection: Connection, server: StorageServer): Promise<void> {
  const [facts] = await connection.run(
    `SELECT current_setting('server_version_num')::int, pg_is_in_recovery(), current_setting('transaction_read_only'),
      current_setting('synchronous_commit'), current_setting('server_version')`,
  )
  const [version, isStandby, isReadOnly, synchronousCommit, versionText] = facts!.rows[0]!
  if (version < OLDEST_SERVER) {
    throw serverError('server', server, `its version is ${versionText}, PostgreSQL 12 or later is required`)
  }
  if (isStandby === true) throw serverError('read_only', server, 'the server is a standby: use the primary')
  if (isReadOnly === 'on') {
    throw serverError(
      'read_only',
      server,
      'default_transaction_read_only is on for the server, the database or the role',
    )
  }
  if (synchronousCommit === 'off') {
    throw serverError(
      'server',
      server,
      'synchronous_commit is off, so acknowledged writes could be lost: set it to on for the role or the database',
    )
  }
}

/** `undefined`: the schema is missing or empty. */
async function readVersion(connection: Connection, server: StorageServer): Promise<number | undefined> {
  const { schema } = server
  const [tables] = await connection.run(
    `SELECT relation.relname FROM pg_class AS relation JOIN pg_namespace AS space ON space.oid = relation.relnamespace
      WHERE space.nspname = '${schema}' AND relation.relkind IN ('r', 'p', 'v', 'm', 'f')`,
  )
  const found = tables!.rows.map(([name]) => String(name))
  if (found.length === 0) return undefined
  const table = `"${schema}".storage_version`
  if (!found.includes('storage_version')) {
    throw serverError(
      'foreign',
      server,
      `the schema has tables of other programs, ${JSON.stringify(found[0]!.slice(0, 63))}`,
    )
  }
  const [row] = await connection.run(
    `SELECT to_jsonb(v) ->> 'application', to_jsonb(v) ->> 'version' FROM ${table} AS v`,
  )
  const [application, version] = row!.rows[0] ?? []
  if (application !== APPLICATION) throw serverError('foreign', server, `${table} does not belong to this program`)
  const number = Number(version)
  if (!Number.isSafeInteger(number) || number < 0) throw serverError('corrupt', server, `${table} has no version`)
  if (number > newestVersion) {
    const reason = `schema version ${number}, this program knows versions up to ${newestVersion}`
    throw serverError('newer', server, `${reason}. It was left unchanged: use a newer version of the program`)
  }
  return number
}

/**
 * Another process may do the same concurrently: names of schemas and tables are unique, so the second one fails and
 * checks again.
 */
async function createSchema(connection: Connection, { schema }: StorageServer, tries: number): Promise<void> {
  const [spaces] = await connection.run(`SELECT 1 FROM pg_namespace WHERE nspname = '${schema}'`)
  try {
    await connection.run(`BEGIN;
      ${spaces!.rows.length === 0 ? `CREATE SCHEMA "${schema}";` : ''}
      CREATE TABLE "${schema}".storage_version (
        id          smallint NOT NULL PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        application text     NOT NULL,
        version     integer  NOT NULL
      );
      INSERT INTO "${schema}".storage_version (application, version) VALUES ('${APPLICATION}', 0);
      COMMIT`)
  } catch (error) {
    await connection.run('ROLLBACK')
    if (tries === MAX_TRIES || !/^(23505|42P0[67]|40...)$/.test(codeOf(error))) throw error
  }
}

async function migrate(connection: Connection, server: StorageServer): Promise<void> {
  const { schema, statementTimeoutMs } = server
  const begin = beginText({ statementMs: statementTimeoutMs, lockMs: LOCK_MS })
  try {
    const results = await connection.run(
      `${begin} SELECT version FROM "${schema}".storage_version WHERE id = 1 FOR UPDATE`,
    )
    const version = results.at(-1)!.rows[0]![0] as number
    const steps = migrations.slice(version).map(({ sql }) => sql(schema))
    const update = `UPDATE "${schema}".storage_version SET version = ${newestVersion} WHERE version < ${newestVersion};`
    await connection.run(`${steps.join('\n')} ${update} COMMIT`)
  } catch (error) {
    await connection.run('ROLLBACK')
    throw error
  }
}

const columns = [
  ['commits', 'at', 'timestamp with time zone', ''],
  ['commits', 'batch', 'text', 'default'],
  ['commits', 'lane', 'text', 'C'],
  ...['local_items', 'proofs'].flatMap((table) => [
    [table, 'key', 'text', 'C'],
    [table, 'store', 'text', 'C'],
    [table, 'value', 'bytea', ''],
  ]),
]

/** Another collation, an unlogged table or a trigger would silently change what is read and written. */
async function checkTables(connection: Connection, server: StorageServer): Promise<void> {
  const ofSchema = `JOIN pg_namespace AS space ON space.oid = relation.relnamespace AND space.nspname = '${server.schema}'`
  const [found, flaws] = await connection.run(`
    SELECT relation.relname, attribute.attname, format_type(attribute.atttypid, NULL), coalesce(collation_.collname, '')
      FROM pg_class AS relation ${ofSchema}
      JOIN pg_attribute AS attribute ON attribute.attrelid = relation.oid AND attribute.attnum > 0
      LEFT JOIN pg_collation AS collation_ ON collation_.oid = attribute.attcollation
      WHERE relation.relkind IN ('r', 'p') AND NOT attribute.attisdropped;
    SELECT relation.relname, relation.relpersistence <> 'p', EXISTS (
        SELECT 1 FROM pg_trigger WHERE tgrelid = relation.oid AND NOT tgisinternal
      ), relation.relrowsecurity
      FROM pg_class AS relation ${ofSchema} WHERE relation.relkind IN ('r', 'p')`)
  const rows = new Set(found!.rows.map((row) => row.join(' ')))
  for (const [table, column, type, collation] of columns) {
    if (rows.has([table, column, type, collation].join(' '))) continue
    throw serverError('corrupt', server, `the column ${table}.${column} is missing or was changed`)
  }
  for (const [table, isTransient, hasTrigger, hasPolicies] of flaws!.rows) {
    if (isTransient)
      throw serverError('corrupt', server, `the table ${table} is not durable: it is unlogged or temporary`)
    if (hasTrigger) throw serverError('foreign', server, `the table ${table} has a trigger`)
    if (hasPolicies) throw serverError('foreign', server, `the table ${table} has row-level security`)
  }
}
