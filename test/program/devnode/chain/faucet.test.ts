import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import {
  constructorBody,
  deployForwarder,
  type Forwarder,
  forward,
  forwarder,
  internalMessage,
} from '../../../support/devnode/forwarder.ts'
import { messageId } from '../../../support/devnode/messageId.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const AMOUNT = 5_000_000_000n

let node: DevNode
let giver: string
let nextNumber = 1
beforeAll(async () => {
  node = await DevNode.start({ deprecatedApi: true })
  giver = `0:${node.ready.giver!.account_id}`
})
afterAll(() => node.dispose())

async function post(id: string, body: string, dappId = id): Promise<Json> {
  const request = { id: messageId(body), body, account_id: id, dapp_id: dappId }
  const { result, error } = (await node.post('messages', [request])).json()
  expect(error).toBeNull()
  return result
}

async function gift(id: string, request: object = { amount: String(AMOUNT) }): Promise<Json> {
  const { result, error } = (await node.post('faucet', { account_id: id, ...request })).json()
  expect(error).toBeNull()
  return result
}

async function read(text: string): Promise<Json> {
  const { data, errors } = await node.query(text)
  expect(errors).toBeUndefined()
  return data
}

/** What an application sees of a message: value, sender, and what the transactions on both sides say. */
async function readMessage(id: string): Promise<Json> {
  const change =
    'id account_addr aborted balance_delta(format: DEC) balance_delta_other { currency value(format: DEC) }'
  const fields = `src dst bounce value(format: DEC) value_other { currency value(format: DEC) }
    src_transaction { ${change} } dst_transaction { ${change} orig_status_name }`
  return (await read(`{ messages(filter: {id: {eq: "${id}"}}) { ${fields} } }`)).messages[0]
}

async function balanceOf(id: string): Promise<bigint> {
  const { accounts } = await read(`{ accounts(filter: {id: {eq: "0:${id}"}}) { balance(format: DEC) } }`)
  return accounts.length === 0 ? 0n : BigInt(accounts[0].balance)
}

async function sumOfDeltas(id: string): Promise<bigint> {
  const filter = `filter: {account_addr: {eq: "0:${id}"}}`
  const { transactions } = await read(`{ transactions(${filter}, limit: 1000) { balance_delta(format: DEC) } }`)
  return transactions.reduce((sum: bigint, row: Json) => sum + BigInt(row.balance_delta), 0n)
}

async function deploy(): Promise<Forwarder> {
  const contract = forwarder(nextNumber++)
  await gift(contract.id)
  await post(contract.id, deployForwarder(contract))
  return contract
}

describe('a gift is a transfer of the giver', () => {
  test('a gift to an account that does not exist is a transfer', async () => {
    const id = 'c1'.repeat(32)
    const before = await balanceOf(giver.slice(2))
    const { message_hash, tx_hash } = await gift(id)
    const message = await readMessage(message_hash)
    expect(message).toMatchObject({
      src: giver,
      dst: `0:${id}`,
      bounce: false,
      value: String(AMOUNT),
      value_other: null,
    })
    expect(message.dst_transaction).toMatchObject({ id: tx_hash, balance_delta: String(AMOUNT) })
    expect(message.src_transaction).toMatchObject({ account_addr: giver, aborted: false })
    const paid = -BigInt(message.src_transaction.balance_delta)
    expect(paid).toBeGreaterThan(AMOUNT)
    expect(paid).toBeLessThan(AMOUNT + 100_000_000n)
    expect(before - (await balanceOf(giver.slice(2)))).toBe(paid)
    expect(await balanceOf(id)).toBe(AMOUNT)
  })

  test('repeated gifts change the balance by the sum of their deltas', async () => {
    const id = 'c2'.repeat(32)
    for (const amount of ['1', '1000000000', '0', String(2n ** 64n - 1n)]) await gift(id, { amount })
    expect(await sumOfDeltas(id)).toBe(2n ** 64n + 1_000_000_000n)
    expect(await balanceOf(id)).toBe(await sumOfDeltas(id))
  })

  test('a gift to a contract is a transfer, which pays for its gas', async () => {
    const contract = await deploy()
    const before = await balanceOf(contract.id)
    const message = await readMessage((await gift(contract.id)).message_hash)
    const gained = (await balanceOf(contract.id)) - before
    expect(message).toMatchObject({ src: giver, value: String(AMOUNT) })
    expect(message.dst_transaction.balance_delta).toBe(String(gained))
    expect(gained).toBeGreaterThan(0n)
    expect(await sumOfDeltas(contract.id)).toBe(await balanceOf(contract.id))
  })

  test('a gift to a contract in another Dapp ID is a transfer', async () => {
    const parent = await deploy()
    const child = forwarder(nextNumber++)
    await gift(parent.id, { amount: '50000000000' })
    const init = internalMessage(child.id, 10_000_000_000n, { init: child.init, body: constructorBody() })
    await post(parent.id, forward(parent, init))
    const before = await balanceOf(child.id)
    const { message_hash, dapp_id } = await gift(child.id, { amount: '70000000000' })
    expect(dapp_id).toBe(parent.id)
    const message = await readMessage(message_hash)
    expect(message).toMatchObject({ src: giver, value: '70000000000' })
    expect((await balanceOf(child.id)) - before).toBe(BigInt(message.dst_transaction.balance_delta))
    expect(await sumOfDeltas(child.id)).toBe(await balanceOf(child.id))
  })

  test('a gift may have currencies that the giver lacks', async () => {
    const id = 'c3'.repeat(32)
    const message = await readMessage(
      (await gift(id, { currencies: { 2: '5000', 77: String(2n ** 64n - 1n) } })).message_hash,
    )
    expect(message).toMatchObject({ src: giver, value: '0' })
    const given = [
      { currency: 2, value: '5000' },
      { currency: 77, value: String(2n ** 64n - 1n) },
    ]
    expect(message.value_other).toEqual(given)
    expect(message.dst_transaction.balance_delta_other).toEqual(given)
  })

  test('a gift does not delay calls of the giver that are under way', async () => {
    const id = 'c4'.repeat(32)
    const client = await LocalClient.open()
    const contract = NodeContract.giver(node, client)
    const { message } = await contract.encode('sendTransaction', { dest: `0:${id}`, value: '1000', bounce: false })
    for (let count = 0; count < 20; count++) await gift(id, { amount: '1' })
    expect((await contract.post(message)).json().error).toBeNull()
    expect(await balanceOf(id)).toBe(1020n)
    client.close()
  })

  test('the giver gets its own gift without a sender', async () => {
    const { message_hash } = await gift(giver.slice(2))
    expect(await readMessage(message_hash)).toMatchObject({ src: `0:${'0'.repeat(64)}`, value: String(AMOUNT) })
  })
})

