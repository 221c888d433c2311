/**
 * Payments through the TypeScript binding and the C library whose daemon is killed or whose client is closed: the error
 * agrees with the chain. The suites of the other bindings have similar tests.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  ClientError,
  ConnectionLost,
  DevNode,
  getContract,
  keysSigner,
  type Signer,
  spawnClient,
  type VendorClient,
} from 'vendorclient'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contracts, contractTvcText } from '../../src/program/contracts/index.ts'
import { build } from '../support/startBuild.ts'

const abi = {
  version: '2.4',
  header: ['pubkey', 'time', 'expire'],
  functions: [
    { name: 'constructor', inputs: [], outputs: [] },
    { name: 'touch', inputs: [], outputs: [] },
    { name: 'timestamp', inputs: [], outputs: [{ name: 'timestamp', type: 'uint32' }] },
  ],
  events: [],
  fields: [
    { name: '_pubkey', type: 'uint256', init: true },
    { name: '_timestamp', type: 'uint64', init: false },
    { name: '_constructorFlag', type: 'bool', init: false },
    { name: 'timestamp', type: 'uint32', init: false },
    { name: 'calls', type: 'uint32', init: false },
  ],
} as const

let node: DevNode
/** Client that reads the chain; its daemon is not killed. */
let watcher: VendorClient
let signer: ReturnType<typeof keysSigner>
let address: string

beforeAll(async () => {
  node = await DevNode.start({ program: build })
  watcher = await spawnClient({ program: build, network: { endpoints: [node.url] } })
  signer = keysSigner(await watcher.crypto.generateRandomSignKeys())
  const wallet = getContract({ client: watcher, abi, tvc: contractTvcText(contracts['HelloWallet']!), signer })
  await wallet.deploy({}, { fundedBy: node })
  address = await wallet.address()
})
afterAll(async () => {
  await watcher?.close()
  await node?.stop()
})
afterEach(async () => {
  await node.setBlockMode({ mode: 'automatic' })
})

/** Opens a new client, whose messages wait in the queue of the node until a block is made. */
async function open(network: object = {}, by: Signer | typeof signer = signer) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vendorclient-killed-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  const client = await spawnClient({ program: build, dataFolder, network: { endpoints: [node.url], ...network } })
  onTestFinished(() => client.close())
  await node.setBlockMode({ mode: 'manual' })
  return { client, wallet: getContract({ client, abi, address, signer: by as typeof signer }) }
}

async function failureOf(call: Promise<unknown>): Promise<ClientError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ClientError)
  return error as ClientError
}

async function untilQueued(): Promise<void> {
  while ((await node.queue()).messages.length === 0) await sleep(20)
}

async function isExecuted(hash: string): Promise<boolean> {
  const query = `query { blockchain { message(hash: "${hash}") { dst_transaction { id } } } }`
  const { result } = await watcher.net.query({ query })
  const { data } = result as { data: { blockchain: { message: { dst_transaction: unknown } | null } } }
  return Boolean(data.blockchain.message?.dst_transaction)
}

describe('a payment that waits for its block', () => {
  test.each<[string, (client: VendorClient) => unknown]>([
    ['its daemon is killed', (client) => process.kill(client.info.server.pid, 'SIGKILL')],
    ['its client is closed', (client) => client.close()],
  ])('is unknown when %s, and the error has the hash that the chain executes', async (_, end) => {
    const { client, wallet } = await open()
    const failed = failureOf(wallet.call.touch())
    await untilQueued()
    await end(client)
    const error = await failed
    expect([error.outcome, error.data]).toMatchObject(['unknown', { sent: true, expire_at: expect.any(Number) }])
    expect(await isExecuted(error.messageHash!)).toBe(false)
    await node.mine()
    expect(await isExecuted(error.messageHash!)).toBe(true)
  })

  test('is unknown when the call is cancelled', async () => {
    const { wallet } = await open()
    const stop = new AbortController()
    const failed = failureOf(wallet.call.touch({}, { signal: stop.signal }))
    await untilQueued()
    stop.abort()
    const error = await failed
    expect([error.name, error.outcome]).toEqual(['AbortError', 'unknown'])
    await node.mine()
    expect(await isExecuted(error.messageHash!)).toBe(true)
  })
})

describe('a payment of which nothing has left', () => {
  test('is not executed when its daemon is killed while waiting for the signature', async () => {
    const { client } = await open()
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    const { handle } = await client.crypto.registerSigningBox({
      getPublicKey: () => ({ public_key: signer.publicKey }),
      sign: () => {
        asked()
        return new Promise(() => {})
      },
    })
    const failed = failureOf(
      client.processing.processMessage({
        message_encode_params: {
          abi: { type: 'Contract', value: abi as never },
          address,
          call_set: { function_name: 'touch' },
          signer: { type: 'SigningBox', handle },
        },
        dapp_id: address.slice(0, 64),
      }),
    )
    await isAsked
    process.kill(client.info.server.pid, 'SIGKILL')
    const error = await failed
    expect(error).toBeInstanceOf(ConnectionLost)
    expect([error.outcome, error.messageHash]).toEqual(['not_executed', undefined])
    expect((await node.queue()).messages).toEqual([])
    const late = await failureOf(getContract({ client, abi, address, signer }).call.touch())
    expect(late.outcome).toBe('not_executed')
  })

  test('says nothing about messages if the call does not send any', async () => {
    const { client } = await open()
    process.kill(client.info.server.pid, 'SIGKILL')
    expect((await failureOf(client.client.version())).outcome).toBeUndefined()
    const send = { message_encode_params: {} as never, dapp_id: '' }
    expect((await failureOf(client.outbox.send(send))).outcome).toBe('not_executed')
  })
})

