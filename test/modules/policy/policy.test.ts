/** Spending policies: what is refused, counted, approved and recorded, by all that sends. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '../../../src/ports/Clock.ts'
import type { Storage } from '../../../src/ports/Storage.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet, helloWalletAbi } from '../../support/processing/HelloWallet.ts'
import { PayingWallet } from '../../support/processing/PayingWallet.ts'

/** What the wallet of these tests pays with. */
const functions = [{ name: 'sendValue', recipient: 'dest', value: 'amount' }]
const ACCOUNT = 'ab'.repeat(32)
const DEST = `0:${ACCOUNT}`
const HOUR_MS = 3_600_000

let node: DevNode
let wallet: HelloWallet

beforeAll(async () => {
  node = await DevNode.start()
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  wallet = await HelloWallet.deploy(client, node)
})
afterAll(async () => {
  wallet.client.close()
  await node.dispose()
})

async function openClient(policy: object, storage: Storage = new MemoryStorage(), clock?: Clock) {
  const network = { endpoints: [node.url], message_retries_count: 0 }
  const config = { network, policy: { functions, ...policy } }
  return LocalClient.open({ config, storage, ...(clock && { clock }) })
}

function payment(amount: number | string, dest = DEST): object {
  return wallet.callParams('sendValue', { dest, amount, bounce: false })
}

function pay(client: LocalClient, amount: number | string, dest = DEST) {
  const params = { message_encode_params: payment(amount, dest), dapp_id: wallet.accountId }
  return client.call('processing.process_message', params)
}

async function balance(): Promise<bigint> {
  const { boc } = await wallet.client.call('account.get_account', {
    ...{ account_id: wallet.accountId, dapp_id: wallet.accountId },
  })
  return BigInt((await wallet.client.call('boc.parse_account', { boc })).parsed.balance)
}

async function refusals(client: LocalClient) {
  return (await client.call('policy.refusals')).refusals
}

test('only accounts on the list are paid, whichever function sends; refusals are recorded', async () => {
  const client = await openClient({ recipients: [`${ACCOUNT}::${ACCOUNT}`] })
  const { policies } = await client.call('policy.get')
  expect(policies).toMatchObject([{ source: expect.any(String), policy: { functions } }])
  expect((await pay(client, 1000)).transaction.aborted).toBe(false)
  const before = await balance()
  const other = `0:${'cd'.repeat(32)}`
  const refused = { code: 1201, data: { recipient: 'cd'.repeat(32) } }
  await expect(pay(client, 1000, other)).rejects.toMatchObject(refused)
  const entry = { message_encode_params: payment(1000, other), dapp_id: wallet.accountId }
  await expect(client.call('outbox.send', entry)).rejects.toMatchObject(refused)
  const { message } = await client.call('abi.encode_message', payment(1000, other))
  const sent = { message, abi: helloWalletAbi, dapp_id: wallet.accountId }
  await expect(client.call('processing.send_message', sent)).rejects.toMatchObject({
    code: 1201,
    data: { sent: false },
  })
  expect(await balance()).toBe(before)
  expect(await refusals(client)).toEqual([
    ...[1, 2, 3].map((place) => ({
      ...{ number: String(place).padStart(16, '0'), time: expect.any(Number), code: 1201 },
      ...{ message: expect.stringContaining('cd'.repeat(32)), account_id: wallet.accountId },
      ...{ dapp_id: wallet.accountId, function_name: 'sendValue' },
      transfers: [{ recipient: 'cd'.repeat(32), amount: '1000', currencies: null }],
    })),
  ])
  expect(JSON.stringify(await refusals(client))).not.toContain(wallet.keys.secret)
  client.close()
})

