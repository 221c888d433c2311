/** Deposits of followed accounts: what counts as one, what it contains, and how it is delivered. */
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import type { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet, helloWalletAbi } from '../../support/processing/HelloWallet.ts'
import { depositsOf, InboxClients, newAccount, type Payment, pay } from '../../support/processing/InboxNode.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

async function openWallet(context: TestContext): Promise<{ client: LocalClient; wallet: HelloWallet }> {
  const client = await new InboxClients([node.url], context).open()
  return { client, wallet: await HelloWallet.deploy(client, node) }
}

/** An account without contract; one that was not funded before loses the value of a first message. */
async function open(context: TestContext): Promise<{ clients: InboxClients; client: LocalClient; account: string }> {
  const clients = new InboxClients([node.url], context)
  const [client, account] = [await clients.open(), newAccount()]
  await node.fund(account)
  return { clients, client, account }
}

function follow(client: LocalClient, account: string, change: object = {}): Promise<Json> {
  return client.call('inbox.follow', { accounts: [`${account}::${account}`], ...change })
}

describe.concurrent('a deposit', () => {
  test('is returned with all known facts until it is acknowledged', async (context) => {
    const { client, wallet } = await openWallet(context)
    expect(await follow(client, wallet.accountId)).toEqual({ added: 1, count: 1 })
    const paid = await pay(node, wallet.accountId, { value: 123_456_789_012_345_678_901n })
    const { deposits } = await client.call('inbox.deposits', { wait_ms: 20_000 })
    const deposit = {
      ...{ kind: 'deposit', account_id: wallet.accountId, dapp_id: wallet.accountId },
      ...{ transaction_id: paid.transaction_id, block_id: paid.block_id, time: paid.time },
      ...{ message_hash: paid.message_hash, source: `0:${'ab'.repeat(32)}`, source_dapp_id: wallet.accountId },
      ...{ amounts: [{ currency: 0, amount: '123456789012345678901' }], losses: [], lt: expect.any(Number) },
      ...{ body: null, comment: null, decoded: null, aborted: false, bounced: false, finality: 'final' },
    }
    expect(deposits).toEqual([{ number: expect.stringMatching(/^\d{16}$/), deposit }])
    expect((await client.call('inbox.deposits')).deposits).toEqual(deposits)
    expect((await client.call('inbox.deposits', { after: deposits[0].number })).deposits).toEqual([])
    expect((await client.call('inbox.deposits', { acknowledge: deposits[0].number })).deposits).toEqual([])
    expect((await client.call('inbox.deposits')).deposits).toEqual([])
  })

  test('has the text of a comment, and its body by the ABI', async (context) => {
    const { client, account } = await open(context)
    await follow(client, account, { abi: helloWalletAbi })
    const comment = await client.call('boc.encode_boc', {
      builder: [
        { type: 'Integer', size: 32, value: '0' },
        { type: 'Cell', builder: [{ type: 'BitString', value: Buffer.from('Rechnung 17 – ✓').toString('hex') }] },
      ],
    })
    await pay(node, account, { body: comment.boc })
    const call = await client.call('abi.encode_message_body', {
      ...{ abi: helloWalletAbi, call_set: { function_name: 'touch' } },
      ...{ is_internal: true, signer: { type: 'None' } },
    })
    await pay(node, account, { body: call.body })
    const [first, second] = await depositsOf(client, 2)
    expect(first).toMatchObject({ comment: 'Rechnung 17 – ✓', body: comment.boc, decoded: null })
    expect(second).toMatchObject({ comment: null, decoded: { body_type: 'Input', name: 'touch' } })
  })

  test('many deposits are delivered once each, in the order of the chain', async (context) => {
    const { client, account } = await open(context)
    await follow(client, account)
    const paid = []
    for (let index = 0; index < 60; index++)
      paid.push((await pay(node, account, { value: BigInt(index + 1) })).transaction_id)
    const deposits = await depositsOf(client, 60)
    expect(deposits.map(({ transaction_id }) => transaction_id)).toEqual(paid)
    expect(deposits.map(({ amounts }) => amounts)).toEqual(
      paid.map((_, index) => [{ currency: 0, amount: String(index + 1) }]),
    )
  })

  test('is returned under each name, and again to the next client until it is acknowledged', async (context) => {
    const { clients, client, account } = await open(context)
    for (const name of ['shop', 'audit']) await follow(client, account, { name })
    const { transaction_id } = await pay(node, account)
    for (const name of ['shop', 'audit']) {
      expect(await depositsOf(client, 1, { name })).toMatchObject([{ transaction_id }])
    }
    await client.call('inbox.deposits', { name: 'shop', acknowledge: '0000000000000001' })
    client.close()
    const next = await clients.open()
    expect((await next.call('inbox.deposits', { name: 'shop' })).deposits).toEqual([])
    expect(await depositsOf(next, 1, { name: 'audit' })).toMatchObject([{ transaction_id }])
  })
})

