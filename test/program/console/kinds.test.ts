/**
 * The pages of the console before nodes of each kind: what they show, a deployment, calls and a payment. The suite of the pages has
 * everything else, on a strict chain.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../src/program/contracts/index.ts'
import { networkKinds, nodeOptions } from '../../support/cli/ExampleNetwork.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='

describe.each(networkKinds)('on a node of the kind %s', (kind) => {
  let node: DevNode
  let shown: ConsolePage
  beforeAll(async () => {
    const options = nodeOptions[kind]
    node = await DevNode.start({ ...options, args: [...(options.args ?? []), '--accounts', '2'] })
    shown = await ConsolePage.open(node.ready.console!)
  })
  afterAll(async () => {
    await shown?.dispose()
    await node?.dispose()
  })
  afterEach(() => {
    expect(shown.takeProblems()).toEqual([])
    expect(shown.strangers).toEqual([])
  })

  test('each page shows what is there, without a failure', async () => {
    const [first, second] = node.ready.accounts
    const input = { dest: second!.address, value: '1500000000', cc: {}, bounce: true, flags: 1, payload: EMPTY_CELL }
    const { transaction_id, block_id } = await node.admin('impersonate', {
      source: { account_id: first!.account_id },
      call: { abi: contracts['Wallet']!.abi, function_name: 'sendTransaction', input },
    })
    const { transactions } = await node.admin('trace', { transaction: transaction_id })
    const message = transactions[0].out_messages[0].id
    const account = `/accounts/${second!.account_id}`
    const pages: readonly (readonly [path: string, title: string, text: RegExp])[] = [
      ['/', 'Home', /account-0/],
      [`/transactions/${transaction_id}`, 'Transaction', /sendTransaction[\s\S]*"value": "1500000000"/],
      [`/messages/${message}`, 'Message', /transfer/],
      [`/blocks/${block_id}`, 'Block', /Value flow/],
      [account, 'account-1', /done\s+transfer\s+(\+1\.49|−0\.\d+\s+1\.5 tokens burnt)/],
      [`${account}?tab=messages`, 'account-1', /1\.5/],
      [`/contracts?account=${first!.account_id}`, 'Contracts', /submitTransaction/],
      ['/api/crypto.sha256', 'API', /sha256/],
      ['/graphql', 'GraphQL', /./],
      ['/node', 'Node', /snapshot/i],
      ['/daemon', 'Daemon', /./],
    ]
    for (const [path, title, text] of pages) {
      await shown.go(path, title)
      await expect.poll(() => shown.text(), { message: path }).toMatch(text)
      expect(await shown.page.locator('main .failure').allInnerTexts(), path).toEqual([])
    }
  })

  test('a contract is deployed by its form, called and asked', async () => {
    const { page } = shown
    await shown.go('/contracts', 'Contracts')
    await page.getByRole('link', { name: 'HelloWallet' }).click()
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByRole('button', { name: 'Save key file' }).waitFor()
    await page.getByRole('button', { name: 'Compute the address' }).click()
    await page.getByRole('button', { name: /Get 10 from the faucet/ }).click()
    await page.getByText('Uninit', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText('Finality').waitFor()
    await page.getByRole('link', { name: 'Call it' }).click()
    await page.getByLabel('Function').selectOption('renderHelloWorld')
    await page.getByRole('button', { name: 'Run as getter' }).click()
    await page.getByRole('region', { name: 'Answer of the getter' }).getByText('helloWorld').waitFor()
    await page.getByLabel('Function').selectOption('touch')
    await page.getByRole('combobox', { name: /^Key/ }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Dry run' }).click()
    await page.getByText('would succeed').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Finality').waitFor()
  })

  test('a wallet of the chain pays', async () => {
    const { page } = shown
    const [first, second] = node.ready.accounts
    await shown.go(`/contracts?account=${first!.account_id}`, 'Contracts')
    await page.getByLabel('Function').selectOption('sendTransaction')
    await page.getByLabel(/^dest/).fill(second!.address)
    await page.getByLabel(/^value/).fill('0.001')
    await page.getByLabel(/^flags/).fill('1')
    const key = page.getByRole('combobox', { name: /^Key/ })
    const option = key.getByRole('option').filter({ hasText: /^account-0 / })
    await option.waitFor({ state: 'attached' })
    await key.selectOption({ label: await option.innerText() })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Send|Sign/ })
      .first()
      .click()
    await page.getByText('Finality').waitFor()
  })
})
