import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'

let tool: Tool
beforeEach(() => {
  tool = new Tool()
})
afterEach(() => tool.dispose())

interface Kind {
  readonly name: string
  readonly options: object
  readonly facts: object
  /** Results of the groups that are not simply available. */
  readonly others: object
}

const open = { collections: true, subscriptions: true, configuration: true, proofs: expect.any(Boolean) }
const kinds: readonly Kind[] = [
  {
    name: 'a network with default settings',
    options: {},
    facts: {
      version: '1.0.0',
      supports_dapp_id: true,
      features: { collections: false, subscriptions: false, configuration: false, proofs: expect.any(Boolean) },
    },
    others: {
      'net.query_collection, wait_for_collection, batch_query': 'partly',
      subscriptions: 'partly',
      'net.aggregate_collection': 'no',
      'net.query_counterparties': 'no',
    },
  },
  {
    name: 'a network with the deprecated interface',
    options: { deprecatedApi: true },
    facts: { version: '1.0.0', supports_dapp_id: true, features: open },
    others: {},
  },
  {
    name: 'an older network',
    options: { args: ['--legacy'] },
    facts: { version: '0.8.0', supports_dapp_id: false, features: open },
    others: {},
  },
]

describe.each(kinds)('network check of $name', ({ options, facts, others }) => {
  let node: DevNode | undefined
  afterAll(() => node?.dispose())

  test('shows what it offers and what works there', async () => {
    node = await DevNode.start(options)
    const document = await tool.json(['network', 'check', node.url])
    expect(document).toMatchObject({ ...facts, endpoint: `${node.url}/graphql`, latency_ms: expect.any(Number) })
    const notSimply = document.functions.filter(({ works }: { works: string }) => works !== 'yes')
    expect(
      Object.fromEntries(notSimply.map((group: Record<string, unknown>) => [group['functions'], group['works']])),
    ).toEqual(others)
    const { code, stdout } = await tool.run(['network', 'check', '--url', node.url])
    expect(code).toBe(0)
    for (const { functions } of document.functions) expect(stdout).toContain(functions)
  })
})

describe('network check', () => {
  test('takes the name of a network', async () => {
    const peer = await GraphqlPeer.start()
    await tool.json(['network', 'add', 'mine', peer.endpoint])
    expect((await tool.json(['network', 'check', 'mine'])).endpoint).toContain(peer.endpoint)
  })

  test('shows accounts and messages as not working where REST does not answer', async () => {
    const peer = await GraphqlPeer.start({ rest: () => ({ status: 500, text: 'broken' }) })
    const { functions } = await tool.json(['network', 'check', peer.endpoint])
    const works = Object.fromEntries(
      functions.map((group: Record<string, unknown>) => [group['functions'], group['works']]),
    )
    expect(works).toMatchObject({ 'account.get_account': 'no', processing: 'no', 'net.query': 'yes' })
  })

  test('ends with 10 where no node answers, in one line', async () => {
    expect((await tool.json(['network', 'check', 'http://127.0.0.1:9', '--timeout', '3000'], 10)).error.name).toBe(
      'network',
    )
    const page = await GraphqlPeer.start({
      info: () => ({ status: 404, text: `<html>\n\n${'<p>no</p>\n'.repeat(1000)}</html>` }),
      query: () => ({ status: 404, text: '<html>\n</html>' }),
    })
    const { code, stderr } = await tool.run(['network', 'check', page.endpoint, '--timeout', '3000'])
    expect([code, stderr.trim().split('\n').length]).toEqual([10, 1])
    expect(stderr.length).toBeLessThan(600)
  })
})
