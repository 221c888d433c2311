/**
 * What a message of the outbox costs on a PostgreSQL server, counted between the client and the server. A change that makes a
 * number worse changes it here, in the same commit, and says why.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgresStorage } from '../../storage/postgres/openPostgresStorage.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { whySkipped } from '../support/postgres/findPostgres.ts'
import { PostgresServer } from '../support/postgres/PostgresServer.ts'
import { StatementCounter } from '../support/postgres/StatementCounter.ts'
import { storageServer } from '../support/postgres/storageServer.ts'
import { HelloWallet } from '../support/processing/HelloWallet.ts'

const MOST_GROUPS = 64
const EACH = 4

describe.skipIf(whySkipped !== '')(`a message of the outbox on a PostgreSQL server${whySkipped}`, () => {
  let server: PostgresServer
  let node: DevNode
  let counter: StatementCounter
  let wallets: HelloWallet[]
  beforeAll(async () => {
    ;[server, node] = await Promise.all([PostgresServer.start({ settings: { fsync: 'on' } }), DevNode.start()])
    counter = await StatementCounter.start(server.port)
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    wallets = await Promise.all(Array.from({ length: MOST_GROUPS }, () => HelloWallet.deploy(direct, node)))
    direct.close()
  })
  afterAll(async () => {
    await counter.close()
    await Promise.all([server.dispose(), node.dispose()])
  })

  async function client(schema: string): Promise<LocalClient> {
    const where = storageServer(server.url(), { schema, port: counter.port })
    const storage = await openPostgresStorage({ ...where, applicationName: `client_${Math.random()}` })
    const opened = await LocalClient.open({ config: { network: { endpoints: [node.url] } }, storage })
    onTestFinished(() => opened.close())
    return opened
  }

  function send(one: LocalClient, wallet: HelloWallet): Promise<unknown> {
    return one.call('outbox.send', {
      message_encode_params: wallet.callParams('touch'),
      dapp_id: wallet.accountId,
    })
  }

  /** Reads and acknowledges `count` results. */
  async function ended(one: LocalClient, count: number): Promise<void> {
    let left = count
    while (left > 0) {
      const { results } = await one.call('outbox.results', { wait_ms: 30_000 })
      for (const { entry } of results) expect(entry.state).toBe('executed')
      left -= results.length
      if (results.length > 0) await one.call('outbox.results', { acknowledge: results.at(-1).number, limit: 1 })
    }
  }

  async function flushes(): Promise<number> {
    const [{ count }] = await server.query('SELECT wal_sync::int AS count FROM pg_stat_wal')
    return count
  }

  /** Cost of each message of `groups` groups, shared by clients. */
  async function many(clients: readonly LocalClient[], groups: number) {
    const own = wallets.slice(0, groups)
    const messages = own.flatMap((wallet) => Array.from({ length: EACH }, () => wallet))
    const before = await flushes()
    counter.take()
    await Promise.all(messages.map((wallet) => send(clients[own.indexOf(wallet) % clients.length]!, wallet)))
    await ended(clients[0]!, messages.length)
    const all = counter.take()
    return Object.fromEntries(
      Object.entries({ ...all, flushes: (await flushes()) - before }).map(([name, count]) => [
        name,
        count / messages.length,
      ]),
    )
  }

  test('takes three commits alone', async () => {
    const one = await client('alone')
    await send(one, wallets[0]!)
    await ended(one, 1)
    counter.take()
    await send(one, wallets[0]!)
    await ended(one, 1)
    const { commits, roundTrips } = counter.take(isCounted)
    expect(commits).toBe(3)
    // Three writes, four reads, and the groups, which are listed every second.
    expect(roundTrips).toBeLessThanOrEqual(9)
  })

  // Writes that are ready at the same time share a commit, so that the numbers depend on how fast the node answers.
  test.each([
    { groups: 16, clients: 1, most: { commits: 2, roundTrips: 4, statements: 22, flushes: 2 } },
    { groups: 64, clients: 1, most: { commits: 0.8, roundTrips: 1.6, statements: 12, flushes: 0.8 } },
    { groups: 16, clients: 3, most: { commits: 3, roundTrips: 7, statements: 36, flushes: 3 } },
    { groups: 64, clients: 3, most: { commits: 1.6, roundTrips: 3.5, statements: 20, flushes: 1.6 } },
  ])(
    'takes at most $most with $groups groups and $clients clients, all included',
    async ({ groups, clients, most }) => {
      const schema = `shared_${groups}_${clients}`
      const opened = await Promise.all(Array.from({ length: clients }, () => client(schema)))
      const cost = await many(opened, groups)
      for (const [name, limit] of Object.entries(most)) expect.soft(cost[name], name).toBeLessThanOrEqual(limit)
    },
  )
})

/**
 * Statements about leases or results alone are not counted: leases are taken and renewed independently of messages, and
 * the number of reads of results and of news about them varies.
 */
function isCounted(text: string): boolean {
  if (text.includes('pg_notify')) return false
  return !/outbox\/[\w.]+\/(leases|results)'/.test(text) || text.includes("/entries'")
}
