import { parseStorageUrl } from '../../../src/config/parseStorageUrl.ts'
import type { StorageServer } from '../../../src/ports/Storage.ts'

/** What a URL stands for, with the defaults of the configuration. */
export function storageServer(url: string, change: Partial<StorageServer> = {}): StorageServer {
  const { schema = 'vendorclient', connectTimeoutMs = 5000, ...place } = parseStorageUrl(url)
  return { ...place, schema, connectTimeoutMs, poolSize: 4, statementTimeoutMs: 10_000, ...change }
}
