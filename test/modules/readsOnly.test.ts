/** Functions that read leave the storage as it is, whatever parameters they get; parameters that change it are marked. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { api } from '../../src/api/wholeApi.ts'
import type { KeyValueStore } from '../../src/ports/Storage.ts'
import { accessOf, accessOfCall, changingFields, withoutChanges } from '../../src/schema/functionAccess.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { DevNode, type Json } from '../support/devnode/DevNode.ts'
import type { LocalClient } from '../support/LocalClient.ts'
import { HelloWallet, helloWalletAbi } from '../support/processing/HelloWallet.ts'
import { depositsOf, InboxClients, newAccount, pay } from '../support/processing/InboxNode.ts'

const functions = api.flatMap((module) => module.functions)
const reading = functions.filter(({ access }) => access === 'reads')

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

/** Everything that the storage keeps for the application, as text. */
async function contentOf(local: KeyValueStore): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const store of await local.stores()) {
    // Workers on a group renew its lease.
    if (store.endsWith('/leases')) continue
    for (const key of await local.list(store)) {
      content[`${store} ${key}`] = Buffer.from((await local.get(store, key))!).toString()
    }
  }
  return content
}

interface Scene {
  readonly client: LocalClient
  readonly local: KeyValueStore
  /** Parameters of a call of each reading function, each parameter in one of its calls. */
  readonly calls: Readonly<Record<string, readonly Json[]>>
}

/** A client whose storage has deposits, results, and entries that wait. */
async function openScene(): Promise<Scene> {
  const clients = new InboxClients([node.url], { onTestFinished })
  const client = await clients.open()
  const wallet = await HelloWallet.deploy(client, node)
  const account = newAccount()
  await node.fund(account)
  await client.call('inbox.follow', { name: 'shop', accounts: [`${account}::${account}`] })
  for (let count = 0; count < 2; count++) await pay(node, account)
  await depositsOf(client, 2, { name: 'shop' })
  const send = (key: string, more: object = {}) =>
    client.call('outbox.send', {
      ...{ key, group: 'payouts', dapp_id: wallet.accountId, message_encode_params: wallet.callParams('touch') },
      ...more,
    })
  const { entry } = await send('one')
  await client.call('outbox.results', { group: 'payouts', wait_ms: 30_000 })
  await send('later', { group: 'later', not_before: Math.floor(Date.now() / 1000) + 100_000 })
  const { message } = await client.call('abi.encode_message', wallet.callParams('touch'))
  const boc = (await client.call('account.get_account', { account_id: wallet.accountId, dapp_id: wallet.accountId }))
    .boc
  const runs = { execution_options: {}, boc_cache: { type: 'Unpinned' }, return_updated_account: true }
  const number = '0000000000000001'
  const page = { after: number, limit: 1 }
  const { transactions } = (await client
    .call('net.query', {
      query: '{transactions(limit:1){id in_msg account_addr}}',
    })
    .catch(() => ({ result: {} }))) as Json
  const inMessage = transactions?.[0]?.in_msg ?? 'ab'.repeat(32)
  const blocks = { collection: 'blocks', filter: {}, result: 'id' }
  const calls = {
    'account.get_account': [{ account_id: wallet.accountId, dapp_id: wallet.accountId, verify: true }],
    'processing.wait_for_transaction': [
      {
        ...{ abi: helloWalletAbi, message, shard_block_id: 'ab', send_events: false, sending_endpoints: [node.url] },
        ...{ tx_hash: 'ab'.repeat(32), verify: true, rules: 'current' },
      },
    ],
    'processing.find_outcome': [
      { message, abi: helloWalletAbi, sent_at: 1, dapp_id: wallet.accountId, verify: true, rules: 'current' },
      { message, expire_at: 1, thread_id: '00'.repeat(34) },
    ],
    'processing.find_losses': [
      { message, dapp_id: wallet.accountId, rules: 'current', chksig_always_succeed: true },
      {
        message_encode_params: {
          ...{ abi: helloWalletAbi, address: wallet.address, signer: { type: 'None' } },
          call_set: { function_name: 'sayHello', input: {} },
        },
        recipient_dapp_ids: [],
      },
      { out_messages: [], account_id: wallet.accountId },
      { planned: [], account_id: wallet.accountId },
    ],
    'outbox.get': [{ id: entry.id }, { key: 'later' }],
    'outbox.list': [{ state: 'queued', group: 'later', held: false, ...page }, {}],
    'outbox.results': [
      { group: 'payouts', limit: 1, wait_ms: 1 },
      { after: number, wait_ms: 1 },
    ],
    'inbox.list': [{ name: 'shop', ...page }],
    'inbox.deposits': [
      { name: 'shop', limit: 1, wait_ms: 1 },
      { name: 'shop', ...page, wait_ms: 1 },
    ],
    'policy.get': [{}],
    'policy.refusals': [page],
    'tvm.run_executor': [
      {
        ...{ message, account: { type: 'Account', boc }, abi: helloWalletAbi, ...runs },
        ...{ skip_transaction_check: true, answer_required: false },
      },
    ],
    'tvm.run_tvm': [{ message, account: boc, abi: helloWalletAbi, answer_required: false, ...runs }],
    'tvm.run_get': [{ account: boc, function_name: 'x', input: [], execution_options: {}, tuple_list_as_array: true }],
    'net.query': [{ query: '{info{version}}', variables: {}, verify: true }],
    'net.batch_query': [{ operations: [{ type: 'QueryCollection', collection: 'blocks', result: 'id', limit: 1 }] }],
    'net.query_collection': [{ ...blocks, order: [{ path: 'seq_no', direction: 'DESC' }], limit: 1, verify: true }],
    'net.aggregate_collection': [{ collection: 'blocks', filter: {}, fields: [{ field: 'seq_no', fn: 'COUNT' }] }],
    'net.wait_for_collection': [{ ...blocks, timeout: 1 }],
    'net.find_last_shard_block': [{ address: wallet.address }],
    'net.fetch_endpoints': [{}],
    'net.get_endpoints': [{}],
    'net.query_counterparties': [{ account: wallet.address, result: 'counterparty', first: 1, after: 'x' }],
    'net.query_transaction_tree': [
      { in_msg: inMessage, abi_registry: [helloWalletAbi], timeout: 1, transaction_max_count: 1, verify: true },
    ],
    'net.get_signature_id': [{}],
    'net.get_server_info': [{}],
    'net.get_time': [{}],
    'net.follow_account': [
      {
        ...{ account_id: wallet.accountId, dapp_id: wallet.accountId, kind: 'Events', result: 'id', after: '' },
        ...{ abi: helloWalletAbi, event: 'Touched', rules: 'current', wait_ms: 1 },
      },
    ],
    'proofs.proof_block_data': [{ block: { id: 'ab'.repeat(32) } }],
    'proofs.proof_transaction_data': [{ transaction: { id: 'ab'.repeat(32) } }],
    'proofs.proof_message_data': [{ message: { id: 'ab'.repeat(32) } }],
    'proofs.proof_account_data': [
      { account: { boc, account_id: wallet.accountId, dapp_id: wallet.accountId }, max_age_ms: 1 },
    ],
  }
  return { client, local: clients.storage.local, calls }
}

