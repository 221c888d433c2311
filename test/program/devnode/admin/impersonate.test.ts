import { expect, onTestFinished, test } from 'vitest'
import { parseBocBase64, writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { parseMessage } from '../../../../src/core/tlb/index.ts'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { networkGiver } from '../../../../src/program/contracts/generated/networkGiver.ts'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const STRANGER = '9d'.repeat(32)
const abi = JSON.parse(helloWallet.abi)

async function start() {
  const node = await DevNode.start()
  onTestFinished(() => node.dispose())
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  return { node, hello: await NodeContract.deploy(node, client, helloWallet) }
}

async function transactionOf(node: DevNode, id: string): Promise<Json> {
  const query = `{blockchain{transaction(hash:"${id}"){aborted account_addr in_message{src dst value(format:DEC) bounce boc}}}}`
  return (await node.query(query)).data.blockchain.transaction
}

test('a contract accepts unsigned calls, of its key and of another one', async () => {
  const { node, hello } = await start()
  const source = { account_id: hello.id }
  const done = await node.admin('impersonate', { source, call: { abi, function_name: 'touch' } })
  expect(done).toMatchObject({ aborted: false, exit_code: 0, epoch: node.ready.epoch })
  const event = await hello.decode(done.ext_out_msgs[0])
  expect(Number(Object.values(event.value)[0])).toBe(done.time)
  expect(await transactionOf(node, done.transaction_id)).toMatchObject({ account_addr: `0:${hello.id}` })
  const stranger = { abi: helloWallet.abi, function_name: 'touch', public_key: node.ready.giver!.public }
  const refused = node.admin('impersonate', { source, call: stranger })
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'refused', exitCode: 102 })
  // Signatures of all other accounts are checked as before.
  const { message } = await new NodeContract(node, hello.client, helloWallet, node.ready.giver!, hello.id).encode(
    'touch',
  )
  expect((await hello.post(message)).json().error).not.toBeNull()
})

test('a message with a wrong signature is accepted as well', async () => {
  const { node, hello } = await start()
  const { message } = await hello.encode('touch')
  const { header, body } = parseMessage(parseBocBase64(message))
  const altered = new Uint8Array(Buffer.from(message, 'base64'))
  const at = Buffer.from(altered).indexOf(Buffer.from(body!.clone().loadBytes(8)).subarray(1, 8))
  expect(header.type).toBe('externalIn')
  expect(at).toBeGreaterThan(0)
  altered[at + 3]! ^= 1
  const boc = Buffer.from(altered).toString('base64')
  expect((await hello.post(boc)).json().error).not.toBeNull()
  const done = await node.admin('impersonate', { source: { account_id: hello.id }, message: boc })
  expect(done.aborted).toBe(false)
  const other = node.admin('impersonate', { source: { account_id: STRANGER }, message: boc })
  await expect(other).rejects.toMatchObject({ status: 400, code: 'invalid_params' })
})

test('an internal message can have any sender, value and body', async () => {
  const { node, hello } = await start()
  const before = await balanceOf(node, hello.id)
  const message = {
    account_id: hello.id,
    value: '7000000000',
    currencies: { 3: '5' },
    bounce: false,
    body: writeBocBase64(numberCell()),
  }
  const done = await node.admin('impersonate', { source: { account_id: STRANGER }, message })
  const transaction = await transactionOf(node, done.transaction_id)
  expect(transaction.in_message).toMatchObject({ src: `0:${STRANGER}`, value: '7000000000', bounce: false })
  const { body } = parseMessage(parseBocBase64(transaction.in_message.boc))
  expect(body!.loadUint(32)).toBe(5)
  expect((await balanceOf(node, hello.id)) - before).toBeGreaterThan(6_900_000_000n)
  const call = { abi, function_name: 'touch', account_id: hello.id, value: '1' }
  const called = await node.admin('impersonate', { source: { account_id: hello.id }, call })
  expect((await transactionOf(node, called.transaction_id)).in_message).toMatchObject({
    src: `0:${hello.id}`,
    bounce: true,
  })
})

test('anything that is not a message is refused by name', async () => {
  const { node, hello } = await start()
  const source = { account_id: hello.id }
  const call = { abi, function_name: 'touch' }
  const cases: [object, string][] = [
    [{ source }, 'Expected either message or call'],
    [{ source, call, message: {} }, 'Expected either message or call'],
    [{ source, message: 5 }, 'message'],
    [{ source, message: '???' }, 'message'],
    [{ source, message: helloWallet.code }, 'message'],
    [{ source, message: { account_id: STRANGER, value: 'x' } }, 'value'],
    [{ source, message: { account_id: STRANGER, body: 'x' } }, 'message.body'],
    [{ source, message: { account_id: STRANGER, state_init: 'te6ccgEBAQEAAgAAAA==' } }, 'message.state_init'],
    [{ source: { account_id: '1' }, call }, 'source.account_id'],
    [{ source, call: { abi: '{', function_name: 'touch' } }, 'call.abi'],
    [{ source, call: { abi, function_name: 'nothing' } }, 'call.abi'],
    [{ source, call: { abi, function_name: 'sendValue', input: { dest: 1 } } }, 'call'],
    [{ source, call: { ...call, header: { expire: -1 } } }, 'call.header'],
    [{ source, call: { ...call, public_key: 'x' } }, 'call.public_key'],
  ]
  for (const [params, text] of cases) {
    const error = await node.admin('impersonate', params).catch((cause: unknown) => cause)
    expect(error, JSON.stringify(params).slice(0, 200)).toMatchObject({ status: 400, code: 'invalid_params' })
    expect((error as Error).message).toContain(text)
  }
  const nobody = node.admin('impersonate', { source: { account_id: STRANGER }, call })
  await expect(nobody).rejects.toMatchObject({ code: 'refused' })
})

async function balanceOf(node: DevNode, id: string): Promise<bigint> {
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance(format:DEC)}}}}`
  return BigInt((await node.query(query)).data.blockchain.account.info.balance)
}

function numberCell() {
  return parseBocBase64('te6ccgEBAQEABgAACAAAAAU=')
}

test('a contract mints as much as its Dapp ID may', async () => {
  const { node } = await start()
  const giver = node.ready.network_giver!.account_id
  const source = { account_id: giver }
  const dest = `0:${STRANGER}`
  const give = async () => {
    await node.admin('set_balance', { account_id: giver, balance: '2000000000' })
    const input = { dest, value: '5000000000', bounce: false }
    const call = { abi: networkGiver.abi, function_name: 'sendTransaction', input }
    return (await node.admin('impersonate', { source, call })).aborted
  }
  const { id } = await node.admin('snapshot')
  expect(await give()).toBe(false)
  await node.admin('set_dapp', { dapp_id: '00'.repeat(32), credit: '0' })
  expect(await give()).toBe(true)
  await node.admin('set_dapp', { dapp_id: '00'.repeat(32), credit: '1000000000000' })
  expect(await give()).toBe(false)
  await node.admin('set_dapp', { dapp_id: '00'.repeat(32), credit: '0' })
  await node.admin('revert', { id })
  expect(await give()).toBe(false)
})
