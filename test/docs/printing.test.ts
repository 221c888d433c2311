/** The page about printing, followed: its contract is compiled, deployed and called, and what it prints is compared. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractTvc } from '../../src/program/contracts/ContractImage.ts'
import { Tool } from '../support/cli/Tool.ts'
import { printingBlocks, printingContract } from '../support/contracts/printingContract.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { readSteps, runSteps } from '../support/docs/commandSession.ts'

let node: DevNode
let tool: Tool

beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  tool.write('Counter.tvc', contractTvc(printingContract))
  tool.write('Counter.abi.json', printingContract.abi)
})
afterAll(async () => {
  tool?.dispose()
  await node?.dispose()
})

test('its session prints what it shows', async () => {
  const { text } = printingBlocks.find(({ language }) => language === 'console')!
  await runSteps(tool, readSteps(text))
})

const unsigned = ['--unsigned', '--yes']

test('commands show what is printed, as text and as a member of their documents', async () => {
  const { tx_hash } = await tool.json(['call', 'counter', 'add', '{"by":3}', ...unsigned])
  const logs = ['add to the total', '[2, 3]']
  expect(await tool.json(['tx', tx_hash])).toMatchObject({ logs })
  expect((await tool.run(['tx', tx_hash])).stdout).toMatch(/^printed +add to the total\n +\[2, 3\]$/m)
  expect((await tool.run(['node', 'trace', tx_hash])).stdout).toMatch(/^ +│ add to the total\n +│ \[2, 3\]$/m)
  expect(await tool.json(['node', 'replay', tx_hash, '--steps', '0'])).toMatchObject({ logs })
  expect((await tool.run(['debug', 'run', 'counter', 'add', '{"by":3}'])).stdout).toMatch(
    /\nprinted +add to the total\n +\[5, 3\]\nresult null\n$/,
  )
  expect((await tool.run(['fee', 'call', 'counter', 'add', '{"by":4}', '--unsigned'])).stdout).toMatch(
    /^printed +add to the total\n +\[5, 4\]$/m,
  )
  expect(await tool.json(['run', 'counter', 'add', '{"by":4}'])).toMatchObject({ logs: ['add to the total', '[5, 4]'] })
  expect(await tool.json(['call', 'counter', 'add', '{"by":4}', '--dry-run', ...unsigned])).toMatchObject({
    logs: ['add to the total', '[5, 4]'],
  })
})

test('a failing command shows it below its error', async () => {
  for (const command of ['call', 'run', 'debug run']) {
    const options = command === 'call' ? unsigned : []
    const { code, stderr } = await tool.run([...command.split(' '), 'counter', 'add', '{"by":0}', ...options])
    expect(code).toBe(12)
    expect(stderr).toMatch(/100[^\n]*\nThe contract printed:\n {2}add to the total\n {2}\[5, 0\]\n/)
  }
  const { error } = await tool.json(['call', 'counter', 'add', '{"by":0}', ...unsigned], 12)
  expect(error.data).toMatchObject({ logs: ['add to the total', '[5, 0]'] })
})

test('"run" names the command for a get method, which no ABI lists', async () => {
  const { code, stderr } = await tool.run(['run', 'counter', 'total'])
  expect(code).toBe(2)
  expect(stderr).toContain('"contract run-get" runs a get method')
  expect((await tool.run(['contract', 'run-get', 'counter', 'total'])).stdout).toMatch(/^value0 +5$/m)
})
