/** Money that did not arrive, wherever the console shows the payment. */
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { contracts } from '../../../src/program/contracts/index.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='
/** An account that does not exist. */
const NOBODY = 'c7'.repeat(32)

let node: DevNode
let shown: ConsolePage
let paid: string

/** Sends 3 tokens from the first wallet to an account of another Dapp ID. Returns the transaction of the wallet. */
async function pay(payer: DevNode, recipient: string): Promise<string> {
  const source = { account_id: payer.ready.accounts[0]!.account_id }
  const input = { dest: `0:${recipient}`, value: '3000000000', cc: {}, bounce: false, flags: 1, payload: EMPTY_CELL }
  const call = { abi: contracts['Wallet']!.abi, function_name: 'sendTransaction', input }
  return (await payer.admin('impersonate', { source, call })).transaction_id
}

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '2'] })
  paid = await pay(node, node.ready.accounts[1]!.account_id)
  shown = await ConsolePage.open(node.ready.console!)
})
afterAll(async () => {
  await shown?.dispose()
  await node?.dispose()
})
afterEach(() => expect(shown.takeProblems()).toEqual([]))

test('the page of the payment says what was lost, and where', async () => {
  const { page } = shown
  await shown.go(`/transactions/${paid}`, 'Transaction')
  const note = page.getByRole('note', { name: 'Lost money' })
  await note.waitFor()
  expect(await note.innerText()).toMatch(/^Lost 3 tokens in the transaction of account-1: tokens cannot cross/)
  expect(await page.locator('.tree .edge').innerText()).toMatch(/transfer\s+3\s+3 tokens burnt/)
  expect(await page.getByRole('region', { name: 'Transactions of the tree' }).innerText()).toContain('3 tokens burnt')
  const sent = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Sent: transfer' }) })
  expect(await sent.innerText()).toMatch(/Tokens\s+3\s+3 tokens burnt/)
})

test('the page of the message says it, too', async () => {
  const { page } = shown
  const trace = await node.admin('trace', { transaction: paid })
  await shown.go(`/messages/${trace.transactions[0].out_messages[0].id}`, 'Message')
  await page.locator('.facts').getByText('3 tokens burnt').waitFor()
})

test('a node that no longer keeps the state before a payment does not call it received', {
  timeout: 120_000,
}, async () => {
  const forgetful = await DevNode.start({ args: ['--accounts', '1', '--history', '0'] })
  onTestFinished(() => forgetful.dispose())
  const first = await pay(forgetful, NOBODY)
  const trace = await forgetful.admin('trace', { transaction: first })
  const [, arrival] = trace.transactions
  expect(arrival).toMatchObject({ account_id: NOBODY, lost: [], replayable: false })
  const other = await ConsolePage.open(forgetful.ready.console!)
  onTestFinished(() => other.dispose())
  // The library of this console starts first.
  other.page.setDefaultTimeout(60_000)
  await other.go(`/transactions/${arrival.id}`, 'Transaction')
  await other.page.locator('.tree .node').getByText('burnt').waitFor()
  expect(await other.text()).not.toContain('received')
  expect(await other.text()).toMatch(/Outcome\s+burnt/)
})
