import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Cell, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { parseBlockData } from '../../../src/core/chain/parseBlockData.ts'
import { keeperCommitment } from '../../../src/core/proofs/keepers/index.ts'
import { parseTransaction, transactionCell } from '../../../src/core/tlb/index.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { account, aliceId, dappId, transaction, transfer } from '../../support/devnode/sampleChain.ts'
import {
  anchorOf,
  attest,
  KeeperChain,
  makeKeeper,
  makeKeepers,
  type PublishedRow,
  setOf,
} from '../../support/proofs/KeeperChain.ts'
import { changedRow, type KeeperNetwork, startKeeperNetwork } from '../../support/proofs/keeperNetwork.ts'
import { rounds } from '../../support/tier.ts'

const NOW = 1_700_000_000
const keepers = makeKeepers(4)
const state = account('alice', 10n ** 12n, 6n)
const received = transfer(10n ** 9n, 1n, NOW)
const sent = transfer(10n ** 8n, 6n, NOW)
const cell = withNewHash(transaction({ lt: 5n, now: NOW, inMsg: received, outMsgs: [sent] }), state)
const transactionId = cell.hashHex()
const anchor = { trusted_keepers: anchorOf(keepers) }

function withNewHash(source: Cell, after: Cell): Cell {
  const parsed = parseTransaction(source)
  return transactionCell({ ...parsed, stateUpdate: { ...parsed.stateUpdate, newHash: after.hash() } })
}

let network: KeeperNetwork
let first: PublishedRow
beforeEach(async () => {
  const chain = new KeeperChain(keepers)
  first = chain.addBlock({ transactions: [cell] })
  chain.addBlock()
  network = await startKeeperNetwork(chain)
})

function error(code: number, text: RegExp) {
  return expect.objectContaining({ code, message: expect.stringMatching(text) })
}

