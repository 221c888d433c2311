/** Messages of one key to one account, many at a time: each is executed, without replacements. */
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { systemClock } from '../../../src/system/systemClock.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { HeldClock } from '../../support/HeldClock.ts'
import { type AppObjectHandler, LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet, helloWalletAbi } from '../../support/processing/HelloWallet.ts'
import { NodeProxy, type ProxiedPost, type ProxyAnswer } from '../../support/processing/NodeProxy.ts'
import { OutboxWallet } from '../../support/processing/OutboxWallet.ts'
import { ProcessingPeer } from '../../support/processing/ProcessingPeer.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

/** Longest turns while a message is on its way, and while its signer is asked, ms. */
const SENDING_MS = 5000
const SIGNING_MS = 30_000

/** A wallet behind a proxy, and clients of one daemon. */
class Scene {
  readonly proxy: NodeProxy
  readonly wallet: HelloWallet
  readonly clock = new HeldClock(SENDING_MS, SIGNING_MS)
  readonly events: { type: string; message_id: string }[] = []
  readonly #shared = {}
  readonly #context: TestContext
  readonly #callsBefore: number

  private constructor(proxy: NodeProxy, wallet: HelloWallet, context: TestContext, callsBefore: number) {
    this.proxy = proxy
    this.wallet = wallet
    this.#context = context
    this.#callsBefore = callsBefore
  }

  static async open(context: TestContext): Promise<Scene> {
    const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    context.onTestFinished(() => direct.close())
    const wallet = await HelloWallet.deploy(direct, node)
    const proxy = await NodeProxy.start(node.url, context.onTestFinished)
    return new Scene(proxy, wallet, context, await wallet.calls())
  }

