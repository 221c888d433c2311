import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytesToBase64 } from '../../../../src/core/bytes/index.ts'
import { parseBocBase64 } from '../../../../src/core/cells/index.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import {
  constructorBody,
  deployForwarder,
  type Forwarder,
  forward,
  forwardBody,
  forwarder,
  internalMessage,
  rawContract,
} from '../../../support/devnode/forwarder.ts'
import { messageId } from '../../../support/devnode/messageId.ts'

const OTHER = '1b'.repeat(32)

let node: DevNode
let nextNumber = 1
beforeAll(async () => {
  node = await DevNode.start({ deprecatedApi: true })
})
afterAll(() => node.dispose())

async function post(id: string, body: string, dappId = id) {
  return (await node.post('messages', [{ id: messageId(body), body, account_id: id, dapp_id: dappId }])).json()
}

async function deploy(): Promise<Forwarder> {
  const contract = forwarder(nextNumber++)
  await node.fund(contract.id)
  const { error } = await post(contract.id, deployForwarder(contract))
  expect(error).toBeNull()
  return contract
}

async function readAccount(id: string, dappId: string) {
  const { status, json } = await node.get(`account?account_id=${id}&dapp_id=${dappId}`)
  return status === 200 ? json().dapp_id : status
}

/** A contract that another one has deployed. */
async function deployInside(parent: Forwarder): Promise<Forwarder> {
  const child = forwarder(nextNumber++)
  const message = internalMessage(child.id, 10_000_000_000n, { init: child.init, body: constructorBody() })
  const { result, error } = await post(parent.id, forward(parent, message))
  expect(error).toBeNull()
  expect(result).toMatchObject({ aborted: false, dapp_id: parent.id })
  return child
}

test('a contract that is deployed by another one inherits its Dapp ID', async () => {
  const parent = await deploy()
  const child = await deployInside(parent)
  expect(await readAccount(child.id, parent.id)).toBe(parent.id)
  const grandchild = await (async () => {
    const next = forwarder(nextNumber++)
    const message = internalMessage(next.id, 1_000_000_000n, { init: next.init, body: constructorBody() })
    const { result } = await post(child.id, forward(child, message), parent.id)
    expect(result).toMatchObject({ account_id: child.id, dapp_id: parent.id, aborted: false })
    return next
  })()
  expect(await readAccount(grandchild.id, parent.id)).toBe(parent.id)
})

test('an account is also found under its own id and returns its real Dapp ID; sending returns the given one', async () => {
  const parent = await deploy()
  const child = await deployInside(parent)
  expect(await readAccount(child.id, child.id)).toBe(parent.id)
  expect(await readAccount(child.id, OTHER)).toBe(404)
  const { result } = await post(child.id, forward(child, internalMessage(OTHER, 1n)), child.id)
  expect(result).toMatchObject({ account_id: child.id, dapp_id: child.id })
  const zeros = '0'.repeat(64)
  const again = await post(child.id, forward(child, internalMessage(OTHER, 1n)), zeros)
  expect(again.result).toMatchObject({ account_id: child.id, dapp_id: zeros })
  const { error } = await post(child.id, forward(child, internalMessage(OTHER, 1n)), OTHER)
  expect(error).toMatchObject({ code: 'COMPUTE_SKIPPED', data: { account_id: child.id, dapp_id: OTHER } })
})

test('a deployment returns the given Dapp ID, and the account has its own id as Dapp ID', async () => {
  const contract = forwarder(nextNumber++)
  await node.fund(contract.id)
  const { result } = await post(contract.id, deployForwarder(contract), OTHER.toUpperCase())
  expect(result).toMatchObject({ aborted: false, dapp_id: OTHER })
  expect(await readAccount(contract.id, contract.id)).toBe(contract.id)
  const warning = node.log.split('\n').find((line) => line.includes('wrong Dapp ID'))!
  expect(JSON.parse(warning)).toMatchObject({ level: 'warn', account_id: contract.id })
  expect(warning).toContain(OTHER)
})

test('only a deployment with a wrong Dapp ID is refused if the node is configured so', async () => {
  const careful = await DevNode.start({ args: ['--refuse-wrong-dapp'] })
  try {
    const contract = forwarder(nextNumber++)
    const body = deployForwarder(contract)
    const send = async (dapp_id: string) =>
      (await careful.post('messages', [{ id: messageId(body), body, account_id: contract.id, dapp_id }])).json()
    await careful.fund(contract.id)
    expect((await send(OTHER)).error).toMatchObject({
      code: 'COMPUTE_SKIPPED',
      message: expect.stringContaining(`not under the Dapp ID ${OTHER}`),
    })
    expect((await send('0'.repeat(64))).error).toBeNull()
    const own = forwarder(nextNumber++)
    await careful.fund(own.id)
    const other = deployForwarder(own)
    const request = { id: messageId(other), body: other, account_id: own.id, dapp_id: own.id }
    expect((await careful.post('messages', [request])).json().error).toBeNull()
  } finally {
    await careful.dispose()
  }
})

