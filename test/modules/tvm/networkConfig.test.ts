/** Which blockchain configuration local runs use: the one given, the one of the network, the one of nodes, or the built-in one. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { tvm } from '../../../src/modules/tvm/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { GraphqlPeer, type PeerAnswer } from '../../support/net/GraphqlPeer.ts'
import { costlyGas, keyBlockOf } from '../../support/net/keyBlockOf.ts'

function exampleOf(name: string) {
  return tvm.functions.find((definition) => definition.name === name)!.example.params as object
}
const transfer = exampleOf('tvm.run_executor')
const getter = exampleOf('tvm.run_tvm')
const getMethod = exampleOf('tvm.run_get')
const costly = keyBlockOf(costlyGas(7n))
/** Gas of the example, nano. */
const BUILT_IN = 1_000_000

async function gasOf(client: LocalClient, params: object = transfer) {
  return (await client.call('tvm.run_executor', params)).fees.gas_fee
}

/** Gas lent to the message of the example, by which the figures of nodes differ from the built-in ones. */
const CREDIT = { builtIn: 50_000, ofNodes: 500_000 }

async function creditOf(client: LocalClient) {
  return (await client.call('tvm.run_executor', transfer)).transaction.compute.gas_credit
}

/** A network with Dapp IDs that publishes this key block; `undefined` for one that hides its collections. */
async function connect(boc: string | undefined, network: object = {}) {
  const fields = ['info', 'blockchain', ...(boc === undefined ? [] : ['blocks'])].map((name) => ({ name }))
  const peer = await GraphqlPeer.start({
    info: ({ query }) =>
      query.includes('__schema')
        ? { data: { __schema: { queryType: { fields }, subscriptionType: null } } }
        : { version: '1.0.0', time: 1, latency: 0 },
    query: (): PeerAnswer => ({ data: { blocks: [{ boc }] } }),
  })
  const client = await LocalClient.open({ config: { network: { endpoints: [peer.endpoint], ...network } } })
  onTestFinished(() => client.close())
  return { peer, client }
}

describe('a run without an explicit configuration', () => {
  test('uses the built-in one without endpoints', async () => {
    const client = await LocalClient.open()
    onTestFinished(() => client.close())
    expect(await gasOf(client)).toBe(BUILT_IN)
    expect(await creditOf(client)).toBe(CREDIT.builtIn)
  })

  test('uses the one that the network publishes, asked for once', async () => {
    const { client, peer } = await connect(costly)
    expect(await gasOf(client)).toBe(7 * BUILT_IN)
    expect(await gasOf(client, { ...transfer, execution_options: null })).toBe(7 * BUILT_IN)
    await client.call('tvm.run_tvm', getter)
    await client.call('tvm.run_get', getMethod)
    expect(peer.queries).toHaveLength(1)
  })

  test('uses the one of other endpoints after a change', async () => {
    const { client } = await connect(undefined)
    expect(await gasOf(client)).toBe(BUILT_IN)
    const { peer } = await connect(costly)
    await client.call('net.set_endpoints', { endpoints: [peer.endpoint] })
    expect(await gasOf(client)).toBe(7 * BUILT_IN)
  })

  test('uses the figures of nodes if a network with Dapp IDs does not publish a configuration', async () => {
    const { client, peer } = await connect(undefined)
    expect(await creditOf(client)).toBe(CREDIT.ofNodes)
    expect(peer.queries).toEqual([])
  })

  test.each([
    ['text that is no BOC', 'no BOC'],
    ['a block of another kind', 'te6ccgEBAQEAAgAAAA=='],
    ['a configuration without prices', exampleKeyBlock()],
  ])('uses the figures of nodes where a network with Dapp IDs publishes %s', async (_, boc) => {
    expect(await creditOf((await connect(boc)).client)).toBe(CREDIT.ofNodes)
  })

  test.each([
    ['is suspended', async (client: LocalClient) => void (await client.call('net.suspend'))],
    [
      'refuses',
      async (_: LocalClient, peer: GraphqlPeer) => {
        peer.script.query = () => ({ status: 403 })
      },
    ],
    ['cannot be reached', async (_: LocalClient, peer: GraphqlPeer) => peer.stop()],
    [
      'does not answer',
      async (_: LocalClient, peer: GraphqlPeer) => {
        peer.script.info = () => 'silence'
      },
    ],
  ])('uses the built-in one when the network %s', async (_, prepare) => {
    const { client, peer } = await connect(costly)
    await prepare(client, peer)
    expect(await gasOf(client)).toBe(BUILT_IN)
    const asked = peer.requests.length
    expect(await gasOf(client)).toBe(BUILT_IN)
    expect(peer.requests.length).toBe(asked)
  })
})

test('uses a given configuration without a request', async () => {
  const { client: other } = await connect(costly)
  const { config_boc } = await other.call('boc.get_blockchain_config', { block_boc: costly })
  const { client, peer } = await connect(undefined)
  const options = { ...transfer, execution_options: { blockchain_config: config_boc } }
  expect(await gasOf(client, options)).toBe(7 * BUILT_IN)
  expect(peer.requests).toEqual([])
})

/** The key block of the example of `boc.get_blockchain_config`: a configuration of one parameter. */
function exampleKeyBlock(): string {
  return 'te6ccgEBCAEArQAEW5Ajr+IAAABkAP////8AAAAAAAAAAAAAAAIAAAAAZVPxAAAAAAAAABI2AAAAAWAHBgUBAkXMJiqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqggMCACUAAAAAAAAAAAAAAAAAAAAAAAAEAQqgAAAACAQAGsQAAAABAAAAAAEXRa4AKwAAAAAAAAAAAAAAAAAAAABDuaygAAgAAUAAEQAAAAAAAAAAEA=='
}
