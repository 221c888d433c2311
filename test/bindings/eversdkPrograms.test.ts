/**
 * A program for `@eversdk/core` 1.48, as its own suite and its guides have it, on a local node: it contains a giver and contracts of
 * older compilers, and its only change is the library that it uses.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { everSdkLibrary, libraryLink } from 'vendorclient/eversdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLASSIC_GIVER_IDS, CLASSIC_GIVER_KEYS } from '../../src/program/devnode/chain/publicValues.ts'
import { DevNode, type Json } from '../support/devnode/DevNode.ts'
import { build } from '../support/startBuild.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const core = createRequire(import.meta.url)('@eversdk/core')
const { TonClient, abiContract, accountForExecutorAccount, signerKeys } = core
const folder = join(import.meta.dirname, '../fixtures/everdev')

function packageOf(name: string) {
  const abi = abiContract(JSON.parse(readFileSync(join(folder, `${name}.abi.json`), 'utf8')))
  return { abi, tvc: readFileSync(join(folder, `${name}.tvc`)).toString('base64') }
}

const giver = packageOf('GiverV2')
const hello = packageOf('HelloWallet')
const multisig = packageOf('SafeMultisigWallet')

describe.each([
  ['classic', ['--rules', 'classic', '--legacy']],
  ['current', ['--legacy']],
] as const)('with %s rules', (rules, args) => {
  const reason = rules === 'current' ? ' (contracts of older compilers need classic rules)' : ''
  const dataFolder = temporaryFolder(afterAll)
  let node: DevNode
  let client: Json
  beforeAll(async () => {
    node = await DevNode.start({ args: [...args] })
    const link = libraryLink({ program: build, dataFolder })
    TonClient.useBinaryLibrary(() => everSdkLibrary(link, { rules }))
    client = new TonClient({ network: { endpoints: [node.url] } })
  })
  afterAll(async () => {
    client?.close()
    await node?.dispose()
  })

  /** Sends tokens from the giver and waits until they have arrived, as the suite does. */
  async function give(dest: string, value = 500_000_000): Promise<string> {
    const keys = signerKeys(CLASSIC_GIVER_KEYS)
    const deploy_set = { tvc: giver.tvc }
    const { address } = await client.abi.encode_message({ abi: giver.abi, deploy_set, signer: keys })
    const [account] = await found('accounts', { id: { eq: address } }, 'acc_type balance')
    expect(account).toMatchObject({ acc_type: 1 })
    expect(Number(account.balance)).toBeGreaterThan(value)
    const call_set = { function_name: 'sendTransaction', input: { dest, value, bounce: false } }
    const { out_messages } = await process({ address, abi: giver.abi, call_set, signer: keys })
    for (const boc of out_messages) {
      const { parsed } = await client.boc.parse_message({ boc })
      await client.net.wait_for_collection({
        ...{ collection: 'transactions', filter: { in_msg: { eq: parsed.id } }, result: 'id' },
      })
    }
    return address
  }

  async function process(message_encode_params: object): Promise<Json> {
    return await client.processing.process_message({ message_encode_params, send_events: false })
  }

  async function found(collection: string, filter: object, result: string): Promise<Json[]> {
    return (await client.net.query_collection({ collection, filter, result })).result
  }

  async function ask(query: string): Promise<Json> {
    return (await client.net.query({ query: `{ blockchain { ${query} } }` })).result.data.blockchain
  }

  test('the giver pays, and its message is found by the recipient', async () => {
    const dest = `0:${'6d'.repeat(32)}`
    const address = await give(dest)
    expect(address).toBe(`0:${CLASSIC_GIVER_IDS[0]}`)
    const { account } = await ask(`account(address: "${dest}") { messages(last: 1) { edges { node { src hash } } }
      transactions(last: 1) { edges { node { hash balance_delta } } } }`)
    const [{ node: message }] = account.messages.edges
    const [{ node: transaction }] = account.transactions.edges
    expect(message.src).toBe(address)
    expect((await ask(`message(hash: "${message.hash}") { src dst }`)).message).toEqual({ src: address, dst: dest })
    if (rules === 'classic') expect(BigInt(transaction.balance_delta)).toBe(500_000_000n)
    const { info } = (await ask(`account(address: "0:${CLASSIC_GIVER_IDS[2]}") { info { id balance } }`)).account
    expect(BigInt(info.balance)).toBeGreaterThan(0n)
  })

  test('collections are queried and counted', async () => {
    await give(`0:${'7d'.repeat(32)}`)
    for (const [collection, least] of Object.entries({
      ...{ blocks_signatures: 0, accounts: 1, blocks: 1, messages: 1, transactions: 1 },
    })) {
      expect((await found(collection, {}, 'id')).length).toBeGreaterThanOrEqual(least)
      const fields = [{ field: 'id', fn: 'COUNT' }]
      const { values } = await client.net.aggregate_collection({ collection, filter: {}, fields })
      expect(Number(values[0])).toBeGreaterThanOrEqual(least)
    }
    const fields = ['MIN', 'MAX', 'SUM', 'AVERAGE'].map((fn) => ({ field: 'balance', fn }))
    const { values } = await client.net.aggregate_collection({ collection: 'accounts', filter: {}, fields })
    for (const value of values) expect(value).toMatch(/^\d+$/)
    const later = { created_at: { gt: 1_562_342_740 } }
    expect((await found('messages', later, 'body created_at'))[0].created_at).toBeGreaterThan(1_562_342_740)
    const waited = { collection: 'transactions', filter: { now: { gt: 1_563_449 } }, result: 'id status' }
    expect((await client.net.wait_for_collection(waited)).result.status).toBe(3)
    const shards = 'workchain_id master { shard_hashes { workchain_id shard descr { seq_no } } }'
    expect((await found('blocks', {}, shards)).length).toBeGreaterThan(0)
  })

  test('blocks are found by number, and have the state that programs compare', async () => {
    await give(`0:${'8d'.repeat(32)}`)
    const thread = '8000000000000000'
    const { block_by_seq_no: block } = await ask(
      `block_by_seq_no(workchain: 0, thread: "${thread}", seq_no: 1) { id status_name hash }`,
    )
    expect(block.status_name).toBe('Finalized')
    expect((await ask(`block(hash: "${block.hash}") { seq_no }`)).block).toEqual({ seq_no: 1 })
    const { blocks } = await ask('blocks(last: 1, workchain: 0) { edges { node { hash } cursor } }')
    expect(blocks.edges).toHaveLength(1)
  })

  test('a subscription reports what happens, and one to a part of an address nothing', async () => {
    const dest = `0:${'9d'.repeat(32)}`
    const seen: Json[] = []
    const none: Json[] = []
    const follow = (collection: string, filter: object, list: Json[]) =>
      client.net.subscribe_collection({ collection, filter, result: 'id' }, ({ result }: Json) => list.push(result))
    const subscribed = await follow('transactions', { account_addr: { eq: dest } }, seen)
    const partial = await follow('messages', { src: { eq: '1' } }, none)
    await give(dest)
    await expect.poll(() => seen.length).toBe(1)
    expect(none).toEqual([])
    for (const { handle } of [subscribed, partial]) await client.net.unsubscribe({ handle })
  })

  test.skipIf(rules === 'current')(
    `a contract of an older compiler is deployed, called and asked${reason}`,
    async () => {
      const keys = await client.crypto.generate_random_sign_keys()
      const signer = signerKeys(keys)
      const call_set = { function_name: 'constructor', input: { owners: [`0x${keys.public}`], reqConfirms: 1 } }
      const deploy = { abi: multisig.abi, deploy_set: { tvc: multisig.tvc }, call_set, signer }
      const { address } = await client.abi.encode_message(deploy)
      await give(address, 5_000_000_000)
      const deployed = await process(deploy)
      expect(deployed.transaction).toMatchObject({ account_addr: address, aborted: false })
      const accounts = { collection: 'accounts', filter: { id: { eq: address }, last_trans_lt: { ge: '0x0' } } }
      const { boc } = (await client.net.wait_for_collection({ ...accounts, result: 'boc' })).result
      const target = { abi: multisig.abi, address, signer }
      const { message } = await client.abi.encode_message({ ...target, call_set: { function_name: 'getCustodians' } })
      const { decoded } = await client.tvm.run_tvm({ abi: multisig.abi, account: boc, message })
      // An unsigned number of 256 bits is 0x and 64 digits, of fewer bits decimal.
      expect(decoded.output).toEqual({ custodians: [{ index: '0', pubkey: `0x${keys.public}` }] })
      const input = { dest: address, value: 1_000_000, bounce: false, flags: 1, payload: '' }
      const transfer = { ...target, call_set: { function_name: 'sendTransaction', input } }
      const encoded = await client.abi.encode_message(transfer)
      const executed = await client.tvm.run_executor({
        ...{ abi: multisig.abi, account: accountForExecutorAccount(boc), message: encoded.message },
      })
      expect(executed.decoded.output).toBeNull()
      expect(BigInt(executed.fees.gas_fee)).toBeGreaterThan(0n)
      expect((await process(transfer)).transaction.aborted).toBe(false)
    },
  )

  test.skipIf(rules === 'current')(`ten calls at once are executed, and each of them once${reason}`, async () => {
    const signer = signerKeys(await client.crypto.generate_random_sign_keys())
    const call_set = { function_name: 'constructor', input: {} }
    const deploy = { abi: hello.abi, deploy_set: { tvc: hello.tvc }, call_set, signer }
    const { address } = await client.abi.encode_message(deploy)
    await give(address, 5_000_000_000)
    await process(deploy)
    const call = { abi: hello.abi, address, signer, call_set: { function_name: 'touch' } }
    const calls = await Promise.all(Array.from({ length: 10 }, () => process(call)))
    expect(new Set(calls.map(({ transaction }) => transaction.id)).size).toBe(10)
  })

  test('the transaction iterator of the library ends', async () => {
    await give(`0:${'ad'.repeat(32)}`)
    const end_time = Math.floor(Date.now() / 1000) + 1
    const { handle } = await client.net.create_transaction_iterator({ end_time })
    const ids: string[] = []
    for (let hasMore = true; hasMore; ) {
      const { items, has_more } = await client.net.iterator_next({ iterator: handle, limit: 10 })
      ids.push(...items.map(({ id }: Json) => id))
      hasMore = has_more
    }
    await client.net.remove_iterator({ handle })
    const all = (await found('transactions', { now: { lt: end_time } }, 'id')).map(({ id }) => id)
    expect(ids.sort()).toEqual(all.sort())
  })
})
