/** A project folder: the node reads what the compiler writes, and commands know the contracts without ABI files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { contractTvcText } from '../../../src/program/contracts/index.ts'
import { type StartedTool, Tool } from '../../support/cli/Tool.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const client = await LocalClient.open()
let tool: Tool
let node: StartedTool
/** The ABI of HelloWallet with another name of the function `touch`: only a registered ABI has it. */
let doorAbi: string

function write(name: string): void {
  const build = tool.path('build')
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, `${name}.abi.json`), doorAbi)
  writeFileSync(join(build, `${name}.tvc`), Buffer.from(contractTvcText(helloWallet), 'base64'))
}

async function contractNames(): Promise<readonly string[]> {
  const { contracts } = await tool.json(['node', 'contracts'])
  return contracts.map(({ name }: { name: string }) => name)
}

beforeAll(async () => {
  const { function_id: id } = await client.call('abi.calc_function_id', {
    abi: { type: 'Json', value: helloWallet.abi },
    function_name: 'touch',
  })
  const abi = JSON.parse(helloWallet.abi)
  const functions = abi.functions.map((item: { name: string }) =>
    item.name === 'touch' ? { ...item, name: 'knock', id: `0x${id.toString(16)}` } : item,
  )
  doorAbi = JSON.stringify({ ...abi, functions })
  const found = new Tool()
  writeFileSync(found.path('vendorclient.json'), JSON.stringify({ node: { contracts: 'build' } }), { mode: 0o600 })
  tool = found
  node = tool.start(['node', '--port', '0', '--in-memory', '--until-input-ends'], { keepsInput: true })
  const line = await new Promise<string>((resolve) => node.process.stdout.once('data', resolve))
  const { url } = JSON.parse(line) as { url: string }
  const config = { cli: { url }, node: { contracts: 'build' } }
  writeFileSync(tool.path('vendorclient.json'), JSON.stringify(config), { mode: 0o600 })
})
afterAll(async () => {
  node.process.stdin.end()
  await node.ended
  tool.dispose()
})

test('a folder that the project names is read when it appears, and again after it was deleted', async () => {
  expect(await contractNames()).toEqual([])
  write('Door')
  await expect.poll(contractNames, { timeout: 10_000 }).toEqual(['Door'])
  rmSync(tool.path('build'), { recursive: true })
  write('Gate')
  await expect.poll(contractNames, { timeout: 10_000 }).toEqual(['Gate'])
  rmSync(tool.path('build'), { recursive: true })
  write('Door')
  await expect.poll(contractNames, { timeout: 10_000 }).toEqual(['Door'])
})

test('commands call and decode its contracts without an ABI file', async () => {
  const { address } = await tool.json(['address', 'compute', 'build/Door.tvc', '--keys', 'account-0'])
  await tool.json(['faucet', address])
  await tool.json(['deploy', 'build/Door.tvc', '--keys', 'account-0', '--dst-dapp-id', 'self', '--yes'])
  expect(await tool.json(['account', address])).toMatchObject({ contract: 'Door' })
  const { tx_hash } = await tool.json(['call', address, 'knock', '-k', 'account-0', '--wait'])
  const shown = await tool.run(['tx', tx_hash])
  expect([shown.code, shown.stdout]).toEqual([0, expect.stringMatching(/knock/)])
  expect((await tool.run(['history', address])).stdout).toMatch(/knock/)
  expect((await tool.run(['node', 'trace', tx_hash])).stdout).toMatch(/Door.*\n?.*knock/)
  expect(await tool.json(['run', address, 'timestamp'])).toHaveProperty('state_timestamp')
  const { message } = await tool.json(['message', 'body', 'knock', '--abi', 'build/Door.abi.json'])
  expect(await tool.json(['decode', 'body', message, '--internal'])).toMatchObject({ name: 'knock', contract: 'Door' })
})

test('"deploy" takes the name of a contract of the folder, or of a built-in one', async () => {
  for (const [name, keys] of [
    ['Door', 'account-3'],
    ['HelloWallet', 'account-4'],
  ] as const) {
    const { address } = await tool.json(['address', 'compute', name, '--keys', keys])
    await tool.json(['faucet', address])
    const deployed = await tool.json(['deploy', name, '--keys', keys, '--dst-dapp-id', 'self', '--yes'])
    expect(deployed).toMatchObject({ deployed_at: address, exit_code: 0 })
  }
  const { error } = await tool.json(['deploy', 'Window', '--keys', 'account-3', '--dst-dapp-id', 'self'], 2)
  expect(error.message).toContain('Window')
})

test('lists name the funded accounts', async () => {
  const sent = ['--dest', 'account-2', '--value', '1T', '--cc', '{}', '--bounce', 'false', '--flags', '1']
  await tool.json(['call', 'account-1', 'sendTransaction', ...sent, '--payload', '', '--yes', '--wait'])
  const { address } = await tool.json(['balance', 'account-2'])
  expect((await tool.run(['history', address])).stdout).toContain('account-1')
})

test('the id of a transaction given to "status" leads to "tx"', async () => {
  const { transactions } = await tool.json(['history', 'account-1'])
  const { error } = await tool.json(['status', transactions[0].id], 2)
  expect(error).toMatchObject({
    message: expect.stringContaining('is the id of a transaction'),
    hint: expect.stringContaining(`vendorclient tx ${transactions[0].id}`),
  })
})
