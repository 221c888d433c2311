import { expect, onTestFinished, test } from 'vitest'
import { wallet } from '../../../../src/program/contracts/generated/wallet.ts'
import { DevNode, type DevNodeOptions } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  return { node, client }
}

async function keysOf(client: LocalClient, phrase: string, index: number) {
  const params = { phrase, path: `m/44'/396'/0'/0/${index}`, dictionary: 1, word_count: phrase.split(' ').length }
  return await client.call('crypto.mnemonic_derive_sign_keys', params)
}

async function balanceOf(node: DevNode, id: string): Promise<string> {
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance(format:DEC)}}}}`
  return (await node.query(query)).data.blockchain.account.info.balance
}

test('a chain begins with funded wallets whose keys are those of the phrase', async () => {
  const { node, client } = await start({ args: ['--accounts', '12', '--balance', '12.5'] })
  expect(node.ready.accounts).toHaveLength(12)
  const { accounts } = await node.admin('list_accounts')
  for (const [index, account] of node.ready.accounts.entries()) {
    const keys = await keysOf(client, node.ready.mnemonic!, index)
    expect(accounts[index]).toEqual({ ...account, secret: keys.secret })
    expect(account).toMatchObject({
      name: `account-${index}`,
      balance: '12500000000',
      public: keys.public,
      address: `0:${account.account_id}`,
      dapp_id: account.account_id,
    })
    expect(await balanceOf(node, account.account_id)).toBe('12500000000')
  }
})

test('a wallet equals a deployed one, and sends what its owner signs', async () => {
  const { node, client } = await start({ args: ['--accounts', '2'] })
  const [first, second] = node.ready.accounts
  const keys = await keysOf(client, node.ready.mnemonic!, 0)
  const encoded = await client.call('abi.encode_message', {
    abi: { type: 'Json', value: wallet.abi },
    deploy_set: { code: wallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
    signer: { type: 'Keys', keys },
  })
  expect(encoded.address).toBe(first!.address)
  const contract = new NodeContract(node, client, wallet, keys, first!.account_id)
  const before = BigInt(await balanceOf(node, second!.account_id))
  const input = {
    dest: second!.address,
    value: 1_000_000_000,
    cc: { 2: 5 },
    bounce: false,
    flags: 0,
    payload: 'te6ccgEBAQEAAgAAAA==',
  }
  expect((await contract.call('sendTransaction', input)).error).toBeNull()
  // Another Dapp ID: grams do not travel there, other currencies do.
  expect(BigInt(await balanceOf(node, second!.account_id))).toBeLessThanOrEqual(before + 1_000_000_000n)
  expect((await contract.call('sendTransaction', input)).error).toBeNull()

  const { node: other } = await start({ args: ['--accounts', '0'] })
  expect(other.ready.accounts).toEqual([])
  await other.fund(first!.account_id)
  const constructor = await client.call('abi.encode_message', {
    abi: { type: 'Json', value: wallet.abi },
    deploy_set: { code: wallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
    call_set: { function_name: 'constructor', input: soleOwner(keys.public) },
    signer: { type: 'Keys', keys },
  })
  const element = {
    id: constructor.message_id,
    body: constructor.message,
    account_id: first!.account_id,
    dapp_id: first!.account_id,
  }
  expect((await other.post('messages', [element])).json().error).toBeNull()
  const data = async (from: DevNode) => {
    const { boc } = (await from.get(`account?account_id=${first!.account_id}&dapp_id=${first!.account_id}`)).json()
    const { parsed } = await client.call('boc.parse_account', { boc })
    const { data: fields } = await client.call('abi.decode_account_data', {
      abi: { type: 'Json', value: wallet.abi },
      data: parsed.data,
    })
    // The times of the last calls differ.
    return JSON.stringify(fields, (name, value) => (name === '_timestamp' || name === 'lastTime' ? 0 : value))
  }
  expect(await data(node)).toBe(await data(other))
})

function soleOwner(key: string): object {
  return { owners_pubkey: [`0x${key}`], owners_address: [], reqConfirms: 1, reqConfirmsData: 1, value: 0 }
}

test('keys of another phrase are never shown', async () => {
  const { node, client } = await start({ args: ['--accounts', '1', '--mnemonic', PHRASE] })
  expect(node.ready.mnemonic).toBeNull()
  expect((await node.admin('list_accounts')).accounts).toEqual(node.ready.accounts)
  expect(node.ready.accounts[0]!.public).toBe((await keysOf(client, PHRASE, 0)).public)
})

test('a stored chain keeps its wallets and gets missing ones', async () => {
  const dataFolder = temporaryFolder()
  const { node } = await start({ dataFolder, args: ['--accounts', '2', '--balance', '5'] })
  await node.admin('set_balance', { account_id: node.ready.accounts[0]!.account_id, balance: '77' })
  await node.dispose()
  const { node: same } = await start({ dataFolder })
  const [changed, ...others] = node.ready.accounts
  expect(same.ready.accounts).toEqual([{ ...changed, balance: '77' }, ...others])
  expect((await same.admin('list_accounts')).accounts[1].secret).toMatch(/^[0-9a-f]{64}$/)
  await same.dispose()
  const { node: more } = await start({ dataFolder, args: ['--accounts', '3', '--balance', '5'] })
  expect(more.ready.accounts.slice(0, 2)).toEqual(same.ready.accounts)
  const balances = await Promise.all(more.ready.accounts.map(({ account_id }) => balanceOf(more, account_id)))
  expect(balances).toEqual(['77', '5000000000', '5000000000'])
})

test('a new chain has ten wallets, and a stored one without wallets gets none unless they are asked for', async () => {
  const dataFolder = temporaryFolder()
  const { node } = await start({ dataFolder, args: ['--accounts', '0'] })
  expect(node.ready.accounts).toEqual([])
  await node.dispose()
  const { node: same } = await start({ dataFolder })
  expect(same.ready.accounts).toEqual([])
  await same.dispose()
  const { node: reset } = await start({ dataFolder, args: ['--reset'] })
  expect(reset.ready.accounts).toHaveLength(10)
})

test.each([
  [['--accounts', '1', '--mnemonic', 'these words are none'], '--mnemonic'],
  [['--accounts', '1', '--mnemonic', `${PHRASE.slice(0, -6)}wave`], '--mnemonic'],
  [['--accounts', '1001'], '--accounts'],
  [['--accounts', '1', '--balance', '-1'], '--balance'],
  [['--accounts', '0', '--mnemonic', PHRASE], '--accounts'],
  [['--state', 'chain.json'], '--state'],
  [['--fork', 'nowhere'], '--fork'],
])('refuses %j', async (args, text) => {
  const error = await DevNode.start({ args }).catch((cause: Error) => cause as Error & { exitCode?: number })
  expect(error).toMatchObject({ exitCode: 2 })
  expect((error as Error).message).toContain(text)
  for (const word of ['these words', 'sausage']) expect((error as Error).message).not.toContain(word)
})
