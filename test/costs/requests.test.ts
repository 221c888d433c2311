/**
 * Requests that functions make to a node, counted: the first call of a client and those after it. A change that makes a number
 * worse changes it here, in the same commit, and says why.
 */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DevNode } from '../support/devnode/DevNode.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { HelloWallet } from '../support/processing/HelloWallet.ts'
import { NodeProxy } from '../support/processing/NodeProxy.ts'

let node: DevNode
let wallet: HelloWallet
let builder: LocalClient
beforeAll(async () => {
  node = await DevNode.start({ deprecatedApi: true })
  builder = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  wallet = await HelloWallet.deploy(builder, node)
})
afterAll(async () => {
  builder.close()
  await node.dispose()
})

/** Paths of the requests of a new client, for each of the calls. */
async function count(calls: readonly ((client: LocalClient) => Promise<unknown>)[]): Promise<string[][]> {
  const paths: string[] = []
  const seen = (path: string) => paths.push(path.replace(/\?.*/, '').replace(/^\/(v2\/)?/, ''))
  const proxy = await NodeProxy.start(node.url, onTestFinished, {
    read: ({ path, forward }) => {
      seen(path)
      return forward()
    },
    post: ({ forward }) => {
      seen('/v2/messages')
      return forward()
    },
  })
  const client = await LocalClient.open({ config: { network: { endpoints: [proxy.url] } } })
  onTestFinished(() => client.close())
  const counted: string[][] = []
  for (const call of calls) {
    await call(client)
    counted.push(paths.splice(0))
  }
  return counted
}

function touch(): object {
  return wallet.callParams('touch')
}

function accountId(): object {
  return { account_id: wallet.accountId, dapp_id: wallet.accountId }
}

async function inboundMessage(): Promise<string> {
  const filter = { account_addr: { eq: wallet.address } }
  const params = { collection: 'transactions', filter, result: 'in_msg', limit: 1 }
  const { result } = await builder.call('net.query_collection', params)
  return result[0].in_msg
}

/** `later` is exact; `first`, the number for a new client, which asks what kind of network it is, is an upper bound. */
const functions: readonly {
  readonly name: string
  readonly first: number
  readonly later: string
  readonly call: (client: LocalClient) => Promise<unknown>
}[] = [
  {
    name: 'account.get_account',
    first: 2,
    later: 'account',
    call: (client) => client.call('account.get_account', accountId()),
  },
  {
    name: 'net.query',
    first: 2,
    later: 'graphql',
    call: (client) => client.call('net.query', { query: '{ info { version } }' }),
  },
  {
    name: 'net.query_collection',
    first: 2,
    later: 'graphql',
    call: (client) => client.call('net.query_collection', { collection: 'accounts', result: 'id' }),
  },
  {
    name: 'net.aggregate_collection',
    first: 2,
    later: 'graphql',
    call: (client) => client.call('net.aggregate_collection', { collection: 'accounts' }),
  },
  {
    name: 'net.query_transaction_tree',
    first: 2,
    later: 'graphql',
    call: async (client) => client.call('net.query_transaction_tree', { in_msg: await inboundMessage() }),
  },
  {
    name: 'net.get_signature_id',
    first: 2,
    later: '',
    call: (client) => client.call('net.get_signature_id'),
  },
  {
    name: 'net.get_time',
    first: 1,
    later: '',
    call: (client) => client.call('net.get_time'),
  },
  {
    name: 'net.get_server_info',
    first: 7,
    later: 'graphql graphql graphql graphql graphql',
    call: (client) => client.call('net.get_server_info'),
  },
  {
    // Each operation is a part of one query.
    name: 'net.batch_query',
    first: 2,
    later: 'graphql',
    call: (client) => {
      const operation = { type: 'QueryCollection', collection: 'accounts', result: 'id' }
      return client.call('net.batch_query', { operations: [operation, operation] })
    },
  },
  {
    name: 'net.wait_for_collection',
    first: 2,
    later: 'graphql',
    call: (client) => client.call('net.wait_for_collection', { collection: 'accounts', result: 'id' }),
  },
  {
    name: 'net.get_endpoints',
    first: 2,
    later: '',
    call: (client) => client.call('net.get_endpoints'),
  },
  {
    name: 'processing.find_losses',
    first: 5,
    later: 'graphql',
    call: (client) =>
      client.call('processing.find_losses', { message_encode_params: touch(), dapp_id: wallet.accountId }),
  },
  {
    name: 'processing.send_message',
    first: 6,
    later: 'messages account',
    call: async (client) => {
      const { message } = await client.call('abi.encode_message', touch())
      return client.call('processing.send_message', { message, dapp_id: wallet.accountId })
    },
  },
  {
    // The mark of the history, the message, its transaction with the Dapp ID of the account.
    name: 'processing.process_message',
    first: 7,
    later: 'graphql messages graphql',
    call: (client) =>
      client.call('processing.process_message', { message_encode_params: touch(), dapp_id: wallet.accountId }),
  },
]

test.each(functions)('$name makes "$later", and at most $first requests at first', async ({ first, later, call }) => {
  const [ofFirst, ofSecond] = await count([call, call])
  expect(ofSecond!.join(' ')).toBe(later)
  expect(ofFirst!.length, ofFirst!.join(' ')).toBeLessThanOrEqual(first)
})

test('the first account of a client is requested before its node has told its version', async () => {
  const requested = Promise.withResolvers<void>()
  const paths: string[] = []
  const proxy = await NodeProxy.start(node.url, onTestFinished, {
    read: async ({ path, forward }) => {
      const isAccount = path.startsWith('/v2/account')
      paths.push(isAccount ? 'account' : 'graphql')
      if (isAccount) requested.resolve()
      else await requested.promise
      return forward()
    },
  })
  const client = await LocalClient.open({ config: { network: { endpoints: [proxy.url] } } })
  onTestFinished(() => client.close())
  await client.call('account.get_account', accountId())
  expect(paths.splice(0).sort()).toEqual(['account', 'graphql'])
  // The version arrived in time, so it is not asked again.
  await client.call('net.query', { query: '{ info { version } }' })
  expect(paths).toEqual(['graphql'])
})