function parametersOf({ params }: FunctionDefinition): string[] {
  return params.kind === 'struct' ? Object.keys(params.fields) : []
}

test('a call with a marked parameter counts as one that changes the storage', () => {
  const changing = functions.filter(({ params }) => changingFields(params).length > 0)
  expect(changing.map(({ name, params }) => [name, changingFields(params)])).toEqual([
    ['outbox.results', ['acknowledge']],
    ['inbox.deposits', ['acknowledge']],
  ])
  for (const definition of changing) {
    expect(accessOf(definition)).toBe('changes')
    expect(accessOf(withoutChanges(definition))).toBe('reads')
    expect(parametersOf(withoutChanges(definition))).not.toContain('acknowledge')
  }
})

test('no call of a function that reads changes the storage, with any of its parameters', async () => {
  const { client, local, calls } = await openScene()
  expect(Object.keys(calls).sort()).toEqual(reading.map(({ name }) => name).sort())
  for (const definition of reading) {
    const { name } = definition
    const given = new Set(calls[name]!.flatMap((params) => Object.keys(params)))
    expect([name, ...given].sort()).toEqual([name, ...parametersOf(withoutChanges(definition))].sort())
    for (const params of calls[name]!) {
      const before = await contentOf(local)
      // The call may succeed, fail or wait for something; only its parameters must be valid, otherwise it would not
      // reach the function.
      const error = await client.call(name, params, { signal: AbortSignal.timeout(3000) }).then(
        () => '',
        ({ code, message }: { code?: number; message: string }) => `${code}: ${message}`,
      )
      expect(error, name).not.toMatch(/^23: Invalid/)
      expect([name, await contentOf(local)]).toEqual([name, before])
    }
  }
})

test('the marked parameters do change the storage, up to the acknowledged number', async () => {
  const { client, local } = await openScene()
  const last = async (name: string) => Object.keys(await contentOf(local)).filter((key) => key.includes(name)).length
  for (const [method, params, items, code] of [
    ['inbox.deposits', { name: 'shop' }, '/deposits/', 1103],
    ['outbox.results', { group: 'payouts' }, '/results ', 1004],
  ] as const) {
    const before = await contentOf(local)
    const beyond = { ...params, acknowledge: '0000000000000100' }
    await expect(client.call(method, beyond)).rejects.toMatchObject({ code, data: { field: 'acknowledge' } })
    expect(await contentOf(local)).toEqual(before)
    const count = await last(items)
    await client.call(method, { ...params, acknowledge: '0000000000000001' })
    expect(await last(items)).toBe(count - 1)
    // Acknowledges once more, as after a crash.
    await client.call(method, { ...params, acknowledge: '0000000000000001' })
  }
  await expect(client.call('outbox.acknowledge', { number: '0000000000000100' })).rejects.toMatchObject({ code: 1004 })
})

test('a query with a mutation counts as a call that changes something, and one without as a call that reads', () => {
  const query = functions.find(({ name }) => name === 'net.query')!
  const of = (text: string) => accessOfCall(query, { query: text })
  expect(of('query { blocks { id } }')).toBe('reads')
  for (const text of [
    'mutation{a}',
    ' # comment\nmutation m($a: Int) { a }',
    'query a{b}mutation c{d}',
    'fragment f on A{b}\nmutation{...f}',
  ]) {
    expect(of(text)).toBe('changes')
  }
  const documents = functions.flatMap(({ name, params }) =>
    params.kind === 'struct' && Object.keys(params.fields).some((field) => ['query', 'document'].includes(field))
      ? [name]
      : [],
  )
  expect(documents).toEqual(['net.query'])
})
