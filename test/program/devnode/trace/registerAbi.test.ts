import { describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode, type DevNodeOptions } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const client = await LocalClient.open()

async function start(options: DevNodeOptions = {}): Promise<DevNode> {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

/** The ABI with another name of the function `touch`, of the same number. */
async function renamedAbi() {
  const abi = JSON.parse(helloWallet.abi)
  const { function_id: id } = await client.call('abi.calc_function_id', {
    abi: { type: 'Json', value: helloWallet.abi },
    function_name: 'touch',
  })
  const functions = abi.functions.map((item: { name: string }) =>
    item.name === 'touch' ? { ...item, name: 'knock', id: `0x${id.toString(16)}` } : item,
  )
  return { ...abi, functions }
}

async function nameOfCall(node: DevNode, contract: NodeContract) {
  const { result } = await contract.call('touch')
  const [called] = (await node.admin('trace', { transaction: result.tx_hash })).transactions
  return [called.contract, called.in_message.function]
}

describe('register_abi', () => {
  test('takes precedence over built-in ABIs, and survives restarts, reverts and resets', async () => {
    const dataFolder = temporaryFolder()
    const first = await start({ dataFolder })
    const contract = await NodeContract.deploy(first, client, helloWallet)
    expect(await nameOfCall(first, contract)).toEqual(['HelloWallet', 'touch'])
    const { id } = await first.admin('snapshot')
    const registered = await first.admin('register_abi', {
      abi: await renamedAbi(),
      code: helloWallet.code,
      name: 'Door',
    })
    expect(registered).toMatchObject({ code_hash: helloWallet.codeHash, name: 'Door' })
    expect(await nameOfCall(first, contract)).toEqual(['Door', 'knock'])
    await first.admin('revert', { id })
    expect(await nameOfCall(first, contract)).toEqual(['Door', 'knock'])
    await first.admin('reset')
    await first.kill()
    const second = await start({ dataFolder })
    const again = await NodeContract.deploy(second, client, helloWallet)
    expect(await nameOfCall(second, again)).toEqual(['Door', 'knock'])
  })

  test('accepts a hash or an image, and derives a name for the contract', async () => {
    const node = await start()
    const tvc = await client.call('boc.encode_state_init', { code: helloWallet.code })
    const name = `contract ${helloWallet.codeHash.slice(0, 8)}`
    const byImage = await node.admin('register_abi', { abi: helloWallet.abi, tvc: tvc.state_init })
    expect(byImage).toMatchObject({ code_hash: helloWallet.codeHash, name })
    const code_hash = helloWallet.codeHash.toUpperCase()
    expect(await node.admin('register_abi', { abi: helloWallet.abi, code_hash })).toMatchObject({ name })
  })

  test.for([
    ['no code', { abi: {} }],
    ['two codes', { abi: helloWallet.abi, code: helloWallet.code, code_hash: helloWallet.codeHash }],
    ['no ABI', { abi: { functions: 7 }, code_hash: helloWallet.codeHash }],
    ['a broken text', { abi: '{', code_hash: helloWallet.codeHash }],
    ['a number', { abi: 7, code_hash: helloWallet.codeHash }],
    ['another hash', { abi: helloWallet.abi, code_hash: 'ab' }],
    ['an image without code', { abi: helloWallet.abi, tvc: 'te6ccgEBAQEAAwAAAUA=' }],
    ['a name with a line break', { abi: helloWallet.abi, code_hash: helloWallet.codeHash, name: 'a\nb' }],
    ['a broken map', { abi: helloWallet.abi, code_hash: helloWallet.codeHash, debug_map: { map: { x: {} } } }],
  ] as const)('refuses %s', async ([, params]) => {
    const node = await start()
    await expect(node.admin('register_abi', params)).rejects.toMatchObject({ status: 400, code: 'invalid_params' })
  })

  test('a debug map adds source positions to the steps of a replay', async () => {
    const node = await start()
    const contract = await NodeContract.deploy(node, client, helloWallet)
    const { result } = await contract.call('touch')
    const plain = await node.admin('replay', { transaction: result.tx_hash, steps: 10 })
    const { code_hash, offset } = plain.steps.at(-1)
    const map = { [code_hash]: { [offset]: { filename: 'HelloWallet.sol', line: 42 } } }
    await node.admin('register_abi', { abi: helloWallet.abi, code: helloWallet.code, debug_map: { map } })
    const replay = await node.admin('replay', { transaction: result.tx_hash, steps: 10 })
    expect(replay.steps.at(-1)).toMatchObject({ source: { file: 'HelloWallet.sol', line: 42 } })
  })
})