test('an undecodable message is refused, allowed or needs approval, depending on the policy', async () => {
  const touch = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
  const strict = await openClient({})
  await expect(strict.call('processing.process_message', touch)).rejects.toMatchObject({ code: 1203 })
  const { message } = await strict.call('abi.encode_message', payment(5))
  const bytes = { message, dapp_id: wallet.accountId }
  await expect(strict.call('processing.send_message', bytes)).rejects.toMatchObject({ code: 1203 })
  await expect(strict.call('outbox.send', bytes)).rejects.toMatchObject({ code: 1203 })
  const many = { messages: [{ boc: message, wait_until: Math.floor(Date.now() / 1000) + 60 }] }
  await expect(strict.call('processing.send_messages', many)).rejects.toMatchObject({ code: 1203 })
  const mutation = { query: 'mutation { postRequests(requests: []) }' }
  await expect(strict.call('net.query', mutation)).rejects.toMatchObject({ code: 1203 })
  const subscription = { subscription: mutation.query }
  await expect(strict.call('net.subscribe', subscription)).rejects.toMatchObject({ code: 1203 })
  expect((await strict.call('net.query', { query: '{info{version}}' })).result.data.info).toBeTruthy()
  // ABIs of the policy decode messages that come without an ABI, and take precedence over an ABI that describes the
  // same function as harmless.
  const reading = await openClient({ abis: [helloWalletAbi.value], limits: [{ amount: 4, window: 'transfer' }] })
  await expect(reading.call('processing.send_message', bytes)).rejects.toMatchObject({ code: 1202 })
  const abi = helloWalletAbi
  const { function_id } = await strict.call('abi.calc_function_id', { abi, function_name: 'sendValue' })
  const id = `0x${function_id.toString(16).padStart(8, '0')}`
  const harmless = JSON.stringify({
    ...JSON.parse(helloWalletAbi.value),
    functions: JSON.parse(helloWalletAbi.value).functions.map((definition: { name: string }) =>
      definition.name === 'sendValue' ? { ...definition, name: 'harmless', id } : definition,
    ),
  })
  const lying = { ...bytes, abi: { type: 'Json', value: harmless } }
  await expect(reading.call('processing.send_message', lying)).rejects.toMatchObject({ code: 1202 })
  const known = await openClient({ functions: [{ name: 'touch' }] })
  expect((await known.call('processing.process_message', touch)).transaction.aborted).toBe(false)
  const open = await openClient({ unknown: 'allow' })
  expect((await open.call('processing.process_message', touch)).transaction.aborted).toBe(false)
  for (const client of [strict, reading, known, open]) client.close()
})

test('hourly and total limits count across clients, survive clocks that are set back, and exclude messages that were not executed', async () => {
  const storage = new MemoryStorage()
  const limits = [
    { amount: 2000, window: 'hour', per: 'account' },
    { amount: 3500, window: 'total' },
  ]
  const first = await openClient({ limits }, storage)
  await pay(first, 1500)
  const second = await openClient({ limits }, storage)
  const full = { code: 1202, data: { window: 'hour', limit: '2000', spent: '1500', amount: '501' } }
  await expect(pay(second, 501)).rejects.toMatchObject(full)
  // An entry counts from the moment that it is accepted, and no longer after it is cancelled.
  const later = Math.floor(Date.now() / 1000) + 5000
  const entry = { message_encode_params: payment(400), dapp_id: wallet.accountId, key: 'later', not_before: later }
  await second.call('outbox.send', entry)
  expect(await second.call('outbox.send', entry)).toMatchObject({ is_new: false })
  await expect(pay(second, 101)).rejects.toMatchObject({ code: 1202, data: { spent: '1900' } })
  await second.call('outbox.cancel', { key: 'later' })
  await pay(second, 500)
  const inTwoHours = { ...systemClock, now: () => systemClock.now() + 2 * HOUR_MS }
  const tomorrow = await openClient({ limits }, storage, inTwoHours)
  const encode = { message_encode_params: payment(2000), dapp_id: wallet.accountId, key: 'too much' }
  await expect(tomorrow.call('outbox.send', encode)).rejects.toMatchObject({ data: { window: 'total', spent: '2000' } })
  await tomorrow.call('outbox.send', {
    ...encode,
    key: 'enough',
    message_encode_params: payment(1000),
    not_before: later,
  })
  // The hour of this client is now the one recorded in the storage.
  await expect(pay(second, 1200)).rejects.toMatchObject({ code: 1202, data: { spent: '1000', window: 'hour' } })
  for (const client of [first, second, tomorrow]) client.close()
})

