/** Wallets of several owners: their deployment in one step, and requests to change them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node?.dispose())

async function openTool(): Promise<{ tool: Tool; keys: Json[] }> {
  const tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  onTestFinished(() => tool.dispose())
  const keys = []
  for (const name of ['first', 'second']) keys.push(await tool.json(['keys', 'phrase', '--dump', `${name}.keys.json`]))
  return { tool, keys }
}

test.each(['Wallet', 'Multisig'])(
  'a %s with two owners is funded, deployed, and sends after both confirmations',
  async (contract) => {
    const { tool, keys } = await openTool()
    const owners = keys.map(({ public: key }) => key).join(',')
    const deploy = [
      'multisig',
      'deploy',
      '--keys',
      'first.keys.json',
      '--owners',
      owners,
      '--confirms',
      '2',
      '--contract',
      contract,
    ]
    const unfunded = await tool.json(deploy, 11)
    expect(unfunded.error.message).toMatch(/^Address ([0-9a-f]{64})::\1 has no funds/)
    expect(unfunded.error.hint).toMatch(/"vendorclient faucet ([0-9a-f]{64})::\1 100"/)
    const { deployed_at } = await tool.json([...deploy, '--fund', '20', '--alias', 'wallet'])
    expect(unfunded.error.message).toContain(deployed_at)
    const send = ['multisig', 'send', '--address', 'wallet', '--dest', deployed_at, '--value', '1', '--yes']
    const { proposal_id } = await tool.json(send)
    expect(await tool.json(['proposal', 'decode', 'wallet', proposal_id])).toMatchObject({
      signsReceived: '1',
      signsRequired: '2',
    })
    await tool.json(['proposal', 'vote', 'wallet', proposal_id, '--keys', 'second.keys.json', '--yes'])
    expect((await tool.json(['proposal', 'list', 'wallet'])).proposals).toEqual([])
  },
)

test('a dry run transfers nothing, and mistakes are found before anything is sent', async () => {
  const { tool, keys } = await openTool()
  const deploy = ['multisig', 'deploy', '--keys', 'first.keys.json']
  const failure = async (...more: string[]) => (await tool.json([...deploy, '--fund', '5', ...more], 2)).error.message
  expect(await failure('--confirms', '2')).toBe('--confirms 2 exceeds the number of owners, 1')
  expect(await failure('--owners', 'abc')).toMatch(/^Invalid --owners "abc"/)
  expect(await failure('--owners', `${keys[0].public},${keys[0].public}`)).toBe('--owners names a key twice')
  expect(await failure('--contract', 'Giver')).toMatch(/must be one of Wallet, Multisig/)
  await tool.json([...deploy, '--fund', '5', '--dry-run'], 11)
})

test('an update is requested and confirmed by the functions that the wallet has', async () => {
  const { tool, keys } = await openTool()
  await tool.json(['contract', 'save', 'Wallet'])
  const wallet = JSON.parse(tool.read('Wallet.abi.json'))
  const withUpdate = (prefix: string, inputs: object[]) => {
    const functions = [
      { name: `submit${prefix}`, inputs, outputs: [] },
      { name: `confirm${prefix}`, inputs: [{ name: 'updateId', type: 'uint64' }], outputs: [] },
    ]
    tool.write(`${prefix}.abi.json`, JSON.stringify({ ...wallet, functions: [...wallet.functions, ...functions] }))
  }
  withUpdate('DataUpdate', [
    { name: 'owners_pubkey', type: 'uint256[]' },
    { name: 'owners_address', type: 'address[]' },
    { name: 'reqConfirms', type: 'uint8' },
  ])
  withUpdate('Update', [
    { name: 'codeHash', type: 'optional(uint256)' },
    { name: 'owners', type: 'optional(uint256[])' },
  ])
  const target = `${'ab'.repeat(32)}::${'ab'.repeat(32)}`
  const said = async (abi: string, ...words: string[]) => {
    const options = ['--address', target, '--keys', 'first.keys.json', '--abi', `${abi}.abi.json`, '--offline', '--raw']
    await tool.json(['multisig', 'update', ...words, ...options, '-o', 'msg.boc'])
    const { name, value } = (await tool.json(['decode', 'message', 'msg.boc', '--abi', `${abi}.abi.json`])).body_call
    return { name, value }
  }
  const owners = keys.map(({ public: key }) => key)
  const numbers = owners.map((key) => `0x${key}`)
  expect(await said('DataUpdate', 'request', '--owners', owners.join(), '--confirms', '2')).toEqual({
    name: 'submitDataUpdate',
    value: { owners_pubkey: numbers, owners_address: [], reqConfirms: '2' },
  })
  expect(await said('Update', 'request', '--code-hash', 'cd'.repeat(32))).toEqual({
    name: 'submitUpdate',
    value: { codeHash: `0x${'cd'.repeat(32)}`, owners: null },
  })
  expect(await said('DataUpdate', 'confirm', '0x7')).toEqual({ name: 'confirmDataUpdate', value: { updateId: '7' } })
  const common = ['--address', target, '--keys', 'first.keys.json', '--offline', '--abi']
  const failure = async (abi: string, ...words: string[]) =>
    (await tool.json(['multisig', 'update', ...words, ...common, `${abi}.abi.json`], 2)).error.message
  expect(await failure('Wallet', 'confirm', '1')).toMatch(/^The wallet has none of the functions confirmDataUpdate/)
  expect(await failure('DataUpdate', 'request', '--confirms', '1')).toMatch(/^submitDataUpdate needs "owners_pubkey"/)
  expect(await failure('Update', 'request')).toMatch(/^Nothing to request/)
})

test('an update is requested, confirmed and carried out: other owners, then other code', async () => {
  // Only contracts of older networks have these functions.
  const classic = await DevNode.start({ args: ['--rules', 'classic'] })
  const tool = new Tool({ VENDORCLIENT_CLI_URL: classic.url, VENDORCLIENT_ABI_RULES: 'classic' })
  onTestFinished(async () => {
    tool.dispose()
    await classic.dispose()
  })
  for (const file of ['MsigV2.tvc', 'MsigV2.abi.json']) {
    tool.write(file, readFileSync(join(import.meta.dirname, '../../fixtures/everdev', file)))
  }
  const keys: string[] = []
  for (const name of ['first', 'second', 'third']) {
    keys.push((await tool.json(['keys', 'phrase', '--dump', `${name}.keys.json`])).public)
  }
  const image = ['MsigV2.tvc', '--keys', 'first.keys.json']
  const { account_id } = await tool.json(['address', 'compute', ...image])
  await classic.fund(account_id)
  const params = { owners: keys.slice(0, 2).map((key) => `0x${key}`), reqConfirms: 2, lifetime: 3600 }
  await tool.json(['deploy', ...image, JSON.stringify(params), '--dst-dapp-id', 'self', '--alias', 'wallet'])
  const update = (by: string, ...words: string[]) =>
    tool.json(['multisig', 'update', ...words, '--address', 'wallet', '--keys', `${by}.keys.json`])
  const owners = async () =>
    (await tool.json(['run', 'wallet', 'getCustodians'])).custodians.map(({ pubkey }: Json) => pubkey).sort()

  const [second, third] = keys.slice(1) as [string, string]
  const { update_id } = await update('first', 'request', '--owners', `${second},${third}`, '--confirms', '1')
  // One of two owners has agreed.
  await expect(update('first', 'execute', update_id)).rejects.toThrow('ended with 12')
  await update('second', 'confirm', update_id)
  await update('second', 'execute', update_id)
  expect(await owners()).toEqual([`0x${second}`, `0x${third}`].sort())
  await expect(update('first', 'request', '--confirms', '1')).rejects.toThrow('ended with 12')

  // Code with a salt has another hash, and can still migrate the data.
  const { code } = await tool.json(['decode', 'image', 'MsigV2.tvc', '--tvc'])
  const salt = 'te6ccgEBAQEABgAACEhlbGw='
  const salted = await tool.json(['rpc', 'boc.set_code_salt', JSON.stringify({ code, salt })])
  tool.write('code.boc', Buffer.from(salted.result.code, 'base64'))
  const { result } = await tool.json(['rpc', 'boc.get_boc_hash', JSON.stringify({ boc: salted.result.code })])
  const { update_id: other } = await update('second', 'request', '--code-hash', result.hash)
  await update('third', 'confirm', other)
  await expect(update('third', 'execute', other)).rejects.toThrow('ended with 12')
  await update('third', 'execute', other, '--code', 'code.boc')
  expect((await tool.json(['account', 'wallet'])).code_hash).toBe(result.hash)
})
