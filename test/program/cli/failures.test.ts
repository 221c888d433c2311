/** Eight failures that a newcomer meets: the output names the cause and what to do, and following it helps. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cell, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { Tool, type ToolRun } from '../../support/cli/Tool.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { assemble } from '../../support/vm/VmText.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const tool = new Tool()
let node: DevNode
let hello: string
/** Words of a call of the first wallet of the node. */
function wallet(dest: string, value: string): readonly string[] {
  return [
    ...['call', 'w0', 'sendTransaction', '--dest', dest, '--value', value, '--bounce', 'true', '--flags', '1'],
    ...['--cc', '{}', '--payload', '', '--yes', '--accept-loss', 'any'],
  ]
}

/** Output for people and exit code; `console:` links are left out. */
async function run(...words: readonly string[]): Promise<ToolRun & { readonly shown: string }> {
  const ran = await tool.run([...words, '--url', node.url])
  return { ...ran, shown: `${ran.stdout}${ran.stderr}` }
}

function json(words: readonly string[], exitCode = 0): Promise<Json> {
  return tool.json([...words, '--url', node.url], exitCode)
}

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '2'] })
  writeFileSync(join(tool.folder, 'phrase.txt'), MNEMONIC, { mode: 0o600 })
  await json(['getkeypair', '-o', 'w0.json', '-p', 'phrase.txt'])
  for (const keys of ['owner.json', 'stranger.json']) await json(['keys', 'phrase', '--dump', keys])
  for (const name of ['HelloWallet', 'Wallet']) await json(['contract', 'save', name])
  const { account_id: id } = node.ready.accounts[0]!
  await json(['alias', 'add', 'w0', '--address', `${id}::${id}`, '--abi', 'Wallet.abi.json', '--keys', 'w0.json'])
  hello = (await json(['address', 'compute', 'HelloWallet.tvc', '--keys', 'owner.json'])).address
  await json(['faucet', hello])
  await json(['deploy', 'HelloWallet.tvc', '--dst-dapp-id', 'self', '--keys', 'owner.json', '--alias', 'hello'])
})
afterAll(async () => {
  tool.dispose()
  await node?.dispose()
})

function publicKey(file: string): string {
  return JSON.parse(readFileSync(join(tool.folder, file), 'utf8')).public
}

test('wrong key: names both keys; the key of the owner helps', async () => {
  const { code, shown } = await run('call', 'hello', 'touch', '--keys', 'stranger.json')
  expect(code).toBe(12)
  expect(shown).toContain('The message was refused: exit code 102 (the message is not signed by the owner)')
  expect(shown).toMatch(/call +HelloWallet\.touch\(\)/)
  expect(shown).toContain(`It is signed with the key ${publicKey('stranger.json').slice(0, 8)}`)
  expect(shown).toContain(`The contract has the key ${publicKey('owner.json').slice(0, 8)}`)
  expect(shown).toContain('--keys FILE')
  const { error } = await json(['call', 'hello', 'touch', '--keys', 'stranger.json'], 12)
  expect(error.data.failure).toMatchObject({ phase: 'acceptance', code: 102, repair: 'key', function: 'touch' })
  expect((await run('call', 'hello', 'touch', '--keys', 'owner.json')).code).toBe(0)
})

test('no key: says that the message is not signed', async () => {
  const { code, shown } = await run('call', 'hello', 'touch', '--unsigned')
  expect(code).toBe(12)
  expect(shown).toMatch(/exit code 102[\s\S]*The message is not signed\.[\s\S]*--keys FILE/)
})

/** A contract with this code and 5 tokens. */
async function place(id: string, code: Cell): Promise<void> {
  await node.admin('set_balance', { account_id: id, balance: '5000000000' })
  await node.admin('set_code', { account_id: id, code: writeBocBase64(code) })
}

const VAULT_ABI = {
  ...{ 'ABI version': 2, version: '2.3', header: ['time', 'expire'], events: [], fields: [] },
  functions: [{ name: 'boom', inputs: [{ name: 'x', type: 'uint32' }], outputs: [] }],
}
const VAULT = `uint16 constant ERROR_TOO_SMALL = 1234;
function boom(uint x) public {
    require(x > 10, ERROR_TOO_SMALL, "x is too small");
}`

test("the contract's own code: shows the line, the name of the error, its text and the arguments", async () => {
  const id = 'd1'.repeat(32)
  const code = assemble('THROWL 1234')
  await place(id, code)
  const map = { [code.hashHex()]: { 0: { filename: 'Vault.sol', line: 3 } } }
  await node.admin('register_abi', {
    ...{ abi: VAULT_ABI, code: writeBocBase64(code), name: 'Vault', debug_map: { map } },
    sources: { 'Vault.sol': VAULT },
  })
  writeFileSync(join(tool.folder, 'Vault.abi.json'), JSON.stringify(VAULT_ABI))
  const { code: exit, shown } = await run(
    'call',
    `${id}::${id}`,
    'boom',
    '--x',
    '5',
    '--abi',
    'Vault.abi.json',
    '--unsigned',
  )
  expect(exit).toBe(12)
  expect(shown).toContain('The message was refused: exit code 1234, ERROR_TOO_SMALL (x is too small)')
  expect(shown).toMatch(/arguments +\{"x":"5"\}/)
  expect(shown).toMatch(/source +Vault\.sol:3, in boom/)
  expect(shown).toContain('> 3 |     require(x > 10, ERROR_TOO_SMALL, "x is too small");')
  expect(shown).toContain('Check the condition in Vault.sol line 3')
})

