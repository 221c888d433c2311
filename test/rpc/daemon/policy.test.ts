/** A spending policy of the daemon, over processes that share a data folder. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'

const policy = {
  functions: [{ name: 'sendValue', recipient: 'dest', value: 'amount' }],
  limits: [{ amount: 1000, window: 'day', per: 'account' }],
  approval_above: 600,
}

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

/** Daemons on one folder with the policy, and its own wallet. */
async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-policy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'policy.json')
  writeFileSync(file, JSON.stringify(policy))
  const home = createDaemonHome()
  onTestFinished(() => home.remove())
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  const wallet = await HelloWallet.deploy(client, node)
  const start = async (config: object = {}, url = node.url) => {
    const host = StdioHost.start({ args: ['--policy', file] }, home)
    onTestFinished(() => void host.process.kill('SIGKILL'))
    const opened = await host.call('daemon.initialize', { config: { network: { endpoints: [url] }, ...config } })
    return { host, opened }
  }
  const payment = (amount: number) => ({
    message_encode_params: wallet.callParams('sendValue', { dest: `0:${'ab'.repeat(32)}`, amount, bounce: false }),
    dapp_id: wallet.accountId,
  })
  return { start, payment, file }
}

test('of two processes that race for the rest of a limit, one gets it', async () => {
  const { start, payment } = await prepare()
  const hosts = (await Promise.all([start(), start()])).map(({ host }) => host)
  const not_before = Math.floor(Date.now() / 1000) + 5000
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      hosts[index % 2]!.call('outbox.send', { ...payment(300), key: `k${index}`, group: `g${index}`, not_before }),
    ),
  )
  expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(3)
  for (const { error } of answers)
    if (error !== undefined) expect(error).toMatchObject({ code: 1202, data: { spent: '900' } })
  const { result } = await hosts[0]!.call('policy.refusals', {})
  expect(result.refusals).toHaveLength(7)
})

test('a host can add policies to those of the daemon, and remove none', async () => {
  const { start, payment, file } = await prepare()
  const loose = { unknown: 'allow', limits: [], functions: [{ name: 'sendValue' }] }
  const { host } = await start({ policy: loose })
  const tooMuch = await host.call('processing.process_message', payment(1001))
  expect(tooMuch.error).toMatchObject({ code: 1204, data: { reason: 'no_approver', sent: false } })
  const { result } = await host.call('policy.get', {})
  expect(result.policies.map(({ source }: { source: string }) => source)).toEqual(['host', file])
  const elsewhere = await start({ local_storage_path: 'mine' })
  expect(elsewhere.opened.error).toMatchObject({ code: 15, data: { path: 'local_storage_path' } })
  const stricter = await start({ policy: { recipients: ['cd'.repeat(32)], functions: policy.functions } })
  const refused = await stricter.host.call('processing.process_message', payment(1))
  expect(refused.error).toMatchObject({ code: 1201 })
})

test('spending counted by a process that was killed before the answer stays counted', async () => {
  const { start, payment } = await prepare()
  let arrived = () => {}
  const hasArrived = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const post = async () => {
    arrived()
    return 'silence' as const
  }
  const proxy = await NodeProxy.start(node.url, onTestFinished, { post })
  const { host } = await start({}, proxy.url)
  void host.call('processing.process_message', payment(550))
  await hasArrived
  host.process.kill('SIGKILL')
  await host.ended()
  const { host: next } = await start()
  const answer = await next.call('processing.process_message', payment(451))
  expect(answer.error).toMatchObject({ code: 1202, data: { spent: '550', amount: '451', sent: false } })
})

test('a host that disconnects while it is asked does not count as approving', async () => {
  const { start, payment } = await prepare()
  const { host } = await start()
  await host.call('policy.register_approver', { _call: { app_object: 'approver' } })
  void host.call('processing.process_message', payment(601))
  const request = await host.notification('client.app_request')
  expect(request.request_data).toMatchObject({ type: 'Approve', transfers: [{ amount: '601' }] })
  host.process.kill('SIGKILL')
  await host.ended()
  const { host: next } = await start()
  expect((await next.call('processing.process_message', payment(399))).error).toBeUndefined()
  await next.call('policy.register_approver', { _call: { app_object: 'approver' } })
  const late = next.call('processing.process_message', { ...payment(601), _call: { app_request_timeout_ms: 50 } })
  expect((await late).error).toMatchObject({ code: 1204, data: { reason: 'failed', sent: false } })
})

test('a client of a shared daemon cannot hide its spending from the policy', async () => {
  const { payment, file } = await prepare()
  const liar = await NodeProxy.start(node.url, onTestFinished)
  const home = createDaemonHome({ VENDORCLIENT_NETWORK_ENDPOINTS: node.url })
  const daemon = await ServingDaemon.start({ args: ['--policy', file] }, home)
  onTestFinished(() => daemon.dispose())
  const refused = await (await daemon.connect()).call('daemon.initialize', {
    config: { network: { endpoints: [liar.url] } },
  })
  expect(refused.error).toMatchObject({ code: 15, data: { path: 'network.endpoints', source: 'host' } })
  const margin = await (await daemon.connect()).call('daemon.initialize', {
    config: { network: { expiration_margin: 1 } },
  })
  expect(margin.error).toMatchObject({ code: 15, data: { path: 'network.expiration_margin' } })
  const same = await daemon.connect()
  await same.result('daemon.initialize', { config: { network: { endpoints: [node.url], query_timeout: 20_000 } } })
  expect((await same.call('processing.process_message', payment(400))).error).toBeUndefined()
  expect(liar.messageIds).toEqual([])
})

test('a policy file that is missing or wrong ends the start', async () => {
  for (const [content, complaint] of [
    [undefined, 'does not exist'],
    ['{"limits":[{"amount":1}]}', 'policy.limits[0].window'],
    ['[]', 'must contain a JSON object'],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-policy-'))
    const file = join(folder, 'policy.json')
    if (content !== undefined) writeFileSync(file, content)
    const host = StdioHost.start({ args: ['--policy', file] })
    const fatal = await host.notification('daemon.fatal')
    expect(fatal.message).toContain(complaint)
    await host.dispose()
    rmSync(folder, { recursive: true })
  }
})
