/** What contracts print on the node: stored, shown in the terminal, returned by controls and in refusals. */
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { printingContract } from '../../../support/contracts/printingContract.ts'
import { DevNode, type DevNodeOptions, type Json } from '../../../support/devnode/DevNode.ts'
import { ShownNode } from '../../../support/devnode/ShownNode.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { assemble } from '../../../support/vm/VmText.ts'

const client = await LocalClient.open()
const shared = await DevNode.start()
afterAll(() => shared.dispose())

const abi = { type: 'Json', value: printingContract.abi }
const signer = { type: 'None' }
type Post = (path: string, body: object) => Promise<Json>

async function start(options: DevNodeOptions): Promise<DevNode> {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

function postTo(node: DevNode): Post {
  return async (path, body) => (await node.post(path, body)).json()
}

/** Deploys the contract and returns its calls. */
async function deploy(post: Post) {
  const { address, message, message_id } = await client.call('abi.encode_message', {
    ...{ abi, signer, deploy_set: { code: printingContract.code }, call_set: { function_name: 'constructor' } },
  })
  const id = address.slice(2)
  const send = (body: string, hash: string) =>
    post('messages', [{ id: hash, body, account_id: id, dapp_id: id }] as never)
  await post('faucet', { account_id: id })
  const deployed = await send(message, message_id)
  if (deployed.error !== null) throw new Error(JSON.stringify(deployed))
  const add = async (by: number): Promise<Json> => {
    const call_set = { function_name: 'add', input: { by } }
    const called = await client.call('abi.encode_message', { abi, signer, address, call_set })
    return send(called.message, called.message_id)
  }
  return { id, add }
}

/** The contract on the shared node; it has one address only. */
const counter = await deploy(postTo(shared))

test('a transaction keeps what its contract printed, which a rerun prints again', async () => {
  const transaction = (await counter.add(2)).result.tx_hash
  const logs = ['add to the total', '[0, 2]']
  expect(await shared.admin('logs', { transaction })).toMatchObject({ logs })
  const { transactions } = await shared.admin('trace', { transaction })
  expect(transactions).toMatchObject([{ logs }])
  expect(await shared.admin('replay', { transaction, steps: 0 })).toMatchObject({ matches: true, logs, steps: [] })
  expect(await shared.admin('replay', { transaction, steps: 5 })).toMatchObject({ matches: true, logs })
})

test('a transaction without a log has an empty one', async () => {
  const { result } = await postTo(shared)('faucet', { account_id: 'ab'.repeat(32) })
  const transaction = result.tx_hash
  expect((await shared.admin('logs', { transaction })).logs).toEqual([])
  expect((await shared.admin('trace', { transaction })).transactions[0].logs).toEqual([])
})

test('a refused message says what the contract printed, and the next transaction does not repeat it', async () => {
  const { error } = await counter.add(0)
  expect(error).toMatchObject({ code: 'TVM_ERROR', data: { exit_code: 100, logs: ['add to the total', '[2, 0]'] } })
  const transaction = (await counter.add(5)).result.tx_hash
  expect((await shared.admin('logs', { transaction })).logs).toEqual(['add to the total', '[2, 5]'])
})

test('a chain without history keeps no logs', async () => {
  const node = await start({ args: ['--history', '0'] })
  const { add } = await deploy(postTo(node))
  const transaction = (await add(2)).result.tx_hash
  await expect(node.admin('logs', { transaction })).rejects.toMatchObject({ code: 'conflict' })
  expect((await node.admin('trace', { transaction })).transactions[0].logs).toEqual([])
  await expect(node.admin('logs', { transaction: 'ab'.repeat(32) })).rejects.toMatchObject({ code: 'not_found' })
})

test('a program learns it from the error of a call', async () => {
  const { id } = counter
  const connected = await LocalClient.open({ config: { network: { endpoints: [shared.url] } } })
  onTestFinished(() => connected.close())
  const call = connected.call('processing.process_message', {
    message_encode_params: { abi, signer, address: `0:${id}`, call_set: { function_name: 'add', input: { by: 0 } } },
    dapp_id: id,
    send_events: false,
  })
  await expect(call).rejects.toMatchObject({
    code: 621,
    message: expect.stringMatching(/exit code 100.*\nThe contract printed:\n {2}add to the total\n {2}\[7, 0\]$/),
    data: { logs: ['add to the total', '[7, 0]'], outcome: 'refused' },
  })
})

test('a program learns it from the error of a transaction that failed after the message was accepted', async () => {
  const { id } = counter
  const code = writeBocBase64(assemble('ACCEPT; DUMPSTR S{0168656c6c6f}; THROW 50'))
  await shared.admin('set_code', { account_id: id, code })
  const connected = await LocalClient.open({ config: { network: { endpoints: [shared.url] } } })
  onTestFinished(() => connected.close())
  const call = connected.call('processing.process_message', {
    message_encode_params: { abi, signer, address: `0:${id}`, call_set: { function_name: 'add', input: { by: 1 } } },
    dapp_id: id,
    send_events: false,
  })
  await expect(call).rejects.toMatchObject({
    code: 414,
    message: expect.stringMatching(/exit code: 50 .*\nThe contract printed:\n {2}hello$/s),
    data: { exit_code: 50, logs: ['hello'], outcome: 'failed' },
  })
})

test('the terminal shows it below the line of the transaction, and of a refusal', async () => {
  const node = new ShownNode({ onTerminal: true, environment: { NO_COLOR: '1' } })
  onTestFinished(() => node.dispose())
  await node.waitFor(/Ctrl-C/)
  const post: Post = (path, body) => node.post(`/v2/${path}`, body)
  const { add } = await deploy(post)
  await add(2)
  await node.waitFor(/#\d+ .* ok\n {9}│ add to the total\n {9}│ \[0, 2\]\n/)
  await add(0)
  await node.waitFor(/refused, TVM_ERROR: exit 100\n {9}│ add to the total\n {9}│ \[2, 0\]\n/)
})

test('events for programs have it as a member', async () => {
  const node = new ShownNode({ args: ['--log-format', 'json'] })
  onTestFinished(() => node.dispose())
  await node.url()
  const { add } = await deploy((path, body) => node.post(`/v2/${path}`, body))
  await add(2)
  await add(0)
  await node.waitFor(/"event":"refused".*\n/)
  const events = node.output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(events.slice(-2)).toMatchObject([
    { event: 'transaction', logs: ['add to the total', '[0, 2]'] },
    { event: 'refused', exit_code: 100, logs: ['add to the total', '[2, 0]'] },
  ])
})
