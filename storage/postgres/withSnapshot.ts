import type { Collection, StorageServer } from '../../src/ports/Storage.ts'
import type { Contents } from '../contentDigest.ts'
import { Connection } from './Connection.ts'
import type { PostgresResults, ReadOperation } from './PostgresOperation.ts'
import { translateError } from './postgresErrors.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { readPlan } from './readPlan.ts'
import { beginSnapshotText } from './statements.ts'

/** Reads the state of one moment, while other clients keep writing. Throws StorageError. */
export async function withSnapshot<T>(server: StorageServer, work: (contents: Contents) => Promise<T>): Promise<T> {
  let connection: Connection | undefined
  try {
    connection = await Connection.open(server)
    await prepareDatabase(connection, server)
    await connection.run(beginSnapshotText(server.statementTimeoutMs))
    return await work({ local: itemsOf(connection, server, 'local'), proofs: itemsOf(connection, server, 'proofs') })
  } catch (error) {
    throw translateError(error, server)
  } finally {
    await connection?.end()
  }
}

/** One statement at a time. */
function itemsOf(connection: Connection, { schema }: StorageServer, collection: Collection): Contents[Collection] {
  const read = async <T extends ReadOperation['type']>(operation: ReadOperation & { readonly type: T }) => {
    const { texts, values } = readPlan(schema, [operation])
    const [value] = values(texts.length === 0 ? [] : await connection.run(texts.join('\n')))
    return value as PostgresResults[T]
  }
  const all = { collection, prefix: '', after: '', limit: Number.POSITIVE_INFINITY }
  return {
    get: (store, key) => read({ type: 'get', collection, store, key }),
    list: (store, prefix = '') => read({ ...all, type: 'list', store, prefix }),
    stores: () => read({ ...all, type: 'stores', store: '' }),
    read: (store, { prefix = '', after = '', limit }) =>
      read({ type: 'read', collection, store, prefix, after, limit }),
  }
}
