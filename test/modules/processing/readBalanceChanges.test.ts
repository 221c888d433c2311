/** What transactions did to balances, compared with the balances that the node shows. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { type Payment, pay } from '../../support/processing/InboxNode.ts'

let node: DevNode
let client: LocalClient
let accountId: string

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '1'] })
  client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  accountId = node.ready.accounts[0]!.account_id
})
afterAll(async () => {
  client?.close()
  await node?.dispose()
})

const elsewhere = '77'.repeat(32)
const payments: readonly (Payment & { readonly lost: string })[] = [
  { value: 5_000_000_000n, lost: '0' },
  { value: 5_000_000_000n, dappId: elsewhere, lost: '5000000000' },
  { value: 3_000_000_000n, dappId: elsewhere, currencies: { 2: '7000' }, lost: '3000000000' },
]

test.each(payments)(
  'the change is that of the balance: $value from $dappId, $currencies',
  async ({ lost, ...payment }) => {
    const before = await balanceOf()
    const { transaction_id } = await pay(node, accountId, payment)
    const [read] = await readChanges(await bocOf(transaction_id))
    const main = read.changes.find(({ currency }: Json) => currency === 0)?.amount ?? '0'
    expect(BigInt(main)).toBe((await balanceOf()) - before)
    expect(read.losses).toMatchObject(lost === '0' ? [] : [{ currency: 0, amount: lost, reason: 'other_dapp' }])
    const others = Object.entries(payment.currencies ?? {}).map(([id, amount]) => ({ currency: Number(id), amount }))
    expect(read.changes.filter(({ currency }: Json) => currency !== 0)).toEqual(others)
    expect(read.arrived.filter(({ currency }: Json) => currency !== 0)).toEqual(others)
  },
)

test('without the Dapp ID of the account, losses between Dapps are not seen', async () => {
  const { transaction_id } = await pay(node, accountId, { value: 2_000_000_000n, dappId: elsewhere })
  const { transactions } = await client.call('processing.read_balance_changes', {
    transactions: [{ boc: await bocOf(transaction_id) }],
  })
  expect(transactions[0].losses).toEqual([])
})

test('too many or invalid transactions are refused', async () => {
  const read = (transactions: object[]) => client.call('processing.read_balance_changes', { transactions })
  await expect(read(new Array(1001).fill({ boc: '' }))).rejects.toMatchObject({ code: 23 })
  await expect(read([{ boc: 'te6ccgEBAQEAAgAAAA==' }])).rejects.toMatchObject({ code: 201 })
})

async function readChanges(boc: string): Promise<Json[]> {
  const params = { transactions: [{ boc, dapp_id: accountId }] }
  return (await client.call('processing.read_balance_changes', params)).transactions
}

async function bocOf(id: string): Promise<string> {
  return (await node.query(`{blockchain{transaction(hash:"${id}"){boc}}}`)).data.blockchain.transaction.boc
}

async function balanceOf(): Promise<bigint> {
  const query = `{blockchain{account(account_id:"${accountId}",dapp_id:"${accountId}"){info{balance(format:DEC)}}}}`
  return BigInt((await node.query(query)).data.blockchain.account.info.balance)
}