describe.concurrent('a payment from another Dapp', () => {
  const payer = '77'.repeat(32)

  test('tokens alone are reported as burnt, with sender and reason, and are no deposit', async (context) => {
    const { client, wallet } = await openWallet(context)
    await follow(client, wallet.accountId)
    const { transaction_id, message_hash } = await pay(node, wallet.accountId, { dappId: payer, value: 5_000_000_000n })
    const [burnt] = await depositsOf(client, 1)
    const loss = { currency: 0, amount: '5000000000', reason: 'other_dapp', certainty: 'certain', message_hash }
    expect(burnt).toMatchObject({ kind: 'burnt', transaction_id, source: `0:${'ab'.repeat(32)}`, amounts: [] })
    expect(burnt.losses).toEqual([{ account_id: wallet.accountId, dapp_id: wallet.accountId, ...loss }])
  })

  test('a transfer of tokens and other currencies is a deposit of the currencies, and the tokens are reported as burnt', async (context) => {
    const { client, wallet } = await openWallet(context)
    await follow(client, wallet.accountId)
    await pay(node, wallet.accountId, { dappId: payer, value: 5_000_000_000n, currencies: { 2: '7000', 1: '3' } })
    expect(await depositsOf(client, 1)).toMatchObject([
      {
        kind: 'deposit',
        amounts: [
          { currency: 1, amount: '3' },
          { currency: 2, amount: '7000' },
        ],
        losses: [{ currency: 0, amount: '5000000000', reason: 'other_dapp' }],
      },
    ])
  })

  test('a transfer to an account that does not exist is reported as burnt', async (context) => {
    const client = await new InboxClients([node.url], context).open()
    const account = newAccount()
    await follow(client, account, { from: 'beginning' })
    await pay(node, account, { dappId: payer, value: 4_000_000_000n })
    expect(await depositsOf(client, 1)).toMatchObject([
      { kind: 'burnt', amounts: [], losses: [{ amount: '4000000000', reason: 'no_account' }] },
    ])
  })
})

describe.concurrent('the amounts of deposits', () => {
  const others = { 2: '7000', 55: '9' }
  const payments: readonly Payment[] = [
    {},
    { bounce: true },
    { value: 0n },
    { value: 0n, currencies: others },
    { currencies: others },
    { dappId: '77'.repeat(32) },
    { dappId: '77'.repeat(32), currencies: others, bounce: true },
    { dappId: '77'.repeat(32), value: 90_000_000_000n },
    { value: 2_500_000_000n },
  ]

  test('equal the growth of the balance of a contract plus fees', async (context) => {
    const { client, wallet } = await openWallet(context)
    const before = await balanceOf(wallet.accountId)
    await follow(client, wallet.accountId)
    let fees = 0n
    for (const payment of payments) fees += await feesOf(await pay(node, wallet.accountId, payment))
    await expectGrowth(client, wallet.accountId, before, fees)
  })

  test('equal the growth of the balance of an account without contract', async (context) => {
    const client = await new InboxClients([node.url], context).open()
    const account = newAccount()
    await follow(client, account, { from: 'beginning' })
    await node.fund(account, 5_000_000_000n)
    const before = await balanceOf(account)
    const first = await depositsOf(client, 1)
    expect(first).toMatchObject([{ amounts: [{ currency: 0, amount: String(before[0]) }], aborted: true }])
    await client.call('inbox.deposits', { acknowledge: '0000000000000001' })
    let fees = 0n
    // A payment that bounces pays its fees itself.
    for (const payment of payments) if (payment.bounce !== true) fees += await feesOf(await pay(node, account, payment))
    await expectGrowth(client, account, before, fees)
  })

  test('a returned message is not a deposit', async (context) => {
    const client = await new InboxClients([node.url], context).open()
    const account = newAccount()
    await follow(client, account, { from: 'beginning' })
    await node.fund(account, 5_000_000_000n)
    await pay(node, account, { bounce: true, currencies: others })
    await node.fund(account, 6_000_000_000n)
    const amounts = (amount: string) => [{ currency: 0, amount }]
    expect(await depositsOf(client, 2)).toMatchObject([
      { amounts: amounts('5000000000') },
      { amounts: amounts('6000000000') },
    ])
  })

  async function expectGrowth(client: LocalClient, accountId: string, before: Balance, fees: bigint): Promise<void> {
    const last = await pay(node, accountId, { value: 0n, currencies: { 99: '1' } })
    const sum: Record<string, bigint> = { 0: 0n }
    for (let after: string | undefined, isOver = false; !isOver; ) {
      const page = await client.call('inbox.deposits', { wait_ms: 20_000, ...(after && { after }) })
      expect(page.deposits).not.toEqual([])
      for (const { number, deposit } of page.deposits) {
        after = number
        isOver ||= deposit.transaction_id === last.transaction_id
        for (const { currency, amount } of deposit.amounts) sum[currency] = (sum[currency] ?? 0n) + BigInt(amount)
      }
    }
    const now = await balanceOf(accountId)
    const grown = Object.fromEntries(Object.entries(now).map(([id, amount]) => [id, amount - (before[id] ?? 0n)]))
    grown[0]! += fees + (await feesOf(last))
    expect(sum).toEqual(grown)
  }
})

