import type { StorageServer } from '../ports/Storage.ts'
import { parseStorageUrl } from './parseStorageUrl.ts'
import type { ResolvedConfig } from './ResolvedConfig.ts'

/** The server that keeps the data of a client; `undefined` when the data is in a folder. */
export function storageServerOf({ storage }: ResolvedConfig): StorageServer | undefined {
  if (storage.url === undefined) return undefined
  const { schema, connectTimeoutMs, ...place } = parseStorageUrl(storage.url)
  return {
    ...place,
    schema: schema ?? storage.schema,
    poolSize: storage.pool_size,
    connectTimeoutMs: connectTimeoutMs ?? storage.connect_timeout,
    statementTimeoutMs: storage.statement_timeout,
  }
}
