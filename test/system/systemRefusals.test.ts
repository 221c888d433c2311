/**
 * The main paths of daemon, node and gateway while their system refuses descriptors, memory, threads, processes and disk space:
 * every call gets an answer, nothing ends, and all works again afterwards.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { createDaemonHome } from '../support/daemon/daemonProgram.ts'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { type SystemFault, SystemFaults, systemFaults } from '../support/faults/SystemFaults.ts'
import { Gateway } from '../support/gateway/Gateway.ts'
import { GraphqlSocket } from '../support/gateway/GraphqlSocket.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const whyNot =
  process.platform !== 'linux' || spawnSync('cc', ['--version']).status !== 0
    ? ' (skipped: faults are injected with a C compiler on Linux)'
    : ''

function nameOf({ code, kinds, every = 1 }: SystemFault): string {
  return `${code} for ${every === 1 ? 'all' : `one in ${every}`}: ${kinds.join(', ')}`
}
const named = systemFaults.map((fault) => [nameOf(fault), fault] as const)

function openFaults(): SystemFaults {
  const faults = new SystemFaults()
  onTestFinished(() => faults.dispose())
  return faults
}

/** Connections that come while the fault lasts; some are closed without an answer. */
function knock(port: number): void {
  for (let count = 0; count < 10; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
  }
}

/** Settles in any way: refused connections and statuses are answers. */
function settled(work: readonly Promise<unknown>[]): Promise<unknown> {
  return Promise.allSettled(work)
}

