/** Explanations of failures by the node: the cases that a newcomer meets. */
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Cell, writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { wallet } from '../../../../src/program/contracts/generated/wallet.ts'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { assemble } from '../../../support/vm/VmText.ts'

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='

const client = await LocalClient.open()
const node = await DevNode.start({ args: ['--accounts', '2'] })
afterAll(() => node.dispose())
const hello = await NodeContract.deploy(node, client, helloWallet)

/** Explanation of a message that was refused, found by its hash. */
async function refusal(contract: NodeContract, message: string): Promise<Json> {
  const { error } = (await contract.post(message)).json()
  return (await node.admin('explain', { message_hash: error.data.message_hash })).failure
}

async function explained(transaction: string): Promise<Json> {
  return (await node.admin('explain', { transaction })).failure
}

describe('a refused message', () => {
  test('with the wrong key is explained by the owner that is missing, and both keys are named', async () => {
    const keys = await client.call('crypto.generate_random_sign_keys')
    const stranger = new NodeContract(node, client, helloWallet, keys, hello.id)
    const { message } = await stranger.encode('touch')
    const { error } = (await stranger.post(message)).json()
    const { failure, text } = await node.admin('explain', { message_hash: error.data.message_hash })
    expect(failure).toMatchObject({
      ...{ phase: 'acceptance', code: 102, contract: 'HelloWallet', function: 'touch', repair: 'key' },
      title: 'The message was refused: exit code 102 (the message is not signed by the owner)',
    })
    expect(failure.remedy).toContain(`It is signed with the key ${keys.public.slice(0, 8)}`)
    expect(failure.remedy).toContain(`The contract has the key ${hello.keys.public.slice(0, 8)}`)
    expect(text.split('\n')[0]).toBe(failure.title)
    expect((await node.admin('explain', { message })).failure).toEqual(failure)
  })

  test('without a signature is told to be signed', async () => {
    const { message } = await client.call('abi.encode_message', {
      abi: { type: 'Json', value: helloWallet.abi },
      address: `0:${hello.id}`,
      call_set: { function_name: 'touch', input: {} },
      signer: { type: 'None' },
    })
    expect(await refusal(hello, message)).toMatchObject({
      repair: 'key',
      remedy: expect.stringContaining('The message is not signed.'),
    })
  })

  test('that has expired names both times', async () => {
    const { message } = await hello.encode('touch', {}, { expire: 1_700_000_000 })
    expect(await refusal(hello, message)).toMatchObject({
      ...{ code: 57, repair: 'again' },
      title: 'The message was refused: exit code 57 (the message expired)',
      remedy: expect.stringMatching(/^The message expired at 2023-11-14 22:13:20 UTC, and the time of the chain is 20/),
    })
  })

  test('for an account without money says that the account has to be funded', async () => {
    const { contract, message } = await NodeContract.prepare(node, client, helloWallet)
    expect(await refusal(contract, message)).toMatchObject({
      ...{ phase: 'acceptance', repair: 'balance' },
      title: 'The message was refused: the account cannot pay for the gas',
    })
  })

  test('is not remembered if the node has never seen it', async () => {
    await expect(node.admin('explain', { message_hash: 'ab'.repeat(32) })).rejects.toMatchObject({ code: 'not_found' })
    await expect(node.admin('explain', {})).rejects.toMatchObject({ code: 'invalid_params' })
  })
})

/** A body of 32 bits, the number of some function. */
const CALL = 'te6ccgEBAQEABgAACDcxLkU='

/** An account with this code and 5 tokens; returns the transaction of a message to it with `value` and the body CALL. */
async function callCode(id: string, code: Cell, value = '1000000000', bounce = false): Promise<string> {
  await node.admin('set_balance', { account_id: id, balance: '5000000000' })
  await node.admin('set_code', { account_id: id, code: writeBocBase64(code) })
  const { transaction_id } = await node.admin('impersonate', {
    source: { account_id: id },
    message: { account_id: id, value, bounce, body: CALL },
  })
  return transaction_id
}

const SOURCE = `pragma tvm-solidity >= 0.76.1;

contract Vault {
    uint16 constant ERROR_TOO_SMALL = 1234;

    function check(uint x) private {
        require(x > 10, ERROR_TOO_SMALL, "x is too small");
    }

    function boom(uint x) public {
        tvm.accept();
        check(x);
    }
}
`

