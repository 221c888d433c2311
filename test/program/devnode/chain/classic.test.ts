import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { messageId } from '../../../support/devnode/messageId.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

function fixture(name: string) {
  return readFileSync(join(import.meta.dirname, '../../../fixtures/everdev', name))
}
function tvc(name: string) {
  return fixture(`${name}.tvc`).toString('base64')
}
function abi(name: string) {
  return { type: 'Json', value: fixture(`${name}.abi.json`).toString('utf8') }
}

let node: DevNode
let client: LocalClient
beforeAll(async () => {
  ;[node, client] = await Promise.all([DevNode.start({ args: ['--rules', 'classic'] }), LocalClient.open()])
})
afterAll(() => {
  client.close()
  return node.dispose()
})

async function deploy(name: string) {
  const keys = await client.call('crypto.generate_random_sign_keys')
  const { address, message } = await client.call('abi.encode_message', {
    ...{ abi: abi(name), deploy_set: { tvc: tvc(name) }, call_set: { function_name: 'constructor' } },
    ...{ signer: { type: 'Keys', keys }, rules: 'classic' },
  })
  const id = address.slice(2)
  await node.fund(id)
  return { id, keys, answer: await post(id, message) }
}

async function post(id: string, body: string) {
  return (await node.post('messages', [{ id: messageId(body), body, account_id: id, dapp_id: id }])).json()
}

test('contracts of older compilers are deployed and called under classic rules', async () => {
  const { id, keys, answer } = await deploy('HelloWallet')
  expect(answer.error).toBeNull()
  expect(answer.result).toMatchObject({ aborted: false, exit_code: 0, account_id: id })
  const { message } = await client.call('abi.encode_message', {
    ...{ abi: abi('HelloWallet'), address: `0:${id}`, call_set: { function_name: 'touch' } },
    ...{ signer: { type: 'Keys', keys }, rules: 'classic' },
  })
  expect((await post(id, message)).result).toMatchObject({ aborted: false, exit_code: 0 })
})

test('a giver of older compilers sends to an account that does not exist', async () => {
  const { id, keys, answer } = await deploy('GiverV2')
  expect(answer.error).toBeNull()
  const dest = '5c'.repeat(32)
  const { message } = await client.call('abi.encode_message', {
    ...{ abi: abi('GiverV2'), address: `0:${id}`, signer: { type: 'Keys', keys }, rules: 'classic' },
    call_set: { function_name: 'sendTransaction', input: { dest: `0:${dest}`, value: 1_000_000_000, bounce: false } },
  })
  expect((await post(id, message)).error).toBeNull()
  const query = `{blockchain{account(account_id:"${dest}",dapp_id:"${dest}"){info{balance acc_type}}}}`
  const { info } = (await node.query(query)).data.blockchain.account
  expect(BigInt(info.balance)).toBe(1_000_000_000n)
  expect(info.acc_type).toBe(0)
})
