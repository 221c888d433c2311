import { describe, expect, onTestFinished, test } from 'vitest'
import { parseBocBase64, writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { type Account, accountCell, parseAccount } from '../../../../src/core/tlb/index.ts'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { wallet } from '../../../../src/program/contracts/generated/wallet.ts'
import { DevNode, type DevNodeOptions } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '8d'.repeat(32)

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  return { node, client }
}

async function bocOf(node: DevNode, id: string): Promise<string> {
  return (await node.get(`account?account_id=${id}&dapp_id=${id}`)).json().boc
}

async function accountOf(node: DevNode, id: string): Promise<Account> {
  return parseAccount(parseBocBase64(await bocOf(node, id)))!
}

describe.each([
  ['in memory', () => ({})],
  ['in a file', () => ({ dataFolder: temporaryFolder() })],
] as const)('accounts of a chain %s', (_, options) => {
  test('have the values that are set', async () => {
    const { node } = await start(options())
    const first = await node.admin('set_balance', { account_id: ID, balance: '5000', currencies: { 2: '7', 3: '9' } })
    expect(first).toMatchObject({ acc_type: 0, balance: '5000', currencies: { 2: '7', 3: '9' } })
    const second = await node.admin('set_balance', { account_id: ID.toUpperCase(), currencies: { 2: '0', 1: '4' } })
    expect(second).toMatchObject({ account_id: ID, balance: '5000', currencies: { 1: '4', 3: '9' } })
    expect(await node.admin('set_balance', { account_id: ID, balance: '1' })).toMatchObject({ currencies: { 3: '9' } })
    const { balance } = await accountOf(node, ID)
    expect([balance.grams, [...balance.other]]).toEqual([
      1n,
      [
        [1, 4n],
        [3, 9n],
      ],
    ])
    await node.fund(ID, 10n)
    expect((await accountOf(node, ID)).balance.grams).toBe(11n)
  })

  test('run the code and have the data that are set', async () => {
    const { node, client } = await start(options())
    const hello = await NodeContract.deploy(node, client, helloWallet)
    const other = await NodeContract.deploy(node, client, helloWallet)
    const { init } = (await accountOf(node, other.id)).state as Extract<Account['state'], { type: 'active' }>
    expect((await other.call('touch')).error).toBeNull()
    // The data now contains the key of the other contract, so only calls signed with that key are accepted.
    await node.admin('set_data', { account_id: hello.id, data: writeBocBase64(init.data!) })
    expect((await hello.call('touch')).error).not.toBeNull()
    const withOtherKey = new NodeContract(node, client, helloWallet, other.keys, hello.id)
    expect((await withOtherKey.call('touch')).error).toBeNull()

    const changed = await node.admin('set_code', { account_id: hello.id, code: wallet.code })
    expect(changed).toMatchObject({ account_id: hello.id, dapp_id: hello.id, acc_type: 1 })
    expect((await withOtherKey.call('touch')).error).not.toBeNull()
    const account = await accountOf(node, hello.id)
    expect(account.storageInfo.used.cells).toBeGreaterThan(init.code!.depth())

    const made = await node.admin('set_code', { account_id: ID, code: helloWallet.code })
    expect(made).toMatchObject({ dapp_id: ID, acc_type: 1, balance: '0' })
    await node.admin('set_data', { account_id: ID, data: writeBocBase64(init.data!) })
    await node.admin('set_balance', { account_id: ID, balance: '10000000000' })
    const own = new NodeContract(node, client, helloWallet, other.keys, ID)
    expect((await own.call('touch')).error).toBeNull()
  })

  test('are put in place, moved and deleted as a whole', async () => {
    const { node, client } = await start(options())
    const hello = await NodeContract.deploy(node, client, helloWallet)
    const boc = await bocOf(node, hello.id)
    await node.admin('delete_account', { account_id: hello.id })
    expect((await node.get(`account?account_id=${hello.id}&dapp_id=${hello.id}`)).status).toBe(404)
    expect((await hello.call('touch')).error).toMatchObject({ code: 'COMPUTE_SKIPPED' })
    await expect(node.admin('delete_account', { account_id: hello.id })).rejects.toMatchObject({ status: 404 })
    const restored = await node.admin('set_account', { boc })
    expect(restored).toMatchObject({ account_id: hello.id, dapp_id: hello.id, acc_type: 1 })
    expect(await bocOf(node, hello.id)).toBe(boc)
    expect((await hello.call('touch')).error).toBeNull()
    await node.admin('set_account', { boc, dapp_id: ID })
    expect((await node.get(`account?account_id=${hello.id}&dapp_id=${ID}`)).json().dapp_id).toBe(ID)
    const elsewhere = { account_id: hello.id, dapp_id: '77'.repeat(32) }
    await expect(node.admin('set_balance', { ...elsewhere, balance: '1' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('accounts of another chain continue from their times and logical times', async () => {
    const { node, client } = await start(options())
    const hello = await NodeContract.deploy(node, client, helloWallet)
    const account = await accountOf(node, hello.id)
    const late = { ...account, lastTransLt: 9_000_000_000_000n, storageInfo: { ...account.storageInfo, lastPaid: 4e9 } }
    await node.admin('set_account', { boc: writeBocBase64(accountCell(late)) })
    expect((await hello.call('touch')).error).toBeNull()
    expect((await accountOf(node, hello.id)).lastTransLt).toBeGreaterThan(9_000_000_000_000n)
    await node.fund(ID)
    const tooLate = { ...account, lastTransLt: 2n ** 64n - 1n }
    const refused = node.admin('set_account', { boc: writeBocBase64(accountCell(tooLate)) })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_params' })
  })
})

test('bad values are refused by name, and nothing has changed', async () => {
  const { node } = await start()
  const cases: [string, object, string][] = [
    ['set_balance', { balance: '1' }, 'account_id'],
    ['set_balance', { account_id: 'xyz', balance: '1' }, 'account_id'],
    ['set_balance', { account_id: ID, balance: '-1' }, 'balance'],
    ['set_balance', { account_id: ID, balance: 1 }, 'balance'],
    ['set_balance', { account_id: ID, balance: String(2n ** 120n) }, 'balance'],
    ['set_balance', { account_id: ID, currencies: { x: '1' } }, 'currencies'],
    ['set_balance', { account_id: ID, currencies: { 4294967296: '1' } }, 'currencies'],
    ['set_balance', { account_id: ID, currencies: [1] }, 'currencies'],
    ['set_balance', { account_id: ID, value: '1' }, 'value: expected one of account_id, dapp_id'],
    ['set_code', { account_id: ID, code: '%%%' }, 'code'],
    ['set_code', { account_id: ID, code: 'AAAA' }, 'code'],
    ['set_account', { boc: 'te6ccgEBAQEAAgAAAA==' }, 'boc'],
    ['set_account', { boc: writeBocBase64(accountCell(undefined)) }, 'boc'],
    ['set_dapp', { dapp_id: ID, credit: '1.5' }, 'credit'],
    ['set_dapp', { dapp_id: 'ID', credit: '1' }, 'dapp_id'],
  ]
  for (const [method, params, text] of cases) {
    const error = await node.admin(method, params).catch((cause: unknown) => cause)
    expect(error, JSON.stringify(params)).toMatchObject({ status: 400, code: 'invalid_params' })
    expect((error as Error).message).toContain(text)
  }
  await expect(node.admin('set_data', { account_id: ID, data: helloWallet.code })).rejects.toMatchObject({
    status: 409,
  })
  expect((await node.get(`account?account_id=${ID}&dapp_id=${ID}`)).status).toBe(404)
})
