/**
 * Address of a PostgreSQL database as libpq takes it:
 * `postgres://user:password@host:port/database?sslmode=verify-full`. Errors never quote any part of the text: if a
 * password was not percent-encoded, any part may belong to it. Source: PostgreSQL documentation, chapter libpq,
 * sections on connection strings and parameter key words.
 */
import type { StorageServer, TlsMode } from '../ports/Storage.ts'

/** Settings that a URL cannot or does not contain come from the configuration. */
export type StorageUrl = Omit<
  StorageServer,
  'authorities' | 'schema' | 'poolSize' | 'connectTimeoutMs' | 'statementTimeoutMs'
> & { readonly schema: string | undefined; readonly connectTimeoutMs: number | undefined }

const DEFAULT_PORT = 5432
const tlsModes: readonly string[] = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']
const parameters = [
  ...['application_name', 'connect_timeout', 'dbname', 'host', 'password', 'port', 'schema'],
  ...['sslcert', 'sslkey', 'sslmode', 'sslrootcert', 'user'],
] as const

/** Throws Error; its message completes a sentence that begins with "storage.url". */
export function parseStorageUrl(text: string): StorageUrl {
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error('has no scheme postgres:// or postgresql://')
  const url = readUrl(text)
  const given = readParameters(url)
  const port = given.port ?? url.port
  const database = given.dbname ?? decode(url.pathname.slice(1))
  if (/[@/]/.test(database)) throw new Error(`has a database name with @ or /. ${ENCODE}`)
  const host = given.host ?? (decode(url.hostname.replace(/^\[(.*)\]$/, '$1')) || 'localhost')
  if (host.includes(',')) throw new Error('names several hosts, expected one')
  if (given.schema !== undefined && !SCHEMA_NAME.test(given.schema)) {
    throw new Error('has an invalid schema name: expected lower-case letters, digits and underscores')
  }
  return {
    host,
    port: readNumber('port', port, 1, 65_535) ?? DEFAULT_PORT,
    user: given.user ?? (decode(url.username) || undefined),
    password: given.password ?? (decode(url.password) || undefined),
    database: database || undefined,
    applicationName: given.application_name,
    ...readTls(given),
    schema: given.schema,
    connectTimeoutMs: readSeconds(given.connect_timeout),
  }
}

/** PostgreSQL reserves names that begin with `pg_`. */
export const SCHEMA_NAME = /^(?!pg_)[a-z_][a-z0-9_]{0,62}$/

const ENCODE = 'Percent-encode characters such as @ : / ? # in a password'

function readUrl(text: string): URL {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new Error(`is not a URL with one host. ${ENCODE}`)
  }
  if (url.hash !== '') throw new Error(`has a fragment. ${ENCODE}`)
  return url
}

type Parameters = { readonly [Name in (typeof parameters)[number]]?: string }

function readParameters({ searchParams }: URL): Parameters {
  const given: Record<string, string> = {}
  searchParams.forEach((value, name) => {
    if (!(parameters as readonly string[]).includes(name)) {
      const shown = /^[a-z_]{1,40}$/.test(name) ? ` ${name}` : ''
      throw new Error(`has the unknown parameter${shown}, expected ${parameters.join(', ')}. ${ENCODE}`)
    }
    if (value === '') throw new Error(`has the parameter ${name} without a value`)
    given[name] = value
  })
  return given
}

function readTls({ sslmode, sslrootcert, sslcert, sslkey }: Parameters) {
  const tlsMode = sslmode ?? 'prefer'
  if (!tlsModes.includes(tlsMode)) throw new Error(`has an unknown sslmode, expected one of ${tlsModes.join(', ')}`)
  if (tlsMode === 'verify-ca' && sslrootcert === undefined) throw new Error('has sslmode=verify-ca without sslrootcert')
  if ((sslcert === undefined) !== (sslkey === undefined))
    throw new Error('has only one of sslcert and sslkey, expected both')
  return {
    tlsMode: tlsMode as TlsMode,
    rootCertificate: sslrootcert,
    certificate: sslcert,
    certificateKey: sslkey,
  }
}

/** Timeout in ms. As in libpq, 0 s means no limit; the maximum of one day stands for it. */
function readSeconds(text: string | undefined): number | undefined {
  const seconds = readNumber('connect_timeout', text, 0, 86_400)
  return seconds === undefined ? undefined : (seconds || 86_400) * 1000
}

function readNumber(name: string, text: string | undefined, minimum: number, maximum: number): number | undefined {
  if (text === undefined || text === '') return undefined
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1
  if (number >= minimum && number <= maximum) return number
  throw new Error(`has a ${name} outside ${minimum} to ${maximum}`)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error(`has an invalid percent-encoding. ${ENCODE}`)
  }
}
