/** Mistakes on a command line, and the messages about them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'

let node: DevNode
let tool: Tool
let folder: string
let hello: string
async function run(...words: string[]): Promise<Json> {
  return (await runCommandLine(['--url', node.url, ...words], folder)).json
}

beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  const address = `${node.ready.giver!.account_id}::${node.ready.giver!.account_id}`
  await run('contract', 'save', 'HelloWallet', '-o', folder)
  await run('contract', 'save', 'Wallet', '-o', folder)
  await run('keys', 'phrase', '--dump', join(folder, 'keys.json'))
  const image = [join(folder, 'HelloWallet.tvc'), '--keys', join(folder, 'keys.json')]
  hello = (await run('address', 'compute', ...image)).address
  await node.fund(hello.split('::')[1]!)
  await run('deploy', ...image, '--dst-dapp-id', 'self')
  await run('alias', 'add', 'giver', '--address', address, '--abi', join(folder, 'Wallet.abi.json'))
  await run('network', 'add', 'test', node.url)
  await run('config', 'set', 'keys', join(folder, 'keys.json'))
})
afterAll(async () => {
  tool.dispose()
  rmSync(folder, { recursive: true, force: true })
  await node.dispose()
})

describe('a word that is nearly right', () => {
  test.each([
    [['contract', 'sav', 'Wallet'], 'unknown command "contract sav", did you mean "contract save"?'],
    [['alias', 'lst'], 'unknown command "alias lst", did you mean "alias list"?'],
    [['network', 'chek', 'local'], 'unknown command "network chek", did you mean "network check"?'],
    [['proofs', 'cleer'], 'unknown command "proofs cleer", did you mean "proofs clear"?'],
    [['config', 'sett'], 'unknown command "config sett", did you mean "config set"?'],
    [['acount'], 'unknown command "acount", did you mean "account"?'],
  ])('%j', async (words, message) => {
    const { error } = await tool.json(words, 2)
    expect(error).toMatchObject({ name: 'usage', message })
  })

  test('an alias, as an address and as an argument', async () => {
    const expected = { exitCode: 2, details: { hint: 'Did you mean "giver"?' } }
    await expect(run('account', 'givr')).rejects.toMatchObject(expected)
    const words = ['--value', '1', '--cc', '{}', '--bounce', 'false', '--flags', '1', '--payload', '']
    await expect(run('call', 'giver', 'sendTransaction', '--dest', 'givr', ...words)).rejects.toMatchObject(expected)
  })

  test('a network', async () => {
    const hint = 'There is no network "tst", did you mean "test"?'
    await expect(runCommandLine(['account', 'giver', '--url', 'tst'], folder)).rejects.toMatchObject({
      details: { hint },
    })
  })
})

describe('a file', () => {
  test.each([
    [['deploy', 'none.tvc', '--dst-dapp-id', 'self'], 'TVC: file "none.tvc" does not exist'],
    [['address', 'compute', 'none.tvc'], 'TVC: file "none.tvc" does not exist'],
    [
      ['call', 'giver', 'sendTransaction', 'none.json'],
      'The arguments of sendTransaction: file "none.json" does not exist',
    ],
    [['call', 'giver', 'sendTransaction', '@none'], 'The arguments of sendTransaction: file "none" does not exist'],
    [['send', 'none.txt'], 'MESSAGE: file "none.txt" does not exist'],
    [['decode', 'message', 'none.boc'], 'MSG: file "none.boc" does not exist'],
    [
      ['run', 'none.boc', 'getCustodians', '--boc', '--abi', '{"functions":[]}'],
      'ADDRESS: file "none.boc" does not exist',
    ],
  ])('an error names the missing file: %j', async (words, message) => {
    await expect(run(...words)).rejects.toMatchObject({ exitCode: 2, message })
  })

  test('an existing file without its @ is recognized', async () => {
    const file = join(folder, 'params.json')
    writeFileSync(file, '{}')
    await expect(run('call', 'giver', 'sendTransaction', file)).rejects.toMatchObject({
      details: { hint: `To read it: @${file}` },
    })
  })
})

describe('an argument', () => {
  test.each([
    ['1.5', '"1.5T"'],
    ['0.05', '"0.05T"'],
  ])('%s is recognized as an amount in tokens', async (value, hint) => {
    await expect(run('call', 'giver', 'sendTransaction', '--value', value)).rejects.toMatchObject({ exitCode: 2 })
    const all = JSON.stringify({ dest: 'giver', value: Number(value), cc: {}, bounce: false, flags: 1, payload: '' })
    await expect(run('call', 'giver', 'sendTransaction', all)).rejects.toMatchObject({
      exitCode: 2,
      message: `Invalid value "${value}": uint128 is a whole number`,
      details: { hint: expect.stringContaining(hint) },
    })
  })

  test('an argument that is not JSON is reported with the place of the mistake', async () => {
    await expect(run('call', 'giver', 'sendTransaction', '{"dest": 5,\n b}')).rejects.toMatchObject({
      message: 'The arguments of sendTransaction must be JSON, see line 2 column 2',
    })
    await expect(run('run', 'giver', 'x', '--abi', '{"functions":[}')).rejects.toMatchObject({
      message: 'The ABI is not valid JSON, see line 1 column 15',
    })
  })
})

describe('waiting for an account', () => {
  test('for a balance needs an amount', async () => {
    await expect(run('account', 'wait', 'giver', '--for', 'balance')).rejects.toMatchObject({
      exitCode: 2,
      message: '--for balance needs an amount: --balance <TOKENS>',
    })
  })

  test('a wait that times out reports the state of the account', async () => {
    const words = ['account', 'wait', hello, '--balance', '5000000', '--seconds', '0']
    await expect(run(...words)).rejects.toMatchObject({
      exitCode: 14,
      message: expect.stringMatching(/within 0 s; the account is active with [\d.]+ tokens \(\d+ nanotokens\)$/),
      details: { data: { acc_type: 'Active' } },
    })
    const nobody = `${'a'.repeat(64)}::${'a'.repeat(64)}`
    await expect(run('account', 'wait', nobody, '--for', 'active', '--seconds', '0')).rejects.toMatchObject({
      message: expect.stringContaining('there is no account at this address'),
    })
  })
})

test('a missing get method is reported in words', async () => {
  await expect(run('contract', 'run-get', hello, 'nothing')).rejects.toMatchObject({
    exitCode: 12,
    message: 'The contract has no get method "nothing" (exit code 11)',
  })
})

test('a node that cannot be reached is reported', async () => {
  const away = ['account', 'giver', '--timeout', '3000', '--url']
  await expect(runCommandLine([...away, 'http://127.0.0.1:9'], folder)).rejects.toMatchObject({
    exitCode: 10,
    details: { hint: 'Is "vendorclient node" running?' },
  })
})