test('a batch is decided as a whole: one refusal sends none of it, and none of it counts', async () => {
  const limits = [{ amount: 2500, window: 'total' }]
  const client = await openClient({ abis: [helloWalletAbi.value], limits, recipients: [DEST] })
  const batchOf = async (payments: readonly (readonly [amount: number, dest: string])[]) => {
    const encoded = await Promise.all(
      payments.map(([amount, dest]) => wallet.client.call('abi.encode_message', payment(amount, dest) as never)),
    )
    const wait_until = Math.floor(Date.now() / 1000) + 60
    return { messages: encoded.map(({ message }) => ({ boc: message, wait_until })) }
  }
  const before = await balance()
  const elsewhere = `0:${'cd'.repeat(32)}`
  const [recipient, sum] = [
    await batchOf([
      [1000, DEST],
      [1001, DEST],
      [1, elsewhere],
    ]),
    await batchOf([
      [1000, DEST],
      [1001, DEST],
      [1002, DEST],
    ]),
  ]
  for (const [batch, code] of [
    [recipient, 1201],
    [sum, 1202],
  ] as const) {
    const error = await client.call('processing.send_messages', batch).catch((failure) => failure)
    expect(error).toMatchObject({ code, data: { sent: false, executed: [], unknown: [], outcome: 'not_executed' } })
    expect(Object.values(error.data.outcomes)).toEqual(['not_executed', 'not_executed', 'not_executed'])
  }
  expect(await balance()).toBe(before)
  // The whole limit is still available, and sent amounts count.
  await client.call('processing.send_messages', await batchOf([[2500, DEST]]))
  await expect(pay(client, 1)).rejects.toMatchObject({ code: 1202, data: { spent: '2500' } })
  client.close()
})

test('two clients that race for what is left get it once', async () => {
  const storage = new MemoryStorage()
  const limits = [{ amount: 1000, window: 'day', per: 'signer' }]
  const clients = await Promise.all([openClient({ limits }, storage), openClient({ limits }, storage)])
  const send = (client: LocalClient, index: number) =>
    client.call('outbox.send', {
      ...{ message_encode_params: payment(300), dapp_id: wallet.accountId, key: `k${index}`, group: `g${index}` },
      not_before: Math.floor(Date.now() / 1000) + 5000,
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => send(clients[index % 2]!, index)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 1202 })
  for (const client of clients) client.close()
})

test('each currency has its limits, and one without limits may not be paid', async () => {
  const free = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  const shop = await PayingWallet.deploy(free, node)
  const storage = new MemoryStorage()
  const limits = [
    { amount: 1000, window: 'day' },
    { amount: 500, window: 'hour', currency: 2 },
    { amount: 400, window: 'transfer', currency: 2 },
  ]
  const client = await openClient({ functions: [], limits }, storage)
  const later = Math.floor(Date.now() / 1000) + 5000
  const params = (value: bigint, cc: Record<string, bigint>) => ({
    message_encode_params: shop.payment({ dest: DEST, value, cc }),
    dapp_id: shop.id,
  })
  const reached = (data: object) => ({ code: 1202, data: expect.objectContaining(data) })
  expect((await client.call('processing.process_message', params(0n, { 2: 300n }))).transaction.aborted).toBe(false)
  await expect(client.call('processing.process_message', params(0n, { 2: 201n }))).rejects.toMatchObject({
    ...reached({ currency: 2, window: 'hour', limit: '500', spent: '300', amount: '201' }),
    message: expect.stringContaining('0.0000005 SHELL (currency 2) per hour'),
  })
  await expect(client.call('processing.process_message', params(0n, { 2: 401n }))).rejects.toMatchObject(
    reached({ currency: 2, window: 'transfer', limit: '400' }),
  )
  await expect(client.call('processing.process_message', params(1n, { 7: 1n }))).rejects.toMatchObject({
    ...reached({ currency: 7, limit: '0', amount: '1' }),
    message: expect.stringContaining('none for currency 7'),
  })
  // Entries of the outbox reserve their amounts in both currencies, until they are cancelled.
  const second = await openClient({ functions: [], limits }, storage)
  await second.call('outbox.send', { ...params(900n, { 2: 150n }), key: 'held', not_before: later })
  await expect(client.call('outbox.send', { ...params(0n, { 2: 51n }), not_before: later })).rejects.toMatchObject(
    reached({ currency: 2, spent: '450' }),
  )
  await expect(client.call('outbox.send', { ...params(101n, {}), not_before: later })).rejects.toMatchObject(
    reached({ currency: 0, spent: '900' }),
  )
  await second.call('outbox.cancel', { key: 'held' })
  await client.call('outbox.send', { ...params(1000n, { 2: 200n }), not_before: later })
  expect((await refusals(client))[0]).toMatchObject({
    transfers: [{ recipient: ACCOUNT, amount: '0', currencies: [{ currency: 2, amount: '201' }] }],
  })
  for (const opened of [client, second, free]) opened.close()
})

