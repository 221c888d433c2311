/** The development node charges what a local run with the parameters of its block computes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { base64ToBytes, bytesToHex } from '../../../../src/core/bytes/index.ts'
import { Builder, parseBoc, writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { defaultBlockchainConfig } from '../../../../src/core/executor/index.ts'
import { parseBlock } from '../../../../src/core/tlb/index.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { deployForwarder, forward, forwarder, internalMessage } from '../../../support/devnode/forwarder.ts'
import { messageId } from '../../../support/devnode/messageId.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const NOWHERE = '2c'.repeat(32)
const LUMP_PRICE = 1_000_000n

let node: DevNode
let client: LocalClient
beforeAll(async () => {
  ;[node, client] = await Promise.all([DevNode.start({ deprecatedApi: true }), LocalClient.open()])
})
afterAll(() => {
  client.close()
  return node.dispose()
})

test('each transaction of a call whose message bounces costs as much as in a local run', async () => {
  const contract = forwarder(1)
  await node.fund(contract.id)
  await post(contract.id, deployForwarder(contract))
  const before = await accountOf(contract.id)
  const body = new Builder().storeRun(1, 900).storeRef(new Builder().storeRun(0, 1000).toCell()).toCell()
  const { tx_hash } = await post(
    contract.id,
    forward(contract, internalMessage(NOWHERE, 500_000_000n, { bounce: true, body })),
  )

  const call = await readTransaction(tx_hash)
  const called = await repeat(call, before)
  const bounce = await readTransaction(call.out_messages[0].dst_transaction.hash)
  const bounced = await repeat(bounce, undefined)
  // The bounce is the first transaction of its account, so a local run knows all of its inputs.
  expect(bounced.transaction.id).toBe(bounce.hash)
  // E1: the body comes back and costs nothing.
  expect(bounced.transaction.bounce).toMatchObject({ bounce_type: 2, msg_size_cells: 0, msg_size_bits: 0 })
  const { msg_fees, fwd_fees } = bounced.transaction.bounce
  expect(BigInt(msg_fees) + BigInt(fwd_fees)).toBe(LUMP_PRICE)
  const last = await readTransaction(bounce.out_messages[0].dst_transaction.hash)
  const returned = await repeat(last, called.account)
  expect(returned.account).toBe(await accountOf(contract.id))
})

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any

async function post(id: string, body: string): Promise<Json> {
  const { result, error } = (
    await node.post('messages', [{ id: messageId(body), body, account_id: id, dapp_id: id }])
  ).json()
  expect(error).toBeNull()
  return result
}

async function accountOf(id: string): Promise<string> {
  return (await node.get(`account?account_id=${id}&dapp_id=${id}`)).json().boc
}

async function readTransaction(hash: string): Promise<Json> {
  const fields =
    'hash boc now lt block_id in_message { boc } out_messages { dst_transaction { hash } } new_hash total_fees'
  return (await node.query(`{ blockchain { transaction(hash: "${hash}") { ${fields} } } }`)).data.blockchain.transaction
}

/** The same execution in the library: new state and fees must be those of the chain. */
async function repeat(transaction: Json, account: string | undefined): Promise<Json> {
  const { block } = (await node.query(`{ blockchain { block(hash: "${transaction.block_id}") { boc } } }`)).data
    .blockchain
  const { info, extra } = parseBlock(parseBoc(base64ToBytes(block.boc)!))
  const dapp_id = account === undefined ? undefined : forwarder(1).id
  const result = await client.call('tvm.run_executor', {
    message: transaction.in_message.boc,
    account: account === undefined ? { type: 'None' } : { type: 'Account', boc: account },
    execution_options: {
      blockchain_config: writeBocBase64(defaultBlockchainConfig('node').cell),
      block_time: transaction.now,
      block_lt: Number(info.startLt),
      block_seq_no: info.seqNo,
      transaction_lt: Number(transaction.lt),
      rand_seed: bytesToHex(extra.randSeed),
      ...(dapp_id && { dapp_id }),
    },
    skip_transaction_check: true,
    return_updated_account: true,
  })
  expect(result.transaction.new_hash).toBe(transaction.new_hash)
  expect(BigInt(result.transaction.total_fees)).toBe(BigInt(transaction.total_fees))
  return result
}
