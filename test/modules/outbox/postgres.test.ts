import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Clock } from '../../../src/ports/Clock.ts'
import type { Storage, StorageServer } from '../../../src/ports/Storage.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { openPostgresStorage } from '../../../storage/postgres/openPostgresStorage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { CommitCutter } from '../../support/postgres/CommitCutter.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'

describe.skipIf(whySkipped !== '')(`the outbox on a PostgreSQL server${whySkipped}`, () => {
  let server: PostgresServer
  let node: DevNode
  let names = 0
  beforeAll(async () => {
    ;[server, node] = await Promise.all([PostgresServer.start(), DevNode.start()])
  })
  afterAll(async () => {
    await Promise.all([server.dispose(), node.dispose()])
  })

  /** A client with separate connections, as in another process. */
  async function client(where: StorageServer, clock?: Clock): Promise<LocalClient> {
    const storage: Storage = await openPostgresStorage(
      { ...where, applicationName: `client_${++names}` },
      { resolveMs: 200 },
    )
    const opened = await LocalClient.open({
      config: { network: { endpoints: [node.url] } },
      storage,
      ...(clock && { clock }),
    })
    onTestFinished(() => opened.close())
    return opened
  }

  function place(change: Partial<StorageServer> = {}): StorageServer {
    return storageServer(server.url(), { schema: `outbox_${++names}`, ...change })
  }

  test('passes a message to the client that works on its group, and the result back, without polling', async () => {
    const where = place()
    // Timers with the pauses between polls never fire.
    const clock: Clock = {
      ...systemClock,
      setTimer: (ms, action, purpose) =>
        [500, 1000, 2000].includes(ms) ? { cancel: () => {} } : systemClock.setTimer(ms, action, purpose),
    }
    const [first, second] = [await client(where, clock), await client(where, clock)]
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    onTestFinished(() => direct.close())
    const wallet = await HelloWallet.deploy(direct, node)
    const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
    const next = async (one: LocalClient, after?: string) => {
      const { results } = await one.call('outbox.results', { wait_ms: 600_000, ...(after && { after }) })
      return results
    }
    await first.call('outbox.send', params)
    const [{ number }] = await next(first)
    // The second client has to listen before it is told.
    await second.call('outbox.list', {})
    const listens = `SELECT FROM pg_stat_activity WHERE state = 'idle'
      AND (query = 'LISTEN "${where.schema}"' OR query LIKE 'SELECT pg_notify(''${where.schema}''%')`
    await expect.poll(async () => (await server.query(listens)).length).toBe(2)
    await second.call('outbox.send', params)
    expect(await next(second, number)).toMatchObject([{ entry: { state: 'executed' } }])
    expect(await wallet.calls(direct)).toBe(1 + 2)
  })

  test('sends each key once, for any number of callers on any client', async () => {
    const where = place()
    const clients = await Promise.all([client(where), client(where), client(where)])
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    onTestFinished(() => direct.close())
    const wallets = await Promise.all([1, 2, 3].map(() => HelloWallet.deploy(direct, node)))
    const payments = wallets.flatMap((wallet, index) =>
      [0, 1, 2].map((count) => ({ wallet, key: `${index}-${count}` })),
    )
    const sent = await Promise.all(
      payments.flatMap(({ wallet, key }) =>
        clients.map((one) =>
          one.call('outbox.send', {
            key,
            message_encode_params: { ...wallet.callParams('touch'), signer: { type: 'None' } },
            signer: { type: 'Named', name: wallet.keys.public },
            dapp_id: wallet.accountId,
          }),
        ),
      ),
    )
    expect(sent.filter(({ is_new }) => is_new)).toHaveLength(payments.length)
    // The last client signs for all wallets.
    for (const { keys } of wallets) {
      const { handle } = await clients[2]!.call('crypto.get_signing_box', keys)
      await clients[2]!.call('outbox.register_signer', { name: keys.public, handle })
    }
    // Another client is notified of the results.
    const ended = new Map<string, string>()
    for (let after: string | undefined; ended.size < payments.length; ) {
      const params = { wait_ms: 30_000, ...(after !== undefined && { after }) }
      const { results } = await clients[0]!.call('outbox.results', params)
      expect(results).not.toHaveLength(0)
      for (const { number, entry } of results) {
        expect(ended.has(entry.key)).toBe(false)
        ended.set(entry.key, entry.state)
        after = number
      }
    }
    expect(new Set(ended.values())).toEqual(new Set(['executed']))
    // The constructor is the first call.
    for (const wallet of wallets) expect(await wallet.calls(direct)).toBe(1 + 3)
  })

  test.each(['before', 'after'] as const)(
    'stores an entry without a key once if the connection is lost %s its commit, although the outcome is unknown at first',
    async (cut) => {
      const cutter = await CommitCutter.start(server.port)
      onTestFinished(() => cutter.close())
      const where = place({ port: cutter.port, poolSize: 1 })
      const [one, other] = [await client(where), await client({ ...where, port: server.port })]
      const wallet = await HelloWallet.prepare(one)
      const send = () =>
        one.call('outbox.send', {
          message_encode_params: { ...wallet.callParams('touch'), signer: { type: 'None' } },
          signer: { type: 'Named', name: 'nobody' },
          dapp_id: wallet.accountId,
        })
      await send()
      cutter.isAway = true
      cutter.cutNext(cut)
      const sending = send()
      await expect.poll(() => cutter.refused).toBeGreaterThan(2)
      cutter.isAway = false
      const { entry, is_new } = await sending
      expect(is_new).toBe(true)
      const { entries } = await other.call('outbox.list', {})
      expect(entries).toHaveLength(2)
      expect(entries.map(({ id }: { id: string }) => id)).toContain(entry.id)
    },
  )
})