/** Errors of the failed work. */
async function failures(work: readonly Promise<unknown>[]): Promise<unknown[]> {
  return (await Promise.allSettled(work)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
}

async function get(url: string): Promise<number> {
  return (await fetch(url, { headers: { connection: 'close' } })).status
}

const abi = { type: 'Json', value: helloWallet.abi }

describe.skipIf(whyNot !== '')(`a system that refuses${whyNot}`, () => {
  test('a daemon survives, and all works again after each refusal', async () => {
    const faults = openFaults()
    const node = await DevNode.start({ deprecatedApi: true })
    onTestFinished(() => node.dispose())
    const daemon = await ServingDaemon.start({ environment: faults.environment, settings: { 'log.level': 'info' } })
    onTestFinished(() => daemon.dispose())
    const port = Number(new URL(daemon.url).port)
    const first = await daemon.connect()
    const config = {
      network: { endpoints: [node.url], message_retries_count: 0, max_reconnect_timeout: 500, query_timeout: 3000 },
      abi: { message_expiration_timeout: 5000 },
    }
    await first.result('daemon.initialize', { config })
    const keys = await first.result('crypto.generate_random_sign_keys')
    const deploy = {
      ...{ abi, signer: { type: 'Keys', keys }, call_set: { function_name: 'constructor' } },
      deploy_set: { code: helloWallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
    }
    const { address } = await first.result('abi.encode_message', deploy)
    const accountId = address.slice(2)
    await node.fund(accountId)
    const call = { abi, address, call_set: { function_name: 'touch' }, signer: { type: 'Keys', keys } }
    const scrypt = { password: 'cA==', salt: 'c2FsdA==', log_n: 4, r: 8, p: 1, dk_len: 32 }
    const use = (key: string, host = first) => [
      host.call('client.version'),
      host.call('crypto.scrypt', scrypt),
      host.call('test.store_put', { key, value: 'AQ==' }),
      host.call('net.query', { query: '{info{version}}' }),
      host.call('outbox.send', { key, message_encode_params: call, dapp_id: accountId }),
      host.call('net.subscribe_collection', {
        ...{ collection: 'blocks', result: 'id', _call: { callback: `${key}-blocks` } },
      }),
      host.call('daemon.status'),
    ]
    for (const [index, [name, fault]] of named.entries()) {
      faults.start(fault)
      knock(port)
      const second = daemon.connect().then((host) => host.call('client.version'))
      await settled([
        ...[...use(`during_${index}`), second, get(`http://127.0.0.1:${port}/readyz`)],
        // The process monitors run meanwhile.
        first.call('test.sleep', { ms: 600 }),
      ])
      expect(faults.stop(), name).toBeGreaterThan(0)
      expect(daemon.process.exitCode, name).toBe(null)
      const later = await daemon.connect()
      await later.result('daemon.initialize', { config })
      for (const answer of await Promise.all([...use(`after_${index}`), ...use(`later_${index}`, later)])) {
        const { error } = answer
        expect(error, name).toBe(undefined)
      }
      expect(await get(`http://127.0.0.1:${port}/readyz`)).toBe(200)
      expect(daemon.log).not.toContain('"event":"crash"')
    }
    daemon.process.kill('SIGTERM')
    expect(await daemon.ended).toBe(0)
  })

  // Node.js itself waits for ever for a thread that it cannot start.
  const atStart = named.filter(([, { kinds }]) => !kinds.includes('threads'))
  test.each(atStart)('a daemon starts or reports why it cannot: %s', async (_, fault) => {
    const faults = openFaults()
    faults.start({ ...fault, every: fault.every ?? 2 })
    const home = createDaemonHome(faults.environment)
    onTestFinished(() => home.remove())
    const start = ServingDaemon.start({}, home)
    const outcome = await start.then(
      (daemon) => {
        onTestFinished(() => daemon.dispose())
        return 'started'
      },
      (error: Error) => error.message,
    )
    expect(outcome).not.toContain('crash')
  })

  test('a node survives, and produces blocks after each refusal', async () => {
    const faults = openFaults()
    const node = await DevNode.start({
      ...{ deprecatedApi: true, dataFolder: temporaryFolder(), environment: faults.environment },
    })
    onTestFinished(() => node.dispose())
    const socket = await GraphqlSocket.open(node.ready.ws!)
    onTestFinished(() => socket.close())
    const id = () => randomBytes(32).toString('hex')
    const use = () => [
      node.fund(id()),
      node.query('{info{version}}'),
      node.query('{blockchain{blocks(last:1){edges{node{id boc}}}}}'),
      node.get(`account?account_id=${'1'.repeat(64)}&dapp_id=${'1'.repeat(64)}`),
      node.admin('mine', { blocks: 1 }),
      get(`${node.url}/readyz`),
    ]
    for (const [name, fault] of named) {
      faults.start(fault)
      knock(node.ready.port)
      socket.start(`during ${name}`, 'subscription{blocks{id}}')
      await settled(use())
      expect(faults.stop(), name).toBeGreaterThan(0)
      expect([node.process.exitCode, node.log], name).toEqual([null, expect.not.stringContaining('crash')])
      await expect
        .poll(() =>
          node.fund(id()).then(
            () => 'funded',
            (error: Error) => error.message,
          ),
        )
        .toBe('funded')
      expect(await failures(use())).toEqual([])
      socket.start(`after ${name}`, 'subscription{blocks{id}}')
      await expect
        .poll(() => node.admin('mine', { blocks: 1 }).then(() => socket.answers(`after ${name}`).length))
        .toBeGreaterThan(0)
    }
    expect(node.log).not.toContain('"event":"crash"')
  })

  test('a gateway survives, and does not consider its node failed', async () => {
    const faults = openFaults()
    const node = await DevNode.start({ deprecatedApi: true })
    onTestFinished(() => node.dispose())
    const gateway = await Gateway.start({ upstreams: [node.url], environment: faults.environment })
    onTestFinished(() => gateway.dispose())
    const ask = () => [
      gateway.query('{info{version}}'),
      gateway.get(`account?account_id=${'1'.repeat(64)}&dapp_id=${'1'.repeat(64)}`),
    ]
    const use = () => [
      ...ask(),
      GraphqlSocket.open(gateway.ready.ws).then((socket) => {
        onTestFinished(() => socket.close())
        socket.start('1', '{info{version}}')
        return Promise.race([socket.next(({ type }) => type === 'data'), socket.closed])
      }),
      get(`${gateway.url}/healthz`),
    ]
    for (const [name, fault] of named) {
      faults.start(fault)
      knock(gateway.ready.port)
      await settled(ask())
      faults.stop()
      expect(gateway.process.exitCode).toBe(null)
      // Refusals of this machine are not failures of the node.
      expect(gateway.log).not.toContain('upstream failed')
      expect(await get(`${gateway.url}/readyz`)).toBe(200)
      expect(await failures(use()), name).toEqual([])
    }
    expect(gateway.log).not.toContain('"event":"crash"')
  })
})