describe('with a trusted set', () => {
  test('proves a block, its transactions and messages, and the state of an account', async () => {
    const client = await network.client(anchor)
    await client.call('proofs.proof_block_data', {
      block: {
        ...{ id: first.id, seq_no: 1, height: 1, thread_id: first.thread_id, tr_count: 1, gen_utime: first.gen_utime },
        ...{ hash: first.id.toUpperCase(), producer_id: keepers[0]!.owner, envelope_hash: first.envelope_hash },
        block_merkle_tree_leaves: first.block_merkle_tree_leaves,
      },
    })
    await client.call('proofs.proof_transaction_data', {
      transaction: { id: transactionId, lt: '5', in_msg: received.hashHex(), block_id: first.id, workchain_id: 0 },
    })
    await client.call('proofs.proof_transaction_data', { transaction: { boc: writeBocBase64(cell) } })
    await client.call('proofs.proof_message_data', {
      message: { id: received.hashHex(), value: '1000000000', dst_transaction: { id: transactionId, lt: '0x5' } },
    })
    await client.call('proofs.proof_message_data', { message: { boc: writeBocBase64(sent) } })
    const result = await client.call('proofs.proof_account_data', {
      account: { boc: writeBocBase64(state), account_id: aliceId, dapp_id: dappId },
    })
    expect(result).toEqual({ block_id: first.id, seq_no: 1, gen_utime: first.gen_utime })
    expect(client.onWorkers).toContain('proofs.task_check_keeper_block')
  })

  test('accepts fields that servers add to the TVM block, and refuses another block', async () => {
    const client = await network.client(anchor)
    const published = {
      ...{ id: first.id, tracked_ext_out_messages_root: '00'.repeat(32), in_msg_descr: [], file_hash: '' },
      history_proofs: [{ layer: 1, root_hash: '00'.repeat(32) }],
      tracked_ext_out_message_hashes: [{ routing: '00'.repeat(64), message_hashes: ['00'.repeat(32)] }],
      aggregated_signature: first.aggregated_signature,
      signature_occurrences: first.signature_occurrences,
    }
    await client.call('proofs.proof_block_data', { block: published })
    for (const lie of [
      { history_proofs: [] },
      { history_proofs: [{ layer: 2, root_hash: '00'.repeat(32) }] },
      { history_proofs: [{ layer: 1, root_hash: '01'.repeat(32) }] },
      { tracked_ext_out_message_hashes: [] },
      { tracked_ext_out_message_hashes: [{ routing: '00'.repeat(64), message_hashes: ['01'.repeat(32)] }] },
      { tracked_ext_out_message_hashes: [{ routing: '01'.repeat(64), message_hashes: ['00'.repeat(32)] }] },
      { aggregated_signature: first.aggregated_signature.map((byte) => byte ^ 1) },
      { signature_occurrences: [...first.signature_occurrences, 0] },
      { in_msg_descr: [{ msg_id: 'ab' }] },
    ]) {
      const [name] = Object.keys(lie)
      await expect(client.call('proofs.proof_block_data', { block: { ...published, ...lie } })).rejects.toEqual(
        error(904, new RegExp(`field \`blocks\\.${name}`)),
      )
    }
  })

  test('compares the BOC of a block with the proven one', async () => {
    const client = await network.client(anchor)
    const [own, other] = network.chain.rows.map(({ data }) => blockBoc(data))
    await client.call('proofs.proof_block_data', { block: { id: first.id, boc: own } })
    await expect(client.call('proofs.proof_block_data', { block: { id: first.id, boc: other } })).rejects.toEqual(
      error(904, /blocks\.boc/),
    )
    await expect(client.call('proofs.proof_block_data', { block: { boc: own } })).rejects.toEqual(error(901, /`id`/))
  })

  test('proves an object a second time without the network', async () => {
    const client = await network.client(anchor)
    const transaction = { id: transactionId, now: NOW }
    await client.call('proofs.proof_transaction_data', { transaction })
    const asked = network.peer.queries.length
    await client.call('proofs.proof_transaction_data', { transaction })
    await client.call('proofs.proof_block_data', { block: { id: first.id } })
    expect(network.peer.queries).toHaveLength(asked)
  })

  test.each([
    ['block', { id: '' }, /`id` is required|`id` or `boc`/],
    ['block', {}, /`id` or `boc` is required/],
    ['block', { id: 'xyz' }, /64 hex digits/],
    ['block', [], /expected an object/],
    ['transaction', {}, /`id` or `boc` is required/],
    ['message', null, /expected an object/],
    ['transaction', { boc: writeBocBase64(state) }, /not a transaction/],
  ])('refuses a %s that is %j with 901', async (kind, given, text) => {
    const client = await network.client(anchor)
    await expect(client.call(`proofs.proof_${kind}_data`, { [kind]: given })).rejects.toEqual(error(901, text))
  })

  test.each([
    ['block', { seq_no: 2 }, 'blocks.seq_no'],
    ['block', { height: 2 }, 'blocks.height'],
    ['block', { thread_id: '11'.repeat(34) }, 'blocks.thread_id'],
    ['block', { account_blocks: [] }, 'blocks.account_blocks'],
    ['transaction', { lt: 6 }, 'transactions.lt'],
    ['transaction', { block_id: 'ab'.repeat(32) }, 'transactions.block_id'],
    ['transaction', { out_msgs: [] }, 'transactions.out_msgs'],
    ['message', { value: '0x1' }, 'messages.value'],
    ['message', { src_transaction_id: transactionId }, 'messages.src_transaction'],
    ['message', { in_message: { id: 'x' } }, 'messages.in_message'],
  ])('refuses a %s with %j', async (kind, fields, path) => {
    const client = await network.client(anchor)
    const id = { block: first.id, transaction: transactionId, message: received.hashHex() }[kind]
    const call = client.call(`proofs.proof_${kind}_data`, { [kind]: { id, ...fields } })
    if (path === undefined) await expect(call).rejects.toEqual(error(902, /^Proof check failed: /))
    else
      await expect(call).rejects.toEqual(error(904, new RegExp(`^Data differs from the proven: field \`${path}\`: `)))
  })

  test('refuses an id that is not the hash of the BOC beside it, without asking the network', async () => {
    const client = await network.client(anchor)
    const transaction = { id: 'ab'.repeat(32), boc: writeBocBase64(cell) }
    await expect(client.call('proofs.proof_transaction_data', { transaction })).rejects.toEqual(
      error(904, /field `transactions.id`/),
    )
    expect(network.peer.requests).toHaveLength(0)
    await expect(client.call('proofs.proof_transaction_data', { transaction: { boc: '!' } })).rejects.toEqual(
      error(3, /base64/),
    )
    await expect(client.call('proofs.proof_transaction_data', { transaction: { boc: 'AAAA' } })).rejects.toEqual(
      error(201, /BOC/),
    )
  })

  test('refuses the state of an account that is another one, or too old', async () => {
    const client = await network.client(anchor)
    const boc = writeBocBase64(account('alice', 5n, 6n))
    const given = { boc: writeBocBase64(state), account_id: aliceId, dapp_id: dappId }
    await expect(client.call('proofs.proof_account_data', { account: { ...given, boc } })).rejects.toEqual(
      error(902, /has this state/),
    )
    network.lies.set('account', (truth) => {
      const { transactions } = structuredClone(truth) as { transactions: { edges: { node: { new_hash: string } }[] } }
      for (const { node } of transactions.edges) node.new_hash = account('alice', 5n, 6n).hashHex()
      return { transactions }
    })
    await expect(client.call('proofs.proof_account_data', { account: { ...given, boc } })).rejects.toEqual(
      error(902, /a different state after block/),
    )
    network.lies.clear()
    await expect(client.call('proofs.proof_account_data', { account: given, max_age_ms: 1000 })).rejects.toEqual(
      error(902, /more than 1000 ms ago/),
    )
    await expect(
      client.call('proofs.proof_account_data', { account: { ...given, account_id: 'ab'.repeat(32) } }),
    ).rejects.toEqual(error(904, /account_id/))
  })
})

