/** An update of the program while it runs: code that it loads later still is that of the version that was started. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { WebSocketHost } from '../support/daemon/WebSocketHost.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { Gateway } from '../support/gateway/Gateway.ts'
import { installProgram } from '../support/installProgram.ts'
import { childrenOf } from '../support/processTree.ts'
import { hostOf, startBuild, testBuild } from '../support/startBuild.ts'
import { startServing } from '../support/startServing.ts'
import { startCommand, suitePrograms } from '../support/suitePrograms.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const abi = { type: 'Json', value: helloWallet.abi }
const isWindows = process.platform === 'win32'

/** Long enough in one call of native code to run in its own process. */
const LONG_SCRYPT = { password: '', salt: '', log_n: 14, r: 8, p: 6, dk_len: 64 }

describe.skipIf(isWindows).each(suitePrograms)('$name (Windows does not replace what is open)', (programs) => {
  test('continues with the files it was started with when they are exchanged', { timeout: 120_000 }, async () => {
    const folder = temporaryFolder()
    const installed = installProgram(folder, programs)
    const node = await DevNode.start({ program: installed.program })
    onTestFinished(() => node.dispose())
    const { file, args } = startCommand(installed.testProgram)
    const [first, ...rest] = [...args, 'daemon', '--stdio', '--set', `network.endpoints=${node.url}`]
    const running = startBuild(rest, { folder, node: file, file: first! })
    const host = hostOf(running)
    await host.result('client.version')

    installed.exchange()

    // A thread that computes, a process, the storage, and modules that were not loaded.
    expect(await host.result('test.busy', { ms: 1 })).toBe(null)
    expect(await host.result('crypto.scrypt', LONG_SCRYPT)).toMatchObject({ key: expect.any(String) })
    if (process.platform === 'linux') expect(childrenOf(running.process.pid!)).toHaveLength(1)
    await host.result('test.store_put', { key: 'colour', value: 'AQID' })
    const keys = await host.result('crypto.generate_random_sign_keys')
    const encode = {
      abi,
      deploy_set: { code: helloWallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
      call_set: { function_name: 'constructor' },
      signer: { type: 'Keys', keys },
    }
    const { address } = await host.result('abi.encode_message', encode)
    const id = address.slice(2)
    await node.fund(id)
    const filter = { account_addr: { eq: address } }
    await host.result('net.subscribe_collection', {
      collection: 'transactions',
      filter,
      result: 'id',
      _call: { callback: 'transactions' },
    })
    const { transaction } = await host.result('processing.process_message', {
      message_encode_params: encode,
      dapp_id: id,
    })
    expect(transaction.aborted).toBe(false)
    const page = await fetch(node.ready.console!)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>vendorclient console')])
    expect((await node.query('{ info { version } }')).errors).toBeUndefined()
    host.close()
    expect(await running.ended).toEqual({ code: 0, signal: null })
  })
})

test('a program whose files are overwritten is no longer ready, reports the reason and logs it once', async () => {
  const folder = temporaryFolder()
  const installed = installProgram(folder, {
    name: '',
    program: testBuild.replace('-test', ''),
    testProgram: testBuild,
  })
  const served = await startServing({ folder, file: installed.testProgram }, '--port', '0')
  const url = `http://${served.authority}`
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const host = await WebSocketHost.open(served.discovery.ws, served.token)
  installed.overwrite()
  const replaced = {
    code: 37,
    message: 'The program was replaced while it ran (version 3.0.0, now 9.9.9): restart it',
    data: { version: expect.any(String), found: '9.9.9' },
  }
  for (const [method, params] of [
    ['crypto.sha256', { data: 'aGVsbG8=' }],
    ['boc.get_boc_hash', { boc: 'te6ccgEBAQEAAgAAAA==' }],
    ['test.store_put', { key: 'a', value: 'AQID' }],
    ['test.busy', { ms: 1 }],
  ] as const) {
    expect(await host.call(method, params), method).toMatchObject({ error: replaced })
  }
  await host.result('client.version')
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('was replaced while it ran')])
  expect(served.stderr().match(/"event":"program replaced"/g)).toHaveLength(1)
})

test('a node and a gateway whose files are overwritten finish running requests and ask for a restart', async () => {
  const installed = installProgram(temporaryFolder(), {
    name: '',
    program: testBuild.replace('-test', ''),
    testProgram: testBuild,
  })
  const node = await DevNode.start({ program: installed.program })
  onTestFinished(() => node.dispose())
  const gateway = await Gateway.start({ upstreams: [node.url], program: installed.program })
  onTestFinished(() => gateway.dispose())
  expect((await node.query('{ info { version } }')).errors).toBeUndefined()
  for (const { url } of [node, gateway]) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  installed.overwrite()
  for (const running of [node, gateway]) {
    for (const _twice of [1, 2]) {
      const ready = await fetch(`${running.url}/readyz`)
      expect([ready.status, await ready.text()]).toEqual([
        503,
        expect.stringContaining('the program was replaced while it ran, restart it'),
      ])
    }
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    expect(running.log.match(/"event":"program replaced"/g)).toHaveLength(1)
  }
  // Code that is already loaded keeps running.
  expect((await node.query('{ info { version } }')).errors).toBeUndefined()
  node.process.kill('SIGTERM')
  gateway.process.kill('SIGTERM')
  expect(await Promise.all([node.ended, gateway.ended])).toEqual([0, 0])
})
