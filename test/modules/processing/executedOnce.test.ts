/** One call never makes a contract run twice, and never tells what it does not know, whatever stands before the node. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../src/system/systemClock.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { helloWalletAbi } from '../../support/processing/HelloWallet.ts'
import {
  loseAnswer,
  loseMessage,
  type NodeAnswer,
  type ProxiedPost,
  type ProxiedRead,
  postTwice,
  refuseAfterExecution,
  refusedWith,
  withJson,
} from '../../support/processing/NodeProxy.ts'
import { ProxiedWallet } from '../../support/processing/ProxiedWallet.ts'

let node: DevNode

/** Blocks follow each other while a test runs, as on a network. */
const keepBlocksComing = () => {
  let isOver = false
  const running = (async () => {
    while (!isOver) await node.fund('ab'.repeat(32), 1n)
  })()
  onTestFinished(async () => {
    isOver = true
    await running
  })
}

const first = (script: (post: ProxiedPost) => Promise<NodeAnswer | 'drop'>) => (post: ProxiedPost) =>
  post.index === 0 ? script(post) : post.forward()

describe.each(['--strict', '--deprecated-api', '--legacy'])('before a node with %s', (kind) => {
  beforeAll(async () => {
    node = await DevNode.start({ args: [kind] })
  })
  afterAll(() => node.dispose())

  describe('a message that the node executes although', () => {
    test.each([
      ['it was posted a second time, and that is what is answered', postTwice],
      ['the answer says that it is repeated', refuseAfterExecution(52)],
      ['the answer says that it has expired', refuseAfterExecution(57)],
      ['the answer is a refusal of another kind', refuseAfterExecution(102)],
      ['the answer is lost', loseAnswer],
    ])('%s is told with its transaction', async (_name, script) => {
      for (const post of [script, first(script)]) {
        const proxied = await ProxiedWallet.open(node, { script: { post } })
        const { transaction, finality } = await proxied.touch()
        expect(transaction).toMatchObject({ aborted: false, in_msg: proxied.proxy.posts[0]!.id })
        expect(finality).toBe('final')
        expect(await proxied.executions()).toBe(1)
        expect(proxied.proxy.messageIds).toHaveLength(1)
      }
    })

    test('the node says so of a copy is told by send_message too', async () => {
      const { client, wallet, executions } = bound(await ProxiedWallet.open(node, { script: { post: postTwice } }))
      const { message, message_id } = await client.call('abi.encode_message', wallet.callParams('touch'))
      const params = { message, dapp_id: wallet.accountId }
      expect(await client.call('processing.send_message', params)).toMatchObject({
        message_hash: message_id,
        aborted: false,
        finality: 'final',
      })
      expect(await executions()).toBe(1)
    })
  })

  describe('a message that never gets to the node', () => {
    test('is replaced once the chain shows that it cannot be executed any more', async () => {
      const lost: string[] = []
      const post = async (post: ProxiedPost) => {
        if (lost.length === 0) lost.push(post.message.id)
        return post.message.id === lost[0] ? loseMessage() : post.forward()
      }
      const proxied = await ProxiedWallet.open(node, { script: { post } })
      keepBlocksComing()
      expect((await proxied.touch()).transaction.in_msg).not.toBe(lost[0])
      expect(await proxied.executions()).toBe(1)
      expect(proxied.proxy.messageIds).toHaveLength(2)
      expect(proxied.events.find(({ type }) => type === 'MessageExpired')).toMatchObject({
        message_id: lost[0],
        error: { code: 507, data: { sent: false, message_hash: lost[0] } },
      })
    })

    test('is told as not executed when none gets there', async () => {
      const options = { script: { post: loseMessage }, network: { message_retries_count: 1 } }
      const proxied = await ProxiedWallet.open(node, options)
      keepBlocksComing()
      const error = await proxied.touch().catch((failure) => failure)
      expect(error).toMatchObject({ code: 507, data: { sent: false, expire_at: expect.any(Number) } })
      expect(proxied.proxy.messageIds).toEqual([expect.anything(), error.data.message_hash])
      expect(await proxied.executions()).toBe(0)
    })
  })
})