describe('a contract that fails', () => {
  test('is explained by the failing line, its callers, the name of the error and its text', async () => {
    const code = assemble('ACCEPT; CALLREF <NOP; THROWL 1234>; NOP')
    const callee = code.refs[0]!
    const at = (line: number) => ({ filename: 'contracts/Vault.sol', line })
    const map = {
      [code.hashHex()]: { 0: at(11), 16: at(12) },
      [callee.hashHex()]: { 0: at(7) },
    }
    const abi = { 'ABI version': 2, version: '2.3', header: [], functions: [], events: [] }
    await node.admin('register_abi', {
      ...{ abi, code: writeBocBase64(code), name: 'Vault', debug_map: { map } },
      sources: { 'contracts/Vault.sol': SOURCE },
    })
    const transaction = await callCode('d1'.repeat(32), code)
    const { failure, text } = await node.admin('explain', { transaction })
    expect(failure).toMatchObject({
      ...{ phase: 'compute', code: 1234, name: 'ERROR_TOO_SMALL', reason: 'x is too small', contract: 'Vault' },
      title: 'The contract ended with exit code 1234, ERROR_TOO_SMALL (x is too small)',
      frames: [
        { file: 'contracts/Vault.sol', line: 7, function: 'check' },
        { file: 'contracts/Vault.sol', line: 12, function: 'boom' },
      ],
      remedy: 'Check the condition in contracts/Vault.sol line 7, and the arguments.',
    })
    expect(text).toContain('> 7 |         require(x > 10, ERROR_TOO_SMALL, "x is too small");')
  })

  test('names the error of an ABI of Tolk', async () => {
    const code = assemble('ACCEPT; THROWL 777')
    const errors = [{ kind: 'constant', name: 'Errors.NotReady', err_code: 777, description: 'the game is closed' }]
    const abi = { 'ABI version': 2, version: '2.3', header: [], functions: [], events: [], thrown_errors: errors }
    await node.admin('register_abi', { abi, code: writeBocBase64(code), name: 'Game' })
    const failure = await explained(await callCode('d2'.repeat(32), code))
    expect(failure.title).toBe('The contract ended with exit code 777, Errors.NotReady (the game is closed)')
  })

  test('that defines its own code without a name says how to find the line', async () => {
    const failure = await explained(await callCode('d3'.repeat(32), assemble('ACCEPT; THROWL 555')))
    expect(failure).toMatchObject({ code: 555, frames: [], remedy: expect.stringContaining('Look for 555') })
  })

  test('for lack of gas is told how much the message has to carry', async () => {
    // About 130 thousand units of gas.
    const code = assemble('PUSHINT16 2000; PUSHCONT <NOP; NOP>; REPEAT')
    const id = 'd4'.repeat(32)
    const failure = await explained(await callCode(id, code, '20000000'))
    expect(failure).toMatchObject({ phase: 'compute', repair: 'value' })
    const [, amount] = /^Send at least (0\.\d+) tokens with the message\.$/.exec(failure.remedy)!
    const enough = String(Math.round(Number(amount) * 1e9))
    const { text } = await node.admin('explain', { transaction: await callCode(id, code, enough) })
    expect(text).toBe('')
  })

  test('for a message that carries too little is not blamed on the account', async () => {
    const failure = await explained(await callCode('d5'.repeat(32), assemble('NOP'), '1'))
    expect(failure.title).toBe('No contract ran: the message carries too little to pay for the gas')
    expect(failure.remedy).toMatch(/^Send at least 0\.\d+ tokens with the message\.$/)
  })

  test('in the action phase names what it wanted to send, and what is missing', async () => {
    const { account_id } = node.ready.accounts[0]!
    const { transaction_id } = await node.admin('impersonate', {
      source: { account_id },
      call: {
        abi: wallet.abi,
        function_name: 'sendTransaction',
        input: { dest: `0:${hello.id}`, value: '150000000000000', cc: {}, bounce: true, flags: 1, payload: EMPTY_CELL },
      },
    })
    const failure = await explained(transaction_id)
    expect(failure).toMatchObject({
      ...{ phase: 'action', code: 37, repair: 'balance', function: 'sendTransaction' },
      amounts: [
        { name: 'balance before', amount: expect.stringMatching(/^9\d{12}$|^1\d{13}$/) },
        { name: 'amount to send', amount: '150000000000000' },
      ],
      remedy: expect.stringMatching(/^Send less, or fund the account with more than 14\d+(\.\d+)? tokens/),
    })
  })
})

describe('a message that comes back', () => {
  test('is explained from the sender, from the recipient and from the answer', async () => {
    const { result } = await hello.call('sendValue', {
      dest: `0:${'ee'.repeat(32)}`,
      amount: 1_000_000_000,
      bounce: true,
    })
    const { transactions } = await node.admin('trace', { transaction: result.tx_hash })
    const [sent, failed, back] = transactions
    const why = 'No contract ran: there is no contract'
    expect(await explained(failed.id)).toMatchObject({ title: why, repair: 'deploy', account: 'ee'.repeat(32) })
    expect(await explained(sent.id)).toMatchObject({
      title: `A message that it sent failed: ${why}`,
      transaction: failed.id,
    })
    expect(await explained(back.id)).toMatchObject({ title: `A message came back: ${why}`, transaction: failed.id })
  })

  test('is not confused with money for an account without a contract', async () => {
    const id = 'ef'.repeat(32)
    await node.fund(id)
    const { data } = await node.query(
      `{ blockchain { account(account_id: "${id}", dapp_id: "${id}") { transactions(last: 1) { edges { node { id } } } } } }`,
    )
    const transaction = data.blockchain.account.transactions.edges[0].node.id
    expect(await node.admin('explain', { transaction })).toMatchObject({ text: '' })
  })

  test('is not called free of losses where the node keeps no history', async () => {
    const other = await DevNode.start({ args: ['--history', '0'] })
    onTestFinished(() => other.dispose())
    const id = 'ed'.repeat(32)
    await other.fund(id)
    const { data } = await other.query(
      `{ blockchain { account(account_id: "${id}", dapp_id: "${id}") { transactions(last: 1) { edges { node { id } } } } } }`,
    )
    const transaction = data.blockchain.account.transactions.edges[0].node.id
    const answer = await other.admin('explain', { transaction })
    expect(answer.failure).toBeUndefined()
    expect(answer.text).toMatch(/Whether all of it arrived is not known/)
  })
})
