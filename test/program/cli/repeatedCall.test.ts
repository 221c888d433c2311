/** A repeated command whose first message may have been executed: that message is followed, so that nothing is paid twice. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { HelloOnNode } from '../../support/cli/HelloOnNode.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { loseAnswer, loseMessage, NodeProxy, type ProxyScript } from '../../support/processing/NodeProxy.ts'
import { hideTransactions, later, leaveOut, type View } from '../../support/processing/views.ts'

let hello: HelloOnNode
beforeAll(async () => {
  hello = await HelloOnNode.start()
})
afterAll(() => hello.dispose())

const blind: Record<string, ProxyScript> = {
  executed: { post: loseAnswer, read: hideTransactions },
  'never executed': { post: loseMessage, read: hideTransactions },
}

/** A tool whose first call exited with 15; its proxy forwards everything from then on. */
async function afterLoss(script: ProxyScript) {
  const proxy = await NodeProxy.start(hello.node.url, onTestFinished, script)
  const tool = new Tool({ VENDORCLIENT_CLI_URL: proxy.url, VENDORCLIENT_CLI_MESSAGE_PROCESSING_TIMEOUT: '1000' })
  onTestFinished(() => tool.dispose())
  const words = hello.touch
  const before = await hello.executions()
  const { error } = await tool.json([...words, '--lifetime', '5'], 15)
  proxy.script = {}
  return {
    tool,
    words,
    proxy,
    hash: error.data.message_hash as string,
    since: async () => (await hello.executions()) - before,
  }
}

describe('a call whose first message was executed without a report', () => {
  test('is not sent again without a terminal', async () => {
    const { tool, words, hash, proxy, since } = await afterLoss(blind['executed']!)
    const posts = proxy.posts.length
    const { error } = await tool.json(words, 15)
    expect(error).toMatchObject({
      name: 'outcome_unknown',
      message: expect.stringMatching(
        new RegExp(`message ${hash}; it was executed in transaction [0-9a-f]{64}; nothing was`),
      ),
      hint: expect.stringMatching(/--on-repeat follow .*--on-repeat send/),
      data: { sent: true, message_hash: hash },
    })
    expect([proxy.posts.length, await since()]).toEqual([posts, 1])
  })

  test('is followed with --on-repeat follow, and a later call is new', async () => {
    const { tool, words, hash, since } = await afterLoss(blind['executed']!)
    const followed = await tool.json([...words, '--on-repeat', 'follow'])
    expect(followed).toMatchObject({
      followed: true,
      message_hash: hash,
      aborted: false,
      exit_code: 0,
      finality: 'final',
    })
    expect(await since()).toBe(1)
    expect(await tool.json(words)).not.toHaveProperty('followed')
    expect(await since()).toBe(2)
  })

  test('is sent again with --on-repeat send', async () => {
    const { tool, words, hash, since } = await afterLoss(blind['executed']!)
    const { message_hash } = await tool.json([...words, '--on-repeat', 'send'])
    expect([message_hash === hash, await since()]).toEqual([false, 2])
  })

  test.each([
    ['follow', 0, 1],
    ['f', 0, 1],
    ['send', 0, 2],
    ['stop', 15, 1],
    ['s', 15, 1],
    ['', 15, 1],
  ])('is asked about on a terminal; the answer "%s" ends with %i', async (answer, code, times) => {
    const { tool, words, hash, since } = await afterLoss(blind['executed']!)
    const ran = await tool.runOnTerminal(words, { answers: [['[follow/send/stop]', answer]] })
    expect([ran.code, await since()]).toEqual([code, times])
    expect(ran.stdout).toContain(`as message ${hash}; it was executed in transaction`)
  })
})

describe('a call whose first message was lost on its way', () => {
  test('is not followed once it is proven that it expired', async () => {
    const { tool, words, hash, proxy, since } = await afterLoss(blind['never executed']!)
    proxy.script = { read: later(() => 60_000) }
    expect(await tool.json([...words, '--on-repeat', 'follow'])).not.toHaveProperty('followed')
    expect(await since()).toBe(1)
    expect(proxy.messageIds).toEqual([hash, expect.any(String)])
  })

  test('is followed while nothing is proven, and then ends with 15', { timeout: 60_000 }, async () => {
    const { tool, words, hash, proxy, since } = await afterLoss(blind['never executed']!)
    proxy.script = { read: hideTransactions }
    const env = { VENDORCLIENT_NETWORK_EXPIRATION_MARGIN: '0' }
    const { error } = await tool.json([...words, '--on-repeat', 'follow'], 15, { env })
    expect(error).toMatchObject({ data: { sent: true, message_hash: hash }, hint: expect.stringContaining(hash) })
    expect(await since()).toBe(0)
  })

  test('needs no question once it is proven that it was not executed', async () => {
    const { tool, words, hash, proxy, since } = await afterLoss(blind['never executed']!)
    proxy.script = { read: later(() => 60_000) }
    const { code, stderr } = await tool.run(words)
    expect([code, await since()]).toEqual([0, 1])
    expect(stderr).toContain(`as message ${hash}; it expired and was not executed`)
  })
})

