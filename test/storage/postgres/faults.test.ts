import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Storage, StorageServer } from '../../../src/ports/Storage.ts'
import { type OpeningOptions, openPostgresStorage } from '../../../storage/postgres/openPostgresStorage.ts'
import { CommitCutter, type CutPlace } from '../../support/postgres/CommitCutter.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'

function bytes(text: string) {
  return Buffer.from(text)
}

describe.skipIf(whySkipped !== '')(`storage on a PostgreSQL server${whySkipped}`, () => {
  let server: PostgresServer
  let schemas = 0
  beforeAll(async () => {
    server = await PostgresServer.start()
  })
  afterAll(() => server.dispose())

  function place(change: Partial<StorageServer> = {}): StorageServer {
    return storageServer(server.url(), { schema: `faults_${++schemas}`, ...change })
  }

  async function open(where: StorageServer, times: OpeningOptions = {}): Promise<Storage> {
    const storage = await openPostgresStorage(where, times)
    onTestFinished(() => storage.close())
    return storage
  }

  /**
   * Several processes would have separate pools; within one process, the name of the application distinguishes them.
   */
  function another(where: StorageServer): Promise<Storage> {
    return open({ ...where, applicationName: `other_${++schemas}` })
  }

  describe('opening', () => {
    test('makes the schema once, however many do it at the same time', async () => {
      const where = place()
      const storages = await Promise.all(Array.from({ length: 8 }, () => another(where)))
      const numbers = storages.map((storage, index) => storage.local.put('app', `k${index}`, bytes('1')))
      await Promise.all(numbers)
      expect(await storages[0]!.local.list('app')).toHaveLength(8)
    })

    test.each<[string, string, string]>([
      ['newer', 'UPDATE $.storage_version SET version = 99', 'schema version 99, this program knows versions up to 1'],
      ['foreign', "UPDATE $.storage_version SET application = 'other'", 'does not belong to this program'],
      ['foreign', 'DROP TABLE $.storage_version', 'has tables of other programs'],
      [
        'foreign',
        'DROP TABLE $.storage_version CASCADE; CREATE TABLE $.storage_version (a int)',
        'does not belong to this program',
      ],
      ['corrupt', 'DROP TABLE $.proofs', 'the column proofs.key is missing'],
      ['corrupt', 'ALTER TABLE $.local_items ALTER COLUMN key TYPE text COLLATE "default"', 'local_items.key'],
      ['corrupt', 'ALTER TABLE $.local_items SET UNLOGGED', 'not durable'],
    ])('refuses what is %s and leaves it: %s', async (kind, change, text) => {
      const where = place()
      await (await openPostgresStorage(where)).close()
      await server.query(change.replaceAll('$', where.schema))
      for (let count = 0; count < 2; count++) {
        await expect(openPostgresStorage(where)).rejects.toMatchObject({ kind, message: expect.stringContaining(text) })
      }
    })

    test('continues a migration that another process did not finish', async () => {
      const where = place()
      await server.query(`CREATE SCHEMA ${where.schema}; CREATE TABLE ${where.schema}.storage_version (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1), application text NOT NULL, version integer NOT NULL);
        INSERT INTO ${where.schema}.storage_version (application, version) VALUES ('vendorclient storage', 0)`)
      const storages = await Promise.all([another(where), another(where), another(where)])
      await storages[0]!.local.put('app', 'key', bytes('1'))
      expect(await storages[2]!.local.list('app')).toEqual(['key'])
    })

    test('takes a Unix socket', async () => {
      const storage = await open(place({ host: server.socketFolder, tlsMode: 'verify-full' }))
      await storage.local.put('app', 'key', bytes('1'))
      expect(await storage.local.list('app')).toEqual(['key'])
    })

    test('works for a role that may only use what an administrator has made', async () => {
      const where = place()
      await (await openPostgresStorage(where)).close()
      const { schema } = where
      await server.query(`CREATE ROLE user_${schema} LOGIN; GRANT USAGE ON SCHEMA ${schema} TO user_${schema};
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO user_${schema}`)
      const storage = await open({ ...where, user: `user_${schema}` })
      await storage.local.put('app', 'key', bytes('1'))
      expect(await storage.local.list('app')).toEqual(['key'])
      const missing = { ...where, user: `user_${schema}`, schema: `${schema}_none` }
      await expect(openPostgresStorage(missing)).rejects.toMatchObject({ kind: 'access' })
    })

    test('refuses a server that forgets what it has acknowledged', async () => {
      const where = place({ user: `lossy_${schemas}` })
      await server.query(
        `CREATE ROLE ${where.user} LOGIN SUPERUSER; ALTER ROLE ${where.user} SET synchronous_commit = off`,
      )
      await expect(openPostgresStorage(where)).rejects.toMatchObject({
        kind: 'server',
        message: expect.stringContaining('synchronous_commit is off'),
      })
    })

    test.each<[string, Partial<StorageServer>]>([
      ['away', { port: 1 }],
      ['away', { host: 'no-such-host.invalid' }],
      ['access', { user: 'nobody' }],
      ['access', { database: 'none' }],
      ['access', { tlsMode: 'require' }],
      ['access', { tlsMode: 'verify-full', rootCertificate: '/nowhere.pem' }],
    ])('says %s for %j, without the password', async (kind, change) => {
      const where = place({ password: 'hush-123', ...change })
      const error = await openPostgresStorage(where, { openMs: 0 }).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ kind, path: expect.stringMatching(/^postgres:\/\//) })
      const { message, cause, path } = error as Error & { path: string }
      expect(`${message} ${path} ${(cause as Error | undefined)?.stack} ${JSON.stringify(cause)}`).not.toContain('hush')
    })
  })

  describe('several clients', () => {
    test('of several transactions with the same condition, exactly one succeeds', async () => {
      const where = place()
      const storages = await Promise.all([another(where), another(where), another(where)])
      const item = { collection: 'local' as const, store: 'app', key: 'a' }
      for (let round = 0; round < 20; round++) {
        const expected = round === 0 ? item : { ...item, value: (await storages[0]!.local.get('app', 'a'))! }
        const takes = storages.flatMap((storage, index) =>
          [0, 1, 2].map((turn) =>
            storage.transaction([{ ...item, value: bytes(`${round} ${index} ${turn}`) }], [expected]),
          ),
        )
        expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1)
      }
    })

    test('lock in one order: no transaction waits for the detection of a deadlock', async () => {
      const where = place()
      const storages = await Promise.all([another(where), another(where), another(where)])
      const keys = ['a', 'b', 'c', 'd', 'e', 'f']
      const write = (storage: Storage, order: readonly string[]) =>
        storage.transaction(
          order.map((key, index) => ({
            collection: index % 2 ? 'local' : 'proofs',
            store: 'app',
            key,
            value: bytes(key),
          })),
        )
      for (let round = 0; round < 20; round++) {
        await Promise.all(
          storages.flatMap((storage, index) => [
            write(storage, index % 2 ? keys : keys.toReversed()),
            write(storage, index % 2 ? keys.toReversed() : keys),
          ]),
        )
      }
      const [{ deadlocks }] = await server.query(
        `SELECT deadlocks::int FROM pg_stat_database WHERE datname = 'postgres'`,
      )
      expect(deadlocks).toBe(0)
    })

    test('read what was added in order: no number appears below one that was read', async () => {
      const where = place()
      const [reader, ...writers] = await Promise.all([another(where), another(where), another(where), another(where)])
      const total = writers.length * 60
      const writing = Promise.all(
        writers.map(async (storage, index) => {
          for (let count = 0; count < 60; count++) {
            await storage.transaction([{ collection: 'local', store: 'log', append: bytes(`${index} ${count}`) }])
          }
        }),
      )
      const read: string[] = []
      let after = ''
      while (read.length < total) {
        const items = await reader!.local.read('log', { after, limit: 7 })
        read.push(...items.map(({ key }) => key))
        after = read.at(-1) ?? ''
      }
      await writing
      expect(read).toEqual(Array.from({ length: total }, (_, index) => String(index + 1).padStart(16, '0')))
    })

    test('say busy for a locked row, and only of what needs it', async () => {
      const where = place()
      const storage = await open(where, { lockMs: 300 })
      await storage.local.put('app', 'held', bytes('1'))
      const holder = await holdRow(server, where, 'held')
      const held = storage.local.put('app', 'held', bytes('2'))
      const others = ['a', 'b', 'c'].map((key) => storage.local.put('app', key, bytes(key)))
      await expect(held).rejects.toMatchObject({ kind: 'busy' })
      await Promise.all(others)
      await holder.release()
      await storage.local.put('app', 'held', bytes('3'))
    })

    test('continue after one of them has stopped in the middle of a transaction', async () => {
      const where = place()
      const storage = await open(where)
      await storage.local.put('app', 'held', bytes('1'))
      const cutter = await CommitCutter.start(server.port)
      onTestFinished(() => cutter.close())
      const stopped = await open({ ...where, port: cutter.port })
      // The server believes that this client is still there, and holds its locks.
      cutter.cutNext('before', true)
      const lost = stopped.local.delete('app', 'held')
      await storage.local.put('app', 'held', bytes('3'))
      expect(await lost).toBe(true)
      expect(await storage.local.get('app', 'held')).toBeUndefined()
    })
  })

  describe('a connection that is lost in the middle of a commit', () => {
    test.each<[CutPlace, string]>([
      ['before', 'one message'],
      ['after', 'one message'],
      ['before', 'two messages'],
      ['after', 'two messages'],
    ])('%s it got there: what was asked happens once, with %s', async (cut, messages) => {
      const cutter = await CommitCutter.start(server.port)
      onTestFinished(() => cutter.close())
      const storage = await open(place({ port: cutter.port }))
      const counter = { collection: 'local' as const, store: 'app', key: 'count' }
      for (let count = 0; count < 5; count++) {
        const before = await storage.local.get('app', 'count')
        cutter.cutNext(cut)
        const writes = [
          { ...counter, value: bytes(`${count}`) },
          { collection: 'local' as const, store: 'log', append: bytes(`${count}`) },
        ]
        // The answer of a removal says whether there was an item, which has to be read before.
        const removed = messages === 'one message' ? false : storage.local.delete('app', 'none')
        // Running the transaction again after it was committed would find another counter.
        expect(await storage.transaction(writes, [{ ...counter, value: before }])).toBe(true)
        expect(await removed).toBe(false)
      }
      expect(cutter.cuts).toBe(5)
      expect((await storage.local.read('log', { limit: 10 })).map(({ value }) => String(value))).toEqual([
        ...['0', '1', '2', '3', '4'],
      ])
    })

    test('which arrives when its writes have happened without it, is refused', async () => {
      const cutter = await CommitCutter.start(server.port)
      onTestFinished(() => cutter.close())
      const storage = await open(place({ port: cutter.port, poolSize: 1 }))
      const add = (text: string) =>
        storage.transaction([{ collection: 'local', store: 'log', append: bytes(text) }], [])
      const items = async () => (await storage.local.read('log', { limit: 10 })).map(({ value }) => String(value))
      await add('first')
      cutter.cutNext('late')
      expect(await add('second')).toBe(true)
      await cutter.deliver()
      expect(await items()).toEqual(['first', 'second'])
      await add('third')
      expect(await items()).toEqual(['first', 'second', 'third'])
    })

    test('reports unknown while the server is away, and the true outcome afterwards', async () => {
      const cutter = await CommitCutter.start(server.port)
      onTestFinished(() => cutter.close())
      const storage = await open(place({ port: cutter.port, poolSize: 1 }), { resolveMs: 300 })
      await storage.local.put('app', 'key', bytes('1'))
      cutter.isAway = true
      cutter.cutNext('after')
      await expect(storage.local.put('app', 'key', bytes('2'))).rejects.toMatchObject({ kind: 'unknown' })
      cutter.isAway = false
      expect(String(await storage.local.get('app', 'key'))).toBe('2')
      await storage.local.put('app', 'key', bytes('3'))
    })
  })

  test('works with fewer connections when the server has no more', async () => {
    const small = await PostgresServer.start({
      settings: { max_connections: 4, superuser_reserved_connections: 0, max_wal_senders: 0 },
    })
    onTestFinished(() => small.dispose())
    const where = storageServer(small.url(), { poolSize: 10 })
    const storage = await open(where)
    const work = Array.from({ length: 200 }, (_, index) =>
      index % 2 ? storage.local.get('app', `k${index}`) : storage.local.put('app', `k${index}`, bytes('1')),
    )
    await Promise.all(work)
    expect(await storage.local.list('app')).toHaveLength(100)
    // A client without any connection fails with that reason, and gets a connection when one is free.
    const others = await takeAllConnections(small)
    const late = { ...where, applicationName: 'late' }
    await expect(openPostgresStorage(late, { openMs: 0 })).rejects.toMatchObject({ kind: 'connections' })
    await storage.local.put('app', 'last', bytes('1'))
    await Promise.all(others.map((client) => client.end()))
    await (await openPostgresStorage(late)).close()
  })

  test('says read_only for a standby, and for a server that became read-only, until it takes writes again', async () => {
    const primary = await PostgresServer.start({ settings: { wal_level: 'replica' } })
    onTestFinished(() => primary.dispose())
    const where = storageServer(primary.url())
    const storage = await open(where)
    await storage.local.put('app', 'key', bytes('1'))
    const standby = await primary.startStandby()
    onTestFinished(() => standby.dispose())
    await expect(openPostgresStorage({ ...where, port: standby.port })).rejects.toMatchObject({
      kind: 'read_only',
      message: expect.stringContaining('the server is a standby'),
    })
    const turn = async (value: 'on' | 'off') => {
      await primary.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
      await primary.query('SELECT pg_reload_conf()')
      await expect
        .poll(async () => (await primary.query('SHOW default_transaction_read_only'))[0])
        .toEqual({
          default_transaction_read_only: value,
        })
    }
    await turn('on')
    await expect
      .poll(() => storage.local.put('app', 'key', bytes('2')).catch(({ kind }) => kind as string))
      .toBe('read_only')
    await expect(openPostgresStorage({ ...where, applicationName: 'other' })).rejects.toMatchObject({
      kind: 'read_only',
      message: expect.stringContaining('default_transaction_read_only'),
    })
    await turn('off')
    await storage.local.put('app', 'key', bytes('3'))
    // A promoted standby accepts writes.
    await storage.close()
    await standby.query('SELECT pg_promote()')
    const promoted = await open({ ...where, port: standby.port })
    expect(String(await promoted.local.get('app', 'key'))).toBe('3')
    await promoted.local.put('app', 'key', bytes('4'))
  })

  test('says busy for a statement that takes too long, and continues', async () => {
    const where = place()
    const storage = await open(where)
    await storage.local.put('app', 'key', bytes('1'))
    const quick = await open({ ...where, statementTimeoutMs: 100 })
    const holder = await holdRow(server, where, 'key')
    await expect(quick.local.put('app', 'key', bytes('2'))).rejects.toMatchObject({ kind: 'busy' })
    await holder.release()
    await quick.local.put('app', 'key', bytes('3'))
  })

  test('keeps everything that it acknowledged, and no partial writes, through kills of the server', async () => {
    const killed = await PostgresServer.start()
    onTestFinished(() => killed.dispose())
    const storage = await open(storageServer(killed.url()))
    const acknowledged: string[] = []
    let isWriting = true
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let count = 0; isWriting; count++) {
        const key = `w${writer}.${count}`
        const value = bytes(key)
        const writes = [
          { collection: 'local' as const, store: 'items', key, value },
          { collection: 'proofs' as const, store: 'items', key, value },
          { collection: 'local' as const, store: 'log', append: value },
        ]
        try {
          expect(await storage.transaction(writes, [{ collection: 'local', store: 'items', key }])).toBe(true)
          acknowledged.push(key)
        } catch (error) {
          expect(['away', 'unknown', 'busy']).toContain((error as { kind: string }).kind)
        }
      }
    })
    try {
      for (let kills = 0; kills < 4; kills++) {
        const before = acknowledged.length
        await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThan(before + 20 * kills)
        await killed.kill()
        await killed.startAgain()
      }
    } finally {
      isWriting = false
      await Promise.all(writers)
    }
    const found = new Set(await storage.local.list('items'))
    expect(acknowledged.filter((key) => !found.has(key))).toEqual([])
    expect(new Set(await storage.proofs.list('items'))).toEqual(found)
    const log: string[] = []
    for (let after = ''; ; ) {
      const page = await storage.local.read('log', { after, limit: 500 })
      if (page.length === 0) break
      log.push(...page.map(({ value }) => String(value)))
      after = page.at(-1)!.key
    }
    expect(log.toSorted()).toEqual([...found].toSorted())
  })
})

/** A transaction of another client that holds an item. */
async function holdRow(server: PostgresServer, { schema }: StorageServer, key: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server.url() })
  await client.connect()
  await client.query('BEGIN')
  await client.query(`SELECT 1 FROM ${schema}.local_items WHERE key = '${key}' FOR UPDATE`)
  return {
    release: async () => {
      await client.query('ROLLBACK')
      await client.end()
    },
  }
}

/** Connections of other clients, as many as are left. */
async function takeAllConnections(server: PostgresServer) {
  const { default: pg } = await import('pg')
  for (const clients = []; ; ) {
    const client = new pg.Client({ connectionString: server.url() })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch {
      return clients
    }
    clients.push(client)
  }
}
