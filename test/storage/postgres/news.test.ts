/** News between processes that use one schema. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Storage, StorageServer } from '../../../src/ports/Storage.ts'
import { openPostgresStorage } from '../../../storage/postgres/openPostgresStorage.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'

describe.skipIf(whySkipped !== '')(`news on a PostgreSQL server${whySkipped}`, () => {
  let server: PostgresServer
  let names = 0
  beforeAll(async () => {
    server = await PostgresServer.start()
  })
  afterAll(() => server.dispose())

  /** A storage with separate connections, as in another process, and what it hears. */
  async function open(where: StorageServer): Promise<{ storage: Storage; heard: string[]; tell(text: string): void }> {
    const storage = await openPostgresStorage({ ...where, applicationName: `process_${++names}` })
    onTestFinished(() => storage.close())
    const heard: string[] = []
    const listener = (text: string) => heard.push(text)
    onTestFinished(storage.news!.hear(listener))
    return { storage, heard, tell: (text) => storage.news!.announce(text, listener) }
  }

  function place(schema: string): StorageServer {
    return storageServer(server.url(), { schema })
  }

  /** Number of connections that listen. */
  function listening(): Promise<number> {
    return server
      .query(`SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND state = 'idle'`)
      .then(([{ count }]) => count)
  }

  test('reach the other processes with the same schema, once, and not their sender', async () => {
    const [one, other, foreign] = [await open(place('same')), await open(place('same')), await open(place('foreign'))]
    await expect.poll(listening).toBe(3)
    const text = `it's "new" ${'ü'.repeat(100)}`
    one.tell(text)
    await expect.poll(() => other.heard).toEqual([text])
    other.tell('answer')
    await expect.poll(() => one.heard).toEqual(['answer'])
    expect(other.heard).toEqual([text])
    expect(foreign.heard).toEqual([])
  })

  test('come again after the connection was lost, and writes never need them', async () => {
    const [one, other] = [await open(place('lost')), await open(place('lost'))]
    await expect.poll(listening).toBe(2)
    await server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`)
    one.tell('lost')
    await one.storage.local.put('app', 'key', Buffer.from('1'))
    expect(String(await other.storage.local.get('app', 'key'))).toBe('1')
    await expect.poll(listening, { timeout: 30_000 }).toBe(2)
    one.tell('heard')
    await expect.poll(() => other.heard).toEqual(['heard'])
  })

  test('take no connection from a process that may have only one', async () => {
    const { storage, heard } = await open({ ...place('narrow'), poolSize: 1 })
    const sender = await open(place('narrow'))
    await expect.poll(listening).toBe(1)
    sender.tell('something')
    await storage.local.put('app', 'key', Buffer.from('1'))
    expect(heard).toEqual([])
  })

  test('are not read as news of the library if another program uses the channel', async () => {
    const { heard } = await open(place('shared'))
    await expect.poll(listening).toBe(1)
    for (const payload of ['', 'plain', '{"a":1}', '[1,"known"]']) await server.query(`NOTIFY shared, '${payload}'`)
    await expect.poll(() => heard).toEqual(['known'])
  })
})
