/** Streams of an account by cursor, against a development node. */
import { expect, onTestFinished, test } from 'vitest'
import { DevNode, type DevNodeOptions } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet, helloWalletAbi } from '../../support/processing/HelloWallet.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const account = '5e'.repeat(32)
const transactions = { account_id: account, kind: 'Transactions' }

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

async function open(node: DevNode) {
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url], follow_interval: 20 } } })
  onTestFinished(() => client.close())
  return client
}

async function fund(node: DevNode): Promise<string> {
  return (await node.post('faucet', { account_id: account, amount: '1000' })).json().result.tx_hash
}

function ids({ items }: { items: { object: { id: string } }[] }): string[] {
  return items.map(({ object }) => object.id)
}

test('begins at the end, after a cursor, or at the first item', async () => {
  const node = await start()
  const client = await open(node)
  const nothing = await client.call('net.follow_account', transactions)
  expect(nothing.items).toEqual([])
  const first = await fund(node)
  const end = await client.call('net.follow_account', transactions)
  expect(end.items).toEqual([])
  const [second, third] = [await fund(node), await fund(node)]
  const later = await client.call('net.follow_account', { ...transactions, after: end.cursor })
  expect(ids(later)).toEqual([second, third])
  expect(later.cursor).toBe(later.items[1].cursor)
  const behind = await client.call('net.follow_account', { ...transactions, after: later.items[0].cursor })
  expect(ids(behind)).toEqual([third])
  for (const after of ['', nothing.cursor]) {
    expect(ids(await client.call('net.follow_account', { ...transactions, after }))).toEqual([first, second, third])
  }
  const plain = end.cursor.split('@')[0]
  expect(ids(await client.call('net.follow_account', { ...transactions, after: plain }))).toEqual([second, third])
})

test('waits for an item, and returns the cursor when none comes', async () => {
  const node = await start()
  const client = await open(node)
  const { cursor: after } = await client.call('net.follow_account', transactions)
  const waiting = client.call('net.follow_account', { ...transactions, after, wait_ms: 60_000 })
  const id = await fund(node)
  const { items, cursor } = await waiting
  expect(ids({ items })).toEqual([id])
  expect(await client.call('net.follow_account', { ...transactions, after: cursor, wait_ms: 60 })).toEqual({
    ...{ items: [], cursor, unreachable: null },
  })
})

test('misses nothing while the node is away, and says that it is', async () => {
  const dataFolder = temporaryFolder()
  const first = await start({ dataFolder })
  const client = await open(first)
  const { cursor: after } = await client.call('net.follow_account', transactions)
  const expected = [await fund(first)]
  await first.kill()
  expect(await client.call('net.follow_account', { ...transactions, after, wait_ms: 100 })).toMatchObject({
    ...{ items: [], cursor: after, unreachable: { code: 11 } },
  })
  const waiting = client.call('net.follow_account', { ...transactions, after, wait_ms: 60_000 })
  const second = await start({ dataFolder, port: first.ready.port })
  expect(ids(await waiting)).toEqual(expected)
  expected.push(await fund(second))
  expect(ids(await client.call('net.follow_account', { ...transactions, after }))).toEqual(expected)
})

test('fails with 624 for a cursor of a chain that was replaced', async () => {
  const node = await start()
  const client = await open(node)
  await fund(node)
  const { cursor: after } = await client.call('net.follow_account', transactions)
  await node.admin('reset')
  const refused = client.call('net.follow_account', { ...transactions, after, wait_ms: 60_000 })
  await expect(refused).rejects.toMatchObject({ code: 624, data: { previous_epoch: expect.any(String) } })
})

test('decodes the events of an ABI, of one name if it is given', async () => {
  const node = await start()
  const client = await open(node)
  const wallet = await HelloWallet.deploy(client, node)
  const events = { account_id: wallet.accountId, kind: 'Events', abi: helloWalletAbi }
  const { cursor: after } = await client.call('net.follow_account', events)
  await wallet.process(wallet.callParams('touch'))
  const { items, cursor } = await client.call('net.follow_account', { ...events, after, event: 'Touched' })
  expect(items).toHaveLength(1)
  expect(items[0].event).toMatchObject({ name: 'Touched', message_id: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(items[0].event.created_at).toBeGreaterThan(0)
  const other = await client.call('net.follow_account', { ...events, after, event: 'Untouched' })
  expect(other).toMatchObject({ items: [], cursor })
  const { abi, ...bare } = events
  const messages = await client.call('net.follow_account', { ...bare, after })
  expect(messages.items.map(({ object }: { object: object }) => Object.keys(object).sort())).toEqual([
    ['body', 'created_at', 'id'],
  ])
  await expect(client.call('net.follow_account', { ...bare, event: 'Touched' })).rejects.toMatchObject({ code: 23 })
  await expect(client.call('net.follow_account', { ...bare, account_id: '0:12' })).rejects.toMatchObject({ code: 512 })
})
