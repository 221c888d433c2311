/** What became of a message that was sent before, by another call or program: executed, proven not to be executed, or not known yet. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet, helloWalletAbi } from '../../support/processing/HelloWallet.ts'
import { NodeProxy, type ProxyScript } from '../../support/processing/NodeProxy.ts'
import { hideTransactions, later, leaveOut } from '../../support/processing/views.ts'

let node: DevNode
let direct: LocalClient
let wallet: HelloWallet
beforeAll(async () => {
  node = await DevNode.start()
  direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  wallet = await HelloWallet.deploy(direct, node)
})
afterAll(async () => {
  direct.close()
  await node.dispose()
})

/** A signed call that expires in 20 s, and has not been sent. */
async function encode(): Promise<Json> {
  const expire = Math.floor(Date.now() / 1000) + 20
  const { message, message_id } = await direct.call(
    'abi.encode_message',
    wallet.callParams('touch', {}, { header: { expire } }),
  )
  return { message, message_id, expire }
}

/** Outcome through proxies of different operators, all of which must agree. */
async function outcomeThrough(scripts: readonly ProxyScript[], params: object): Promise<Json> {
  const names = ['first', 'second']
  const proxies = await Promise.all(scripts.map((script) => NodeProxy.start(node.url, onTestFinished, script)))
  const operators = Object.fromEntries(proxies.map(({ url }, index) => [url, names[index]]))
  const network = { endpoints: proxies.map(({ url }) => url), operators, agreement: proxies.length }
  const client = await LocalClient.open({ config: { network } })
  onTestFinished(() => client.close())
  return client.call('processing.find_outcome', { dapp_id: wallet.accountId, ...params })
}

const afterExpiration: ProxyScript = { read: later(() => 120_000) }

test('reports the transaction of a message that was executed', async () => {
  const { message, message_id } = await encode()
  const { tx_hash } = await direct.call('processing.send_message', { message, dapp_id: wallet.accountId })
  expect(await direct.call('processing.find_outcome', { message, abi: helloWalletAbi })).toMatchObject({
    outcome: 'executed',
    message_hash: message_id,
    transaction_id: tx_hash,
    finality: 'final',
  })
})

test('says until when a message without a transaction may still be executed', async () => {
  const { message, message_id, expire } = await encode()
  const found = await direct.call('processing.find_outcome', { message, abi: helloWalletAbi })
  expect(found).toMatchObject({
    outcome: 'unknown',
    message_hash: message_id,
    transaction_id: null,
    state_timestamp: null,
    expire_at: expire,
    not_proven: expect.stringMatching(/^it may be executed until 20/),
    settles_at: expire + 30,
  })
})

test.each([
  ['the whole history', {}],
  ['the history since it was sent', { sent_at: Math.floor(Date.now() / 1000) }],
])('proves by one endpoint that a message was not executed, by %s', async (_, since) => {
  const { message, expire } = await encode()
  const found = await outcomeThrough([afterExpiration], { message, expire_at: expire, ...since })
  expect(found).toMatchObject({ outcome: 'not_executed', expire_at: expire })
  expect(Number(found.state_timestamp)).toBeGreaterThan((expire + 30) * 1000)
  expect(found.not_proven).toBeNull()
})

test('proves that a message was not executed by two operators that agree', async () => {
  const { message } = await encode()
  const found = await outcomeThrough([afterExpiration, afterExpiration], { message, abi: helloWalletAbi })
  expect(found).toMatchObject({ outcome: 'not_executed' })
})

test.each<[string, (hash: string) => ProxyScript, RegExp]>([
  ['hides the history', () => ({ read: later(() => 120_000, hideTransactions) }), /"second" does not show the whole/],
  ['lags', () => ({}), /"second" shows an older state/],
  ['does not answer', () => ({ read: async () => 'drop' }), /"second" did not answer/],
])('proves nothing by two operators one of which %s', async (_, script, reason) => {
  const { message, message_id } = await encode()
  const found = await outcomeThrough([afterExpiration, script(message_id)], { message, abi: helloWalletAbi })
  expect(found).toMatchObject({ outcome: 'unknown', not_proven: expect.stringMatching(reason) })
  expect(found.not_proven).toMatch(/^1 of 2 operators prove it; /)
  expect(found.state_timestamp).toBeNull()
})

test('accepts no proof from an archive that omits the transaction of an executed message', async () => {
  const { message, message_id, expire } = await encode()
  await direct.call('processing.send_message', { message, dapp_id: wallet.accountId })
  const view = later(
    () => 120_000,
    (read) => leaveOut(read, message_id),
  )
  const found = await outcomeThrough([{ read: view }], { message, expire_at: expire })
  expect(found).toMatchObject({
    outcome: 'unknown',
    not_proven: expect.stringContaining('does not return all transactions'),
  })
})

test('proves nothing without the expiration of the message', async () => {
  const { message } = await encode()
  expect(await outcomeThrough([afterExpiration], { message })).toMatchObject({
    outcome: 'unknown',
    expire_at: null,
    settles_at: null,
    not_proven: expect.stringContaining('no expiration'),
  })
})

test('refuses an expiration beside the ABI that determines it', async () => {
  const { message, expire } = await encode()
  const params = { message, abi: helloWalletAbi, expire_at: expire }
  await expect(direct.call('processing.find_outcome', params)).rejects.toMatchObject({ code: 23 })
})