test('approval and listed functions apply to other currencies, too', async () => {
  const free = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  const shop = await PayingWallet.prepare(free)
  const asked: object[] = []
  const appObject = async (request: object) => {
    asked.push(request)
    return { is_approved: true }
  }
  const later = Math.floor(Date.now() / 1000) + 5000
  const send = (client: LocalClient, value: bigint, cc: Record<string, bigint>) =>
    client.call('outbox.send', {
      ...{ message_encode_params: shop.payment({ dest: DEST, value, cc }), dapp_id: shop.id, not_before: later },
    })
  const client = await openClient({ functions: [], approval_above_currencies: { 2: 100 } })
  await client.call('policy.register_approver', {}, { appObject })
  await send(client, 5000n, { 2: 100n })
  expect(asked).toEqual([])
  await send(client, 0n, { 2: 101n })
  expect(asked).toEqual([
    expect.objectContaining({
      transfers: [{ recipient: ACCOUNT, amount: '0', currencies: [{ currency: 2, amount: '101' }] }],
    }),
  ])
  const limits = [{ amount: 10, window: 'transfer', currency: 2 }]
  const listed = await openClient({
    functions: [{ name: 'sendTransaction', recipient: 'dest', currencies: 'cc' }],
    limits,
  })
  await expect(send(listed, 5000n, { 2: 11n })).rejects.toMatchObject({ code: 1202, data: { currency: 2 } })
  await send(listed, 5000n, { 2: 10n })
  const wrong = await openClient({ functions: [{ name: 'sendTransaction', value: 'value', currencies: 'bounce' }] })
  await expect(send(wrong, 1n, {})).rejects.toMatchObject({ code: 1203 })
  for (const opened of [client, listed, wrong, free]) opened.close()
})

test('a payment above the sum is asked for once, and refused without an answer', async () => {
  const client = await openClient({ approval_above: 1000 })
  await pay(client, 1000)
  await expect(pay(client, 1001)).rejects.toMatchObject({ code: 1204, data: { reason: 'no_approver' } })
  const asked: object[] = []
  let isApproved = true
  const appObject = async (request: { type: string }) => {
    asked.push(request)
    return { is_approved: isApproved }
  }
  await client.call('policy.register_approver', {}, { appObject })
  await pay(client, 1001)
  const transfers = [{ recipient: ACCOUNT, amount: '1001' }]
  const request = { type: 'Approve', account_id: wallet.accountId, function_name: 'sendValue', transfers }
  expect(asked).toEqual([expect.objectContaining(request)])
  isApproved = false
  await expect(pay(client, 1002)).rejects.toMatchObject({ code: 1204, data: { reason: 'refused' } })
  const failing = async () => {
    throw new Error('away')
  }
  await client.call('policy.register_approver', {}, { appObject: failing })
  await expect(pay(client, 1002)).rejects.toMatchObject({ code: 1204, data: { reason: 'failed', cause_code: 26 } })
  expect((await refusals(client)).map(({ code }: { code: number }) => code)).toEqual([1204, 1204, 1204])
  client.close()
})

test('a message can be checked against the policies before it is sent, without counting or asking for approval', async () => {
  const recipients = [DEST, `0:${'cd'.repeat(32)}`]
  const limits = [{ amount: 2000, window: 'hour', per: 'signer' }]
  const client = await openClient({ recipients, limits, approval_above: 1000 })
  const asked: object[] = []
  const appObject = async (request: object) => {
    asked.push(request)
    return { is_approved: true }
  }
  await client.call('policy.register_approver', {}, { appObject })
  const facts = { abi: helloWalletAbi, public_key: wallet.keys.public, dapp_id: wallet.accountId }
  const check = async (amount: number, dest = DEST) => {
    const { message } = await client.call('abi.encode_message', payment(amount, dest))
    return client.call('policy.check', { ...facts, message })
  }
  for (const _ of [1, 2, 3]) expect(await check(1000)).toEqual({ needs_approval: false })
  expect(await check(1001)).toEqual({ needs_approval: true })
  await expect(check(1, `0:${'ef'.repeat(32)}`)).rejects.toMatchObject({ code: 1201 })
  await expect(check(2001)).rejects.toMatchObject({ code: 1202, data: { spent: '0' } })
  await pay(client, 900)
  await expect(check(1101)).rejects.toMatchObject({ code: 1202, data: { spent: '900' } })
  // A payment that a limit refuses is not shown to the approver either.
  await expect(pay(client, 1101)).rejects.toMatchObject({ code: 1202, data: { spent: '900' } })
  expect(asked).toEqual([])
  await pay(client, 1100)
  expect(asked).toHaveLength(1)
  expect((await refusals(client)).map(({ code }: { code: number }) => code)).toEqual([1201, 1202, 1202, 1202])
  const { message } = await client.call('abi.encode_message', wallet.callParams('touch'))
  await expect(client.call('policy.check', { ...facts, message })).rejects.toMatchObject({ code: 1203 })
  await expect(client.call('policy.check', { message: 'AAAA' })).rejects.toMatchObject({ code: 201 })
  const free = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  expect(await free.call('policy.check', { message })).toEqual({ needs_approval: false })
  for (const opened of [client, free]) opened.close()
})

