import type { StorageServer } from '../../src/ports/Storage.ts'
import type { ContentPlace } from '../ContentPlace.ts'
import { withConnection } from './Connection.ts'
import { openPostgresStorage } from './openPostgresStorage.ts'
import { addressOf } from './postgresErrors.ts'
import { SILENCE_MS, settleTexts } from './statements.ts'

/**
 * Works on all contents of a schema, even if it is marked as moved or incomplete. Creates a missing schema. Others may
 * have it open: the state that is set keeps them from writing. Throws StorageError.
 */
export async function withMovableSchema<T>(
  server: StorageServer,
  work: (place: ContentPlace) => Promise<T>,
): Promise<T> {
  const storage = await openPostgresStorage(server, { ignoresState: true })
  try {
    return await work({ storage, name: addressOf(server), settle: () => settle(server) })
  } finally {
    await storage.close()
  }
}

/**
 * Each write reads the state after it has locked its table: once this function has held the lock of the table after the
 * state was set, earlier writes have ended.
 */
function settle(server: StorageServer): Promise<void> {
  const lockMs = server.statementTimeoutMs + SILENCE_MS
  // The client waits longer than the server does.
  const patient = { ...server, statementTimeoutMs: lockMs }
  return withConnection(patient, async (connection) => {
    for (const text of settleTexts(server.schema, { statementMs: lockMs, lockMs })) await connection.run(text)
  })
}