describe('before a node with default settings', () => {
  beforeAll(async () => {
    node = await DevNode.start()
  })
  afterAll(() => node.dispose())

  /** The client hears of the message nothing but refusals as repeated; `read` says what it may look at. */
  const openBlind = (read: (read: ProxiedRead) => Promise<NodeAnswer | 'drop'>, network: object = {}) =>
    ProxiedWallet.open(node, { script: { post: refuseAfterExecution(52), read }, network })

  describe('an executed message stays one that may have been executed', () => {
    test.each([
      ['the archive does not have it', hideTransactions],
      ['the archive is late', showFirst(isQuery)],
      ['states and archive are late', showFirst(() => true)],
      ['nothing can be read', async () => 'drop' as const],
      ['the archive answers errors', archiveAnswers({ errors: [{ message: 'Request timeout' }] })],
      ['what the archive answers means nothing', archiveAnswers({ data: { blockchain: null } })],
    ])('while %s', async (_name, read) => {
      const proxied = await openBlind(read)
      keepBlocksComing()
      await expect(proxied.touch()).rejects.toMatchObject({
        code: 507,
        data: { sent: true, message_hash: expect.any(String), expire_at: expect.any(Number) },
      })
      expect(proxied.proxy.messageIds).toHaveLength(1)
      expect(await proxied.executions()).toBe(1)
    })

    test('while the archive leaves it out between others', async () => {
      const proxied = await openBlind(hideTransactions)
      keepBlocksComing()
      proxied.proxy.script.post = async (post) => {
        await post.forward()
        // The history that is shown goes on after it.
        await node.fund(proxied.wallet.accountId, 1n)
        return refusedWith('TVM_ERROR', 52, post.message)
      }
      proxied.proxy.script.read = (read) => leaveOut(read, proxied.proxy.posts[0]?.id)
      await expect(proxied.touch()).rejects.toMatchObject({ code: 507, data: { sent: true } })
      expect(proxied.proxy.messageIds).toHaveLength(1)
      expect(await proxied.executions()).toBe(1)
    })
  })

  test('an executed message is found when the archive catches up', async () => {
    let looks = 0
    const proxied = await openBlind((read) =>
      isMessageQuery(read) && ++looks < 4 ? hideTransactions(read) : read.forward(),
    )
    expect((await proxied.touch()).transaction.aborted).toBe(false)
    expect(await proxied.executions()).toBe(1)
    expect(proxied.proxy.messageIds).toHaveLength(1)
  })

  test('a message whose transaction is never shown is not replaced although the node named it', async () => {
    const proxied = await ProxiedWallet.open(node, { script: { read: hideTransactions } })
    keepBlocksComing()
    await expect(proxied.touch()).rejects.toMatchObject({
      code: 507,
      data: { sent: true, tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(proxied.proxy.messageIds).toHaveLength(1)
    expect(await proxied.executions()).toBe(1)
  })

  test('a message that waited on its way until it had expired is replaced', async () => {
    const proxied: ProxiedWallet = await ProxiedWallet.open(node, {
      script: {
        post: async ({ index, message, forward }) => {
          const params = { abi: helloWalletAbi, message: message.body }
          const { header } = await proxied.client.call('abi.decode_message', params)
          while (index === 0 && (await lastBlockTime()) < header.expire) await node.fund('cd'.repeat(32), 1n)
          return forward()
        },
      },
    })
    keepBlocksComing()
    await proxied.touch()
    expect(proxied.events.find(({ type }) => type === 'MessageExpired')).toMatchObject({
      error: { data: { sent: false, local_error: { data: { exit_code: 57 } } } },
    })
    expect(await proxied.executions()).toBe(1)
    expect(proxied.proxy.messageIds).toHaveLength(2)
  })

  describe('the clock of this machine', () => {
    const shifted = (ms: number) => ({ ...systemClock, now: () => systemClock.now() + ms })

    test('may be late: refused messages are proven to be at their end', async () => {
      const options = { clock: shifted(-3_600_000), network: { message_retries_count: 2 } }
      const proxied = await ProxiedWallet.open(node, options)
      keepBlocksComing()
      await expect(proxied.touch()).rejects.toMatchObject({
        code: 507,
        data: { sent: false, local_error: { data: { exit_code: 57 } } },
      })
      expect(proxied.proxy.messageIds).toHaveLength(3)
      expect(await proxied.executions()).toBe(0)
    })

    test('may be late while the node executes and answers that the message has expired', async () => {
      const proxied = await ProxiedWallet.open(node, {
        script: { post: refuseAfterExecution(57) },
        clock: shifted(-3_600_000),
      })
      keepBlocksComing()
      const header = { expire: Math.floor(Date.now() / 1000) + 60, time: Date.now() }
      expect((await proxied.touch({ header })).transaction.aborted).toBe(false)
      expect(await proxied.executions()).toBe(1)
    })

    test('may be ahead: a message that the contract would take later is never replaced', async () => {
      const proxied = await ProxiedWallet.open(node, { clock: shifted(3_600_000) })
      keepBlocksComing()
      await expect(proxied.touch()).rejects.toMatchObject({
        code: 507,
        data: { sent: true, local_error: { data: { exit_code: 52 } } },
      })
      expect(proxied.proxy.messageIds).toHaveLength(1)
      expect(await proxied.executions()).toBe(0)
    })

    test('may be ahead a little, with lost answers', async () => {
      const proxied = await ProxiedWallet.open(node, { script: { post: loseAnswer }, clock: shifted(600_000) })
      expect((await proxied.touch()).transaction.aborted).toBe(false)
      expect(await proxied.executions()).toBe(1)
    })
  })

  describe('a message that never expires', () => {
    const never = { header: { expire: 0xffffffff } }

    test.each([
      ['lost answers', loseAnswer],
      ['copies of the node', postTwice],
    ])('is executed once in spite of %s', async (_name, post) => {
      const proxied = await ProxiedWallet.open(node, { script: { post } })
      expect((await proxied.touch(never)).transaction.aborted).toBe(false)
      expect(await proxied.executions()).toBe(1)
    })

    test('is told as one that may be executed when it does not get to the node', async () => {
      const options = { script: { post: loseMessage }, network: { message_processing_timeout: 500 } }
      const proxied = await ProxiedWallet.open(node, options)
      const error = await proxied.touch(never).catch((failure) => failure)
      expect(error).toMatchObject({ code: 11, data: { sent: true, message_hash: proxied.proxy.posts[0]!.id } })
      expect(error.data).not.toHaveProperty('expire_at')
      expect(proxied.proxy.messageIds).toHaveLength(1)
    })
  })
})

const bound = (proxied: ProxiedWallet) => ({
  client: proxied.client,
  wallet: proxied.wallet,
  executions: () => proxied.executions(),
})

const isQuery = ({ path }: ProxiedRead): boolean => path.startsWith('/graphql')
const isMessageQuery = (read: ProxiedRead): boolean => isQuery(read) && read.body.includes('message(hash')

/** Everything but `info` is answered with this. */
const archiveAnswers = (json: unknown) => async (read: ProxiedRead) =>
  read.body === '' ? read.forward() : { status: 200, text: JSON.stringify(json) }

interface Answer {
  readonly data?: {
    readonly blockchain?: {
      message?: unknown
      transaction?: unknown
      account?: { transactions?: { edges: { node: { in_msg: string } }[] } }
    }
  }
}

/** An archive that knows blocks, but no transactions and messages. */
async function hideTransactions(read: ProxiedRead): Promise<NodeAnswer> {
  const answer = await read.forward()
  if (!isQuery(read) || read.body.includes('last: 1) { edges { cursor')) return answer
  return withJson(answer, (json: Answer) => {
    const blockchain = json.data?.blockchain
    if (blockchain?.message !== undefined) blockchain.message = null
    if (blockchain?.transaction !== undefined) blockchain.transaction = null
    if (blockchain?.account?.transactions !== undefined) blockchain.account.transactions.edges = []
    return json
  })
}

/** An archive without one message, which has everything after it. */
async function leaveOut(read: ProxiedRead, messageId: string | undefined): Promise<NodeAnswer> {
  const answer = await read.forward()
  return withJson(answer, (json: Answer) => {
    const blockchain = json.data?.blockchain
    if (blockchain?.message !== undefined) blockchain.message = null
    const transactions = blockchain?.account?.transactions
    if (transactions !== undefined) {
      transactions.edges = transactions.edges.filter(({ node }) => node.in_msg !== messageId)
    }
    return json
  })
}

/** What a late endpoint shows: the first answer to each request, whenever it is repeated. */
function showFirst(isLate: (read: ProxiedRead) => boolean) {
  const answers = new Map<string, Promise<NodeAnswer>>()
  const looked = { message: '{"data":{"blockchain":{"message":null,"blocks":{"edges":[]}}}}' }
  return (read: ProxiedRead): Promise<NodeAnswer> => {
    if (!isLate(read)) return read.forward()
    if (isMessageQuery(read)) return Promise.resolve({ status: 200, text: looked.message })
    const key = `${read.path} ${read.body}`
    const known = answers.get(key) ?? read.forward()
    answers.set(key, known)
    return known
  }
}

async function lastBlockTime(): Promise<number> {
  const { data } = await node.query('{ blockchain { blocks(last: 1) { edges { node { gen_utime } } } } }')
  return data.blockchain.blocks.edges[0].node.gen_utime
}
