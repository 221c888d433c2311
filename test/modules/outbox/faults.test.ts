/**
 * Outcome of entries of the outbox when answers are lost, clients disappear, nodes are unreachable and signers are
 * missing.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { loseAnswer, loseMessage, postTwice, refuseAfterExecution } from '../../support/processing/NodeProxy.ts'
import { OutboxWallet } from '../../support/processing/OutboxWallet.ts'
import { hideTransactions, type View } from '../../support/processing/views.ts'

const HOUR_MS = 3_600_000

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

describe.concurrent('a message', () => {
  for (const [name, post] of [
    ['the answer is lost', loseAnswer],
    ['the node posts it a second time', postTwice],
    ['the contract is said to have refused it as repeated', refuseAfterExecution(52)],
    ['it is said to be refused for another reason', refuseAfterExecution(101)],
  ] as const) {
    test(`is executed once although ${name}`, async (context) => {
      const outbox = await OutboxWallet.open(node, context, { post })
      await outbox.send()
      expect(await outbox.results(1)).toMatchObject([{ state: 'executed', finality: 'final' }])
      expect(await outbox.executions()).toBe(1)
      expect(outbox.proxy.messageIds).toHaveLength(1)
    })
  }

  test('the next client follows a message that its client left half-way, with the same bytes', async (context) => {
    const left = Promise.withResolvers<void>()
    const outbox = await OutboxWallet.open(node, context, {
      post: async (post) => {
        if (post.index > 0) return post.forward()
        await post.forward()
        left.resolve()
        return 'silence'
      },
    })
    const { entry } = await outbox.send()
    await left.promise
    await outbox.restart()
    expect(await outbox.results(1)).toMatchObject([
      { id: entry.id, state: 'executed', message_hash: entry.message_hash },
    ])
    expect(await outbox.executions()).toBe(1)
    expect(outbox.proxy.messageIds).toHaveLength(1)
  })

  test('a message that never reaches the node ends as expired if another one cannot be signed', async (context) => {
    const outbox = await OutboxWallet.open(node, context, { post: loseMessage, isShortLived: true })
    const { entry } = await outbox.send()
    const [end] = await outbox.results(1)
    expect(end).toMatchObject({
      ...{ id: entry.id, state: 'expired', transaction_id: null },
      error: { code: 507, data: { sent: false, message_hash: entry.message_hash } },
    })
    expect(await outbox.executions()).toBe(0)
  })

  test('a message that never reaches the node is replaced after the proof by one that its signer signs', async (context) => {
    const outbox: OutboxWallet = await OutboxWallet.open(node, context, {
      post: (post) => (post.message.id === outbox.proxy.posts[0]!.id ? loseMessage() : post.forward()),
      isShortLived: true,
    })
    await outbox.registerOwner()
    await outbox.sendNamed()
    const [lost] = await outbox.results(1)
    expect(lost).toMatchObject({ state: 'executed', replaced: [outbox.proxy.messageIds[0]] })
    expect(lost.message_hash).toBe(outbox.proxy.messageIds[1])
    expect(await outbox.executions()).toBe(1)
  })

  test('a message that the network does not show ends as unknown, and as executed once it shows it', async (context) => {
    let isHidden = true
    const view: View = (read) => (isHidden ? hideTransactions(read) : read.forward())
    const outbox = await OutboxWallet.open(node, context, { post: loseAnswer, view, isShortLived: true })
    const { entry } = await outbox.send()
    expect(await outbox.results(1)).toMatchObject([{ id: entry.id, state: 'unknown' }])
    isHidden = false
    const client = await outbox.restart()
    expect(await outbox.results(2)).toMatchObject([{ state: 'unknown' }, { id: entry.id, state: 'executed' }])
    expect((await client.call('outbox.list', { state: 'unknown' })).entries).toEqual([])
    expect(await outbox.executions()).toBe(1)
  })

  test('a message that its contract refuses ends as refused once that is proven', async (context) => {
    const outbox = await OutboxWallet.open(node, context, { isShortLived: true })
    const stranger = await outbox.client.call('crypto.generate_random_sign_keys')
    const message_encode_params = { ...outbox.wallet.callParams('touch'), signer: { type: 'Keys', keys: stranger } }
    await outbox.send({ message_encode_params })
    const [end] = await outbox.results(1)
    expect(end).toMatchObject({ state: 'refused', transaction_id: null })
    expect(end.error.message).toMatch(/exit code/)
    expect(await outbox.executions()).toBe(0)
  })

  test('a message that is executed without success ends as aborted, with its transaction', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const input = { dest: `0:${'1'.repeat(64)}`, value: '900000000000000000', bounce: false }
    const message_encode_params = outbox.wallet.callParams('sendValue', {
      ...input,
      amount: input.value,
      flags: 0,
      payload: '',
    })
    await outbox.send({ message_encode_params })
    const [end] = await outbox.results(1)
    expect(end).toMatchObject({ state: 'aborted', transaction_id: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(end.error.message).toMatch(/balance|funds|action/i)
  })

  test('has the time of the network, whatever the clocks of the machines show', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const machines = [outbox.client]
    for (const aheadMs of [2 * HOUR_MS, -2 * HOUR_MS]) machines.push(await outbox.another(aheadMs))
    for (const client of machines) await outbox.registerOwner(client)
    for (const [index, client] of [...machines, ...machines].entries()) {
      // Both ways of signing: now, and when the turn comes.
      await (index % 2 === 0 ? outbox.sendNamed({}, client) : outbox.send({ group: 'signed' }, client))
      await outbox.results(index + 1)
    }
    const ends = await outbox.results(6)
    expect(ends.map(({ state, error }) => error ?? state)).toEqual(Array(6).fill('executed'))
    expect(await outbox.executions()).toBe(6)
  })

  test('continues when the time of the network moves', async (context) => {
    const own = await DevNode.start()
    context.onTestFinished(() => own.dispose())
    const outbox = await OutboxWallet.open(own, context)
    await outbox.registerOwner()
    await outbox.sendNamed()
    await outbox.results(1)
    await own.admin('increase_time', { seconds: 86_400 })
    await outbox.sendNamed()
    expect(await outbox.results(2)).toMatchObject([{ state: 'executed' }, { state: 'executed' }])
  })

  test('waits while the node is unreachable, and is sent when it is back', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    await outbox.registerOwner()
    await outbox.client.call('outbox.results', {})
    const { upstream } = outbox.proxy
    outbox.proxy.upstream = 'http://127.0.0.1:1'
    const { entry } = await outbox.sendNamed()
    await context.expect
      .poll(async () => (await outbox.client.call('outbox.get', { id: entry.id })).entry.state)
      .toBe('signing')
    expect((await outbox.client.call('outbox.results', { wait_ms: 4000 })).results).toEqual([])
    outbox.proxy.upstream = upstream
    expect(await outbox.results(1)).toMatchObject([{ state: 'executed' }])
    expect(await outbox.executions()).toBe(1)
  })
})

describe.concurrent('an entry', () => {
  test('waits in signing until a client offers its signer, also after a restart', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const { entry } = await outbox.sendNamed({
      signer: { type: 'Named', name: 'owner', public_key: outbox.wallet.keys.public },
    })
    await context.expect
      .poll(async () => (await outbox.client.call('outbox.get', { id: entry.id })).entry.state)
      .toBe('signing')
    const client = await outbox.restart()
    const stranger = await client.call('crypto.generate_random_sign_keys')
    const { handle } = await client.call('crypto.get_signing_box', stranger)
    await client.call('outbox.register_signer', { name: 'owner', handle })
    expect((await client.call('outbox.results', { wait_ms: 1000 })).results).toEqual([])
    await outbox.registerOwner()
    expect(await outbox.results(1)).toMatchObject([{ id: entry.id, state: 'executed' }])
  })

  test('is processed by one of several clients, and by another when that client has ended', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const clients = [outbox.client, await outbox.another(), await outbox.another()]
    for (let index = 0; index < 9; index++) await outbox.send({ key: `${index}` }, clients[index % 3])
    clients[0]!.close()
    const results = await outbox.results(9, clients[1])
    expect(results.map(({ state }) => state)).toEqual(Array(9).fill('executed'))
    expect(await outbox.executions()).toBe(9)
  })
})
