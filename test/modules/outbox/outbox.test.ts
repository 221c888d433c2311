/** Entries of the outbox: keys, groups, results, cancelling, forgetting. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'
import { OutboxWallet } from '../../support/processing/OutboxWallet.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

test('a running client has a new outbox after its chain is replaced', async (context) => {
  const own = await DevNode.start()
  context.onTestFinished(() => own.dispose())
  const { id } = await own.admin('snapshot')
  const outbox = await OutboxWallet.open(own, context)
  const later = Math.floor(Date.now() / 1000) + 5000
  await outbox.send({ key: 'before', not_before: later })
  const { client } = outbox
  const keys = async () => (await client.call('outbox.list', {})).entries.map(({ key }: { key: string }) => key)
  const follow = { name: 'shop', accounts: [`0:${'1'.repeat(64)}`] }
  await client.call('inbox.follow', follow)
  const followed = () =>
    client.call('inbox.list', { name: 'shop' }).then(
      ({ count }) => count,
      () => 0,
    )
  expect(await keys()).toEqual(['before'])
  expect(await followed()).toBe(1)
  await own.admin('revert', { id })
  await context.expect.poll(keys).toEqual([])
  await context.expect.poll(followed).toBe(0)
  expect(await outbox.send({ key: 'before', not_before: later })).toMatchObject({ is_new: true })
  expect(await keys()).toEqual(['before'])
})

describe.concurrent('a message', () => {
  test('is accepted with a warning if a browser may clear the storage', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const warnings: string[] = []
    const log = {
      level: 'warn',
      error() {},
      warn: (event: string) => warnings.push(event),
      info() {},
      debug() {},
    } as const
    const client = await LocalClient.open({
      config: { network: { endpoints: [outbox.proxy.url] } },
      storage: { ...outbox.storage, durability: async () => 'may be cleared' },
      log,
    })
    context.onTestFinished(() => client.close())
    const later = Math.floor(Date.now() / 1000) + 5000
    for (const key of ['first', 'second']) {
      expect(await outbox.send({ key, not_before: later }, client)).toMatchObject({ storage_may_be_cleared: true })
    }
    expect(warnings).toEqual(['storage_may_be_cleared'])
    expect(await outbox.send({ key: 'third', not_before: later })).toMatchObject({ storage_may_be_cleared: null })
  })

  test('is accepted immediately and executed, and its result is kept until it is acknowledged', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const { entry, is_new } = await outbox.send({ key: 'one', group: 'payouts' })
    expect(is_new).toBe(true)
    expect(entry).toMatchObject({ key: 'one', group: 'payouts', state: 'queued', account_id: outbox.wallet.accountId })
    const { client } = outbox
    const { results } = await client.call('outbox.results', { wait_ms: 30_000, group: 'payouts' })
    const executed = {
      ...{ id: entry.id, state: 'executed', finality: 'final', error: null },
      ...{ message_hash: outbox.proxy.messageIds[0], transaction_id: expect.stringMatching(/^[0-9a-f]{64}$/) },
      fees: expect.objectContaining({ gas_fee: expect.any(Number) }),
    }
    expect(results).toEqual([{ number: expect.any(String), entry: expect.objectContaining(executed) }])
    expect((await client.call('outbox.results', { group: 'others' })).results).toEqual([])
    expect((await client.call('outbox.results', {})).results).toEqual(results)
    const acknowledged = { acknowledge: results[0].number, group: 'payouts' }
    expect((await client.call('outbox.results', acknowledged)).results).toEqual([])
    expect((await client.call('outbox.get', { key: 'one' })).entry).toMatchObject(executed)
    expect(await outbox.executions()).toBe(1)
  })

  test('has a result that is acknowledged separately, regardless of earlier results', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const { client } = outbox
    for (const key of ['one', 'two']) await outbox.send({ key })
    await outbox.results(2)
    const [first, second] = (await client.call('outbox.results', {})).results
    for (let count = 0; count < 2; count++) await client.call('outbox.acknowledge', { number: second.number })
    expect((await client.call('outbox.results', {})).results).toEqual([first])
    await expect(client.call('outbox.acknowledge', { number: 'last' })).rejects.toMatchObject({ code: 1004 })
  })

  test('a message is released only if it is held', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    await outbox.send({ key: 'one' })
    await outbox.results(1)
    expect(await outbox.client.call('outbox.release', { key: 'one', decision: 'unsent' })).toEqual({ entries: [] })
    expect((await outbox.client.call('outbox.get', { key: 'one' })).entry.state).toBe('executed')
    const mistakes = [{}, { key: 'one', all: true }]
    for (const which of mistakes) {
      const refused = outbox.client.call('outbox.release', { ...which, decision: 'unsent' })
      await expect(refused).rejects.toMatchObject({ code: 1004 })
    }
  })

  test('a message with a key is sent once for all callers, and never with other parameters', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const other = await outbox.another()
    const sent = await Promise.all(
      [0, 1, 2, 3].flatMap(() => [outbox.send({ key: 'k' }), outbox.send({ key: 'k' }, other)]),
    )
    expect(new Set(sent.map(({ entry }) => entry.id)).size).toBe(1)
    expect(sent.filter(({ is_new }) => is_new)).toHaveLength(1)
    await outbox.results(1)
    const client = await outbox.restart()
    for (const same of [{}, { accept_loss: {} }]) {
      expect(await outbox.send({ key: 'k', ...same })).toMatchObject({ is_new: false, entry: { state: 'executed' } })
    }
    for (const change of [
      { group: 'another' },
      { give_up_at: 2_000_000_000 },
      { message_encode_params: outbox.wallet.callParams('renderHelloWorld') },
    ]) {
      await expect(outbox.send({ key: 'k', ...change })).rejects.toMatchObject({
        code: 1001,
        data: { key: 'k', id: sent[0].entry.id, state: 'executed' },
      })
    }
    expect((await client.call('outbox.list', {})).entries).toHaveLength(1)
    expect(await outbox.executions()).toBe(1)
  })
})

describe.concurrent('an entry', () => {
  test('is refused when its application does not want to sign', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const { client, wallet } = outbox
    const appObject = async ({ type }: { type: string }) => {
      if (type === 'GetPublicKey') return { public_key: wallet.keys.public }
      throw new Error('The user refused')
    }
    const { handle } = await client.call('crypto.register_signing_box', {}, { appObject })
    await client.call('outbox.register_signer', { name: 'owner', handle })
    await outbox.sendNamed()
    expect(await outbox.results(1)).toMatchObject([{ state: 'refused', message_hash: null, error: { code: 26 } }])
    expect(outbox.proxy.posts).toEqual([])
  })

  test('asks a signing box of the application once', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const { client, wallet } = outbox
    const asked: string[] = []
    const appObject = async ({ type, unsigned }: { type: string; unsigned?: unknown }) => {
      asked.push(type)
      if (type === 'GetPublicKey') return { public_key: wallet.keys.public }
      return client.call('crypto.nacl_sign_detached', { unsigned, secret: wallet.keys.secret + wallet.keys.public })
    }
    const { handle } = await client.call('crypto.register_signing_box', {}, { appObject })
    const signer = { type: 'SigningBox', handle }
    await outbox.send({ message_encode_params: { ...wallet.callParams('touch'), signer } })
    expect(await outbox.results(1)).toMatchObject([{ state: 'executed' }])
    expect(asked.filter((type) => type === 'Sign')).toHaveLength(1)
  })

  test('can be cancelled before its message is sent, and never afterwards', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const later = Math.floor(Date.now() / 1000) + 3600
    const { entry } = await outbox.send({ key: 'later', not_before: later, group: 'a' })
    const now = await outbox.send({ group: 'b' })
    expect(await outbox.results(1)).toMatchObject([{ id: now.entry.id, state: 'executed' }])
    const { client } = outbox
    const cancelled = { is_cancelled: true, entry: { id: entry.id, state: 'cancelled' } }
    expect(await client.call('outbox.cancel', { key: 'later' })).toMatchObject(cancelled)
    for (const id of [entry.id, now.entry.id]) {
      expect(await client.call('outbox.cancel', { id })).toMatchObject({ is_cancelled: false, entry: { id } })
    }
    expect(await outbox.results(2)).toMatchObject([{ state: 'executed' }, { id: entry.id, state: 'cancelled' }])
    expect(await outbox.executions()).toBe(1)
  })

  test('a message that was not sent before its expiration ends as expired', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    await outbox.sendNamed({ give_up_at: Math.floor(Date.now() / 1000) - 1 })
    expect(await outbox.results(1)).toMatchObject([{ state: 'expired', error: { code: 507 } }])
    expect(outbox.proxy.posts).toEqual([])
  })

  test('waits only for the previous entry of its group', async (context) => {
    const under = { now: 0, most: 0 }
    const outbox = await OutboxWallet.open(node, context, {
      post: async (post) => {
        under.most = Math.max(under.most, ++under.now)
        const answer = await post.forward()
        under.now--
        return answer
      },
    })
    const sent = []
    for (let index = 0; index < 6; index++) sent.push((await outbox.send()).entry.id)
    expect((await outbox.results(6)).map(({ id, state }) => [id, state])).toEqual(sent.map((id) => [id, 'executed']))
    expect(under.most).toBe(1)
    expect(await outbox.executions()).toBe(6)
  })
})

test('a client that closes releases its lease, so that the next one need not wait', async ({ onTestFinished }) => {
  const folder = temporaryFolder()
  const storage = await openTestStorage(folder)
  const proxy = await NodeProxy.start(node.url, onTestFinished)
  const client = await LocalClient.open({ config: { network: { endpoints: [proxy.url] } }, storage })
  const wallet = await HelloWallet.deploy(client, node)
  // The entry is worked on until the client closes.
  proxy.script.post = async () => 'silence'
  const message_encode_params = wallet.callParams('touch')
  await client.call('outbox.send', { key: 'one', message_encode_params, dapp_id: wallet.accountId })
  const leases = async ({ local }: Storage) => (await local.stores()).filter((name) => name.endsWith('/leases'))
  const other = await openTestStorage(folder)
  onTestFinished(() => other.close())
  await expect.poll(() => leases(other)).toHaveLength(1)
  client.close()
  await expect.poll(() => leases(other)).toEqual([])
})

test('a message is sent although an earlier one of its key, in another group, is not', async (context) => {
  const outbox = await OutboxWallet.open(node, context)
  await outbox.send({ key: 'later', group: 'one', not_before: Math.floor(Date.now() / 1000) + 5000 })
  // Its turn comes at once, and is lost after 5 s, since its group waits. The next ones wait for that turn.
  await outbox.send({ key: 'blocked', group: 'one' })
  await outbox.send({ key: 'now', group: 'two' })
  await outbox.send({ key: 'also now', group: 'three' })
  const entries = await outbox.results(2)
  expect(entries.map(({ key, state }) => `${key} ${state}`).sort()).toEqual(['also now executed', 'now executed'])
})

test('a message does not wait for those that were signed here and sent by another client', async (context) => {
  const outbox = await OutboxWallet.open(node, context)
  await outbox.send({ key: 'first' })
  await outbox.results(1)
  // The first client still has the lease of the group.
  const second = await outbox.another()
  for (const key of ['one', 'two', 'three']) await outbox.send({ key }, second)
  await outbox.results(4)
  outbox.client.close()
  await outbox.send({ key: 'last' }, second)
  const entries = await outbox.results(5, second)
  expect(entries.map(({ key, state }) => [key, state]).at(-1)).toEqual(['last', 'executed'])
  expect(await outbox.executions()).toBe(5)
})

test('an entry that has ended can be pruned once its result was acknowledged', async (context) => {
  const outbox = await OutboxWallet.open(node, context)
  const { client } = outbox
  await outbox.send({ key: 'a' })
  await outbox.results(1)
  const ended_before = Date.now() + 1000
  expect(await client.call('outbox.prune', { ended_before })).toEqual({ count: 0 })
  await client.call('outbox.results', { acknowledge: '0000000000000001' })
  expect(await client.call('outbox.prune', { ended_before: 1 })).toEqual({ count: 0 })
  expect(await client.call('outbox.prune', { ended_before })).toEqual({ count: 1 })
  await expect(client.call('outbox.get', { key: 'a' })).rejects.toMatchObject({ code: 1002 })
  expect(await outbox.send({ key: 'a' })).toMatchObject({ is_new: true })
})

test('no secret is stored', async (context) => {
  const outbox = await OutboxWallet.open(node, context)
  await outbox.registerOwner()
  await outbox.send()
  await outbox.sendNamed()
  await outbox.results(2)
  const { secret } = outbox.wallet.keys
  const stores = (await outbox.client.call('outbox.list', {})).entries
  expect(stores).toHaveLength(2)
  for (const store of await storesOf(outbox)) {
    for (const { value } of await outbox.storage.local.read(store, { limit: 1000 })) {
      expect(Buffer.from(value).toString()).not.toContain(secret)
    }
  }
})

async function storesOf({ storage }: OutboxWallet): Promise<string[]> {
  const [network] = await storage.local.read('networks', { limit: 1 })
  const base = `outbox/${Buffer.from(network!.value)}`
  return ['entries', 'keys', 'open', 'unknown', 'groups', 'leases', 'results', 'abis'].map((name) => `${base}/${name}`)
}