describe('a server that lies', () => {
  const lie = (changes: Partial<PublishedRow> | ((row: PublishedRow) => Partial<PublishedRow>)) =>
    network.lies.set('block', (truth) => {
      const row = truth as PublishedRow
      return changedRow(row, typeof changes === 'function' ? changes(structuredClone(row)) : changes)
    })
  const refused = async (text: RegExp, code = 902) => {
    network.chain.rows.length = 1
    const client = await network.client(anchor)
    await expect(client.call('proofs.proof_block_data', { block: { id: first.id } })).rejects.toEqual(error(code, text))
    // The lie must not stay in the cache.
    network.lies.clear()
    await client.call('proofs.proof_block_data', { block: { id: first.id } })
  }

  test('is detected by a wrong leaf', async () => {
    lie((row) => ({ block_merkle_tree_leaves: row.block_merkle_tree_leaves!.with(9, 'ab'.repeat(32)) }))
    await refused(/leaves do not hash to the block id/)
  })
  test('is detected by wrong data', async () => {
    lie({ data: network.chain.rows[1]!.data })
    await refused(/common section/)
  })
  test('is detected by unreadable data', async () => {
    lie({ data: Buffer.from('nonsense').toString('base64') })
    await refused(/block data/, 901)
  })
  test('is detected by a wrong signature of the producer', async () => {
    lie((row) => ({ aggregated_signature: row.aggregated_signature.with(100, row.aggregated_signature[100]! ^ 1) }))
    await refused(/signature of the producer/)
  })
  test('is detected by a wrong attestation', async () => {
    lie({ attestations: [{ ...attest(first, 'Primary', keepers.slice(0, 3)), target_type: 'Fallback' }] })
    await refused(/signature of the attestation/)
  })
  test('is detected by a missing quorum', async () => {
    lie({ attestations: [attest(first, 'Primary', keepers.slice(0, 2))] })
    await refused(/2 of 4 block keepers/)
  })
  test('is detected by a wrong height', async () => {
    lie({ height: 2 })
    await refused(/a different height/)
  })
  test('a server without proof data is reported as such', async () => {
    lie({ block_merkle_tree_leaves: null })
    await refused(/no proof data/)
  })
  test('a server without the block is reported as such', async () => {
    network.lies.set('block', () => null)
    await refused(/not on the server/)
  })
})

test('proves nothing without a trusted set, whatever keepers the server reports', async () => {
  const client = await network.client()
  await expect(client.call('proofs.proof_block_data', { block: { id: first.id } })).rejects.toEqual(
    error(902, /^Proof check failed: no trusted set of block keepers is configured$/),
  )
  const strangers = await network.client({ trusted_keepers: anchorOf(makeKeepers(4, 20)) })
  await expect(strangers.call('proofs.proof_block_data', { block: { id: first.id } })).rejects.toEqual(
    error(902, /signature of the producer|not one of the trusted block keepers/),
  )
})