type Balance = Readonly<Record<string, bigint>>

async function balanceOf(accountId: string): Promise<Balance> {
  const fields = 'info{balance(format:DEC) balance_other{currency value(format:DEC)}}'
  const { data } = await node.query(
    `{blockchain{account(account_id:"${accountId}",dapp_id:"${accountId}"){${fields}}}}`,
  )
  const { balance, balance_other } = data.blockchain.account.info
  const others = (balance_other ?? []).map((other: Json) => [other.currency, BigInt(other.value)])
  return { 0: BigInt(balance), ...Object.fromEntries(others) }
}

async function feesOf({ transaction_id }: Json): Promise<bigint> {
  const { data } = await node.query(`{blockchain{transaction(hash:"${transaction_id}"){total_fees(format:DEC)}}}`)
  return BigInt(data.blockchain.transaction.total_fees)
}

describe.concurrent('a message that came back', () => {
  test('is not a deposit, and is delivered with a mark on request', async (context) => {
    const { client, wallet } = await openWallet(context)
    await follow(client, wallet.accountId)
    await follow(client, wallet.accountId, { name: 'all', include_bounced: true })
    const input = { dest: `0:${'5e'.repeat(32)}`, amount: 1_000_000_000, bounce: true }
    await wallet.process(wallet.callParams('sendValue', input))
    const { transaction_id } = await pay(node, wallet.accountId)
    expect(await depositsOf(client, 1)).toMatchObject([{ kind: 'deposit', transaction_id }])
    const [returned, deposit] = await depositsOf(client, 2, { name: 'all' })
    expect(returned).toMatchObject({ kind: 'bounced', bounced: true, source: input.dest })
    expect(deposit).toMatchObject({ kind: 'deposit', bounced: false, transaction_id })
  })
})