describe('a gift that names a Dapp ID', () => {
  const OTHER = 'd7'.repeat(32)
  const ask = async (id: string, dapp_id: string) =>
    (await node.post('faucet', { account_id: id, dapp_id, amount: '10' })).json()

  test('reaches an account under its Dapp ID, its own id, or zeros', async () => {
    const contract = await deploy()
    for (const dappId of [contract.id, contract.id.toUpperCase(), '0'.repeat(64)]) {
      expect((await ask(contract.id, dappId)).error).toBeNull()
    }
    expect((await ask('c6'.repeat(32), 'c6'.repeat(32))).result.dapp_id).toBe('c6'.repeat(32))
  })

  test('can take the Dapp ID from an address', async () => {
    const contract = await deploy()
    const at = async (account_id: string) => (await node.post('faucet', { account_id, amount: '10' })).json()
    for (const dappId of [contract.id, contract.id.toUpperCase(), '0'.repeat(64)]) {
      expect((await at(`${dappId}::${contract.id}`)).error).toBeNull()
    }
    expect((await at(`0:${contract.id}`)).result.dapp_id).toBe(contract.id)
    expect((await at(`${OTHER}::${contract.id}`)).error.code).toBe('COMPUTE_SKIPPED')
    for (const broken of [`${contract.id}::`, `::${contract.id}`, `-1:${contract.id}`, `x::${contract.id}`]) {
      expect((await node.post('faucet', { account_id: broken })).status).toBe(400)
    }
  })

  test('is refused if the account is under another one, and transfers nothing', async () => {
    const contract = await deploy()
    const before = await balanceOf(contract.id)
    const { result, error } = await ask(contract.id, OTHER)
    expect(result).toBeNull()
    expect(error).toMatchObject({
      code: 'COMPUTE_SKIPPED',
      message: expect.stringContaining('no account with this Dapp ID'),
    })
    expect(await balanceOf(contract.id)).toBe(before)
    expect((await ask('c7'.repeat(32), OTHER)).error.code).toBe('COMPUTE_SKIPPED')
    expect(await balanceOf('c7'.repeat(32))).toBe(0n)
    expect((await node.post('faucet', { account_id: 'c7'.repeat(32), dapp_id: 'x' })).status).toBe(400)
  })
})

test('under classic rules a gift has its value and no sender', async () => {
  const classic = await DevNode.start({ args: ['--rules', 'classic'], deprecatedApi: true })
  try {
    const id = 'c5'.repeat(32)
    const { message_hash } = (await classic.post('faucet', { account_id: id, amount: '7' })).json().result
    const { data } = await classic.query(
      `{ messages(filter: {id: {eq: "${message_hash}"}}) { value(format: DEC) dst_transaction { balance_delta(format: DEC) } } }`,
    )
    expect(data.messages).toEqual([{ value: '7', dst_transaction: { balance_delta: '7' } }])
  } finally {
    await classic.dispose()
  }
})
