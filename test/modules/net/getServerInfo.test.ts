/** What `net.get_server_info` finds out by asking, from servers of several kinds. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { net } from '../../../src/modules/net/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { GraphqlPeer, type PeerAnswer, type PeerScript } from '../../support/net/GraphqlPeer.ts'
import { keyBlockOf } from '../../support/net/keyBlockOf.ts'

const COLLECTIONS = ['accounts', 'blocks', 'messages', 'transactions']

interface Server {
  readonly version?: string
  readonly queries?: readonly string[]
  readonly subscriptions?: readonly string[]
  readonly info?: readonly string[]
  readonly answers?: Readonly<Record<string, unknown>>
  readonly describes?: boolean
}

async function describeServer(server: Server) {
  const { version = '1.0.0', queries = [], subscriptions = [], info = [], answers = {}, describes = true } = server
  const named = (names: readonly string[]) => names.map((name) => ({ name }))
  const schema = {
    queryType: {
      fields: [{ name: 'info', type: { ofType: { fields: named(info) } } }, ...named(['blockchain', ...queries])],
    },
    subscriptionType: subscriptions.length === 0 ? null : { fields: named(subscriptions) },
  }
  const script: PeerScript = {
    info: ({ query }) =>
      !query.includes('__schema')
        ? { version, time: 1, latency: 0 }
        : describes
          ? { data: { __schema: schema } }
          : { errors: [{ message: 'no' }] },
    query: ({ query }): PeerAnswer => {
      const found = Object.entries(answers).find(([part]) => query.includes(part))
      return found === undefined ? { errors: [{ message: 'no' }] } : { data: found[1] }
    },
  }
  const peer = await GraphqlPeer.start(script)
  const client = await LocalClient.open({ config: { network: { endpoints: [peer.endpoint] } } })
  onTestFinished(() => client.close())
  const { endpoint, latency_ms, clock_difference_ms, clock_is_followed, ...told } =
    await client.call('net.get_server_info')
  expect(endpoint).toBe(`http://${peer.endpoint}/graphql`)
  expect(latency_ms).toBeGreaterThan(0)
  // The clock of the peer stands at the beginning of 1970.
  expect(Number(clock_difference_ms)).toBeLessThan(-1_700_000_000_000)
  expect(clock_is_followed).toBe(false)
  return told
}

const nothing = { collections: false, subscriptions: false, configuration: false, proofs: false }

describe('net.get_server_info', () => {
  test('is marked as an extension', () => {
    expect(net.functions.find(({ name }) => name === 'net.get_server_info')!.extension).toBe(true)
  })

  test('describes a network with default settings', async () => {
    expect(await describeServer({})).toEqual({
      version: '1.0.0',
      supports_dapp_id: true,
      rules: null,
      proxy: null,
      features: nothing,
    })
  })

  test('describes a network that has every feature', async () => {
    const told = await describeServer({
      version: '1.2.0',
      queries: COLLECTIONS,
      subscriptions: COLLECTIONS,
      info: ['rules'],
      answers: {
        rules: { info: { rules: 'classic' } },
        key_block: { blocks: [{ boc: keyBlockOf({}) }] },
        block_merkle_tree_leaves: {
          blockchain: { blocks: { edges: [{ node: { block_merkle_tree_leaves: ['00'] } }] } },
        },
      },
    })
    const features = { collections: true, subscriptions: true, configuration: true, proofs: true }
    expect(told).toEqual({ version: '1.2.0', supports_dapp_id: true, rules: 'classic', proxy: null, features })
  })

  test('describes an older network with signed blocks of a masterchain', async () => {
    const told = await describeServer({
      version: '0.8.0',
      queries: COLLECTIONS,
      answers: { signatures: { blocks: [{ signatures: { sig_weight: '0x1' } }] } },
    })
    expect(told).toMatchObject({ supports_dapp_id: false, features: { ...nothing, collections: true, proofs: true } })
  })

  test('describes a network whose blocks have empty fields for proofs', async () => {
    const node = { block_merkle_tree_leaves: [] }
    const answers = { block_merkle_tree_leaves: { blockchain: { blocks: { edges: [{ node }] } } } }
    expect((await describeServer({ answers })).features).toEqual(nothing)
  })

  test('describes a network that does not describe itself', async () => {
    const answers = { 'blocks(limit:1)': { blocks: [] } }
    expect((await describeServer({ describes: false })).features).toEqual(nothing)
    expect((await describeServer({ describes: false, answers })).features).toEqual({ ...nothing, collections: true })
  })
})