describe('the status of a message that was lost on its way', () => {
  test('proves that it was not executed once it has expired', async () => {
    const { tool, hash, proxy } = await afterLoss(blind['never executed']!)
    const early = await tool.json(['status', hash], 11)
    expect(early.error).toMatchObject({
      data: {
        sent: true,
        message_hash: hash,
        unproven: expect.stringMatching(/^it (may be executed until|can be proven from) 20/),
      },
    })
    proxy.script = { read: later(() => 60_000) }
    const proven = await tool.json(['status', hash], 14)
    expect(proven).toMatchObject({ message_hash: hash, status: 'expired', transaction: null })
    expect(proven.state_timestamp).toBeGreaterThan(proven.expire_at * 1000 + 30_000)
    // The data folder still knows what it sent; elsewhere, the hash alone proves nothing.
    expect(await tool.json(['status', hash], 14)).toMatchObject({ message_hash: hash, status: 'expired' })
    const stranger = new Tool({ VENDORCLIENT_CLI_URL: proxy.url })
    onTestFinished(() => stranger.dispose())
    const { error } = await stranger.json(['status', hash], 11)
    expect(error).toMatchObject({ data: { message_hash: hash }, hint: expect.stringMatching(/^The hash alone/) })
    expect(error.data).not.toHaveProperty('sent')
  })

  test('is waited for until it is proven', async () => {
    const { tool, hash, proxy } = await afterLoss(blind['never executed']!)
    let shiftMs = 0
    const asked = Promise.withResolvers<void>()
    const view = later(() => shiftMs)
    proxy.script = {
      read: (read) => {
        asked.resolve()
        return view(read)
      },
    }
    const waiting = tool.json(['status', hash, '--wait'], 14)
    await asked.promise
    shiftMs = 60_000
    expect(await waiting).toMatchObject({ status: 'expired' })
  })

  test.each<[string, (hash: string) => View]>([
    ['an archive without transactions', () => hideTransactions],
    ['an archive without that one', (hash) => (read) => leaveOut(read, hash)],
  ])('proves nothing by %s', async (_, view) => {
    const { tool, hash, proxy } = await afterLoss(blind['executed']!)
    proxy.script = { read: later(() => 60_000, view(hash)) }
    const { error } = await tool.json(['status', hash], 11)
    expect(error.data).toMatchObject({
      sent: true,
      unproven: expect.stringContaining('does not return all transactions'),
    })
    proxy.script = {}
    expect(await tool.json(['status', hash])).toMatchObject({ status: 'executed' })
  })

  test.each<[string, ProxyScript, number, object]>([
    ['two operators agree', { read: later(() => 60_000) }, 14, { status: 'expired' }],
    [
      'one of two operators hides the history',
      { read: later(() => 60_000, hideTransactions) },
      11,
      { error: { data: { sent: true, unproven: expect.stringMatching(/^1 of 2 operators prove it; "second" /) } } },
    ],
  ])('with network.agreement, the status is proven or not: %s', async (_, script, code, document) => {
    const { tool, hash, proxy } = await afterLoss(blind['never executed']!)
    const second = await NodeProxy.start(hello.node.url, onTestFinished, script)
    proxy.script = { read: later(() => 60_000) }
    const env = {
      VENDORCLIENT_CLI_URL: `${proxy.url},${second.url}`,
      VENDORCLIENT_NETWORK_OPERATORS: JSON.stringify({ [proxy.url]: 'first', [second.url]: 'second' }),
      VENDORCLIENT_NETWORK_AGREEMENT: '2',
    }
    expect(await tool.json(['status', hash], code, { env })).toMatchObject(document)
  })

  test('is printed for a message in a file, which has not been sent', async () => {
    const proxy = await NodeProxy.start(hello.node.url, onTestFinished)
    const tool = new Tool({ VENDORCLIENT_CLI_URL: proxy.url })
    onTestFinished(() => tool.dispose())
    const [, ...words] = hello.touch
    const { message_id } = await tool.json(['message', 'create', ...words, '--lifetime', '5', '-o', 'message.txt'])
    const { error } = await tool.json(['status', 'message.txt'], 11)
    expect(error.data).toEqual({
      message_hash: message_id,
      expire_at: expect.any(Number),
      unproven: expect.stringMatching(/^it (may be executed until|can be proven from) 20/),
    })
    proxy.script = { read: later(() => 60_000) }
    expect(await tool.json(['status', 'message.txt'], 14)).toMatchObject({
      message_hash: message_id,
      status: 'expired',
    })
    const { error: other } = await tool.json(['status', hello.touch[4]!], 2)
    expect(other.message).toContain('does not contain a message')
  })
})

describe('a process that is killed while its message is under way', () => {
  test('leaves the journal entry that the next one needs', async () => {
    let running: ReturnType<Tool['start']> | undefined
    const proxy = await NodeProxy.start(hello.node.url, onTestFinished, {
      post: async ({ forward }) => {
        await forward()
        running!.process.kill('SIGKILL')
        return 'silence'
      },
    })
    const tool = new Tool({ VENDORCLIENT_CLI_URL: proxy.url })
    onTestFinished(() => tool.dispose())
    const words = hello.touch
    running = tool.start(words)
    await running.ended
    proxy.script = {}
    const { error } = await tool.json(words, 15)
    expect(error.data.message_hash).toBe(proxy.posts[0]!.id)
    expect(await tool.json([...words, '--on-repeat', 'follow'])).toMatchObject({ followed: true })
    expect(proxy.messageIds).toHaveLength(1)
  })
})

describe('a storage that cannot be used', () => {
  test('is reported and does not prevent sending', async () => {
    const tool = new Tool({ VENDORCLIENT_CLI_URL: hello.node.url })
    onTestFinished(() => tool.dispose())
    tool.write('home/.vendorclient/storage.sqlite3', 'x'.repeat(5000))
    const words = hello.touch
    const { code, stderr } = await tool.run(words)
    expect([code, stderr]).toEqual([0, expect.stringContaining('note: sent messages cannot be recorded')])
    expect(tool.read('home/.vendorclient/storage.sqlite3')).toBe('x'.repeat(5000))
  })
})
