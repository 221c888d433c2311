/** The tool never reports a message that was, or may be, executed as one that may be sent again. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { HelloOnNode } from '../../support/cli/HelloOnNode.ts'
import { Tool } from '../../support/cli/Tool.ts'
import {
  loseAnswer,
  loseMessage,
  NodeProxy,
  type ProxyScript,
  postTwice,
  refuseAfterExecution,
} from '../../support/processing/NodeProxy.ts'
import { hideTransactions } from '../../support/processing/views.ts'

let hello: HelloOnNode
beforeAll(async () => {
  hello = await HelloOnNode.start()
})
afterAll(() => hello.dispose())

/** Calls through a proxy; the tool runs as a process. */
async function touch(script: ProxyScript, ...words: string[]) {
  const proxy = await NodeProxy.start(hello.node.url, onTestFinished, script)
  const tool = new Tool({ VENDORCLIENT_CLI_URL: proxy.url, VENDORCLIENT_CLI_MESSAGE_PROCESSING_TIMEOUT: '1000' })
  onTestFinished(() => tool.dispose())
  const call = [...hello.touch, '--json']
  const before = await hello.executions()
  const { code, stdout } = await tool.run([...call, ...words])
  return { code, json: JSON.parse(stdout), proxy, executed: (await hello.executions()) - before }
}

describe('call reports a message', () => {
  test('a message that the node executed and then refused as its own copy is reported as executed', async () => {
    const { code, json, executed } = await touch({ post: postTwice })
    expect([code, executed]).toEqual([0, 1])
    expect(json).toMatchObject({ aborted: false, exit_code: 0, finality: 'final' })
  })

  test('a message whose answers are all lost is reported as executed', async () => {
    const { code, json, executed, proxy } = await touch({ post: loseAnswer })
    expect([code, executed]).toEqual([0, 1])
    expect(json.message_hash).toBe(proxy.posts[0]!.id)
  })

  test.each([
    ['refused as repeated', refuseAfterExecution(52), 1],
    ['refused as expired', refuseAfterExecution(57), 1],
    ['lost with its answer', loseAnswer, 1],
    ['lost on its way', loseMessage, 0],
  ] as const)('that is %s and cannot be looked for as one whose outcome is unknown', async (_name, post, times) => {
    const { code, json, executed, proxy } = await touch({ post, read: hideTransactions })
    expect([code, executed]).toEqual([15, times])
    expect(json.error).toMatchObject({
      name: 'outcome_unknown',
      data: { sent: true, message_hash: proxy.posts[0]!.id, expire_at: expect.any(Number) },
      hint: expect.stringContaining(proxy.posts[0]!.id),
    })
  })

  test('a message that the contract refuses for a reason of its code is reported as rejected', async () => {
    const other = await hello.newKeys('other.json')
    const { code, json, executed } = await touch({}, '--keys', other)
    expect([code, executed]).toEqual([12, 0])
    expect(json.error.data).toMatchObject({ sent: true, refused: true })
  })
})