test('out of gas: says how much the message has to carry, and that is enough', async () => {
  const id = 'd2'.repeat(32)
  await place(id, assemble('PUSHINT16 2000; PUSHCONT <NOP; NOP>; REPEAT'))
  const send = async (value: string) => {
    const { transaction_id } = await node.admin('impersonate', {
      source: { account_id: id },
      message: { account_id: id, value, bounce: false },
    })
    return await run('tx', transaction_id)
  }
  const { shown } = await send('20000000')
  expect(shown).toContain('(out of gas)')
  const [, amount] = /Send at least (0\.\d+) tokens with the message\./.exec(shown)!
  expect((await send(String(Math.round(Number(amount) * 1e9)))).shown).toMatch(/^outcome +ok$/m)
})

test('too small a message: blames the message and not the account', async () => {
  const { shown } = await run(...wallet('hello', '0.000001T'))
  expect(shown).toContain(
    'A message that it sent failed: No contract ran: the message carries too little to pay for the gas',
  )
  expect(shown).toMatch(/Send at least 0\.\d+ tokens with the message\./)
  expect(shown).not.toContain('the account cannot pay')
})

test('bounced: the call that sent it says why, and where', async () => {
  const nobody = 'c1'.repeat(32)
  const { code, shown } = await run(...wallet(`0:${nobody}`, '2T'))
  expect(code).toBe(0)
  expect(shown).toContain('A message that it sent failed: No contract ran: there is no contract')
  expect(shown).toMatch(new RegExp(`account +${nobody}`))
  expect(shown).toContain('Check the address, or deploy the contract there first.')
})

test('action phase: says what was to be sent, what there is, and what is missing', async () => {
  const { code, shown } = await run(...wallet('hello', '300000T'))
  expect(code).toBe(12)
  expect(shown).toContain(
    'the action phase failed with code 37 (not enough tokens for a message, its fee or a reserve)',
  )
  expect(shown).toMatch(/balance before +\d+(\.\d+)? tokens/)
  expect(shown).toMatch(/amount to send +300000 tokens/)
  expect(shown).toMatch(/Send less, or fund the account with more than 290\d+(\.\d+)? tokens/)
  const sent = await run(...wallet('hello', '300000T'), '--no-preflight')
  expect([sent.code, sent.shown]).toEqual([13, expect.stringContaining('fund the account with more than')])
})

test('expired: says when, and that a new message helps', async () => {
  await json(['message', 'create', 'hello', 'touch', '--lifetime', '30', '--keys', 'owner.json', '-o', 'message.txt'])
  await node.admin('increase_time', { seconds: 3600 })
  const { code, shown } = await run('message', 'send', 'message.txt')
  expect(code).toBe(14)
  expect(shown).toMatch(/The message expired at 20[^;]+; it was not sent/)
  expect(shown).toContain('Create the message again')
  expect((await run('call', 'hello', 'touch', '--keys', 'owner.json')).code).toBe(0)
})

test('money for an account without a contract is received', async () => {
  const id = 'c2'.repeat(32)
  await json(['faucet', `${id}::${id}`, '1'])
  const { shown } = await run('history', `${id}::${id}`)
  expect(shown).toContain('received; there is no contract')
  expect(shown).not.toContain('failed')
})

test('a transfer that is too small for the gas of a contract is received, and a call that is too small has failed', async () => {
  for (const bounce of ['true', 'false']) {
    const words = ['w0', 'sendTransaction', '--dest', 'w0', '--value', '1000', '--bounce', bounce, '--flags', '1']
    await json(['call', ...words, '--cc', '{}', '--payload', '', '--yes'])
    const { transactions } = await json(['history', 'w0', '--limit', '1'])
    const { shown } = await run('history', 'w0', '--limit', '1')
    expect(shown).toContain('received; the message carries too little to pay for the gas')
    expect(shown).not.toContain('failed')
    expect((await run('tx', transactions[0].id)).shown).toMatch(/^change +\+0\.000001 tokens$/m)
    expect((await run('node', 'explain', transactions[0].id)).shown).toContain('Nothing failed.')
  }
  const { message: body } = await json(['message', 'body', 'touch', '--abi', 'HelloWallet.abi.json'])
  const call = ['w0', 'sendTransaction', '--dest', 'hello', '--value', '1000', '--bounce', 'false', '--flags', '1']
  await json(['call', ...call, '--cc', '{}', '--payload', body, '--yes', '--accept-loss', 'any', '--no-preflight'])
  expect((await run('history', 'hello', '--limit', '1')).shown).toMatch(/failed: no contract ran: the message carries/)
})
