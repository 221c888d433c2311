/**
 * One call never makes a contract run twice, and never claims what it does not know, whatever stands before the node.
 */
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import {
  loseAnswer,
  loseMessage,
  type ProxiedPost,
  type ProxyAnswer,
  postTwice,
  refuseAfterExecution,
  refusedWith,
  withJson,
} from '../../support/processing/NodeProxy.ts'
import { ProxiedWallet, type ProxiedWalletOptions } from '../../support/processing/ProxiedWallet.ts'
import {
  archiveAnswers,
  carelessContract,
  hideTransactions,
  isMessageQuery,
  isQuery,
  leaveOut,
  showFirst,
  type View,
  withoutClock,
} from '../../support/processing/views.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const kinds = ['--strict', '--deprecated-api', '--legacy'] as const
const nodes = new Map<string, DevNode>()
beforeAll(async () => {
  await Promise.all(kinds.map(async (kind) => nodes.set(kind, await DevNode.start({ args: [kind] }))))
})
afterAll(async () => {
  await Promise.all([...nodes.values()].map((node) => node.dispose()))
})

describe.concurrent.each(kinds)('before a node with %s', (kind) => {
  const open = ({ onTestFinished }: TestContext, options: ProxiedWalletOptions) =>
    ProxiedWallet.open(nodes.get(kind)!, onTestFinished, options)

  describe('the transaction of an executed message is reported when', () => {
    const scripts: readonly (readonly [string, (post: ProxiedPost) => Promise<ProxyAnswer>])[] = [
      ['the message was posted twice and the answer is that to the copy', postTwice],
      ['the answer says that the message is repeated', refuseAfterExecution(52)],
      ['the answer says that the message has expired', refuseAfterExecution(57)],
      ['the answer is a refusal of another kind', refuseAfterExecution(102)],
      ['the answer is lost', loseAnswer],
    ]

    for (const [name, script] of scripts) {
      test(name, async (context) => {
        const proxied = await open(context, { post: script })
        const { transaction, finality, dapp_id } = await proxied.touch()
        expect(transaction).toMatchObject({ aborted: false, in_msg: proxied.proxy.posts[0]!.id })
        expect(finality).toBe('final')
        expect(dapp_id).toBe(proxied.wallet.accountId)
        expect(await proxied.executions()).toBe(1)
        expect(proxied.proxy.messageIds).toHaveLength(1)
      })
    }

    test('only the first post was answered like a copy', async (context) => {
      const post = (post: ProxiedPost) => (post.index === 0 ? postTwice(post) : post.forward())
      const proxied = await open(context, { post })
      expect((await proxied.touch()).transaction).toMatchObject({ in_msg: proxied.proxy.posts[0]!.id })
      expect(await proxied.executions()).toBe(1)
      expect(proxied.proxy.messageIds).toHaveLength(1)
    })

    test('send_message gets the answer to a copy', async (context) => {
      const proxied = await open(context, { post: postTwice })
      const { client, wallet } = proxied
      const { message, message_id } = await client.call('abi.encode_message', wallet.callParams('touch'))
      const params = { message, dapp_id: wallet.accountId }
      expect(await client.call('processing.send_message', params)).toMatchObject({
        message_hash: message_id,
        aborted: false,
        finality: 'final',
      })
      expect(await proxied.executions()).toBe(1)
    })
  })

  describe('a message that never gets to the node', () => {
    test('is replaced once the chain proves that it can no longer be executed', async (context) => {
      const post = (post: ProxiedPost) =>
        post.message.id === proxied.proxy.posts[0]!.id ? loseMessage() : post.forward()
      const proxied: ProxiedWallet = await open(context, { post })
      const { transaction } = await proxied.touch()
      const [lost, executed] = proxied.proxy.messageIds
      expect(transaction.in_msg).toBe(executed)
      expect(await proxied.executions()).toBe(1)
      expect(proxied.events.find(({ type }) => type === 'MessageExpired')).toMatchObject({
        message_id: lost,
        error: {
          code: 507,
          message: expect.stringMatching(/Local contract call emulation was successful.*Try to send it again/s),
          data: { sent: false, message_hash: lost },
        },
      })
    })

    test('is reported as not executed when the application does not sign the next one', async (context) => {
      const proxied = await open(context, { post: loseMessage })
      const { client, wallet } = proxied
      const { secret } = wallet.keys
      let signed = 0
      const { handle } = await client.call(
        'crypto.register_signing_box',
        {},
        {
          appObject: async ({ type, unsigned }) => {
            if (type === 'GetPublicKey') return { public_key: wallet.keys.public }
            if (signed++ > 0) throw new Error('The user refused')
            const keys = `${secret}${wallet.keys.public}`
            return client.call('crypto.nacl_sign_detached', { unsigned, secret: keys })
          },
        },
      )
      const message_encode_params = { ...wallet.callParams('touch'), signer: { type: 'SigningBox', handle } }
      const error = await client
        .call('processing.process_message', { message_encode_params, dapp_id: wallet.accountId })
        .catch((failure) => failure)
      const [lost] = proxied.proxy.messageIds
      expect(error).toMatchObject({
        code: 26,
        data: { sent: false, message_hash: lost, expire_at: expect.any(Number) },
      })
      expect(await proxied.executions()).toBe(0)
    })

    test('is reported as not executed when it had expired before it was sent', async (context) => {
      const proxied = await open(context, { post: loseMessage })
      const expire = Math.floor(Date.now() / 1000) - 1000
      const { client, wallet } = proxied
      const error = await client
        .call('processing.process_message', {
          message_encode_params: wallet.callParams('touch', {}, { header: { expire } }),
          dapp_id: wallet.accountId,
        })
        .catch((failure) => failure)
      expect(error).toMatchObject({
        code: 507,
        data: { sent: false, expire_at: expire, state_timestamp: expect.any(Number) },
      })
      expect(await proxied.executions()).toBe(0)
    })

    test('is reported as not executed if no copy reaches the node', async (context) => {
      const options = { post: loseMessage, network: { message_retries_count: 0 } }
      const proxied = await open(context, options)
      const error = await proxied.touch().catch((failure) => failure)
      expect(error).toMatchObject({ code: 507, data: { sent: false, expire_at: expect.any(Number) } })
      expect(proxied.proxy.messageIds).toEqual([error.data.message_hash])
      expect(await proxied.executions()).toBe(0)
    })
  })
})

