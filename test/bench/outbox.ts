/**
 * Messages through the outbox, compared with `process_message` of the same daemon: the cost of storing them on the disk
 * before they are sent.
 */
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { NodeContract } from '../support/devnode/NodeContract.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { postgres } from '../support/postgres/findPostgres.ts'
import { PostgresServer } from '../support/postgres/PostgresServer.ts'
import { compare, interleave } from './interleave.ts'
import { initialize, processRate, touchParams } from './processing.ts'
import type { Row, Suite } from './Suite.ts'
import { type Server, startStdioDaemon } from './startServers.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 3
const SENDERS = 32
const BATCHES = 4

export const outbox: Suite = {
  name: 'outbox',
  notes: `${SENDERS} senders, each with a wallet of its own, send ${BATCHES} messages one after the other; the rate counts messages whose results were read. \`outbox.send\` answers when its entry is on the disk, so that all messages of a sender are stored at once and leave one after the other. The peer is \`process_message\` of another daemon with the same wallets and node. PostgreSQL runs on the same machine with \`fsync\` on; without an installed server the suite cannot measure.`,
  aims: {
    'outbox in a folder against process_message': { aim: { atLeast: 0.75 } },
    'outbox on PostgreSQL, 1 daemon against process_message': { aim: { atLeast: 0.6 } },
  },
  run: async () => {
    const client = await LocalClient.open()
    const node = await DevNode.start()
    const server =
      typeof postgres === 'string'
        ? undefined
        : await PostgresServer.start({ settings: { fsync: 'on', full_page_writes: 'on' } })
    const daemons: Server[] = []
    const start = async (settings: object = {}) => {
      const daemon = startStdioDaemon()
      daemons.push(daemon)
      await initialize(daemon, node, settings)
      return daemon
    }
    try {
      const plain = await start()
      const folder = await start()
      const storage = server && { storage: { url: server.url() } }
      const shared = storage && [await start(storage), await start(storage), await start(storage)]
      const wallets = await Promise.all(
        Array.from({ length: SENDERS }, () => NodeContract.deploy(node, client, helloWallet)),
      )
      const rates: Record<string, () => Promise<number>> = {
        plain: () => processRate(plain, wallets),
        folder: () => outboxRate([folder], wallets),
        ...(shared && { one: () => outboxRate([shared[0]!], wallets), three: () => outboxRate(shared, wallets) }),
      }
      await interleave(WARM_UP_ROUNDS, rates)
      const values = await interleave(ROUNDS, rates)
      const row = (label: string, ours: number[]): Row => {
        return { label, against: 'process_message', unit: '1/s', ...compare(ours, values['plain']!) }
      }
      return [
        row('outbox in a folder', values['folder']!),
        ...(values['one'] === undefined ? [] : [row('outbox on PostgreSQL, 1 daemon', values['one'])]),
        ...(values['three'] === undefined ? [] : [row('outbox on PostgreSQL, 3 daemons', values['three'])]),
      ]
    } finally {
      client.close()
      for (const daemon of daemons) await daemon.stop()
      await node.dispose()
      await server?.stop()
    }
  },
}

/** From the first request to the last result. */
export async function outboxRate(daemons: readonly Server[], wallets: readonly NodeContract[]): Promise<number> {
  const count = BATCHES * wallets.length
  const start = performance.now()
  await Promise.all(
    daemons.map(async ({ connection }, index) => {
      const own = wallets.filter((_, wallet) => wallet % daemons.length === index)
      const texts = Array.from({ length: BATCHES }, () => own)
        .flat()
        .map((wallet, id) => request(id, 'outbox.send', touchParams(wallet)))
      const answers = await connection.exchange(connection.encode(texts), texts.length)
      const failed = answers.find((answer) => !answer.includes('"result":{'))
      if (failed !== undefined) throw new Error(`A call failed: ${failed}`)
    }),
  )
  await readResults(daemons[0]!, count)
  return count / ((performance.now() - start) / 1000)
}

/** Reads and acknowledges `count` results, which all have to be of executed messages. */
async function readResults({ connection }: Server, count: number): Promise<void> {
  let acknowledge: string | undefined
  for (let left = count; left > 0; ) {
    const params = { wait_ms: 60_000, limit: 1000, ...(acknowledge !== undefined && { acknowledge }) }
    const [answer] = await connection.exchange(connection.encode([request(1, 'outbox.results', params)]), 1)
    const { result } = JSON.parse(String(answer)) as {
      result: { results: { number: string; entry: { state: string } }[] }
    }
    if (result.results.length === 0) throw new Error(`${left} messages have no result`)
    const other = result.results.find(({ entry }) => entry.state !== 'executed')
    if (other !== undefined) throw new Error(`A message is ${other.entry.state}`)
    left -= result.results.length
    acknowledge = result.results.at(-1)!.number
  }
  const last = { limit: 1, acknowledge }
  await connection.exchange(connection.encode([request(1, 'outbox.results', last)]), 1)
}

function request(id: number, method: string, params: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params })
}