describe.concurrent('following', () => {
  test('a second time adds new accounts and keeps the positions of the others', async (context) => {
    const { client, account } = await open(context)
    await follow(client, account)
    const { transaction_id } = await pay(node, account)
    await depositsOf(client, 1)
    const accounts = [`0:${account}`, account, `0:${'cd'.repeat(32)}`]
    expect(await client.call('inbox.follow', { accounts, from: 'beginning' })).toEqual({ added: 1, count: 2 })
    const later = await pay(node, account)
    expect(await depositsOf(client, 2)).toMatchObject([{ transaction_id }, { transaction_id: later.transaction_id }])
    const page = await client.call('inbox.list', { limit: 1 })
    expect(page).toMatchObject({ count: 2, finality: 'final' })
    const rest = await client.call('inbox.list', { limit: 5, after: page.next })
    expect(rest.next).toBe(null)
    expect([...page.accounts, ...rest.accounts].map(({ account_id }: Json) => account_id).sort()).toEqual(
      [account, 'cd'.repeat(32)].sort(),
    )
  })

  test('ends, and following again delivers only new deposits', async (context) => {
    const { client, account } = await open(context)
    await follow(client, account)
    await pay(node, account)
    await depositsOf(client, 1)
    const missing = { name: 'nobody' }
    for (const method of ['unfollow', 'list', 'deposits']) {
      await expect(client.call(`inbox.${method}`, missing)).rejects.toMatchObject({ code: 1102, data: missing })
    }
    expect(await client.call('inbox.unfollow', { accounts: [`0:${account}`] })).toEqual({ removed: 1, count: 0 })
    const between = await pay(node, account)
    await client
      .call('inbox.deposits', { acknowledge: (await client.call('inbox.deposits')).deposits[0].number })
      .catch((error) => {
        // Nothing is followed under the name and nothing is left of it.
        expect(error).toMatchObject({ code: 1102 })
      })
    await follow(client, account, { from: 'beginning' })
    const found = await depositsOf(client, 2)
    expect(found.at(-1)).toMatchObject({ transaction_id: between.transaction_id })
    expect(new Set(found.map(({ transaction_id }) => transaction_id)).size).toBe(2)
  })

  test('forgets delivered transactions only on request', async (context) => {
    const { client, account } = await open(context)
    await follow(client, account)
    const { transaction_id } = await pay(node, account)
    const [{ number }] = (await client.call('inbox.deposits', { wait_ms: 20_000 })).deposits
    const before = Date.now() + 1_000_000
    expect(await client.call('inbox.prune', { before })).toEqual({ count: 0 })
    await client.call('inbox.deposits', { acknowledge: number })
    expect(await client.call('inbox.prune', { before: 1 })).toEqual({ count: 0 })
    expect(await client.call('inbox.prune', { before })).toEqual({ count: 1 })
    await client.call('inbox.unfollow')
    await follow(client, account, { from: 'beginning' })
    expect((await depositsOf(client, 2)).at(-1)).toMatchObject({ transaction_id })
  })

  test('refuses other settings under the same name', async (context) => {
    const { client, account } = await open(context)
    await follow(client, account)
    for (const [setting, change] of [
      ['finality', { finality: 'in_block' }],
      ['include_bounced', { include_bounced: true }],
      ['abi', { abi: helloWalletAbi }],
    ] as const) {
      await expect(follow(client, account, change)).rejects.toMatchObject({ code: 1101, data: { setting } })
    }
  })

  test('refuses invalid parameters and names them', async (context) => {
    const client = await new InboxClients([node.url], context).open()
    const accounts = [`0:${'1'.repeat(64)}`]
    const field = (name: string) => ({ code: 1103, data: { field: name } })
    for (const [params, error] of [
      [{ accounts: [] }, field('accounts')],
      [{ accounts: [`-1:${'1'.repeat(64)}`] }, field('accounts')],
      [{ accounts: ['nonsense'] }, { code: 4 }],
      [{ accounts, name: '' }, field('name')],
      [{ accounts, from: 'yesterday' }, field('from')],
      [{ accounts, from: '-5' }, field('from')],
      [{ accounts: [...accounts, `0:${'2'.repeat(64)}`], from: `1.${'a'.repeat(64)}.5` }, field('from')],
      [{ accounts, abi: { type: 'Json', value: '{' } }, { code: 303 }],
      [
        { accounts: Array.from({ length: 10_001 }, (_, index) => `0:${index.toString(16).padStart(64, '0')}`) },
        { code: 1104 },
      ],
    ] as const) {
      await expect(client.call('inbox.follow', params)).rejects.toMatchObject(error)
    }
    for (const name of ['after', 'acknowledge']) {
      await expect(client.call('inbox.deposits', { [name]: 'x' })).rejects.toMatchObject(field(name))
    }
  })
})

// The time of the node changes, which messages that expire do not survive.
test('following begins now, at the beginning, at a time or at a cursor', async (context) => {
  const { client, account } = await open(context)
  const first = await pay(node, account)
  await node.admin('increase_time', { seconds: 100 })
  const second = await pay(node, account)
  await follow(client, account, { name: 'now' })
  await follow(client, account, { name: 'beginning', from: 'beginning' })
  await follow(client, account, { name: 'time', from: String(first.time + 1) })
  const third = await pay(node, account)
  const idsOf = async (name: string, count: number) =>
    (await depositsOf(client, count, { name })).map(({ transaction_id }) => transaction_id)
  const [paid1, paid2, paid3] = [first, second, third].map(({ transaction_id }) => transaction_id)
  expect(await idsOf('now', 1)).toEqual([paid3])
  expect(await idsOf('time', 2)).toEqual([paid2, paid3])
  expect((await idsOf('beginning', 4)).slice(-3)).toEqual([paid1, paid2, paid3])
  const { accounts } = await client.call('inbox.list', { name: 'now' })
  expect(accounts).toMatchObject([{ account_id: account, last_transaction_id: paid3, error: null }])
  const fourth = await pay(node, account)
  await follow(client, account, { name: 'cursor', from: accounts[0].cursor })
  expect(await idsOf('cursor', 1)).toEqual([fourth.transaction_id])
})