test('messages within one Dapp ID carry grams', async () => {
  const parent = await deploy()
  const child = await deployInside(parent)
  const balance = async () => {
    const query = `{blockchain{account(account_id:"${child.id}",dapp_id:"${parent.id}"){info{balance}}}}`
    return BigInt((await node.query(query)).data.blockchain.account.info.balance)
  }
  const before = await balance()
  await post(parent.id, forward(parent, internalMessage(child.id, 5_000_000_000n)))
  const gained = (await balance()) - before
  expect(gained).toBeGreaterThan(4_900_000_000n)
  expect(gained).toBeLessThan(5_000_000_000n)
})

test('a chain of messages is executed to its end in one block', async () => {
  const first = await deploy()
  const second = await deployInside(first)
  const third = await deployInside(first)
  const inner = internalMessage(third.id, 1_000_000_000n)
  const body = forwardBody(inner)
  const { result } = await post(first.id, forward(first, internalMessage(second.id, 3_000_000_000n, { body })))
  const query = `{blockchain{block(hash:"${result.block_hash}"){tr_count}}}`
  expect((await node.query(query)).data.blockchain.block.tr_count).toBe(3)
})

test('a message to an absent recipient bounces', async () => {
  const parent = await deploy()
  const { result } = await post(parent.id, forward(parent, internalMessage(OTHER, 1_000_000_000n, { bounce: true })))
  const query = `{blockchain{account(account_id:"${parent.id}",dapp_id:"${parent.id}"){
    messages(msg_type:[IntIn],last:1){edges{node{bounced src}}}}}}`
  const { edges } = (await node.query(query)).data.blockchain.account.messages
  expect(result.aborted).toBe(false)
  expect(edges[0].node).toMatchObject({ bounced: true, src: `0:${OTHER}` })
})

test('a failed action phase is answered as executed, with the transaction marked as aborted', async () => {
  const contract = await deploy()
  const { result, error } = await post(contract.id, forward(contract, internalMessage(OTHER, 10n ** 15n)))
  expect(error).toBeNull()
  expect(result).toMatchObject({ aborted: true, exit_code: 0, tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('a contract that fails after it has accepted pays, and the answer has its exit code', async () => {
  // ACCEPT  42 THROW
  const contract = rawContract('f800f22a')
  await node.fund(contract.id)
  const { result, error } = await post(contract.id, deployForwarder(contract))
  expect(result).toBeNull()
  expect(error).toMatchObject({ code: 'TVM_ERROR', data: { exit_code: 42 } })
  const query = `{blockchain{account(account_id:"${contract.id}",dapp_id:"${contract.id}"){
    info{balance} transactions(last:1){edges{node{aborted compute{exit_code}}}}}}}`
  const { account } = (await node.query(query)).data.blockchain
  expect(account.transactions.edges[0].node).toEqual({ aborted: true, compute: { exit_code: 42 } })
  expect(BigInt(account.info.balance)).toBeLessThan(100_000_000_000n)
})

test('a message that comes through GraphQL is executed as well', async () => {
  const contract = forwarder(nextNumber++)
  await node.fund(contract.id)
  const body = deployForwarder(contract)
  const id = bytesToBase64(parseBocBase64(body).hash())
  const mutation = 'mutation($r:[Request]){postRequests(requests:$r)}'
  // One request with a wrong id prevents all of them from being sent.
  const wrong = await node.query(mutation, {
    r: [
      { id, body },
      { id: bytesToBase64(new Uint8Array(32)), body },
    ],
  })
  expect(wrong.errors[0].message).toMatch(/^message A+=: id is not the message hash, expected [0-9a-f]{64}$/)
  const sent = await node.query(mutation, { r: [{ id, body }] })
  expect(sent).toEqual({ data: { postRequests: [id] } })
  const query = `{blockchain{account(account_id:"${contract.id}",dapp_id:"${contract.id}"){info{acc_type_name}}}}`
  await expect.poll(async () => (await node.query(query)).data.blockchain.account.info.acc_type_name).toBe('Active')
})