describe.concurrent('before a node with default settings', () => {
  const open = ({ onTestFinished }: TestContext, options: ProxiedWalletOptions = {}) =>
    ProxiedWallet.open(nodes.get('--strict')!, onTestFinished, options)

  describe('an executed message is reported as possibly executed', () => {
    const views: readonly (readonly [string, View])[] = [
      ['the archive does not have the message', hideTransactions],
      ['the archive lags', showFirst(isQuery)],
      ['states and archive lag', showFirst(() => true)],
      ['nothing can be read', async () => 'drop'],
      ['the archive answers with errors', archiveAnswers({ errors: [{ message: 'Request timeout' }] })],
      ['the answer of the archive has no content', archiveAnswers({ data: { blockchain: null } })],
    ]

    for (const [name, view] of views) {
      test(`while ${name}`, async (context) => {
        const proxied = await open(context, { post: refuseAfterExecution(52), view })
        await expect(proxied.touch()).rejects.toMatchObject({
          code: 507,
          data: { sent: true, message_hash: expect.any(String), expire_at: expect.any(Number) },
        })
        expect(proxied.proxy.messageIds).toHaveLength(1)
        expect(await proxied.executions()).toBe(1)
      })
    }

    test('while the archive omits only this message', async (context) => {
      const proxied: ProxiedWallet = await open(context, {
        post: async (post) => {
          await post.forward()
          // The history that is shown continues after the omitted message.
          await nodes.get('--strict')!.fund(proxied.wallet.accountId, 1n)
          return refusedWith('TVM_ERROR', 52, post.message)
        },
        view: (read) => leaveOut(read, proxied.proxy.posts[0]?.id),
      })
      await expect(proxied.touch()).rejects.toMatchObject({ code: 507, data: { sent: true } })
      expect(proxied.proxy.messageIds).toHaveLength(1)
      expect(await proxied.executions()).toBe(1)
    })
  })

  test('an executed message is found when the archive catches up', async (context) => {
    let looks = 0
    const proxied = await open(context, {
      post: refuseAfterExecution(52),
      view: (read) => (isMessageQuery(read) && ++looks < 4 ? hideTransactions(read) : read.forward()),
    })
    expect((await proxied.touch()).transaction.aborted).toBe(false)
    expect(await proxied.executions()).toBe(1)
    expect(proxied.proxy.messageIds).toHaveLength(1)
  })

  test('a message whose transaction is never shown is not replaced although the node named it', async (context) => {
    const proxied = await open(context, { view: hideTransactions })
    await expect(proxied.touch()).rejects.toMatchObject({
      code: 507,
      data: { sent: true, tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(proxied.proxy.messageIds).toHaveLength(1)
    expect(await proxied.executions()).toBe(1)
  })

  test('a transaction in another block than the node named is found by its message', async (context) => {
    const proxied = await open(context, {
      post: async ({ forward }) =>
        withJson(await forward(), (json: { result: object }) => ({
          ...json,
          result: { ...json.result, tx_hash: 'ab'.repeat(32) },
        })),
    })
    expect((await proxied.touch()).transaction).toMatchObject({ aborted: false, in_msg: proxied.proxy.posts[0]!.id })
  })

  test('a contract that does not check the expiration that its ABI names is never called again', async (context) => {
    const proxied = await open(context, { post: loseMessage, view: carelessContract })
    await expect(proxied.touch()).rejects.toMatchObject({ data: { sent: true } })
    expect(proxied.proxy.messageIds).toHaveLength(1)
  })

  test('a message that is proven to be lost is not replaced if a local run shows why it fails', async (context) => {
    const proxied = await open(context, { post: loseMessage })
    const { client, wallet } = proxied
    const keys = await client.call('crypto.generate_random_sign_keys')
    const message_encode_params = { ...wallet.callParams('touch'), signer: { type: 'Keys', keys } }
    await expect(
      client.call('processing.process_message', { message_encode_params, dapp_id: wallet.accountId }),
    ).rejects.toMatchObject({
      code: 507,
      message: expect.stringContaining('Possible reason: Contract execution was terminated'),
      data: { sent: false, local_error: { code: 414, data: { exit_code: 102 } } },
    })
    expect(proxied.proxy.messageIds).toHaveLength(1)
  })

  describe('the clock of this machine', () => {
    for (const aheadMs of [-3_600_000, 3_600_000]) {
      test(`may be wrong by ${aheadMs} ms: messages follow that of the node`, async (context) => {
        const proxied = await open(context, { aheadMs })
        expect((await proxied.touch()).transaction.aborted).toBe(false)
        expect(proxied.proxy.messageIds).toHaveLength(1)
        expect(await proxied.executions()).toBe(1)
      })
    }

    test('may be late: refused messages are proven to have expired', async (context) => {
      const options = { aheadMs: -3_600_000, view: withoutClock, network: { message_retries_count: 2 } }
      const proxied = await open(context, options)
      await expect(proxied.touch()).rejects.toMatchObject({
        code: 507,
        data: { sent: false, local_error: { data: { exit_code: 57 } } },
      })
      expect(proxied.proxy.messageIds).toHaveLength(3)
      expect(await proxied.executions()).toBe(0)
    })

    test('may be late while the node executes and answers that the message has expired', async (context) => {
      const post = refuseAfterExecution(57)
      const proxied = await open(context, { post, aheadMs: -3_600_000 })
      const header = { expire: Math.floor(Date.now() / 1000) + 60, time: Date.now() }
      expect((await proxied.touch({ header })).transaction.aborted).toBe(false)
      expect(await proxied.executions()).toBe(1)
    })

    test('does not matter to a message that the contract would take later, which is never replaced', async (context) => {
      const proxied = await open(context, { aheadMs: 3_600_000 })
      const header = { time: Date.now() + 3_600_000, expire: Math.floor(Date.now() / 1000) + 3620 }
      await expect(proxied.touch({ header })).rejects.toMatchObject({
        code: 507,
        data: { sent: true, local_error: { data: { exit_code: 52 } } },
      })
      expect(proxied.proxy.messageIds).toHaveLength(1)
      expect(await proxied.executions()).toBe(0)
    })

    test('may be ahead a little, with lost answers', async (context) => {
      const proxied = await open(context, { post: loseAnswer, aheadMs: 600_000 })
      expect((await proxied.touch()).transaction.aborted).toBe(false)
      expect(await proxied.executions()).toBe(1)
    })
  })

  describe('a message that never expires', () => {
    const never = { header: { expire: 0xffffffff } }

    for (const [name, post] of [
      ['lost answers', loseAnswer],
      ['copies of the node', postTwice],
    ] as const) {
      test(`is executed once in spite of ${name}`, async (context) => {
        const proxied = await open(context, { post })
        expect((await proxied.touch(never)).transaction.aborted).toBe(false)
        expect(await proxied.executions()).toBe(1)
      })
    }

    test('is reported as one that may be executed when it does not get to the node', async (context) => {
      const options = { post: loseMessage }
      const proxied = await open(context, options)
      const error = await proxied.touch(never).catch((failure) => failure)
      expect(error).toMatchObject({ code: 11, data: { sent: true, message_hash: proxied.proxy.posts[0]!.id } })
      expect(error.data).not.toHaveProperty('expire_at')
      expect(proxied.proxy.messageIds).toHaveLength(1)
    })
  })

  test('a call that is ended reports that the outcome of its message is unknown', async (context) => {
    const proxied = await open(context, { view: hideTransactions })
    const controller = new AbortController()
    proxied.proxy.script.post = async (post) => {
      await post.forward()
      controller.abort(new Error('stop'))
      return refusedWith('TVM_ERROR', 52, post.message)
    }
    await expect(proxied.touch({}, controller.signal)).rejects.toThrow('stop')
    expect(await proxied.executions()).toBe(1)
  })

  test('a deployment into another Dapp ID is reported with the one that the contract has', async (context) => {
    const { client } = await open(context)
    const wallet = await HelloWallet.prepare(client)
    await nodes.get('--strict')!.fund(wallet.accountId)
    const params = { message_encode_params: wallet.deployParams, dapp_id: 'c4'.repeat(32) }
    expect(await client.call('processing.process_message', params)).toMatchObject({
      account_id: wallet.accountId,
      dapp_id: wallet.accountId,
      finality: 'final',
    })
  })
})

describe.concurrent('a node that is killed', () => {
  const restartAfter =
    (isExecuted: boolean) =>
    async ({ onTestFinished }: TestContext) => {
      const dataFolder = temporaryFolder(onTestFinished)
      let node = await DevNode.start({ dataFolder })
      onTestFinished(() => node.dispose())
      const proxied: ProxiedWallet = await ProxiedWallet.open(node, onTestFinished, {
        post: async ({ index, forward }) => {
          if (index > 0) return forward()
          if (isExecuted) await forward()
          await node.dispose()
          node = await DevNode.start({ dataFolder })
          proxied.proxy.upstream = node.url
          return 'drop'
        },
        // The client waits however long the node takes to restart.
        network: { query_timeout: 600_000, max_reconnect_timeout: 600_000, message_processing_timeout: 600_000 },
        abi: { message_expiration_timeout: 600_000 },
      })
      const { transaction } = await proxied.touch()
      expect(transaction).toMatchObject({ aborted: false, in_msg: proxied.proxy.posts[0]!.id })
      expect(proxied.proxy.messageIds).toHaveLength(1)
      expect(await proxied.executions()).toBe(1)
    }

  test('after executing the message still has it when it restarts', restartAfter(true))
  test('before executing the message gets it again when it restarts', restartAfter(false))
})