test('a set is found by its commitment, and every block must commit to it', async () => {
  const chain = new KeeperChain(keepers, true)
  const { id } = chain.addBlock()
  const joined = chain.addBlock({ changes: [{ type: 'added', keeper: makeKeeper(9) }] })
  const committed = await startKeeperNetwork(chain)
  const hash = Buffer.from(keeperCommitment(setOf(chain.keepers))).toString('hex')
  const last = chain.addBlock()
  const client = await committed.client({ trusted_keepers_hash: hash })
  await client.call('proofs.proof_block_data', { block: { id: last.id } })
  await expect(client.call('proofs.proof_block_data', { block: { id: joined.id } })).rejects.toEqual(
    error(902, /older than the trusted set/),
  )
  const other = await committed.client({ trusted_keepers_hash: 'ab'.repeat(32) })
  await expect(other.call('proofs.proof_block_data', { block: { id } })).rejects.toEqual(
    error(902, /no set of block keepers with the trusted commitment/),
  )
  const strangers = await committed.client({ trusted_keepers: anchorOf(makeKeepers(4, 20)) })
  await expect(strangers.call('proofs.proof_block_data', { block: { id } })).rejects.toEqual(
    error(902, /trusted block keepers are not those before the block/),
  )
  const known = Buffer.from(keeperCommitment(setOf(keepers))).toString('hex')
  const without = await network.client({ trusted_keepers_hash: known })
  await expect(without.call('proofs.proof_block_data', { block: { id: first.id } })).rejects.toEqual(
    error(902, /has no commitment to the keepers before it/),
  )
})

test('a block that is not final is proven by a descendant that is', async () => {
  const { chain } = network
  const block = chain.addBlock({ primary: keepers.slice(0, 1) })
  chain.addBlock({ primary: [] })
  chain.addBlock({ primary: keepers.slice(0, 3) })
  const client = await network.client(anchor)
  await client.call('proofs.proof_block_data', { block: { id: block.id } })
  chain.rows.pop()
  const later = await network.client(anchor)
  await expect(later.call('proofs.proof_block_data', { block: { id: block.id } })).rejects.toEqual(
    error(902, /is not final/),
  )
})

test('a block that is not final does not say who signs the next one', async () => {
  const { chain } = network
  const joined = makeKeepers(4, 10)
  const changes = [
    ...keepers.map((keeper) => ({ type: 'removed', keeper }) as const),
    ...joined.map((keeper) => ({ type: 'added', keeper }) as const),
  ]
  const block = chain.addBlock({ changes, primary: [keepers[0]!] })
  chain.addBlock()
  const client = await network.client(anchor)
  await expect(client.call('proofs.proof_block_data', { block: { id: block.id } })).rejects.toEqual(
    error(902, /changes the block keepers and is not final/),
  )
})

test('keepers are followed over many changes, and a later client needs no network for it', async () => {
  const { chain } = network
  const changeCount = rounds({ quick: 3, all: 52 })
  for (let i = 0; i < changeCount; i++) {
    chain.addBlock({
      changes: [
        { type: 'removed', keeper: chain.keepers[0]! },
        { type: 'added', keeper: makeKeeper(50 + i) },
      ],
    })
    chain.addBlock()
  }
  const storage = new MemoryStorage()
  const client = await network.client(anchor, {}, storage)
  await client.call('proofs.proof_block_data', { block: { id: chain.last.id } })
  const stale = await network.client(anchor)
  network.lies.set('bkSetUpdates', () => ({ edges: [], pageInfo: { hasNextPage: false } }))
  await expect(stale.call('proofs.proof_block_data', { block: { id: chain.last.id } })).rejects.toEqual(
    error(902, /not one of the trusted block keepers|not those before/),
  )
  await network.peer.stop()
  const offline = await network.client(anchor, {}, storage)
  await offline.call('proofs.proof_block_data', { block: { id: chain.last.id, height: chain.last.height } })
})

test('a manipulated cache costs downloads and proves nothing false', async () => {
  const storage = new MemoryStorage()
  const { chain } = network
  chain.addBlock({ changes: [{ type: 'added', keeper: makeKeeper(50) }] })
  const block = { id: chain.addBlock().id }
  await (await network.client(anchor, {}, storage)).call('proofs.proof_block_data', { block })
  const group = await groupOf(storage)
  for (const key of await storage.proofs.list(group)) {
    const value = (await storage.proofs.get(group, key))!
    for (const changed of [value.slice(0, value.length / 2), value.map((byte) => byte ^ 1), new Uint8Array()]) {
      await storage.proofs.put(group, key, changed)
      await (await network.client(anchor, {}, storage)).call('proofs.proof_block_data', { block })
    }
  }
  const forged = { id: 'ab'.repeat(32) }
  const row = (await storage.proofs.get(group, `an_block_${block.id}`))!
  await storage.proofs.put(group, `an_block_${forged.id}`, row)
  await expect(
    (await network.client(anchor, {}, storage)).call('proofs.proof_block_data', { block: forged }),
  ).rejects.toEqual(error(902, /not on the server/))
})

