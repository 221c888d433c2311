/** The library proves what a development node says, whatever number of keepers it has. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MemoryStorage } from '../../../../storage/memory/MemoryStorage.ts'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { deployTouched, type TouchedWallet } from '../../../support/devnode/touchedWallet.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

/** Everything of a block that is compared with the proven one. */
const BLOCK = `id hash block_id seq_no height thread_id gen_utime gen_utime_string global_id version tr_count shard
  workchain_id producer_id key_block after_merge after_split before_split want_merge want_split
  prev_ref { root_hash seq_no file_hash end_lt } envelope_hash start_lt flags min_ref_mc_seqno prev_key_block_seqno
  gen_catchain_seqno gen_validator_list_hash_short gen_software_version gen_software_capabilities
  block_merkle_tree_leaves proof_block_refs history_proofs { layer root_hash }
  tracked_ext_out_messages_root tracked_ext_out_message_hashes { routing message_hashes }
  aggregated_signature signature_occurrences data attestations { block_id } status chain_order`
const TRANSACTION = `id aborted account_addr balance_delta block_id boc credit { credit } end_status in_msg out_msgs
  outmsg_cnt lt now now_string old_hash new_hash orig_status prev_trans_hash prev_trans_lt total_fees tr_type workchain_id
  compute { exit_code gas_used gas_fees success } action { result_code msgs_created }`
const MESSAGE = `id boc body created_at created_lt src dst msg_type value bounce src_dapp_id
  src_transaction { id } dst_transaction { id }`

function refused(code: number, text: RegExp) {
  return expect.objectContaining({ code, message: expect.stringMatching(text) })
}

function open(node: DevNode, proofs: object = {}, storage = new MemoryStorage(), queryTimeout = 20_000) {
  const network = { endpoints: [node.url], query_timeout: queryTimeout }
  const config = { network, proofs: { trusted_keepers: node.ready.trusted_keepers, ...proofs } }
  return LocalClient.open({ config, storage })
}

async function rowOf(node: DevNode, field: string, fields: string): Promise<Json> {
  const { data, errors } = await node.query(`{ blockchain { row: ${field} { ${fields} } } }`)
  expect(errors).toBeUndefined()
  return data.blockchain.row
}

describe.each([1, 4, 7])('with %i keepers', (count) => {
  let node: DevNode
  let client: LocalClient
  let wallet: TouchedWallet
  beforeAll(async () => {
    node = await DevNode.start({ args: ['--keepers', String(count)] })
    client = await open(node)
    wallet = await deployTouched(node, client)
    await wallet.touch()
  })
  afterAll(async () => {
    client.close()
    await node.dispose()
  })

  test('the ready line names them', () => {
    const { keepers, keeper, trusted_keepers } = node.ready
    expect(keepers).toHaveLength(count)
    expect(keeper).toEqual(count === 1 ? keepers[0] : null)
    expect(trusted_keepers.height).toBe(1)
    expect(keepers).toEqual(
      Object.entries(trusted_keepers.keepers).map(([signer, key]) => ({ signer: Number(signer), key })),
    )
  })

  test('every block can be proven, field by field', async () => {
    const { data, errors } = await node.query(`{ blockchain { blocks(first: 50) { nodes { ${BLOCK} } } } }`)
    expect(errors).toBeUndefined()
    const blocks = data.blockchain.blocks.nodes
    expect(blocks.length).toBeGreaterThan(2)
    for (const block of blocks) await client.call('proofs.proof_block_data', { block })
    const [first, second] = blocks
    expect(second.proof_block_refs).toEqual([first.id])
    // The TVM block refers to the hash of the one before, which is not an id.
    expect(second.prev_ref.root_hash).toBe(first.block_merkle_tree_leaves[4])
    await expect(
      client.call('proofs.proof_block_data', { block: { ...first, producer_id: '00'.repeat(32) } }),
    ).rejects.toEqual(refused(904, /blocks\.producer_id/))
  })

  test('transactions, messages and accounts can be proven', async () => {
    const id = wallet.deployed.transaction.id
    const transaction = await rowOf(node, `transaction(hash: "${id}")`, TRANSACTION)
    await client.call('proofs.proof_transaction_data', { transaction })
    const message = await rowOf(node, `message(hash: "${transaction.in_msg}")`, MESSAGE)
    await client.call('proofs.proof_message_data', { message })
    const account = await client.call('account.get_account', { account_id: wallet.id, dapp_id: wallet.id })
    const given = { boc: account.boc, account_id: wallet.id, dapp_id: wallet.id }
    const proven = await client.call('proofs.proof_account_data', { account: given })
    expect(proven).toMatchObject({ seq_no: expect.any(Number), block_id: expect.any(String) })
    await expect(
      client.call('proofs.proof_transaction_data', { transaction: { ...transaction, now: 1 } }),
    ).rejects.toEqual(refused(904, /transactions\.now/))
  })

  test('verified objects are accepted', async () => {
    const verify = true
    const { transaction } = await wallet.touch({ verify })
    expect(transaction.aborted).toBe(false)
    const wait = await wallet.send()
    expect(await wait(client, { verify })).toMatchObject({ finality: 'proved', transaction: { aborted: false } })
    await client.call('account.get_account', { account_id: wallet.id, dapp_id: wallet.id, verify })
    const tree = { in_msg: transaction.in_msg, verify }
    expect((await client.call('net.query_transaction_tree', tree)).transactions).toHaveLength(1)
  })

  test('the commitment is enough of an anchor', async () => {
    const [, , before] = (await rowOf(node, 'blocks(first: 1)', 'nodes { block_merkle_tree_leaves }')).nodes[0]
      .block_merkle_tree_leaves
    const anchor = { trusted_keepers: undefined, trusted_keepers_hash: before }
    const byHash = await open(node, anchor)
    const { id } = (await rowOf(node, 'blocks(last: 1)', 'nodes { id }')).nodes[0]
    await byHash.call('proofs.proof_block_data', { block: { id } })
    byHash.close()
  })

  test('a keeper outside of the set is no anchor', async () => {
    const other = await DevNode.start()
    const trusting = await open(node, { trusted_keepers: other.ready.trusted_keepers })
    await other.dispose()
    const { id } = (await rowOf(node, 'blocks(last: 1)', 'nodes { id }')).nodes[0]
    await expect(trusting.call('proofs.proof_block_data', { block: { id } })).rejects.toEqual(refused(902, /.+/))
    trusting.close()
  })
})

