/** The console of another program, without the setting, in front of a chain with classic rules. That of the node: kinds.test.ts. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

const PAID = 'ab'.repeat(32)

describe('the console of another program', () => {
  const ends: (() => unknown)[] = []
  let shown: ConsolePage
  let sent: { readonly transaction_id: string; readonly block_id: string }

  beforeAll(async () => {
    const node = await DevNode.start({ args: ['--rules', 'classic'] })
    ends.push(() => node.dispose())
    const { result } = (await node.post('faucet', { account_id: PAID, amount: '100000000000' })).json()
    sent = { transaction_id: result.tx_hash, block_id: result.block_hash }
    shown = await ConsolePage.open(await openConsole(node.url))
    ends.unshift(() => shown.dispose())
  }, 60_000)
  afterAll(async () => {
    for (const end of ends) await end()
  })

  async function openConsole(endpoint: string): Promise<string> {
    const tool = new Tool()
    ends.unshift(() => tool.dispose())
    const { process: program, ended } = tool.start(['console', '--port', '0', '--endpoint', endpoint])
    ends.unshift(async () => {
      program.kill()
      await ended
    })
    const [line] = (await once(createInterface(program.stdout), 'line')) as [string]
    return JSON.parse(line).link
  }

  test('reads transactions, messages and blocks', async () => {
    const pages: readonly (readonly [path: string, title: string, text: RegExp])[] = [
      ['/', 'Home', /classic[\s\S]*\+?100/],
      [`/transactions/${sent.transaction_id}`, 'Transaction', /transfer[\s\S]*100/],
      [`/blocks/${sent.block_id}`, 'Block', /Value flow[\s\S]*100/],
      [`/accounts/${PAID}`, 'Account', /received\s+transfer\s+\+100/],
      [`/accounts/${PAID}?tab=messages`, 'Account', /100/],
    ]
    for (const [path, title, text] of pages) {
      await shown.go(path, title)
      await expect.poll(() => shown.text(), { message: path }).toMatch(text)
      expect(await shown.page.locator('main .failure').allInnerTexts(), path).toEqual([])
    }
    expect(shown.takeProblems()).toEqual([])
  })
})
