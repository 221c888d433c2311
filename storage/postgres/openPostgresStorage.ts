/**
 * One engine with its connections per server and process, shared by all who open it: hosts of one daemon mostly use the same
 * server. The last one to close ends it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { StorageError, StorageServer } from '../../src/ports/Storage.ts'
import { StorageFront } from '../common/StorageFront.ts'
import { Lane } from './Lane.ts'
import type { LaneOptions } from './LaneOptions.ts'
import { PostgresEngine } from './PostgresEngine.ts'
import { translateError } from './postgresErrors.ts'
import { prepareDatabase } from './prepareDatabase.ts'

interface SharedEngine {
  readonly engine: Promise<PostgresEngine>
  users: number
}

export interface OpeningOptions extends Partial<LaneOptions> {
  /** How long to retry a server that is starting, full or unreachable, ms. Default 3000. */
  readonly openMs?: number
}

const sharedEngines = new Map<string, SharedEngine>()

const OPEN_MS = 3000
const PAUSE_MS = 200

/**
 * Opens the storage in a schema of a PostgreSQL database, and makes or migrates the schema.
 * @throws StorageError of any kind except `key`, `closed` and `unknown`
 */
export async function openPostgresStorage(server: StorageServer, options: OpeningOptions = {}): Promise<StorageFront> {
  const name = JSON.stringify([server, options])
  let shared = sharedEngines.get(name)
  if (shared === undefined) {
    shared = { engine: openEngine(server, options), users: 0 }
    sharedEngines.set(name, shared)
  }
  const own = shared
  own.users++
  const release = async () => {
    own.users--
    if (own.users > 0) return
    if (sharedEngines.get(name) === own) sharedEngines.delete(name)
    await (await own.engine).close()
  }
  try {
    const engine = await own.engine
    return new StorageFront((operation) => engine.run(operation), release, { news: engine.news })
  } catch (error) {
    if (sharedEngines.get(name) === own) sharedEngines.delete(name)
    throw error
  }
}

async function openEngine(
  server: StorageServer,
  { openMs = OPEN_MS, ...options }: OpeningOptions,
): Promise<PostgresEngine> {
  const untilMs = performance.now() + openMs
  for (;;) {
    const lane = new Lane(server, options)
    try {
      await prepareDatabase(await lane.connect(), server, options.ignoresState)
      return new PostgresEngine(server, lane, options)
    } catch (error) {
      await lane.end()
      const failure: StorageError = translateError(error, server)
      const isPassing = failure.kind === 'away' || failure.kind === 'connections' || failure.kind === 'busy'
      if (!isPassing || performance.now() >= untilMs) throw failure
    }
    await sleep(PAUSE_MS)
  }
}
