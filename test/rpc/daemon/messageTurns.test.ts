/** Messages of one key from several connections of a daemon. */
import { expect, test } from 'vitest'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'

test('connections with one key take turns, and see only the number of messages of each other', async (context) => {
  const node = await DevNode.start()
  context.onTestFinished(() => node.dispose())
  const direct = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  context.onTestFinished(() => direct.close())
  const wallet = await HelloWallet.deploy(direct, node)
  const proxy = await NodeProxy.start(node.url, context.onTestFinished)
  const home = createDaemonHome()
  context.onTestFinished(() => home.remove())
  const daemon = await ServingDaemon.start({}, home)
  context.onTestFinished(() => void daemon.process.kill('SIGKILL'))
  const config = { network: { endpoints: [proxy.url] }, abi: { message_expiration_timeout: 300_000 } }
  const [one, two] = await Promise.all(
    [daemon.connect(), daemon.connect()].map(async (host) => TestClient.initialize(await host, config)),
  )
  const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
  const gate = Promise.withResolvers<void>()
  proxy.script = {
    post: async (post) => {
      if (post.index === 0) await gate.promise
      return post.forward()
    },
  }
  const calls = Array.from({ length: 8 }, (_, index) =>
    (index % 2 === 0 ? one! : two!).call('processing.process_message', params),
  )
  const inspected = async () => (await one!.call('daemon.inspect', {})).connections as { messages_in_turn: number }[]
  const counts = async () => (await inspected()).map(({ messages_in_turn }) => messages_in_turn)
  await context.expect.poll(counts).toEqual([4, 4])
  const shown = JSON.stringify(await inspected())
  for (const secret of [wallet.keys.public, wallet.accountId]) expect(shown).not.toContain(secret)
  gate.resolve()
  await Promise.all(calls)
  expect(proxy.posts).toHaveLength(8)
  expect(proxy.messageIds).toHaveLength(8)
  expect(await wallet.calls()).toBe(9)
  expect(await counts()).toEqual([0, 0])
})
