/** Lists, search, times and titles of the console in a real browser. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { contracts } from '../../../src/program/contracts/index.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { NodeContract } from '../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='

const client = await LocalClient.open()
let node: DevNode
let shown: ConsolePage
let sent: string
let failed: string

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '2'] })
  const [first, second] = node.ready.accounts
  const send = async (value: string) => {
    const input = { dest: `0:${second!.account_id}`, value, cc: {}, bounce: true, flags: 1, payload: EMPTY_CELL }
    const call = { abi: contracts['Wallet']!.abi, function_name: 'sendTransaction', input }
    const source = { account_id: first!.account_id }
    return (await node.admin('impersonate', { source, call })).transaction_id
  }
  sent = await send('1500000000')
  failed = await send('150000000000000000')
  await node.fund(first!.account_id)
  shown = await ConsolePage.open(node.ready.console!)
}, 120_000)
afterAll(async () => {
  await shown?.dispose()
  await node?.dispose()
})

function list(label: string) {
  return shown.page.getByRole('region', { name: label })
}

describe('the latest transactions', () => {
  test('name the functions', async () => {
    await shown.go('/', 'Home')
    await list('Latest transactions').getByText('sendTransaction()').first().waitFor()
    await list('Latest transactions').getByText('transfer', { exact: true }).first().waitFor()
  })

  test('can be filtered by kind and contract, and the address keeps the filters', async () => {
    const { page } = shown
    const rows = list('Latest transactions').locator('tbody tr')
    const all = await rows.count()
    await page.getByLabel('Kind of transactions').selectOption('failed')
    await expect.poll(() => rows.count()).toBe(1)
    await rows.getByRole('link', { name: failed.slice(0, 8) }).waitFor()
    await page.reload()
    await page.getByText(`1 of ${all} that were read`).waitFor()
    await page.getByLabel('Kind of transactions').selectOption('')
    await page.getByLabel('Contract', { exact: true }).selectOption('Giver')
    await expect.poll(() => rows.count()).toBeLessThan(all)
    for (const row of await rows.all()) expect(await row.innerText()).toContain('giver')
    await page.getByLabel('Kind of transactions').selectOption('failed')
    await page.getByText('No match').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => rows.count()).toBe(all)
  })

  test('are counted and plotted over the minutes that the title says', async () => {
    const { page } = shown
    await page.getByRole('heading', { name: 'Transactions, last 5 minutes' }).waitFor()
    await page.getByRole('heading', { name: 'Fees, last 5 minutes' }).waitFor()
    const numbers = await page.locator('.numbers').innerText()
    expect(numbers).toMatch(/Transactions, last 5 minutes\s+\d+\s+of which failed\s+1/)
  })
})

test('accounts have names wherever their addresses are shown', async () => {
  const { page } = shown
  await shown.go(`/transactions/${sent}`, 'Transaction')
  const value = list('Arguments').getByRole('link')
  await expect.poll(() => value.getAttribute('data-name')).toBe('account-1')
  await page.locator('.tree .node').getByText('account-1').waitFor()
  await page.locator('.card').filter({ hasText: 'Sent: ' }).getByRole('link', { name: 'account-1' }).waitFor()
  await value.click()
  await page.getByRole('heading', { name: 'Account: account-1' }).waitFor()
  // Other accounts are called by their contracts.
  const hello = await NodeContract.deploy(node, client, helloWallet)
  await shown.go('/', 'Home')
  await list('Latest transactions')
    .getByRole('link', { name: `HelloWallet ${hello.id.slice(0, 6)}` })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Account' }).waitFor()
})

test('the messages of an account are filtered by the network', async () => {
  const { page } = shown
  await shown.go(`/accounts/${node.ready.accounts[0]!.account_id}?tab=messages`, 'account-0')
  await list('Messages of the account').getByText('sendTransaction()').first().waitFor()
  await page.getByLabel('Kind of messages').selectOption('sent')
  await expect.poll(() => list('Messages of the account').locator('tbody tr').allInnerTexts()).toHaveLength(1)
  expect(await list('Messages of the account').locator('tbody tr').innerText()).toContain('sent')
  await page.getByLabel('Kind of messages').selectOption('events')
  await page.getByText('No messages of this kind').waitFor()
})

describe('the search', () => {
  const ask = async (text: string) => {
    await shown.page.getByRole('searchbox', { name: /^Search for/ }).fill(text)
    await shown.page.keyboard.press('Enter')
  }
  const answer = () => shown.page.locator('.search .found')

  test('finds parts of names, functions and hashes', async () => {
    await shown.go('/', 'Home')
    await ask('ccount')
    await answer().getByRole('link', { name: 'Account account-1' }).waitFor()
    await ask('sendTrans')
    await answer().getByRole('link', { name: 'Function Wallet.sendTransaction' }).click()
    await list('Functions and events').getByText('sendTransaction').waitFor()
    await ask(sent.slice(10, 34))
    await expect.poll(() => shown.page.url()).toContain(`/transactions/${sent}`)
  })

  test('finds the first digits of every hash and account, however old', { timeout: 120_000 }, async () => {
    const { page } = shown
    // More transactions and blocks than the page has read.
    for (let index = 0; index < 60; index++) await node.fund(node.ready.accounts[1]!.account_id)
    await shown.go('/api', 'API')
    const [transaction] = (await node.admin('trace', { transaction: sent })).transactions
    const { in_message, block_id, account_id } = transaction
    for (const [digits, path] of [
      [sent.slice(0, 12), `/transactions/${sent}`],
      [`${sent.slice(0, 8)}…${sent.slice(-6)}`, `/transactions/${sent}`],
      [in_message.id.slice(0, 12).toUpperCase(), `/messages/${in_message.id}`],
      [block_id.slice(0, 12), `/blocks/${block_id}`],
      [account_id.slice(0, 12), `/accounts/${account_id}`],
    ] as const) {
      await ask(digits)
      await expect.poll(() => page.url(), { message: digits }).toContain(path)
    }
  })

  test('says what it looked for', async () => {
    await ask('xyzzy')
    await answer()
      .getByText(/^No match\. Looked for “xyzzy” in the names of accounts, .* Try an address/)
      .waitFor()
    expect(await answer().innerText()).not.toContain('understood')
  })
})

describe('times', () => {
  test('are in one zone everywhere, and are not cut', async () => {
    const { page } = shown
    await shown.go('/', 'Home')
    await page.getByLabel('Time zone').selectOption('utc')
    await list('Latest transactions').locator('.time').first().click()
    for (const width of [1440, 1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const label of ['Latest transactions', 'Latest blocks']) {
        const time = list(label).locator('tbody .time').first()
        expect(await time.innerText()).toMatch(
          width === 390 ? /^\d{4}-\d\d-\d\d\s+\d\d:\d\d:\d\d$/ : /^\d{4}-\d\d-\d\d\s+\d\d:\d\d:\d\d UTC$/,
        )
        const [inner, outer] = [(await time.boundingBox())!, (await list(label).boundingBox())!]
        expect(inner.x + inner.width, `${label} at ${width}`).toBeLessThanOrEqual(outer.x + outer.width)
      }
    }
    await page.setViewportSize({ width: 1280, height: 860 })
    await list('Latest transactions').locator('.time').first().click()
    await shown.go('/node', 'Node')
    await page.getByLabel('Date and time, UTC').waitFor()
  })
})

describe('titles', () => {
  test('tell tabs of the browser apart', async () => {
    const { page } = shown
    for (const [path, title] of [
      [`/transactions/${sent}`, `Transaction ${sent.slice(0, 8)}…`],
      [`/accounts/${node.ready.accounts[0]!.account_id}`, 'Account: account-0'],
      ['/blocks/2', 'Block 2'],
      ['/api/crypto.sha256', 'API crypto.sha256'],
      [`/contracts?code=${contracts['Wallet']!.codeHash}`, 'Contracts Wallet'],
    ] as const) {
      await page.goto(new URL(path, node.url).href)
      await expect.poll(() => page.title()).toContain(title)
    }
  })

  test('of pages that do not exist come with status 404, for browsers alone', async () => {
    const response = await shown.page.goto(`${node.url}/no/such/page`)
    expect(response!.status()).toBe(404)
    await shown.page.getByText('This page does not exist').waitFor()
    expect(await shown.page.title()).toBe('Not found · vendorclient console')
    const asked = await fetch(`${node.url}/no/such/page`)
    expect(asked.status).toBe(404)
    expect(await asked.text()).not.toContain('<html')
    const wrong = await fetch(`${node.url}/v2/nothing`, { headers: { accept: 'text/html' } })
    expect(await wrong.text()).not.toContain('<html')
  })
})

test('what is loading is not called empty', async () => {
  await node.admin('faults', { latency_ms: 4000 })
  onTestFinished(async () => {
    await node.admin('faults', { clear: true })
  })
  await shown.go('/', 'Home')
  expect(await shown.page.getByText('Loading…').count()).toBeGreaterThan(1)
  expect(await shown.text()).not.toMatch(/No transactions|No blocks|Nothing has happened/)
  expect(await shown.page.locator('.numbers').innerText()).toMatch(/of which failed\s+—/)
})

test('chains with classic rules have no Dapp IDs', async () => {
  const classic = await DevNode.start({ args: ['--rules', 'classic'] })
  onTestFinished(() => classic.dispose())
  const paid = 'ab'.repeat(32)
  const { result } = (await classic.post('faucet', { account_id: paid, amount: '100000000000' })).json()
  const other = await ConsolePage.open(classic.ready.console!)
  onTestFinished(() => other.dispose())
  for (const [path, title] of [
    [`/accounts/${paid}`, 'Account'],
    [`/transactions/${result.tx_hash}`, 'Transaction'],
  ] as const) {
    await other.go(path, title)
    await other.page.getByText('Account id').or(other.page.getByText('Logical time')).first().waitFor()
    expect(await other.text(), path).not.toContain('Dapp')
  }
})
