/**
 * `storage backup`, `check`, `restore` and `move` on a schema of a PostgreSQL database, beside a program that keeps
 * writing, and with SIGKILL at random moments. VENDORCLIENT_STORAGE_KILLS is the number of kills; 4 by default.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Storage, StorageError } from '../../../src/ports/Storage.ts'
import { readRestoredMarks } from '../../../src/ports/storageMarks.ts'
import { openPostgresStorage } from '../../../storage/postgres/openPostgresStorage.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'

const kills = Number(process.env['VENDORCLIENT_STORAGE_KILLS'] ?? 4)
const ITEMS = 2000

describe.skipIf(whySkipped !== '')(`a storage on a server${whySkipped}`, () => {
  let server: PostgresServer
  let tool: Tool
  let url: string
  let schemas = 0
  beforeAll(async () => {
    server = await PostgresServer.start()
  })
  afterAll(() => server.dispose())
  beforeEach(() => {
    tool = new Tool()
    url = withSchema(`tool_${++schemas}`)
  })
  afterEach(() => tool.dispose())

  function withSchema(name: string): string {
    return `${server.url()}${server.url().includes('?') ? '&' : '?'}schema=${name}`
  }

  /** A command whose storage is on the server. */
  const onServer = (): { env: Record<string, string> } => ({ env: { VENDORCLIENT_STORAGE_URL: url } })

  async function opened<T>(storage: Promise<Storage>, work: (storage: Storage) => Promise<T>): Promise<T> {
    const open = await storage
    try {
      return await work(open)
    } finally {
      await open.close()
    }
  }

  async function fill(storage: Promise<Storage>, text: string): Promise<void> {
    await opened(storage, async (open) => {
      for (let from = 0; from < ITEMS; from += 500) {
        const writes = Array.from({ length: 500 }, (_, index) => ({
          ...{ collection: 'local' as const, store: 'app', key: `key${from + index}` },
          value: Buffer.from(text.padEnd(500, '.')),
        }))
        await open.transaction(writes)
      }
    })
  }

  const atServer = () => openPostgresStorage(storageServer(url))

  /** The common value of all items, and how often they were restored. */
  function contentsOf(storage: Promise<Storage>): Promise<{ text: string; restores: number }> {
    return opened(storage, async ({ local }) => {
      const items = await local.read('app', { limit: ITEMS + 1 })
      const texts = new Set(items.map(({ value }) => Buffer.from(value).toString().replaceAll('.', '')))
      expect([items.length, texts.size]).toEqual([ITEMS, 1])
      return { text: [...texts][0]!, restores: (await readRestoredMarks(local)).length }
    })
  }

  /** Whether the storage has contents that a program would use. */
  async function isUsable(open: () => Promise<Storage>): Promise<boolean> {
    try {
      return await opened(open(), async ({ local }) => (await local.stores()).includes('app'))
    } catch (error) {
      expect(error).toMatchObject({ kind: 'moved' })
      return false
    }
  }

  test('moves there and back, and exists in one place at any time', async () => {
    await fill(openTestStorage(tool.dataFolder), 'old')
    const there = await tool.json(['storage', 'move', '--to', url])
    expect(there).toMatchObject({ from: tool.dataFolder, counts: { local: ITEMS, proofs: 0 } })
    expect(JSON.stringify(there)).toContain(`(schema tool_${schemas})`)
    await expect(openTestStorage(tool.dataFolder)).rejects.toMatchObject({ kind: 'moved' })
    expect(await contentsOf(atServer())).toEqual({ text: 'old', restores: 0 })
    expect(await tool.run(['storage', 'check'], onServer())).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^server +postgres:\/\/[\s\S]*No problems/),
    })

    expect(await tool.run(['storage', 'move', '--to', tool.dataFolder], onServer())).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('--force'),
    })
    expect(await contentsOf(atServer())).toEqual({ text: 'old', restores: 0 })
    await tool.json(['storage', 'move', '--to', tool.dataFolder, '--force'], 0, onServer())
    expect(await contentsOf(openTestStorage(tool.dataFolder))).toEqual({ text: 'old', restores: 0 })
    await expect(atServer()).rejects.toMatchObject({
      kind: 'moved',
      message: expect.stringContaining(`was moved to ${tool.dataFolder}`),
    })
    expect(await tool.run(['storage', 'check'], onServer())).toMatchObject({ code: 4 })
  })

  test('a program that keeps writing while it moves loses nothing that was acknowledged', async () => {
    await fill(atServer(), 'old')
    const storage = await atServer()
    const acknowledged: string[] = []
    const writing = (async () => {
      for (let number = 0; ; number++) {
        const key = `w${number}`
        await storage.local.put('written', key, Buffer.from('x'))
        acknowledged.push(key)
      }
    })()
    const ended = writing.then(
      () => undefined,
      (error: unknown) => error,
    )
    await tool.json(['storage', 'move', '--to', tool.dataFolder], 0, onServer())
    expect(await ended).toMatchObject({ kind: 'moved' })
    expect(await storage.local.get('app', 'key0')).toBeDefined()
    await storage.close()
    const written = await opened(openTestStorage(tool.dataFolder), ({ local }) => local.list('written'))
    expect(new Set(written)).toEqual(new Set(acknowledged))
  })

  test('a move that cannot wait for the writes of others leaves the storage in use', async () => {
    await fill(atServer(), 'old')
    const writer = await atServer()
    const schema = new URL(url).searchParams.get('schema')
    // A write of another client does not end: the move waits for its lock until the server cancels the wait.
    const other = new pg.Client(server.url())
    await other.connect()
    try {
      await other.query(`BEGIN; LOCK TABLE "${schema}".local_items IN ROW EXCLUSIVE MODE`)
      const moving = tool.run(['storage', 'move', '--to', tool.dataFolder], onServer())
      const waits = "FROM pg_stat_activity WHERE query LIKE '%LOCK TABLE%EXCLUSIVE MODE%' AND wait_event_type = 'Lock'"
      await expect
        .poll(() => server.query(`SELECT pg_cancel_backend(pid) AS is_cancelled ${waits}`))
        .toEqual([{ is_cancelled: true }])
      expect(await moving).toMatchObject({ code: 3, stderr: expect.stringContaining('canceling statement') })
      // Neither storage is marked as in use by the move.
      await writer.local.put('app', 'key0', Buffer.from('old'))
      expect(await contentsOf(atServer())).toEqual({ text: 'old', restores: 0 })
      expect(await opened(openTestStorage(tool.dataFolder), ({ local }) => local.stores())).toEqual([])
      await other.query('COMMIT')
      await tool.json(['storage', 'move', '--to', tool.dataFolder], 0, onServer())
      expect(await contentsOf(openTestStorage(tool.dataFolder))).toEqual({ text: 'old', restores: 0 })
    } finally {
      await other.end()
      await writer.close()
    }
  })

  test('a daemon whose storage is moved away logs that, and repeats it at growing intervals', async () => {
    const node = await DevNode.start()
    onTestFinished(() => node.dispose())
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    onTestFinished(() => direct.close())
    const wallet = await HelloWallet.deploy(direct, node)
    const daemon = await ServingDaemon.start({ environment: onServer().env })
    onTestFinished(() => daemon.dispose())
    const host = await daemon.connect()
    await host.call('daemon.initialize', { config: { network: { endpoints: [node.url] } } })
    const message_encode_params = { ...wallet.callParams('touch'), signer: { type: 'None' } }
    const signer = { type: 'Named', name: 'nobody' }
    const sent = await host.call('outbox.send', { message_encode_params, signer, dapp_id: wallet.accountId })
    expect(sent.error).toBeUndefined()
    await tool.json(['storage', 'move', '--to', tool.dataFolder], 0, onServer())
    const told = () =>
      daemon.log
        .split('\n')
        .filter((line) => line.includes('outbox_'))
        .map((line) => JSON.parse(line))
    await expect.poll(() => told().at(-1)?.times ?? 0, { timeout: 60_000 }).toBeGreaterThan(3)
    expect(told()[0].error).toContain('was moved to')
    expect(told().length).toBeLessThan(told().at(-1).times)
  })

  test('a backup is of one moment while others write, and restoring it sets the present contents aside', async () => {
    await fill(atServer(), 'old')
    const storage = await atServer()
    let mustStop = false
    const writing = (async () => {
      for (let number = 0; !mustStop; number++) {
        const value = Buffer.from(String(number))
        const place = { collection: 'local', store: 'pair', value } as const
        await storage.transaction([
          { ...place, key: 'first' },
          { ...place, key: 'second' },
        ])
      }
    })()
    const file = tool.path('copy')
    const manifest = await tool.json(['storage', 'backup', file], 0, onServer())
    mustStop = true
    await writing
    await storage.local.put('app', 'key0', Buffer.from('later'))
    await storage.close()
    expect(manifest).toMatchObject({ counts: { local: ITEMS + 2, proofs: 0 } })

    const refused = await tool.run(['storage', 'restore', file], onServer())
    expect(refused).toMatchObject({ code: 4, stderr: expect.stringContaining('already has contents') })
    const restored = await tool.json(['storage', 'restore', file, '--force'], 0, onServer())
    expect(await contentsOf(atServer())).toEqual({ text: 'old', restores: 1 })
    await opened(atServer(), async ({ local }) => {
      expect(await local.get('pair', 'first')).toEqual(await local.get('pair', 'second'))
    })
    const replaced = String(restored['replaced'])
    expect(await tool.run(['storage', 'check', replaced])).toMatchObject({ code: 0 })
    await tool.json(['storage', 'restore', replaced, '--force'], 0, onServer())
    await opened(atServer(), async ({ local }) => {
      expect(Buffer.from((await local.get('app', 'key0'))!).toString()).toBe('later')
    })
  })

  test('a database that was brought back by other means is marked', async () => {
    await fill(atServer(), 'old')
    await opened(atServer(), ({ local }) => local.put('outbox/x/leases', 'group', Buffer.from('held')))
    const words = ['storage', 'restore', '--in-place', '--made-at', '2026-11-20T08:00:00Z']
    await tool.json(words, 0, onServer())
    expect(await contentsOf(atServer())).toEqual({ text: 'old', restores: 1 })
    expect(await opened(atServer(), ({ local }) => local.get('outbox/x/leases', 'group'))).toBeUndefined()
  })

  /** Runs a command once to measure its duration, and then kills it at moments within that time. */
  async function killAtRandom(
    words: readonly string[],
    { reset, check }: { reset: () => Promise<void>; check: () => Promise<void> },
  ) {
    await reset()
    const startedMs = performance.now()
    expect(await tool.run(words, onServer())).toMatchObject({ code: 0 })
    const wholeMs = performance.now() - startedMs
    for (let kill = 0; kill < kills; kill++) {
      await reset()
      const afterMs = (0.3 + 0.8 * Math.random()) * wholeMs
      const { process: child, ended } = tool.start(words, onServer())
      await sleep(afterMs)
      child.kill('SIGKILL')
      await ended
      await check().catch((error: Error) => {
        throw new Error(`killed after ${afterMs} of ${wholeMs} ms: ${error.message}`, { cause: error })
      })
    }
  }

  const TIMEOUT = { timeout: 60_000 + kills * 20_000 }

  test('a move that is killed leaves at most one storage, and can be completed by another move', TIMEOUT, async () => {
    const words = ['storage', 'move', '--to', tool.dataFolder]
    await killAtRandom(words, {
      reset: async () => {
        rmSync(tool.dataFolder, { recursive: true, force: true })
        mkdirSync(tool.dataFolder, { mode: 0o700 })
        url = withSchema(`tool_${++schemas}`)
        await fill(atServer(), 'old')
      },
      check: async () => {
        const inFolder = await isUsable(() => openTestStorage(tool.dataFolder))
        const onServerStill = await isUsable(atServer)
        expect(inFolder && onServerStill).toBe(false)
        if (!inFolder) expect(await tool.run(words, onServer())).toMatchObject({ code: 0 })
        expect(await contentsOf(openTestStorage(tool.dataFolder))).toEqual({ text: 'old', restores: 0 })
        expect(await isUsable(atServer)).toBe(false)
      },
    })
  })

  test(
    'a restoration that is killed leaves the old contents, the new ones, or no usable ones until it is repeated',
    TIMEOUT,
    async () => {
      await fill(openTestStorage(tool.dataFolder), 'copied')
      const file = tool.path('copy')
      await tool.json(['storage', 'backup', file])
      const words = ['storage', 'restore', file, '--force']
      await killAtRandom(words, {
        reset: async () => {
          url = withSchema(`tool_${++schemas}`)
          await fill(atServer(), 'old')
        },
        check: async () => {
          const found = await contentsOf(atServer()).catch((error: unknown) => {
            if (error instanceof StorageError && error.kind === 'moved') return undefined
            throw error
          })
          if (found !== undefined) expect(['old 0', 'copied 1']).toContain(`${found.text} ${found.restores}`)
          else expect(await tool.run(words, onServer())).toMatchObject({ code: 0 })
          if (found === undefined) expect(await contentsOf(atServer())).toEqual({ text: 'copied', restores: 1 })
        },
      })
    },
  )
})