  /** A client; the turns of a patient one end only when the test says so. */
  async client({ isPatient = false } = {}): Promise<LocalClient> {
    const client = await LocalClient.open({
      config: { network: { endpoints: [this.proxy.url] }, abi: { message_expiration_timeout: 300_000 } },
      clock: isPatient ? this.clock : systemClock,
      shared: this.#shared,
    })
    this.#context.onTestFinished(() => client.close())
    return client
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  touch(client: LocalClient, change: object = {}, signal?: AbortSignal): Promise<any> {
    const params = {
      message_encode_params: { ...this.wallet.callParams('touch'), ...change },
      ...{ dapp_id: this.wallet.accountId, send_events: true },
    }
    const callback = (event: { type: string; message_id: string }) => void this.events.push(event)
    return client.call('processing.process_message', params, { callback, ...(signal && { signal }) })
  }

  /** Parameters of a call that an application signs. */
  async signedBy(client: LocalClient, sign: (unsigned: string) => Promise<object>): Promise<object> {
    const appObject: AppObjectHandler = async ({ type, unsigned }) =>
      type === 'GetPublicKey' ? { public_key: this.wallet.keys.public } : sign(unsigned as string)
    const { handle } = await client.call('crypto.register_signing_box', {}, { appObject })
    return { signer: { type: 'SigningBox', handle } }
  }

  /** The signature that the owner of the key makes. */
  rightSignature(unsigned: string): Promise<{ signature: string }> {
    const { keys, client } = this.wallet
    return client.call('crypto.nacl_sign_detached', { unsigned, secret: keys.secret + keys.public })
  }

  /** Times of the posted messages, in the order in which they came. */
  async times(): Promise<number[]> {
    const times: number[] = []
    for (const { body } of this.proxy.posts) {
      const { header } = await this.wallet.client.call('abi.decode_message', { abi: helloWalletAbi, message: body })
      times.push(Number(header.time))
    }
    return times
  }

  async executions(): Promise<number> {
    return (await this.wallet.calls()) - this.#callsBefore
  }

  /** Nothing was refused, repeated or replaced. */
  async expectEachSentOnce(count: number): Promise<void> {
    expect(this.proxy.posts).toHaveLength(count)
    expect(this.proxy.messageIds).toHaveLength(count)
    expect(this.events.filter(({ type }) => type === 'MessageExpired')).toEqual([])
    const times = await this.times()
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
    expect(await this.executions()).toBe(count)
  }
}

/** Holds back the first post until the test lets it through; `arrived` settles with it. */
function holdFirst(proxy: NodeProxy) {
  const arrived = Promise.withResolvers<ProxiedPost>()
  const answer = Promise.withResolvers<ProxyAnswer>()
  proxy.script = {
    post: async (post) => {
      if (post.index > 0) return post.forward()
      arrived.resolve(post)
      return answer.promise
    },
  }
  return { arrived: arrived.promise, answer: answer.resolve }
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

describe('calls with one key', () => {
  test.for([5, 20])(
    '%i at the same time are executed one after another, each with one message',
    async (count, context) => {
      const scene = await Scene.open(context)
      const client = await scene.client()
      const results = await Promise.all(times(count, () => scene.touch(client)))
      await scene.expectEachSentOnce(count)
      // In the order of the calls.
      const inOrder = results.map(({ transaction }) => transaction.in_msg)
      expect(inOrder).toEqual(scene.proxy.messageIds)
    },
  )

  test('take turns with the outbox and with finished messages', async (context) => {
    const outbox = await OutboxWallet.open(node, context)
    const { client, wallet, proxy } = outbox
    await outbox.registerOwner()
    const process = () =>
      client.call('processing.process_message', {
        ...{ message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId },
      })
    await Promise.all([
      process(),
      outbox.send({ key: 'signed at once' }),
      process(),
      outbox.sendNamed({ key: 'signed at its turn', group: 'others' }),
      process(),
      outbox.send({ key: 'signed at once, too' }),
      process(),
    ])
    expect(await outbox.results(3)).toMatchObject(times(3, () => ({ state: 'executed', replaced: [] })))
    expect(proxy.posts).toHaveLength(7)
    expect(proxy.messageIds).toHaveLength(7)
    expect(await outbox.executions()).toBe(7)
  })

  test('wait for a finished message that is being sent', async (context) => {
    const scene = await Scene.open(context)
    const client = await scene.client({ isPatient: true })
    const first = holdFirst(scene.proxy)
    const { message } = await client.call('abi.encode_message', scene.wallet.callParams('touch'))
    const params = { message, abi: helloWalletAbi, dapp_id: scene.wallet.accountId }
    const sent = client.call('processing.send_message', params)
    const post = await first.arrived
    const called = scene.touch(client)
    first.answer(await post.forward())
    await Promise.all([sent, called])
    await scene.expectEachSentOnce(2)
  })

  test('take turns between the clients of a daemon', async (context) => {
    const scene = await Scene.open(context)
    const clients = await Promise.all(times(3, () => scene.client()))
    await Promise.all(times(12, (index) => scene.touch(clients[index % clients.length]!)))
    await scene.expectEachSentOnce(12)
  })

  test('continue when one is cancelled, in this client and in others', async (context) => {
    const scene = await Scene.open(context)
    const [client, other] = [await scene.client({ isPatient: true }), await scene.client({ isPatient: true })]
    const first = holdFirst(scene.proxy)
    const [unanswered, waiting] = [new AbortController(), new AbortController()]
    const [a, b] = [scene.touch(client, {}, unanswered.signal), scene.touch(client, {}, waiting.signal)]
    await first.arrived
    const rest = [scene.touch(client), scene.touch(other)]
    waiting.abort(new Error('cancelled while it waited'))
    await expect(b).rejects.toThrow('cancelled while it waited')
    unanswered.abort(new Error('cancelled on its way'))
    await expect(a).rejects.toThrow('cancelled on its way')
    await Promise.all(rest)
    expect(scene.proxy.messageIds).toHaveLength(3)
    expect(await scene.executions()).toBe(2)
  })

  test('continue when the client that has the turn is closed', async (context) => {
    const scene = await Scene.open(context)
    const [leaving, staying] = [await scene.client({ isPatient: true }), await scene.client({ isPatient: true })]
    const first = holdFirst(scene.proxy)
    const abandoned = new AbortController()
    const lost = scene.touch(leaving, {}, abandoned.signal).catch(() => {})
    await first.arrived
    const called = scene.touch(staying)
    leaving.close()
    abandoned.abort(new Error('the host is gone'))
    await called
    await lost
    expect(scene.proxy.messageIds).toHaveLength(2)
  })

  test('continue after 5 s without an answer, whatever the outcome of the message', async (context) => {
    const scene = await Scene.open(context)
    const client = await scene.client({ isPatient: true })
    const first = holdFirst(scene.proxy)
    const unanswered = scene.touch(client)
    const post = await first.arrived
    const second = scene.touch(client)
    await post.forward()
    scene.clock.end(SENDING_MS)
    await second
    expect(scene.proxy.messageIds).toHaveLength(2)
    first.answer('drop')
    await unanswered
    expect(await scene.executions()).toBe(2)
  })

  test('continue when an application does not sign for 30 s, and its message is signed with a later time', async (context) => {
    const scene = await Scene.open(context)
    const client = await scene.client({ isPatient: true })
    const asked = Promise.withResolvers<string>()
    const allowed = Promise.withResolvers<void>()
    let requests = 0
    const slow = await scene.signedBy(client, async (unsigned) => {
      requests++
      asked.resolve(unsigned)
      await allowed.promise
      return scene.rightSignature(unsigned)
    })
    const late = scene.touch(client, slow)
    await asked.promise
    const second = scene.touch(client)
    scene.clock.end(SIGNING_MS)
    await second
    allowed.resolve()
    await late
    expect(requests).toBe(2)
    await scene.expectEachSentOnce(2)
  })

  test('ask an application for one signature each, one after another', async (context) => {
    const scene = await Scene.open(context)
    const client = await scene.client()
    let open = 0
    let most = 0
    let requests = 0
    const box = await scene.signedBy(client, async (unsigned) => {
      requests++
      most = Math.max(most, ++open)
      const signature = await scene.rightSignature(unsigned)
      open--
      return signature
    })
    await Promise.all(times(4, () => scene.touch(client, box)))
    expect({ requests, most }).toEqual({ requests: 4, most: 1 })
    await scene.expectEachSentOnce(4)
  })
})

describe('a client that cannot sign with a key', () => {
  const pretenders: Record<string, (scene: Scene, client: LocalClient) => Promise<object>> = {
    'answers with any bytes': (scene, client) => scene.signedBy(client, async () => ({ signature: '5a'.repeat(64) })),
    'repeats a signature of a message that anybody can read': async (scene, client) => {
      const header = { time: Date.now(), expire: Math.floor(Date.now() / 1000) + 3600 }
      const call = scene.wallet.callParams('touch', {}, { header })
      return { ...call, ...(await scene.signedBy(client, (unsigned) => scene.rightSignature(unsigned))) }
    },
  }

  test.for(Object.keys(pretenders))(
    'a client that cannot sign with a key, and %s, does not hold up others',
    async (name, context) => {
      const scene = await Scene.open(context)
      const [pretender, owner] = [await scene.client({ isPatient: true }), await scene.client({ isPatient: true })]
      const first = holdFirst(scene.proxy)
      const ending = new AbortController()
      const change = await pretenders[name]!(scene, pretender)
      const pretended = scene.touch(pretender, change, ending.signal).catch(() => {})
      await first.arrived
      // The turn of the pretender would never end: it gets no answer, and its 5 s are never over.
      await scene.touch(owner)
      ending.abort(new Error('over'))
      await pretended
      expect(scene.proxy.messageIds).toHaveLength(2)
    },
  )

  test('joins the turns as soon as it signs, and others wait for it', async (context) => {
    const scene = await Scene.open(context)
    const other = await Scene.open(context)
    const [signing, owner] = [await scene.client({ isPatient: true }), await scene.client({ isPatient: true })]
    const first = holdFirst(scene.proxy)
    const box = await scene.signedBy(signing, (unsigned) => scene.rightSignature(unsigned))
    const one = scene.touch(signing, box)
    const post = await first.arrived
    const two = scene.touch(owner)
    // Time enough for a message that does not wait.
    await other.touch(owner)
    expect(scene.proxy.posts.filter(({ account_id }) => account_id === scene.wallet.accountId)).toHaveLength(1)
    first.answer(await post.forward())
    await Promise.all([one, two])
    expect(await scene.executions()).toBe(2)
    expect(scene.proxy.messageIds).toHaveLength(3)
  })
})

test('messages of a contract without `time` do not wait for each other', async (context) => {
  const both = Promise.withResolvers<void>()
  const peer = await ProcessingPeer.start({
    message: async (_message, attempt) => {
      if (attempt === 1) both.resolve()
      await both.promise
      return { transaction: {} }
    },
  })
  const client = await LocalClient.open({
    config: { network: { endpoints: [peer.endpoint] } },
    clock: new HeldClock(SENDING_MS),
  })
  context.onTestFinished(() => client.close())
  const keys = await client.call('crypto.generate_random_sign_keys')
  const message_encode_params = {
    abi: { type: 'Json', value: JSON.stringify({ ...JSON.parse(helloWalletAbi.value), header: ['pubkey', 'expire'] }) },
    address: `0:${keys.public}`,
    call_set: { function_name: 'touch', input: {} },
    signer: { type: 'Keys', keys },
  }
  const send = () => client.call('processing.process_message', { message_encode_params, dapp_id: 'b2'.repeat(32) })
  await Promise.all([send(), send()])
  expect(peer.sent).toHaveLength(2)
})
