import { StorageError, type StorageErrorKind, type StorageServer } from '../../src/ports/Storage.ts'

/** Address of the server and schema, without user and password. */
export function addressOf({ host, port, database, schema }: StorageServer): string {
  const place = host.includes(':') ? `[${host}]` : host
  return `postgres://${place}:${port}/${database ?? ''} (schema ${schema})`
}

export function serverError(
  kind: StorageErrorKind,
  server: StorageServer,
  reason: string,
  cause?: unknown,
): StorageError {
  const address = addressOf(server)
  return new StorageError(kind, `${openings[kind] ?? 'PostgreSQL storage'} ${address}: ${reason}`, address, cause)
}

const openings: Partial<Record<StorageErrorKind, string>> = {
  access: 'No access to the PostgreSQL storage',
  away: 'The PostgreSQL server is unreachable,',
  busy: 'The PostgreSQL storage is busy,',
  connections: 'The PostgreSQL server has no connections left,',
  corrupt: 'Damaged PostgreSQL storage',
  foreign: 'Not a storage of this program,',
  newer: 'The PostgreSQL storage was written by a later version,',
  read_only: 'The PostgreSQL storage does not accept writes,',
  server: 'The PostgreSQL server cannot be used for the storage,',
  unknown: 'The connection was lost during a commit, whose outcome is unknown,',
}

/** Translates an error of the driver, the server or the network to a StorageError. */
export function translateError(error: unknown, server: StorageServer): StorageError {
  if (error instanceof StorageError) return error
  const { code, message } = detailsOf(error)
  const kind = kindOf(code, message)
  return serverError(kind, server, `${message}${code === '' ? '' : ` (${code})`}`, new Error(message))
}

/** Whether the server refused a statement and keeps running, so that its transaction has not happened. */
export function isRefusal(error: unknown): boolean {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  // 40003 says that the outcome is unknown.
  return severity === 'ERROR' && code !== '40003'
}

export function codeOf(error: unknown): string {
  return detailsOf(error).code
}

function detailsOf(error: unknown): { readonly code: string; readonly message: string } {
  // One attempt per address of a name: the last one is as informative as the others.
  const own = error instanceof AggregateError && error.errors.length > 0 ? error.errors.at(-1) : error
  const { code, message } = own as { code?: unknown; message?: unknown }
  return { code: typeof code === 'string' ? code : '', message: String(message ?? own) }
}

/** Source: PostgreSQL documentation, appendix on error codes. Codes of Node.js are those of its errors of the system and of TLS. */
function kindOf(code: string, message: string): StorageErrorKind {
  // PgBouncer has one code for everything.
  if (/no more connections|query_wait_timeout|too many connections/i.test(message)) return 'connections'
  if (/no such (user|database)/i.test(message)) return 'access'
  if (/transaction blocks not allowed/i.test(message)) return 'server'
  if (/^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND)/.test(code)) return 'away'
  if (/self[- ]signed|certificate|SSL|TLS|SASL|SCRAM|password/i.test(message) && !isServerCode(code)) return 'access'
  for (const [pattern, kind] of kinds) if (pattern.test(code)) return kind
  return code === '' || !isServerCode(code) ? 'away' : 'io'
}

function isServerCode(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
}

const kinds: readonly (readonly [RegExp, StorageErrorKind])[] = [
  [/^53300$/, 'connections'],
  [/^(08...|57P0.|25P0[34])$/, 'away'],
  [/^25006$/, 'read_only'],
  [/^(28...|42501|3D000|3F000)$/, 'access'],
  [/^(40...|55P03|57014)$/, 'busy'],
  [/^(XX00[12]|42P01|42703)$/, 'corrupt'],
  [/^0A000$/, 'server'],
  [/^ERR_(TLS|SSL|OSSL)|^(CERT_|DEPTH_|UNABLE_TO_|SELF_SIGNED|ENOENT$|EACCES$)/, 'access'],
]
