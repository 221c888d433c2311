import type { Collection, Item, StorageServer } from '../../src/ports/Storage.ts'
import type { Contents } from '../contentDigest.ts'
import { askable } from './askable.ts'
import { Connection } from './Connection.ts'
import type { RangeOperation } from './PostgresOperation.ts'
import { translateError } from './postgresErrors.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { beginSnapshotText, getText, rangeText } from './statements.ts'

/** Reads what is there at one moment, while others go on. Throws StorageError. */
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

function itemsOf(connection: Connection, { schema }: StorageServer, collection: Collection): Contents[Collection] {
  const rows = async (range: Omit<RangeOperation, 'collection'>) => {
    const asked = askable({ collection, ...range })
    return asked === undefined ? [] : (await connection.run(rangeText(schema, asked)))[0]!.rows
  }
  const all = { prefix: '', after: '', limit: Number.POSITIVE_INFINITY }
  return {
    get: async (store, key) => {
      const [found] = await connection.run(getText(schema, collection, [{ collection, store, key }]))
      return found!.rows[0]?.[2] as Uint8Array | undefined
    },
    list: async (store, prefix = '') => (await rows({ type: 'list', store, ...all, prefix })).map(([key]) => key),
    stores: async () => (await rows({ type: 'stores', store: '', ...all })).map(([store]) => store),
    read: async (store, { prefix = '', after = '', limit }) => {
      const found = await rows({ type: 'read', store, prefix, after, limit })
      return found.map(([key, value]): Item => ({ key, value }))
    },
  }
}
