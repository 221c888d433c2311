/** One call never makes a contract run twice, and never tells what it does not know, whatever stands before the node. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { NodeProxy, type ProxyScript, postTwice } from '../../support/processing/NodeProxy.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

const openClient = async (endpoint: string, config: object = {}) => {
  const client = await LocalClient.open({ config: { network: { endpoints: [endpoint] }, ...config } })
  onTestFinished(() => client.close())
  return client
}

/** A wallet that was deployed directly, and a client that reaches it through a proxy. */
const openThrough = async (script: ProxyScript, config: object = {}) => {
  const direct = await HelloWallet.deploy(await openClient(node.url), node)
  const proxy = await NodeProxy.start(node.url, script)
  const client = await openClient(proxy.url, config)
  const callsBefore = await direct.calls()
  return {
    proxy,
    client,
    wallet: direct,
    touch: () =>
      client.call('processing.process_message', {
        message_encode_params: direct.callParams('touch'),
        dapp_id: direct.accountId,
      }),
    executions: async () => (await direct.calls()) - callsBefore,
  }
}

describe('a node that posts a message again by itself and answers with the refusal of the second', () => {
  test('has executed the first: process_message tells its transaction', async () => {
    const { proxy, touch, executions } = await openThrough({
      post: (post) => (post.index === 0 ? postTwice(post) : post.forward()),
    })
    const { transaction } = await touch()
    expect(transaction).toMatchObject({ aborted: false, in_msg: proxy.posts[0]!.id })
    expect(await executions()).toBe(1)
    expect(proxy.messageIds).toHaveLength(1)
  })

  test('may do so with every message', async () => {
    const { proxy, touch, executions } = await openThrough({ post: postTwice })
    expect((await touch()).transaction.aborted).toBe(false)
    expect(await executions()).toBe(1)
    expect(proxy.messageIds).toHaveLength(1)
  })
})
