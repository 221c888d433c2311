import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { deployForwarder, rawContract } from '../../../support/devnode/forwarder.ts'
import { messageId } from '../../../support/devnode/messageId.ts'
import { runBuild } from '../../../support/startBuild.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '7a'.repeat(32)

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--global-id', '42', '--capabilities', '0x1234', '--remp'], deprecatedApi: true })
})
afterEach(() => node.setFaults(null))
afterAll(() => node.dispose())

test('GraphQL answers on the same port with the version and the clock of the node', async () => {
  const { data } = await node.query('{info{version time latency rempEnabled endpoints}}')
  expect(data.info).toMatchObject({ version: '1.0.0', latency: 0, rempEnabled: true, endpoints: [node.url] })
  expect(Math.abs(data.info.time - Date.now())).toBeLessThan(10_000)
})

test('gifts of the faucet are in GraphQL and in REST', async () => {
  const answer = (await node.post('faucet', { account_id: ID, currencies: { 2: '77' } })).json().result
  expect(answer.tx_hash).toMatch(/^[0-9a-f]{64}$/)
  const query = `{blockchain{
    account(account_id:"${ID}",dapp_id:"${ID}"){info{boc acc_type}}
    transaction(hash:"${answer.tx_hash}"){id block_id boc out_messages{boc}}
    blocks(last:1){nodes{id global_id gen_software_capabilities}}
  }}`
  const { data } = await node.query(query)
  const { account, transaction, blocks } = data.blockchain
  expect(transaction).toMatchObject({ block_id: answer.block_hash, out_messages: [] })
  expect(blocks.nodes[0]).toMatchObject({ global_id: 42 })
  expect(BigInt(blocks.nodes[0].gen_software_capabilities)).toBe(0x1234n)
  const rest = (await node.get(`account?account_id=${ID}&dapp_id=${ID}`)).json()
  expect(rest.boc).toBe(account.info.boc)
})

test('the faucet says what became of its gift', async () => {
  const id = '4c'.repeat(32)
  for (const request of [{ account_id: id }, { account_id: id, amount: 5 }, { account_id: id, currencies: { 7: 1 } }]) {
    const { result, error } = (await node.post('faucet', request)).json()
    expect(error).toBeNull()
    expect(result).toMatchObject({ account_id: id, dapp_id: id, aborted: false, exit_code: 0 })
  }
  // ACCEPT  42 THROW
  const contract = rawContract('f800f22a')
  await node.fund(contract.id)
  const body = deployForwarder(contract)
  const deployed = { id: messageId(body), body, account_id: contract.id, dapp_id: contract.id }
  expect((await node.post('messages', [deployed])).json().error.data.exit_code).toBe(42)
  const balance = async () => {
    const query = `{blockchain{account(account_id:"${contract.id}",dapp_id:"${contract.id}"){info{balance}}}}`
    return BigInt((await node.query(query)).data.blockchain.account.info.balance)
  }
  const before = await balance()
  const { result } = (await node.post('faucet', { account_id: contract.id, amount: 10 ** 12 })).json()
  expect(result).toMatchObject({ aborted: true, exit_code: 42 })
  expect((await balance()) - before).toBeGreaterThan(9n * 10n ** 11n)
})

test('with delayed blocks, messages are acknowledged at once and shown later', async () => {
  await node.setFaults({ lag_ms: 300 })
  const { tx_hash } = (await node.post('faucet', { account_id: ID })).json().result
  const read = async () => (await node.query(`{blockchain{transaction(hash:"${tx_hash}"){id}}}`)).data.blockchain
  expect((await read()).transaction).toBeNull()
  await expect.poll(async () => (await read()).transaction, { timeout: 5000 }).toEqual({ id: tx_hash })
})

test.each([
  [{}, 'account_id parameter required'],
  [{ account_id: `1:${ID}` }, expect.stringContaining('Invalid account_id')],
  [{ account_id: ID, amount: -1 }, 'Invalid amount: expected an integer from 0 to 18446744073709551615, in nano'],
  [{ account_id: ID, amount: 'x' }, 'Invalid amount: expected an integer from 0 to 18446744073709551615, in nano'],
  [{ account_id: ID, currencies: { x: 1 } }, 'Invalid currencies: an id must be an integer'],
])('the faucet refuses %j', async (request, message) => {
  const answer = await node.post('faucet', request)
  expect(answer.status).toBe(400)
  expect(answer.json().error.message).toEqual(message)
})

test('a browser is sent to the console', async () => {
  const response = await fetch(node.url, { headers: { accept: 'text/html' } })
  expect(response.headers.get('content-type')).toContain('text/html')
})

test('an orderly end leaves the chain in one file', async () => {
  const dataFolder = temporaryFolder()
  const stored = await DevNode.start({ dataFolder, deprecatedApi: true })
  try {
    await stored.fund(ID)
    const { data } = await stored.query('{accounts(filter:{balance:{gt:"0"}}){id}}')
    expect(data.accounts.length).toBeGreaterThan(0)
    stored.process.kill('SIGTERM')
    expect(await stored.ended).toBe(0)
    const files = readdirSync(join(dataFolder, 'node')).filter((name) => name.startsWith('chain.'))
    expect(files).toEqual(['chain.sqlite3'])
  } finally {
    await stored.dispose()
  }
})

test('a folder of the chain that others can write to ends the start with 2', async () => {
  const dataFolder = temporaryFolder()
  const chain = join(dataFolder, 'node')
  mkdirSync(chain)
  chmodSync(chain, 0o777)
  const { code, stderr } = await runBuild(['node', '--port', '0', '--data', dataFolder], { folder: dataFolder })
  expect([code, stderr]).toEqual([2, expect.stringMatching(/mode 777 and can be written by others.*chmod 700/)])
  expect(readdirSync(chain)).toEqual([])
})