test('changes are held against the commitments of their blocks', async () => {
  const chain = new KeeperChain(keepers, true)
  chain.addBlock({ changes: [{ type: 'removed', keeper: keepers[3]! }] })
  chain.addBlock({ changes: [{ type: 'added', keeper: makeKeeper(9) }] })
  const block = { id: chain.addBlock().id }
  const committed = await startKeeperNetwork(chain)
  const storage = new MemoryStorage()
  await (await committed.client(anchor, {}, storage)).call('proofs.proof_block_data', { block })
  committed.lies.set('bkSetUpdates', () => ({ edges: [], pageInfo: { hasNextPage: false } }))
  const stale = await committed.client(anchor)
  await expect(stale.call('proofs.proof_block_data', { block })).rejects.toEqual(
    error(902, /trusted block keepers are not those before the block/),
  )
  await committed.peer.stop()
  await (await committed.client(anchor, {}, storage)).call('proofs.proof_block_data', { block })
})

test('changes of the set that a server omitted are detected when it reports them later', async () => {
  const { chain, lies } = network
  chain.addBlock({ changes: [{ type: 'removed', keeper: keepers[0]! }] })
  const block = { id: chain.addBlock().id }
  const client = await network.client(anchor)
  lies.set('bkSetUpdates', () => ({ edges: [], pageInfo: { hasNextPage: false } }))
  chain.keepers = [makeKeeper(30), ...chain.keepers]
  await client.call('proofs.proof_block_data', { block })
  const joined = chain.addBlock()
  await expect(client.call('proofs.proof_block_data', { block: { id: joined.id } })).rejects.toEqual(
    error(902, /signer 30 is not one/),
  )
  chain.rows.pop()
  chain.keepers = chain.keepers.slice(1)
  const added = chain.addBlock({ changes: [{ type: 'added', keeper: makeKeeper(31) }] })
  const last = chain.addBlock()
  await expect(client.call('proofs.proof_block_data', { block: { id: last.id } })).rejects.toEqual(
    error(902, /signer 31 is not one/),
  )
  lies.clear()
  await client.call('proofs.proof_block_data', { block: { id: last.id } })
  await client.call('proofs.proof_block_data', { block: { id: added.id } })
})

test('a restarted chain is verified despite what is remembered of the old one', async () => {
  const storage = new MemoryStorage()
  network.chain.addBlock({ changes: [{ type: 'added', keeper: makeKeeper(50) }] })
  const block = { id: network.chain.addBlock().id }
  await (await network.client(anchor, {}, storage)).call('proofs.proof_block_data', { block })
  const chain = new KeeperChain(keepers)
  for (let i = 0; i < 3; i++) chain.addBlock()
  const joined = chain.addBlock({ changes: [{ type: 'added', keeper: makeKeeper(60) }], genUtime: NOW + 500 })
  const last = chain.addBlock()
  const anew = await startKeeperNetwork(chain)
  const client = await anew.client(anchor, {}, storage)
  await client.call('proofs.proof_block_data', { block: { id: joined.id } })
  await client.call('proofs.proof_block_data', { block: { id: last.id } })
})

/** Base64 of the TVM block in published data. */
function blockBoc(data: string): string {
  const bytes = Buffer.from(data, 'base64')
  const isCompressed = bytes.readUInt32BE(0) === 0x28b52ffd
  const { block } = parseBlockData(new Uint8Array(isCompressed ? zstdDecompressSync(bytes) : bytes))
  return Buffer.from(block).toString('base64')
}

/** The only group that a storage has. */
async function groupOf(storage: MemoryStorage): Promise<string> {
  const { height, keepers, owners } = anchor.trusted_keepers
  const text = JSON.stringify([height, Object.entries(keepers), Object.entries(owners)])
  const group = `proofs/an/${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
  expect(await storage.proofs.list(group)).not.toHaveLength(0)
  return group
}
