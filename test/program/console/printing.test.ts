/** What a contract prints, on the page of its transaction. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { assemble } from '../../support/vm/VmText.ts'

const ID = 'd5'.repeat(32)
let node: DevNode
let shown: ConsolePage

beforeAll(async () => {
  node = await DevNode.start()
  shown = await ConsolePage.open(node.ready.console!)
})
afterAll(async () => {
  await shown?.dispose()
  await node?.dispose()
})

/** Id of a transaction whose contract is this program. */
async function run(program: string): Promise<string> {
  await node.admin('set_balance', { account_id: ID, balance: '5000000000' })
  await node.admin('set_code', { account_id: ID, code: writeBocBase64(assemble(program)) })
  const message = { account_id: ID, value: '1000000000', bounce: false }
  return (await node.admin('impersonate', { source: { account_id: ID }, message })).transaction_id
}

function lines() {
  return shown.page.getByRole('list', { name: 'Lines that the contract printed' }).getByRole('listitem')
}

test('the lines are shown without hidden characters, and none without a log', async () => {
  const text = Buffer.from('two  x\u202e<b>').toString('hex')
  await shown.go(`/transactions/${await run(`DUMPSTR S{${text}}; DEPTH; DUMP s0`)}`, 'Transaction')
  await shown.page.getByRole('heading', { name: 'Printed by the contract' }).waitFor()
  expect(await lines().allInnerTexts()).toEqual(['two  x\\u{202e}<b>', '5'])
  await shown.go(`/transactions/${await run('NOP')}`, 'Transaction')
  await shown.page.getByRole('heading', { name: 'Phases' }).waitFor()
  expect(await lines().count()).toBe(0)
  expect(shown.takeProblems()).toEqual([])
})
