/** The funded accounts of a development node by their names, which need no alias and no key file. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'

let node: DevNode
let tool: Tool
beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
})
afterAll(async () => {
  await node.dispose()
  tool.dispose()
})

function addressOf(index: number): string {
  const { account_id, dapp_id } = node.ready.accounts[index]!
  return `${dapp_id}::${account_id}`
}

test('a new node has ten accounts, which "node accounts" lists by name with address and balance', async () => {
  const { accounts } = await tool.json(['node', 'accounts'])
  expect(accounts.map(({ name }: { name: string }) => name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `account-${index}`),
  )
  expect(accounts[3]).toMatchObject({ balance: '10000000000000', secret: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { stdout } = await tool.run(['node', 'accounts'])
  expect(stdout).toMatch(new RegExp(`^account-3 +10000 tokens +${addressOf(3)}$`, 'm'))
  expect(stdout).not.toContain(accounts[3].secret)
})

test('a name is the address, the ABI and the keys of its account', async () => {
  const { address, balance } = await tool.json(['balance', 'account-1'])
  expect([address, balance]).toEqual([addressOf(1), '10000000000000'])
  const sent = ['--dest', 'account-2', '--value', '1T', '--cc', '{"2": 5}', '--bounce', 'false', '--flags', '1']
  const called = await tool.json(['call', 'account-1', 'sendTransaction', ...sent, '--payload', '', '--yes', '--wait'])
  expect(called).toMatchObject({ exit_code: 0 })
  const { ecc_balance } = await tool.json(['balance', 'account-2'])
  expect(ecc_balance).toEqual({ 2: '1000000000000005' })
})

test('the giver has a name, in what commands show and as an address', async () => {
  const id = 'c1'.repeat(32)
  const gift = await tool.json(['faucet', `${id}::${id}`, '1'])
  expect((await tool.run(['history', `${id}::${id}`])).stdout).toContain('transfer 1 token from giver')
  expect((await tool.run(['history', 'giver'])).stdout).toContain('sendCurrencies')
  expect((await tool.run(['tx', gift.tx_hash])).stdout).toMatch(/^from +giver [0-9a-f]{64}::/m)
  const { address } = await tool.json(['balance', 'giver'])
  const { stdout } = await tool.run(['node', 'find', address.slice(0, 12)])
  expect(stdout).toMatch(/^account +[0-9a-f]{64} +giver$/m)
  expect((await tool.run(['node', 'find', gift.tx_hash])).stdout).toMatch(
    new RegExp(`^transaction +${gift.tx_hash}`, 'm'),
  )
  expect((await tool.run(['node', 'find', 'f'.repeat(20)])).stdout).toBe('Nothing begins with these digits.\n')
})

test('arguments that are accounts are shown with the names of these accounts', async () => {
  const sent = ['--dest', 'account-2', '--value', '1T', '--cc', '{}', '--bounce', 'false', '--flags', '1']
  const { tx_hash } = await tool.json([
    'call',
    'account-1',
    'sendTransaction',
    ...sent,
    '--payload',
    '',
    '--yes',
    '--accept-loss',
    'any',
  ])
  expect((await tool.run(['tx', tx_hash])).stdout).toMatch(new RegExp(`^ +dest +${addressOf(2)} \\(account-2\\)$`, 'm'))
})

test('a name given as keys signs for another contract', async () => {
  await tool.json(['contract', 'save', 'HelloWallet'])
  const { address } = await tool.json(['address', 'compute', 'HelloWallet.tvc', '--keys', 'account-4'])
  await tool.json(['faucet', address])
  const deploy = ['deploy', 'HelloWallet.tvc', '--dst-dapp-id', 'self', '--keys=account-4', '--alias', 'hello', '--yes']
  expect(await tool.json(deploy)).toMatchObject({ deployed_at: address })
  // The alias keeps the name of the keys.
  expect(await tool.json(['call', 'hello', 'touch', '--wait'])).toMatchObject({ exit_code: 0 })
  const wrong = await tool.json(['call', 'hello', 'touch', '-k', 'account-5', '--wait'], 12)
  expect(wrong.error.exit_code).toBe(12)
})

test('an alias and a stored key of that name come first', async () => {
  const own = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  onTestFinished(() => own.dispose())
  const other = `${'ab'.repeat(32)}::${'ab'.repeat(32)}`
  await own.json(['alias', 'add', 'account-1', '--address', other])
  expect((await own.json(['faucet', 'account-1', '1'])).address).toBe(other)
  await own.json(['keys', 'new', 'account-1', '--plain'])
  const stored = (await own.json(['keys', 'list'])).keys[0].public
  await own.json(['contract', 'save', 'HelloWallet'])
  const computed = async (keys: string) =>
    (await own.json(['address', 'compute', 'HelloWallet.tvc', '--keys', keys])).address
  await own.json(['keys', 'export', 'account-1', '--output', 'exported.json'])
  expect(await computed('account-1')).toBe(await computed('exported.json'))
  expect(stored).not.toBe(node.ready.accounts[1]!.public)
})

test('a name is unknown without a development node, and the error says so', async () => {
  const away = await tool.json(['account', 'account-1', '--url', 'http://192.0.2.1:1', '--timeout', '2000'], 2)
  expect(away.error.message).toContain('Invalid address "account-1"')
  expect(away.error.hint).toContain('Is "vendorclient node" running?')
  const several = await tool.json(['account', 'account-1', '--url', `${node.url},http://192.0.2.1:1`], 2)
  expect(several.error.hint).toBe(away.error.hint)
  const peer = await GraphqlPeer.start({ rest: () => ({ status: 404, text: 'Not found' }) })
  const other = await tool.json(['account', 'account-1', '--url', peer.endpoint], 2)
  expect(other.error.hint).toBe(away.error.hint)
})
