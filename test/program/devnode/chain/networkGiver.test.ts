import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkGiver } from '../../../../src/program/contracts/generated/networkGiver.ts'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { messageId } from '../../../support/devnode/messageId.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ONES = '1'.repeat(64)
const SYSTEM = '0'.repeat(64)
const OTHER = '2f'.repeat(32)
const abi = { type: 'Json', value: networkGiver.abi }

let client: LocalClient
let keys: { public: string; secret: string }
beforeAll(async () => {
  client = await LocalClient.open()
  keys = await client.call('crypto.generate_random_sign_keys')
})
afterAll(() => client.close())

/** Transfers 50 SHELL, converted to grams, to a new account. */
async function give(node: DevNode, accountId: string, signer: object, dappId = SYSTEM): Promise<Json> {
  const dest = `0:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')}`
  const input = { dest, value: '1000000000', ecc: { 2: '50000000000' }, flag: 17 }
  const { message } = await client.call('abi.encode_message', {
    abi,
    address: `0:${accountId}`,
    call_set: { function_name: 'sendCurrencyWithFlag', input },
    signer,
  })
  const body = [{ id: messageId(message), body: message, account_id: accountId, dapp_id: dappId }]
  const answer = (await node.post('messages', body)).json()
  const id = dest.slice(2)
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance(format:DEC)}}}}`
  return { ...answer, given: (await node.query(query)).data.blockchain.account.info?.balance }
}

function keyFile(content: unknown = keys): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vendorclient-giver-')), 'giver.keys.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('the giver of a new chain', () => {
  let node: DevNode
  beforeAll(async () => {
    node = await DevNode.start()
  })
  afterAll(() => node.dispose())

  test('is at the address that scripts for test networks expect, and is documented', async () => {
    const { secret, public: key } = node.ready.giver!
    expect(node.ready.network_giver).toEqual({ account_id: ONES, dapp_id: SYSTEM, public: key, secret })
    const { network } = (await node.get('giver')).json()
    expect(network).toEqual({
      account_id: ONES,
      dapp_id: SYSTEM,
      keys: { public: key, secret },
      abi: JSON.parse(networkGiver.abi),
    })
    for (const dappId of [SYSTEM, ONES]) {
      const account = (await node.get(`account?account_id=${ONES}&dapp_id=${dappId}`)).json()
      expect(account).toMatchObject({ account_id: ONES, dapp_id: SYSTEM })
    }
    expect((await node.get(`account?account_id=${ONES}&dapp_id=${OTHER}`)).status).toBe(404)
  })

  test.each([SYSTEM, ONES])('pays on any request under the Dapp ID %s', async (dappId) => {
    const { error, result, given } = await give(node, ONES, { type: 'None' }, dappId)
    expect(error).toBeNull()
    expect(result).toMatchObject({ aborted: false, exit_code: 0, dapp_id: dappId })
    expect(BigInt(given)).toBeGreaterThanOrEqual(50_000_000_000n)
  })

  test('accepts the signature of its key and of no other', async () => {
    const { account_id: _, ...own } = node.ready.giver!
    expect((await give(node, ONES, { type: 'Keys', keys: own })).error).toBeNull()
    const refused = await give(node, ONES, { type: 'Keys', keys })
    expect(refused.error).toMatchObject({ code: 'TVM_ERROR', data: { exit_code: 40 } })
  })

  test('is called through the library', async () => {
    const connected = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    const { transaction } = await connected.call('processing.process_message', {
      message_encode_params: {
        abi,
        address: `0:${ONES}`,
        call_set: { function_name: 'sendCurrency', input: { dest: `0:${OTHER}`, value: 0, ecc: { 1: 5, 3: 7 } } },
        signer: { type: 'None' },
      },
      dapp_id: SYSTEM,
    })
    expect(transaction).toMatchObject({ aborted: false })
    connected.close()
  })
})

describe('options', () => {
  test('put it elsewhere and set other keys, which the chain remembers', async () => {
    const dataFolder = temporaryFolder()
    const place = ['--giver-address', OTHER, '--giver-keys', keyFile()]
    for (const args of [place, [], place]) {
      const node = await DevNode.start({ dataFolder, args })
      expect(node.ready.network_giver).toEqual({ account_id: OTHER, dapp_id: SYSTEM, public: keys.public })
      expect((await give(node, OTHER, { type: 'Keys', keys })).error).toBeNull()
      await node.dispose()
    }
    const wrong = DevNode.start({ dataFolder, args: ['--giver-address', OTHER] })
    await expect(wrong).rejects.toThrow('is not a giver with this key')
    await expect(wrong).rejects.toMatchObject({ exitCode: 2 })
  })

  test('put it into another Dapp ID', async () => {
    const node = await DevNode.start({ args: ['--giver-address', `${OTHER}::${ONES}`] })
    expect(node.ready.network_giver).toMatchObject({ account_id: ONES, dapp_id: OTHER })
    expect((await give(node, ONES, { type: 'None' }, OTHER)).error).toBeNull()
    await node.dispose()
  })

  test('put it on a chain of an earlier version, which lacks it', async () => {
    const dataFolder = temporaryFolder()
    mkdirSync(join(dataFolder, 'node'))
    const older = join(import.meta.dirname, '../../../fixtures/version-3.0.0/current/chain.sqlite3')
    cpSync(older, join(dataFolder, 'node', 'chain.sqlite3'))
    const without = await DevNode.start({ dataFolder })
    expect(without.ready.network_giver).toBeNull()
    expect((await without.get('giver')).json().network).toBeNull()
    await without.dispose()
    const node = await DevNode.start({ dataFolder, args: ['--giver-address', ONES] })
    expect((await give(node, ONES, { type: 'None' })).error).toBeNull()
    await node.dispose()
  })

  test.each([
    [['--giver-address', '0:12'], '--giver-address must be an account id'],
    [['--giver-keys', '/nowhere/giver.keys.json'], '--giver-keys: file "/nowhere/giver.keys.json" does not exist'],
    [['--giver-keys', keyFile('{')], 'is not valid JSON, see line 1 column 2'],
    [['--giver-keys', keyFile('{"public":"12"}')], 'has no public key of 64 hex digits'],
    [['--giver-address', ONES, '--rules', 'classic'], 'needs a chain with current rules'],
  ])('are refused as %j', async (args, text) => {
    const refused = DevNode.start({ args })
    await expect(refused).rejects.toThrow(text)
    await expect(refused).rejects.toMatchObject({ exitCode: 2 })
  })
})
