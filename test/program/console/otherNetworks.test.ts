/** The console in front of networks that are not development nodes: of each kind, on a server without controls. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../src/program/contracts/index.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'

const KINDS = { strict: [], deprecated: ['--deprecated-api'], legacy: ['--legacy'] } as const
const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='
/** What only development nodes answer. */
const CONTROLS = /^\/(console|admin|v2\/(faucet|giver))/

describe.each(Object.entries(KINDS))('a network of the kind %s', (kind, args) => {
  const ends: (() => unknown)[] = []
  let node: DevNode
  let shown: ConsolePage
  let sent: { readonly transaction_id: string; readonly block_id: string }
  let failed: { readonly transaction_id: string }
  let message: string
  let account: string

  beforeAll(async () => {
    node = await DevNode.start({ args: ['--accounts', '2', ...args] })
    ends.push(() => node.dispose())
    const [first, second] = node.ready.accounts
    account = first!.account_id
    const send = (value: string) => {
      const input = { dest: `0:${second!.account_id}`, value, cc: {}, bounce: true, flags: 1, payload: EMPTY_CELL }
      const call = { abi: contracts['Wallet']!.abi, function_name: 'sendTransaction', input }
      return node.admin('impersonate', { source: { account_id: account }, call })
    }
    sent = await send('1500000000')
    failed = await send('150000000000000000')
    const trace = await node.admin('trace', { transaction: sent.transaction_id })
    message = trace.transactions[0].out_messages[0].id
    const end = (work: () => unknown) => ends.unshift(work)
    const proxy = await NodeProxy.start(node.url, end as never, {
      read: async ({ path, forward }) =>
        CONTROLS.test(path) ? { status: 404, text: 'There is no such thing here' } : forward(),
    })
    const tool = new Tool()
    end(() => tool.dispose())
    const { process: program, ended } = tool.start(['console', '--port', '0', '--endpoint', proxy.url])
    end(async () => {
      program.kill()
      await ended
    })
    const [line] = (await once(createInterface(program.stdout), 'line')) as [string]
    shown = await ConsolePage.open(JSON.parse(line).link)
    end(() => shown.dispose())
  }, 120_000)
  afterAll(async () => {
    for (const end of ends) await end()
  })

  test('has no controls, and states the kind of network', async () => {
    const { page } = shown
    await page.getByRole('region', { name: 'Latest transactions' }).getByRole('row').nth(2).waitFor()
    await page.getByText(kind === 'legacy' ? '0.8.0' : '1.0.0', { exact: true }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Pages' }).innerText()).not.toContain('Node')
    await shown.go('/node', 'Node')
    await page.getByText('This network is not a development node').waitFor()
  })

  test('has the tree of a transaction, read from the network and decoded here', async () => {
    const { page } = shown
    await shown.go(`/transactions/${sent.transaction_id}`, 'Transaction')
    const tree = page.getByRole('navigation', { name: 'Tree of messages and transactions' })
    await tree.getByText('sendTransaction()').waitFor()
    expect(await tree.getByRole('link').count()).toBeGreaterThanOrEqual(2)
    const text = await shown.text()
    expect(text).toContain('"value": "1500000000"')
    expect(text).toMatch(/Compute[\s\S]*exit code 0[\s\S]*1 action, 1 message/)
    await tree.getByRole('link').last().click()
    await expect.poll(() => page.url()).not.toContain(sent.transaction_id)
    await tree.getByText('sendTransaction()').waitFor()
  })

  test('has failures explained, and says which node could show the steps', async () => {
    await shown.go(`/transactions/${failed.transaction_id}`, 'Transaction')
    const why = shown.page.getByRole('region', { name: 'Why it failed' })
    await why.getByText(/failed with code 37/).waitFor()
    expect(await why.innerText()).toContain('Fund the account, or send less')
    await shown.page.getByText('vendorclient node --fork').waitFor()
  })

  test('finds the first digits of a hash, and says if it could only look at the latest ones', async () => {
    const { page } = shown
    const ask = async (text: string) => {
      await page.getByRole('searchbox', { name: /^Search for/ }).fill(text)
      await page.keyboard.press('Enter')
    }
    await ask(sent.transaction_id.slice(0, 12))
    await expect.poll(() => page.url()).toContain(sent.transaction_id)
    await ask('abcdefabcdef')
    const answer = page.locator('.search .found')
    await answer.getByText('No match').waitFor()
    const all = expect.stringContaining('the first digits of all hashes')
    expect(await answer.innerText()).toEqual(kind === 'strict' ? expect.not.stringContaining('of all hashes') : all)
    await page.keyboard.press('Escape')
  })

  test('has every other page', async () => {
    const pages: readonly (readonly [path: string, title: string, text: RegExp])[] = [
      [`/messages/${message}`, 'Message', /Internal message[\s\S]*1\.5/],
      [`/blocks/${sent.block_id}`, 'Block', /Value flow[\s\S]*Fees collected\s+0\.006366328[\s\S]*−1\.506033/],
      ['/blocks/1', 'Block 1', /Value flow/],
      [`/accounts/${account}`, 'Account', /Wallet[\s\S]*−1\.506033/],
      [`/accounts/${account}?tab=messages`, 'Account', /sendTransaction\(\)/],
      [`/accounts/${account}?tab=events`, 'Account', /No events sent/],
      [`/accounts/${account}?tab=data`, 'Account', /m_custodianCount/],
      [`/accounts/${account}?tab=code`, 'Account', /SETCP/],
      [`/accounts/${account}?tab=cells`, 'Account', /Download/],
      [`/dapps/${account}`, 'Dapp', /Wallet/],
      [`/contracts?account=${account}`, 'Contracts', /acceptTransfer|sendTransaction/],
      ['/graphql', 'GraphQL', /Documentation/],
      ['/daemon', 'Daemon', /net\.query/],
    ]
    for (const [path, title, text] of pages) {
      await shown.go(path, title)
      await expect.poll(() => shown.text(), { message: path }).toMatch(text)
      expect(await shown.page.locator('main .failure').allInnerTexts(), path).toEqual([])
    }
    expect(shown.takeProblems()).toEqual([])
    expect(shown.strangers).toEqual([])
  })
})
