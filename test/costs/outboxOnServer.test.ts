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

const WALLETS = 16
const EACH = 4

describe.skipIf(whySkipped !== '')(`a message of the outbox on a PostgreSQL server${whySkipped}`, () => {
  let server: PostgresServer
  let node: DevNode
  let counter: StatementCounter
  let wallets: HelloWallet[]
  beforeAll(async () => {
    ;[server, node] = await Promise.all([PostgresServer.start(), DevNode.start()])
    counter = await StatementCounter.start(server.port)
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    wallets = await Promise.all(Array.from({ length: WALLETS }, () => HelloWallet.deploy(direct, node)))
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

  test('takes three commits alone, and at most two with sixteen groups', async () => {
    const one = await client('counted')
    await send(one, wallets[0]!)
    await ended(one, 1)
    counter.take()
    await send(one, wallets[0]!)
    await ended(one, 1)
    const { commits, roundTrips } = counter.take(isCounted)
    expect(commits).toBe(3)
    expect(roundTrips).toBeLessThanOrEqual(16)

    const messages = wallets.flatMap((wallet) => Array.from({ length: EACH }, () => wallet))
    await Promise.all(messages.map((wallet) => send(one, wallet)))
    await ended(one, messages.length)
    const many = counter.take()
    const each = (count: number) => count / messages.length
    expect(each(many.commits)).toBeLessThanOrEqual(2)
    expect(each(many.roundTrips)).toBeLessThanOrEqual(5)
    expect(each(many.statements)).toBeLessThanOrEqual(25)
  })

  test('takes at most three commits with sixteen groups that three clients share, leases and acknowledgements included', async () => {
    const clients = await Promise.all([client('shared'), client('shared'), client('shared')])
    const messages = wallets.flatMap((wallet) => Array.from({ length: EACH }, () => wallet))
    counter.take()
    await Promise.all(messages.map((wallet) => send(clients[wallets.indexOf(wallet) % clients.length]!, wallet)))
    await ended(clients[0]!, messages.length)
    expect(counter.take().commits / messages.length).toBeLessThanOrEqual(3)
  })
})

/**
 * Statements about leases or results alone are not counted: leases are taken and renewed independently of messages, and
 * the number of reads of results varies.
 */
function isCounted(text: string): boolean {
  return !/outbox\/[\w.]+\/(leases|results)'/.test(text) || text.includes("/entries'")
}