test('an entry of the outbox waits for its approver, and keeps its approval', async () => {
  const storage = new MemoryStorage()
  const client = await openClient({ approval_above: 1000 }, storage)
  const { handle } = await client.call('crypto.get_signing_box', wallet.keys)
  await client.call('outbox.register_signer', { name: 'owner', handle })
  const message_encode_params = { ...payment(2000), signer: { type: 'None' } }
  const entry = { message_encode_params, dapp_id: wallet.accountId, signer: { type: 'Named', name: 'owner' } }
  const { entry: stored } = await client.call('outbox.send', { ...entry, key: 'waits' })
  await expect
    .poll(async () => (await client.call('outbox.get', { key: 'waits' })).entry.state, { interval: 20 })
    .toBe('signing')
  const asked: object[] = []
  const appObject = async (request: { type: string }) => {
    asked.push(request)
    return { is_approved: true }
  }
  await client.call('policy.register_approver', {}, { appObject })
  const { results } = await client.call('outbox.results', { wait_ms: 30_000 })
  expect(results).toMatchObject([{ entry: { id: stored.id, state: 'executed' } }])
  await client.call('outbox.send', { ...entry, key: 'approved' })
  const after = results[0].number
  const more = await client.call('outbox.results', { wait_ms: 30_000, after })
  expect(more.results).toMatchObject([{ entry: { state: 'executed' } }])
  expect(asked).toHaveLength(2)
  client.close()
})

test('a policy that came after the entry refuses it before it is signed', async () => {
  const storage = lasting(new MemoryStorage())
  const before = await openClient({}, storage)
  const message_encode_params = { ...payment(700), signer: { type: 'None' } }
  const named = { message_encode_params, dapp_id: wallet.accountId, signer: { type: 'Named', name: 'owner' } }
  await before.call('outbox.send', { ...named, key: 'old' })
  await expect
    .poll(async () => (await before.call('outbox.get', { key: 'old' })).entry.state, { interval: 20 })
    .toBe('signing')
  before.close()
  const after = await openClient({ limits: [{ amount: 699, window: 'day' }] }, storage)
  const { handle } = await after.call('crypto.get_signing_box', wallet.keys)
  await after.call('outbox.register_signer', { name: 'owner', handle })
  const { results } = await after.call('outbox.results', { wait_ms: 30_000 })
  expect(results).toMatchObject([{ entry: { key: 'old', state: 'refused', error: { code: 1202 } } }])
  // Refused payments do not count.
  expect((await pay(after, 699)).transaction.aborted).toBe(false)
  after.close()
})

test('a listed function that sends another amount than its parameter states counts as undecodable', async () => {
  const client = await openClient({ functions: [] })
  const abi = {
    version: '2.3',
    header: ['time', 'expire'],
    functions: [
      {
        name: 'sendTransaction',
        inputs: [
          ['dest', 'address'],
          ['value', 'uint128'],
          ['flags', 'uint8'],
        ].map(([name, type]) => ({ name, type })),
        outputs: [],
      },
    ],
  }
  const send = (flags: number) =>
    client.call('outbox.send', {
      message_encode_params: {
        ...{ abi: { type: 'Json', value: JSON.stringify(abi) }, address: wallet.address },
        call_set: { function_name: 'sendTransaction', input: { dest: DEST, value: 1, flags } },
        signer: { type: 'Keys', keys: wallet.keys },
      },
      ...{ dapp_id: wallet.accountId, not_before: Math.floor(Date.now() / 1000) + 5000 },
    })
  for (const flags of [128, 130, 64]) await expect(send(flags)).rejects.toMatchObject({ code: 1203 })
  expect((await send(3)).is_new).toBe(true)
  client.close()
})

/** A storage that stays open when its clients close it. */
function lasting(storage: Storage): Storage {
  return {
    ...{ local: storage.local, proofs: storage.proofs, close: async () => {} },
    transaction: (writes, conditions) => storage.transaction(writes, conditions),
    durability: () => storage.durability(),
  }
}
