import { describe, expect, test } from 'vitest'
import { type Cell, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { parseTransaction, transactionCell } from '../../../src/core/tlb/index.ts'
import { account, aliceId, dappId, externalIn, transaction, transfer } from '../../support/devnode/sampleChain.ts'
import type { LocalClient } from '../../support/LocalClient.ts'
import { anchorOf, KeeperChain, makeKeepers } from '../../support/proofs/KeeperChain.ts'
import { type KeeperNetwork, startKeeperNetwork } from '../../support/proofs/keeperNetwork.ts'

const NOW = 1_700_000_000
const keepers = makeKeepers(1)
const state = account('alice', 10n ** 12n, 6n)
const message = externalIn(1)
const sent = transfer(10n ** 8n, 6n, NOW)
const first = withNewHash(transaction({ lt: 5n, now: NOW, inMsg: message, outMsgs: [sent] }), state)
const second = transaction({ lt: 9n, now: NOW, inMsg: sent, outMsgs: [], bob: true })

function withNewHash(source: Cell, after: Cell): Cell {
  const parsed = parseTransaction(source)
  return transactionCell({ ...parsed, stateUpdate: { ...parsed.stateUpdate, newHash: after.hash() } })
}

function error(code: number, text: RegExp) {
  return expect.objectContaining({ code, message: expect.stringMatching(text) })
}

async function start(): Promise<{ network: KeeperNetwork; client: LocalClient; blockId: string }> {
  const chain = new KeeperChain(keepers)
  const { id: blockId } = chain.addBlock({ transactions: [first, second] })
  const network = await startKeeperNetwork(chain)
  const client = await network.client({ trusted_keepers: anchorOf(keepers), verify: true })
  return { network, client, blockId }
}

describe('a client that verifies', () => {
  test('net.query_collection returns proven objects only', async () => {
    const { network, client, blockId } = await start()
    const row = { id: first.hashHex(), lt: '0x5', block_id: blockId, now: NOW }
    const params = { collection: 'transactions', filter: {}, result: 'id lt block_id now' }
    network.collections.set('transactions', [row])
    expect(await client.call('net.query_collection', params)).toEqual({ result: [row] })
    network.collections.set('transactions', [row, { ...row, now: NOW + 1 }])
    await expect(client.call('net.query_collection', params)).rejects.toEqual(error(904, /transactions\.now/))
    expect((await client.call('net.query_collection', { ...params, verify: false })).result).toHaveLength(2)
    network.collections.set('transactions', [{ now: NOW }])
    await expect(client.call('net.query_collection', params)).rejects.toEqual(error(901, /`id` or `boc`/))
    await expect(client.call('net.query_collection', { ...params, collection: 'accounts' })).rejects.toEqual(
      error(901, /account\.get_account/),
    )
  })

  test('net.query_transaction_tree returns proven messages and transactions only', async () => {
    const { network, client } = await start()
    const tree = [
      {
        ...{ id: message.hashHex(), src: '', dst: `0:${aliceId}`, msg_type: 1, src_transaction: null, value: null },
        dst_transaction: { id: first.hashHex(), aborted: false, compute: { exit_code: 0 }, out_msgs: [sent.hashHex()] },
      },
      {
        ...{ id: sent.hashHex(), msg_type: 0, value: '100000000', bounce: true },
        dst_transaction: { id: second.hashHex(), aborted: false, total_fees: '100', out_msgs: [] },
      },
    ]
    network.collections.set('messages', tree)
    const params = { in_msg: message.hashHex() }
    const result = await client.call('net.query_transaction_tree', params)
    expect(result.transactions.map(({ id }: { id: string }) => id)).toEqual([first.hashHex(), second.hashHex()])
    const lie = structuredClone(tree)
    lie[1]!.dst_transaction.aborted = true
    network.collections.set('messages', lie)
    await expect(client.call('net.query_transaction_tree', params)).rejects.toEqual(error(904, /transactions\.aborted/))
  })

  test('account.get_account returns a proven state only', async () => {
    const { network, client } = await start()
    const answer = { boc: writeBocBase64(state), account_id: aliceId, dapp_id: dappId, state_timestamp: null }
    network.accounts.set(aliceId, answer)
    const params = { account_id: aliceId, dapp_id: dappId }
    expect((await client.call('account.get_account', params)).boc).toBe(answer.boc)
    network.accounts.set(aliceId, { ...answer, boc: writeBocBase64(account('alice', 1n, 6n)) })
    await expect(client.call('account.get_account', params)).rejects.toEqual(error(902, /has this state/))
    network.accounts.set(aliceId, { ...answer, boc: writeBocBase64(account('bob', 1n, 6n)) })
    await expect(client.call('account.get_account', params)).rejects.toEqual(error(904, /account_id/))
  })

  test('processing.wait_for_transaction returns a proven transaction only, and says so', async () => {
    const { network, client, blockId } = await start()
    network.accounts.set(aliceId, { boc: writeBocBase64(state), account_id: aliceId, dapp_id: dappId })
    const params = { message: writeBocBase64(message), tx_hash: first.hashHex() }
    expect(await client.call('processing.wait_for_transaction', params)).toMatchObject({ finality: 'proved' })
    const unproven = await client.call('processing.wait_for_transaction', { ...params, verify: false })
    expect(unproven).toMatchObject({ finality: 'final' })
    network.lies.set('message', () => null)
    network.lies.set('transaction', () => ({
      boc: writeBocBase64(second),
      status_name: 'Finalized',
      block_id: blockId,
    }))
    await expect(client.call('processing.wait_for_transaction', params)).rejects.toEqual(
      error(902, /did not execute message/),
    )
  })

  test('net.query cannot be verified', async () => {
    const { client } = await start()
    await expect(client.call('net.query', { query: '{info{version}}', verify: true })).rejects.toEqual(
      error(901, /net\.query_collection/),
    )
    await client.call('net.query', { query: '{info{version}}' })
  })
})
