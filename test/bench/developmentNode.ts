/** The development node compared with its engine alone: the cost of HTTP, blocks, SQLite and the queue. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base64ToBytes } from '../../src/core/bytes/index.ts'
import { parseBoc } from '../../src/core/cells/index.ts'
import { defaultBlockchainConfig, executeTransaction } from '../../src/core/executor/index.ts'
import { type Account, parseAccount } from '../../src/core/tlb/index.ts'
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { NodeContract } from '../support/devnode/NodeContract.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { compare, interleave } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'
import { peer, startProcess } from './startProcess.ts'

const ROUNDS = 5
const SENDERS = 32
const CALLS_PER_SENDER = 16
const READS = 4000

/** The first aim applied to both kinds of chains. */
const givenUp = {
  aim: { atLeast: 0.5 },
  reason: 'the server, the records of a block and its signature take more than the executor itself, see performance.md',
}

export const developmentNode: Suite = {
  name: 'development-node',
  notes: `Each of ${SENDERS} senders has a wallet and posts calls to it one after the other, over connections that stay open; a call is answered after its block is stored. The peer of executed messages is the executor alone, in this process, on the same kind of messages; that of reads is an HTTP server of Node.js which answers the same bytes. Senders and node share the machine.`,
  aims: {
    'messages, chain in a file against the executor alone': { aim: { atLeast: 0.35 }, givenUp },
    'messages, chain in memory against the executor alone': { aim: { atLeast: 0.45 }, givenUp },
  },
  run: async () => {
    const client = await LocalClient.open()
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bench-'))
    const nodes = { file: await DevNode.start({ dataFolder: folder }), memory: await DevNode.start() }
    try {
      const wallets = {
        file: await deployWallets(nodes.file, client),
        memory: await deployWallets(nodes.memory, client),
      }
      const engine = await EngineWallet.open(wallets.memory[0]!)
      const measurements = {
        bare: () => engine.rate(SENDERS * CALLS_PER_SENDER),
        file: () => postRate(nodes.file, wallets.file),
        memory: () => postRate(nodes.memory, wallets.memory),
      }
      // Warm-up, so that all code is compiled before it is measured.
      await interleave(2, measurements)
      const messages = await interleave(ROUNDS, measurements)
      return [
        row('messages, chain in a file', 'the executor alone', messages.file, messages.bare),
        row('messages, chain in memory', 'the executor alone', messages.memory, messages.bare),
        await readRow(nodes.file, wallets.file),
      ]
    } finally {
      client.close()
      await Promise.all([nodes.file.dispose(), nodes.memory.dispose()])
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function row(label: string, against: string, ours: readonly number[], other: readonly number[]): Row {
  return {
    label,
    against,
    unit: '1/s',
    ...compare(ours, other),
  }
}

function deployWallets(node: DevNode, client: LocalClient) {
  return Promise.all(Array.from({ length: SENDERS }, () => NodeContract.deploy(node, client, helloWallet)))
}

/** Times of messages have to grow, also from round to round. */
let lastTime = Date.now()

async function encodeCalls(contract: NodeContract, count: number): Promise<string[]> {
  const texts: string[] = []
  for (let call = 0; call < count; call++) {
    lastTime = Math.max(lastTime + 1, Date.now())
    texts.push((await contract.encode('touch', {}, { time: lastTime, expire: 2 ** 32 - 1 })).message)
  }
  return texts
}

const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })

async function exchange(port: number, method: string, path: string, body?: string): Promise<string> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return text
}

async function postRate({ ready }: DevNode, wallets: readonly NodeContract[]): Promise<number> {
  const bodies = await Promise.all(
    wallets.map(async (wallet) =>
      (await encodeCalls(wallet, CALLS_PER_SENDER)).map((text) => JSON.stringify([wallet.element(text)])),
    ),
  )
  const start = performance.now()
  await Promise.all(
    bodies.map(async (own) => {
      for (const body of own) {
        const answer = await exchange(ready.port, 'POST', '/v2/messages', body)
        if (!answer.includes('"exit_code":0')) throw new Error(`A call failed: ${answer}`)
      }
    }),
  )
  return (SENDERS * CALLS_PER_SENDER) / ((performance.now() - start) / 1000)
}

/** A wallet whose state is taken from a node and which is then called in this process. */
class EngineWallet {
  readonly #contract: NodeContract
  #account: Account | undefined
  #lt = 1_000_000_000n

  private constructor(contract: NodeContract, account: Account | undefined) {
    this.#contract = contract
    this.#account = account
  }

  static async open(contract: NodeContract): Promise<EngineWallet> {
    const { id } = contract
    const { boc } = (await contract.node.get(`account?account_id=${id}&dapp_id=${id}`)).json()
    return new EngineWallet(contract, parseAccount(parseBoc(base64ToBytes(boc)!)))
  }

  async rate(count: number): Promise<number> {
    const texts = await encodeCalls(this.#contract, count)
    const config = defaultBlockchainConfig('node')
    const blockTimeSec = Math.floor(Date.now() / 1000)
    const start = performance.now()
    for (const text of texts) {
      const { account, transaction } = executeTransaction({
        ...{ account: this.#account, dappId: this.#contract.id, config, rules: 'current', blockTimeSec },
        ...{ message: parseBoc(base64ToBytes(text)!), lt: this.#lt, blockLt: this.#lt },
      })
      this.#account = account
      this.#lt = transaction.lt + 10n
    }
    return count / ((performance.now() - start) / 1000)
  }
}

async function readRow({ ready }: DevNode, wallets: readonly NodeContract[]): Promise<Row> {
  const paths = wallets.map(({ id }) => `/v2/account?account_id=${id}&dapp_id=${id}`)
  const server = startProcess([peer('httpBytes.ts'), await exchange(ready.port, 'GET', paths[0]!)])
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
  try {
    const values = await interleave(ROUNDS, {
      ours: () => readRate(ready.port, paths),
      peer: () => readRate(Number(line), paths),
    })
    return row('account reads', 'an HTTP server that answers the same', values.ours, values.peer)
  } finally {
    await server.stop()
  }
}

async function readRate(port: number, paths: readonly string[]): Promise<number> {
  let left = READS
  const start = performance.now()
  await Promise.all(
    paths.map(async (path) => {
      while (left-- > 0) await exchange(port, 'GET', path)
    }),
  )
  return READS / ((performance.now() - start) / 1000)
}
