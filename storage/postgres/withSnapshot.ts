import type { StorageServer } from '../../src/ports/Storage.ts'
import type { ItemOperation, ReadOperation } from '../common/ItemOperation.ts'
import { itemsOf } from '../common/StorageFront.ts'
import type { Contents } from '../contentDigest.ts'
import { withConnection } from './Connection.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { readPlan } from './readPlan.ts'
import { beginSnapshotText } from './statements.ts'

/** Reads the state of one moment, while other clients keep writing. Throws StorageError. */
export function withSnapshot<T>(server: StorageServer, work: (contents: Contents) => Promise<T>): Promise<T> {
  return withConnection(server, async (connection) => {
    await prepareDatabase(connection, server)
    await connection.run(beginSnapshotText(server.statementTimeoutMs))
    // One statement at a time.
    const ask = async (operation: ItemOperation) => {
      const { texts, values } = readPlan(server.schema, [operation as ReadOperation])
      return values(texts.length === 0 ? [] : await connection.run(texts.join('\n')))[0] as never
    }
    return work({ local: itemsOf('local', ask), proofs: itemsOf('proofs', ask) })
  })
}
