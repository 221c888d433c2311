/** Subscriptions to a development node without subscriptions, across its restarts, limits and resets. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { DevNode, type DevNodeOptions } from '../../support/devnode/DevNode.ts'
import { type CallbackMessage, LocalClient } from '../../support/LocalClient.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const account = '5e'.repeat(32)
const params = { collection: 'transactions', filter: { account_addr: { eq: `0:${account}` } }, result: 'id' }

async function start(options: DevNodeOptions) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

/** A client that follows the account, and what it received. */
async function follow(node: DevNode, network: object = {}) {
  const settings = { endpoints: [node.url], follow_interval: 20, ...network }
  const client = await LocalClient.open({ config: { network: settings } })
  onTestFinished(() => client.close())
  const messages: CallbackMessage[] = []
  await client.call('net.subscribe_collection', params, { callback: (message) => messages.push(message) })
  const ids = () => messages.filter((message) => 'result' in message).map(({ result }) => result.id)
  const codes = () => messages.filter((message) => 'code' in message).map(({ code }) => code)
  return { client, ids, codes }
}

async function fund(node: DevNode): Promise<string> {
  return (await node.post('faucet', { account_id: account, amount: '1000' })).json().result.tx_hash
}

describe('a subscription on a network without subscriptions', () => {
  test('neither misses nor repeats an object when the node is killed and restarted', async () => {
    const dataFolder = temporaryFolder()
    const first = await start({ dataFolder })
    const { ids, codes } = await follow(first)
    const expected = [await fund(first), await fund(first)]
    await expect.poll(ids).toEqual(expected)
    await first.kill()
    await expect.poll(codes).toEqual([11])
    const second = await start({ dataFolder, port: first.ready.port })
    expected.push(await fund(second), await fund(second))
    await expect.poll(ids, { timeout: 15_000 }).toEqual(expected)
    expect(codes()).toEqual([11, 614])
  })

  test('ends when the chain is reset', async () => {
    const dataFolder = temporaryFolder()
    const first = await start({ dataFolder })
    const { client, ids, codes } = await follow(first)
    const expected = [await fund(first)]
    await expect.poll(ids).toEqual(expected)
    await first.kill()
    const second = await start({ dataFolder, port: first.ready.port, args: ['--reset'] })
    await fund(second)
    await expect.poll(codes, { timeout: 15_000 }).toContain(624)
    expect(client.closed).toEqual([expect.stringContaining('failed')])
    expect(ids()).toEqual(expected)
  })

  test('keeps the pauses of a node that limits the rate', async () => {
    const node = await start({})
    const { ids, codes } = await follow(node)
    await node.setFaults({ rate_limit: 2, retry_after_s: 1 })
    const { fetch } = globalThis
    const retry = async (): Promise<string> => {
      const answer = await fetch(`${node.url}/v2/faucet`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account_id: account, amount: '1000' }),
      })
      if (answer.status !== 429) return ((await answer.json()) as { result: { tx_hash: string } }).result.tx_hash
      await new Promise((resolve) => setTimeout(resolve, 100))
      return retry()
    }
    const expected = [await retry(), await retry(), await retry()]
    await expect.poll(ids, { timeout: 15_000 }).toEqual(expected)
    await node.setFaults(null)
    expected.push(await fund(node))
    await expect.poll(ids, { timeout: 15_000 }).toEqual(expected)
    for (const code of codes()) expect([11, 614]).toContain(code)
  })

  test('shows what a node that lags shows, in order', async () => {
    const node = await start({ args: ['--lag', '300'] })
    const { ids } = await follow(node)
    const expected = [await fund(node), await fund(node), await fund(node)]
    await expect.poll(ids, { timeout: 15_000 }).toEqual(expected)
  })
})
