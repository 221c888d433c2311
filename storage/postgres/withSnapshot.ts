import type { StorageServer } from '../../src/ports/Storage.ts'
import type { Contents } from '../contentDigest.ts'
import type { ItemOperation, ReadOperation } from '../ItemOperation.ts'
import { itemsOf } from '../StorageFront.ts'
import { Connection } from './Connection.ts'
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
    const opened = connection
    // One statement at a time.
    const ask = async (operation: ItemOperation) => {
      const { texts, values } = readPlan(server.schema, [operation as ReadOperation])
      return values(texts.length === 0 ? [] : await opened.run(texts.join('\n')))[0] as never
    }
    return await work({ local: itemsOf('local', ask), proofs: itemsOf('proofs', ask) })
  } catch (error) {
    throw translateError(error, server)
  } finally {
    await connection?.end()
  }
}
