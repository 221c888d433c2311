/** Endpoints that lie about the past, and the protection by operators that must agree and by proofs. */
import { expect, type TestContext, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { ForkedNode } from '../../support/processing/ForkedNode.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { loseAnswer, loseMessage, NodeProxy, type ProxyScript } from '../../support/processing/NodeProxy.ts'

/** Settings for messages that expire soon, because the tests wait for their outcome in real time. */
const shortLived = {
  network: { expiration_margin: 300, message_processing_timeout: 8000, max_reconnect_timeout: 2000 },
  abi: { message_expiration_timeout: 4000 },
}

interface Settings {
  readonly network: object
  readonly proofs?: object
}

async function openClient({ onTestFinished }: TestContext, { network, proofs = {} }: Settings): Promise<LocalClient> {
  const config = { network: { ...shortLived.network, ...network }, abi: shortLived.abi, proofs }
  const client = await LocalClient.open({ config })
  onTestFinished(() => client.close())
  return client
}

/** Sends a call of the wallet, signed by name, under a key. */
async function sendNamed(client: LocalClient, wallet: HelloWallet, key: string): Promise<void> {
  const { handle } = await client.call('crypto.get_signing_box', wallet.keys)
  await client.call('outbox.register_signer', { name: key, handle })
  await client.call('outbox.send', {
    message_encode_params: { ...wallet.callParams('touch'), signer: { type: 'None' } },
    signer: { type: 'Named', name: key },
    dapp_id: wallet.accountId,
    ...{ key, group: key },
  })
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
async function resultOf(client: LocalClient, group: string): Promise<any> {
  for (;;) {
    const { results } = await client.call('outbox.results', { group, wait_ms: 30_000 })
    if (results.length > 0) return results[0].entry
  }
}

/** Settings for two endpoints of different operators, both of which must agree. */
function twoOperators(first: NodeProxy, second: NodeProxy): object {
  return {
    endpoints: [first.url, second.url],
    operators: { [first.url]: 'first', [second.url]: 'second' },
    agreement: 2,
  }
}

// Not concurrent with other tests: if these take the processor, the slow operator does not answer in time.
test('no key pays twice while one of two operators shows a forked history', { timeout: 120_000 }, async (context) => {
  const forked = await ForkedNode.start(context, 3)
  // Slow, so that the liar is the endpoint that a client prefers.
  const read: ProxyScript['read'] = async ({ forward }) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    return forward()
  }
  const honest = await forked.honest({ read, post: loseAnswer })
  const liar = await forked.lying(loseAnswer)
  const client = await openClient(context, { network: twoOperators(honest, liar) })
  await Promise.all(forked.wallets.map((wallet, index) => sendNamed(client, wallet, `k${index}`)))
  for (const [index, wallet] of forked.wallets.entries()) {
    const entry = await resultOf(client, `k${index}`)
    expect(['unknown', 'executed']).toContain(entry.state)
    if (entry.state === 'unknown') {
      const reason = /operators disagree: "first" shows the message as executed, "second" shows that it was not/
      expect(entry.error).toMatchObject({
        message: expect.stringMatching(reason),
        data: { outcome: 'unknown', sent: true, not_proven: expect.stringMatching(reason) },
      })
    }
    expect(await forked.executions(wallet)).toBe(1)
  }
})

test.concurrent('a message that no operator shows is replaced once enough of them agree', {
  timeout: 120_000,
}, async (context) => {
  const node = await DevNode.start()
  context.onTestFinished(() => node.dispose())
  const direct = await openClient(context, { network: { endpoints: [node.url] } })
  const wallet = await HelloWallet.deploy(direct, node)
  const lost = new Set<string>()
  const post: ProxyScript['post'] = (sent) => {
    if (lost.size === 0) lost.add(sent.message.id)
    return lost.has(sent.message.id) ? loseMessage() : sent.forward()
  }
  const first = await NodeProxy.start(node.url, context.onTestFinished, { post })
  const second = await NodeProxy.start(node.url, context.onTestFinished, { post })
  const client = await openClient(context, { network: twoOperators(first, second) })
  await sendNamed(client, wallet, 'k')
  expect(await resultOf(client, 'k')).toMatchObject({ state: 'executed' })
  expect(new Set([...first.messageIds, ...second.messageIds]).size).toBe(2)
  expect(await wallet.calls()).toBe(2)
})

test.concurrent('an operator that does not answer leaves the outcome open and is named in the error', {
  timeout: 120_000,
}, async (context) => {
  const node = await DevNode.start()
  context.onTestFinished(() => node.dispose())
  const direct = await openClient(context, { network: { endpoints: [node.url] } })
  const wallet = await HelloWallet.deploy(direct, node)
  const first = await NodeProxy.start(node.url, context.onTestFinished, { post: loseMessage })
  const second = await NodeProxy.start(node.url, context.onTestFinished, {
    read: async () => 'drop',
    post: loseMessage,
  })
  const client = await openClient(context, { network: twoOperators(first, second) })
  const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
  await expect(client.call('processing.process_message', params)).rejects.toMatchObject({
    message: expect.stringMatching(/of 2 operators prove it;.*"second" did not answer/),
    data: { outcome: 'unknown', sent: true, not_proven: expect.any(String) },
  })
  expect(first.messageIds).toHaveLength(1)
})

test.concurrent('with proven replacements, a message is replaced only after a later transaction of its account', {
  timeout: 120_000,
}, async (context) => {
  const node = await DevNode.start()
  context.onTestFinished(() => node.dispose())
  const direct = await openClient(context, { network: { endpoints: [node.url] } })
  const [idle, busy] = [await HelloWallet.deploy(direct, node), await HelloWallet.deploy(direct, node)]
  const lost = new Map<unknown, string>()
  const post: ProxyScript['post'] = ({ message, forward }) => {
    if (!lost.has(message.account_id)) lost.set(message.account_id, message.id)
    return lost.get(message.account_id) === message.id ? loseMessage() : forward()
  }
  const proxy = await NodeProxy.start(node.url, context.onTestFinished, { post })
  const proofs = { trusted_keepers: node.ready.trusted_keepers, prove_replacements: true }
  const client = await openClient(context, { network: { endpoints: [proxy.url] }, proofs })
  await sendNamed(client, idle, 'idle')
  await sendNamed(client, busy, 'busy')
  const timer = setInterval(() => void node.fund(busy.accountId, 1_000_000n).catch(() => undefined), 1000)
  context.onTestFinished(() => clearInterval(timer))
  expect(await resultOf(client, 'busy')).toMatchObject({ state: 'executed' })
  expect(await busy.calls()).toBe(2)
  expect(await resultOf(client, 'idle')).toMatchObject({
    state: 'unknown',
    error: {
      data: { not_proven: expect.stringMatching(/last proven transaction of its account is from .* must be later/) },
    },
  })
  expect(await idle.calls()).toBe(1)
})

test.concurrent('keepers that the client does not trust prove nothing', { timeout: 120_000 }, async (context) => {
  const [node, other] = [await DevNode.start(), await DevNode.start({ args: ['--keepers', '2'] })]
  context.onTestFinished(async () => void (await Promise.all([node.dispose(), other.dispose()])))
  const direct = await openClient(context, { network: { endpoints: [node.url] } })
  const wallet = await HelloWallet.deploy(direct, node)
  const proxy = await NodeProxy.start(node.url, context.onTestFinished, { post: loseMessage })
  const proofs = { trusted_keepers: other.ready.trusted_keepers, prove_replacements: true }
  const client = await openClient(context, { network: { endpoints: [proxy.url] }, proofs })
  const timer = setInterval(() => void node.fund(wallet.accountId, 1_000_000n).catch(() => {}), 1000)
  context.onTestFinished(() => clearInterval(timer))
  const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
  await expect(client.call('processing.process_message', params)).rejects.toMatchObject({
    data: { outcome: 'unknown', not_proven: expect.stringMatching(/is not proven\. Proof check failed/) },
  })
  expect(proxy.messageIds).toHaveLength(1)
})

test('a forked history does not prove an executed message gone, to the library or to the tool', {
  timeout: 120_000,
}, async (context) => {
  const forked = await ForkedNode.start(context)
  const [wallet] = forked.wallets as [HelloWallet]
  // Slow, so that the liar is the endpoint that a client prefers.
  const read: ProxyScript['read'] = async ({ forward }) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    return forward()
  }
  const [honest, liar] = [await forked.honest({ read }), await forked.lying()]
  const expire = Math.floor(Date.now() / 1000) + 4
  const call = wallet.callParams('touch', {}, { header: { expire } })
  const direct = await openClient(context, { network: { endpoints: [forked.node.url] } })
  const { message, message_id } = await direct.call('abi.encode_message', call)
  await direct.call('processing.send_message', { message, dapp_id: wallet.accountId })
  const params = { message, expire_at: expire, dapp_id: wallet.accountId }
  const believing = await openClient(context, { network: { endpoints: [liar.url] } })
  const find = (client: LocalClient) => client.call('processing.find_outcome', params)
  await expect.poll(() => find(believing), { timeout: 30_000 }).toMatchObject({ outcome: 'not_executed' })
  const found = await find(await openClient(context, { network: twoOperators(honest, liar) }))
  expect(['unknown', 'executed']).toContain(found.outcome)
  const disagreement = /operators disagree: "first" shows the message as executed, "second" shows that it was not/
  if (found.outcome === 'unknown') expect(found.not_proven).toMatch(disagreement)
  const tool = new Tool({
    VENDORCLIENT_CLI_URL: `${honest.url},${liar.url}`,
    VENDORCLIENT_NETWORK_OPERATORS: JSON.stringify({ [honest.url]: 'first', [liar.url]: 'second' }),
    VENDORCLIENT_NETWORK_AGREEMENT: '2',
    VENDORCLIENT_NETWORK_EXPIRATION_MARGIN: '300',
  })
  context.onTestFinished(() => tool.dispose())
  const address = `${wallet.accountId}::${wallet.accountId}`
  const envelope = { method: 'touch', msg: { message_id, message, expire, address } }
  tool.write('message.txt', Buffer.from(JSON.stringify(envelope)).toString('hex'))
  const ran = await tool.run(['status', 'message.txt', '--json'])
  expect([0, 11]).toContain(ran.code)
  const said =
    ran.code === 0 ? { status: 'executed' } : { error: { data: { unproven: expect.stringMatching(disagreement) } } }
  expect(JSON.parse(ran.stdout)).toMatchObject(said)
})