test('a warm cache needs no network', async () => {
  const node = await DevNode.start()
  onTestFinished(() => node.dispose())
  const storage = new MemoryStorage()
  const first = await open(node, {}, storage)
  const wallet = await deployTouched(node, first)
  const { transaction } = wallet.deployed
  const prove = (client: LocalClient) =>
    client.call('proofs.proof_transaction_data', { transaction: { id: transaction.id, now: transaction.now } })
  await prove(first)
  const second = await open(node, {}, storage, 1000)
  await node.kill()
  await prove(second)
  await expect(
    second.call('proofs.proof_transaction_data', { transaction: { id: transaction.id, now: 1 } }),
  ).rejects.toEqual(refused(904, /transactions\.now/))
  // Closing a client closes its storage, too.
  first.close()
  second.close()
})

describe('a node that lies', () => {
  let node: DevNode
  let honest: LocalClient
  let wallet: TouchedWallet
  beforeAll(async () => {
    node = await DevNode.start({ args: ['--keepers', '4'], deprecatedApi: true })
    honest = await open(node)
    wallet = await deployTouched(node, honest)
  })
  afterAll(async () => {
    honest.close()
    await node.dispose()
  })

  test.each([
    ['leaf', 902, /leaves do not hash to the block id/],
    ['signature', 902, /signature of the attestation is wrong/],
    ['data', 902, /number of transactions does not match the block id/],
    // A client that does not see enough attestations waits for more.
    ['quorum', 902, /is not final: 2 of 4 block keepers attest/],
    ['stale-set', 902, /signer 4 is not one of the trusted block keepers/],
    ['equivocation', 902, /is not final: 0 of 4 block keepers attest/],
  ])('about %s proves nothing', async (bad_proof, code, text) => {
    const waits = bad_proof === 'quorum' || bad_proof === 'equivocation'
    const { id } = (await rowOf(node, 'blocks(last: 1)', 'nodes { id }')).nodes[0]
    const transactionId = wallet.deployed.transaction.id
    await node.setFaults({ bad_proof })
    const client = await open(node, { verify: true }, new MemoryStorage(), waits ? 4000 : 30_000)
    const account = { account_id: wallet.id, dapp_id: wallet.id }
    const list = { collection: 'transactions', filter: { id: { eq: transactionId } }, result: 'id lt' }
    const wait = await wallet.send()
    const calls = [
      wait(client),
      client.call('proofs.proof_block_data', { block: { id } }),
      client.call('proofs.proof_transaction_data', { transaction: { id: transactionId } }),
      client.call('account.get_account', account),
      client.call('net.query_collection', list),
      client.call('net.query_transaction_tree', { in_msg: wallet.deployed.transaction.in_msg }),
    ]
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: 'rejected', reason: refused(code, text) })
    }
    await expect(wallet.touch()).resolves.toBeDefined()
    await node.setFaults(null)
    client.close()

    const trusting = await open(node, { verify: true })
    await trusting.call('proofs.proof_block_data', { block: { id } })
    await trusting.call('account.get_account', account)
    expect((await trusting.call('net.query_collection', list)).result).toHaveLength(1)
    trusting.close()
  })

  test('a node that lies at its start lies from the first block on', async () => {
    const liar = await DevNode.start({ args: ['--bad-proof', 'data'] })
    onTestFinished(() => liar.dispose())
    const client = await open(liar)
    await expect(deployTouched(liar, client, { verify: true })).rejects.toEqual(refused(902, /number of transactions/))
    client.close()
  })
})
