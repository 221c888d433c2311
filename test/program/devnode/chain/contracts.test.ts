import { afterAll, beforeAll, expect, test } from 'vitest'
import { base64ToBytes } from '../../../../src/core/bytes/index.ts'
import { parseBoc } from '../../../../src/core/cells/index.ts'
import { parseAccount } from '../../../../src/core/tlb/index.ts'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const OTHER = '1b'.repeat(32)
const ZEROS = '0'.repeat(64)

let node: DevNode
let client: LocalClient
beforeAll(async () => {
  ;[node, client] = await Promise.all([DevNode.start(), LocalClient.open()])
})
afterAll(() => {
  client.close()
  return node.dispose()
})

async function readAccount(id: string, dappId = id) {
  const { status, json } = await node.get(`account?account_id=${id}&dapp_id=${dappId}`)
  return status === 200 ? json() : status
}

async function gramsOf(id: string): Promise<bigint> {
  const { boc } = await readAccount(id)
  return parseAccount(parseBoc(base64ToBytes(boc)!))!.balance.grams
}

test('a deployment by an external message makes the account id its Dapp ID', async () => {
  const { contract, message, hash } = await NodeContract.prepare(node, client, helloWallet)
  await node.fund(contract.id)
  expect(await readAccount(contract.id)).toMatchObject({ dapp_id: contract.id })
  const { result, error, ext_message_token } = (await contract.post(message)).json()
  expect(error).toBeNull()
  expect(ext_message_token).toBeNull()
  expect(result).toEqual({
    message_hash: hash,
    block_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    state_timestamp: expect.any(Number),
    ext_out_msgs: [expect.any(String)],
    aborted: false,
    exit_code: 0,
    producers: [],
    current_time: expect.stringMatching(/^\d{13}$/),
    thread_id: '0'.repeat(68),
    account_id: contract.id,
    dapp_id: contract.id,
  })
  const { boc, ...rest } = await readAccount(contract.id)
  expect(rest).toMatchObject({ account_id: contract.id, dapp_id: contract.id })
  const account = parseAccount(parseBoc(base64ToBytes(boc)!))!
  expect(account.state.type).toBe('active')
  expect(Buffer.from(account.initCodeHash!).toString('hex')).toBe(helloWallet.codeHash)
  const query = `{blockchain{transaction(hash:"${result.tx_hash}"){boc block_id out_messages{boc}}}}`
  const { transaction } = (await node.query(query)).data.blockchain
  expect(parseBoc(base64ToBytes(transaction.boc)!).hashHex()).toBe(result.tx_hash)
  expect(transaction.block_id).toBe(result.block_hash)
  expect(transaction.out_messages).toHaveLength(1)
})

test.each([ZEROS, OTHER])('a deployment that names the Dapp ID %s ends under its own id', async (dappId) => {
  const { contract, message } = await NodeContract.prepare(node, client, helloWallet)
  await node.fund(contract.id)
  const { result } = (await contract.post(message, dappId)).json()
  expect(result.dapp_id).toBe(dappId)
  expect(await readAccount(contract.id)).toMatchObject({ dapp_id: contract.id })
  expect(await readAccount(contract.id, OTHER)).toBe(404)
})

test('a call returns the bodies of the external outbound messages', async () => {
  const contract = await NodeContract.deploy(node, client, helloWallet)
  const { result } = await contract.call('touch')
  expect(result).toMatchObject({ aborted: false, exit_code: 0 })
  const event = await contract.decode(result.ext_out_msgs[0])
  expect(Number(event.value.at)).toBe(result.state_timestamp)
})

test('a call under a foreign Dapp ID does not find the account', async () => {
  const contract = await NodeContract.deploy(node, client, helloWallet)
  const { result, error } = await contract.call('touch', {}, OTHER)
  expect(result).toBeNull()
  expect(error).toMatchObject({ code: 'COMPUTE_SKIPPED', data: { exit_code: 0, account_id: contract.id } })
})

test('a message that is repeated, expired or signed with another key is refused with its exit code', async () => {
  const contract = await NodeContract.deploy(node, client, helloWallet)
  const { message } = await contract.encode('touch')
  expect((await contract.post(message)).json().error).toBeNull()
  const block = () => node.query('{blockchain{blocks(last:1){nodes{id}}}}')
  const before = await block()
  const expired = await contract.encode('touch', {}, { expire: 1 })
  const forger = new NodeContract(
    node,
    client,
    helloWallet,
    (await NodeContract.prepare(node, client, helloWallet)).contract.keys,
    contract.id,
  )
  const forged = await forger.encode('touch')
  for (const text of [message, expired.message, forged.message]) {
    const answer = await contract.post(text)
    expect(answer.status).toBe(200)
    const { result, error } = answer.json()
    expect(result).toBeNull()
    expect(error).toMatchObject({ code: 'TVM_ERROR', data: { exit_code: expect.any(Number), dapp_id: contract.id } })
    expect(error.data.exit_code).toBeGreaterThan(1)
  }
  expect(await block()).toEqual(before)
})

test('the giver sends, and what it sends arrives in the same answer', async () => {
  const giver = NodeContract.giver(node, client)
  const dest = '5c'.repeat(32)
  const { result, error } = await giver.call('sendTransaction', {
    dest: `0:${dest}`,
    value: 7_000_000_000,
    bounce: false,
  })
  expect(error).toBeNull()
  expect(result).toMatchObject({ aborted: false, dapp_id: giver.id })
  expect(await gramsOf(dest)).toBeGreaterThan(6_900_000_000n)
})

test('an account that the giver has funded can be deployed', async () => {
  const giver = NodeContract.giver(node, client)
  const { contract, message } = await NodeContract.prepare(node, client, helloWallet)
  await giver.call('sendTransaction', { dest: `0:${contract.id}`, value: 10_000_000_000, bounce: false })
  expect((await contract.post(message)).json().error).toBeNull()
  expect((await contract.call('touch')).error).toBeNull()
})

test('several messages of one request are executed in their order, in one block', async () => {
  const contract = await NodeContract.deploy(node, client, helloWallet)
  const time = Date.now() + 1000
  const messages = [1, 2, 3].map((step) => contract.encode('touch', {}, { time: time + step }))
  const elements = (await Promise.all(messages)).map(({ message }) => contract.element(message))
  const answers = (await node.post('messages', elements)).json()
  expect(answers.map(({ error }: { error: unknown }) => error)).toEqual([null, null, null])
  expect(new Set(answers.map(({ result }: { result: { block_hash: string } }) => result.block_hash)).size).toBe(1)
  const query = `{blockchain{account(account_id:"${contract.id}",dapp_id:"${contract.id}"){
    transactions(last:3){edges{node{id}}}}}}`
  const { edges } = (await node.query(query)).data.blockchain.account.transactions
  expect(edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(
    answers.map(({ result }: { result: { tx_hash: string } }) => result.tx_hash),
  )
})

test('the same message twice at the same time is executed once', async () => {
  const contract = await NodeContract.deploy(node, client, helloWallet)
  const { message } = await contract.encode('touch')
  const answers = (await node.post('messages', [contract.element(message), contract.element(message)])).json()
  expect(answers[0].error).toBeNull()
  expect(answers[1].error).toMatchObject({
    code: 'DUPLICATE_MESSAGE',
    message: 'Unknown error',
    data: { thread_id: null },
  })
})