const missing = ['cc'].filter((tool) => spawnSync(tool, ['--version']).status !== 0)

describe.skipIf(missing.length > 0)(
  `a payment of a program in C${missing.map((tool) => ` (missing: ${tool})`)}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-killed-c-'))
    const program = join(folder, 'outcome')
    afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
    beforeAll(() => {
      const source = join(import.meta.dirname, '../../bindings/c')
      const files = readdirSync(join(source, 'src')).filter((name) => name.endsWith('.c'))
      const sources = [join(source, 'tests/outcome.c'), ...files.map((name) => join(source, 'src', name))]
      execFileSync('cc', ['-std=c11', '-I', join(source, 'include'), ...sources, '-pthread', '-ldl', '-o', program])
    })

    /** Starts the program, which pays, and returns its process and the process id of its daemon. */
    async function pay(endpoint: string) {
      const params = {
        message_encode_params: {
          abi: { type: 'Contract', value: abi },
          address: `0:${address.slice(-64)}`,
          call_set: { function_name: 'touch' },
          signer: signer.signer,
        },
        dapp_id: address.slice(0, 64),
        send_events: false,
      }
      const config = { network: { endpoints: [endpoint] } }
      const child = spawn(program, [JSON.stringify(config), JSON.stringify(params)], {
        env: { ...process.env, HOME: mkdtempSync(join(folder, 'home-')), VENDORCLIENT_BINARY: build },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
      const next = async () => String((await lines.next()).value)
      const said = await next()
      expect(said).toMatch(/^daemon \d+$/)
      return { child, next, daemon: Number(said.slice('daemon '.length)) }
    }

    const line = (outcome: number, hash = '') => `outcome ${outcome} message ${hash} transaction  settles 0`
    const [notExecuted, unknown] = [1, 5]

    test.each<[string, (child: ChildProcess, daemon: number) => unknown]>([
      ['its daemon is killed', (_, daemon) => process.kill(daemon, 'SIGKILL')],
      ['its context is destroyed', (child) => child.stdin!.write('end\n')],
    ])('is unknown when %s, and the error has the hash that the chain executes', async (_, end) => {
      await node.setBlockMode({ mode: 'manual' })
      const { child, next, daemon } = await pay(node.url)
      await untilQueued()
      end(child, daemon)
      const said = await next()
      const hash = said.split(' ')[3]!
      expect([said, hash]).toEqual([line(unknown, hash), expect.stringMatching(/^[0-9a-f]{64}$/)])
      expect(await isExecuted(hash)).toBe(false)
      await node.mine()
      expect(await isExecuted(hash)).toBe(true)
      child.stdin.end()
      expect([await next(), await next()]).toEqual([line(notExecuted), line(0)])
      expect(await once(child, 'exit')).toEqual([0, null])
    })

    test('is not executed when its daemon is killed before the message has left', async () => {
      const server = createServer()
      await once(server.listen(0, '127.0.0.1'), 'listening')
      onTestFinished(() => void server.close())
      const connected = once(server, 'connection')
      const { next, daemon } = await pay(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      await connected
      process.kill(daemon, 'SIGKILL')
      expect(await next()).toBe(line(notExecuted))
    })
  },
)

test('the error of each payment reports its true outcome, at whatever moment its daemon is killed', {
  timeout: 180_000,
}, async () => {
  const counts = { not_executed: 0, unknown: 0, done: 0 }
  for (let round = 0; round < 8; round++) {
    const { client, wallet } = await open()
    await node.setBlockMode({ mode: 'automatic' })
    const { timestamp } = await wallet.get.timestamp()
    // Gives a later run another timestamp.
    await node.increaseTime({ seconds: 10 })
    setTimeout(() => process.kill(client.info.server.pid, 'SIGKILL'), round * 12)
    const ended = await wallet.call.touch().then(
      () => undefined,
      (error: ClientError) => error,
    )
    if (ended === undefined) {
      counts.done++
      continue
    }
    expect(['not_executed', 'unknown'], ended.message).toContain(ended.outcome)
    await sleep(300)
    const now = await getContract({ client: watcher, abi, address, signer }).get.timestamp()
    if (ended.outcome === 'not_executed') expect(now.timestamp).toBe(timestamp)
    else expect(now.timestamp !== timestamp).toBe(await isExecuted(ended.messageHash!))
    counts[ended.outcome as 'unknown']++
  }
  expect(counts.done + counts.unknown + counts.not_executed).toBe(8)
})
