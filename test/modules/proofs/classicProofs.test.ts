import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { Builder, Slice, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { messageCell, NO_ADDRESS, standardAddress } from '../../../src/core/tlb/index.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { transaction } from '../../support/devnode/sampleChain.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { type ClassicNetworkPeer, startClassicNetwork } from '../../support/proofs/classicNetwork.ts'
import { type ClassicRow, MasterChain, makeValidators } from '../../support/proofs/MasterChain.ts'
import { SkippingClock } from '../../support/SkippingClock.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const NOW = 1_700_000_000
const message = messageCell(
  {
    header: {
      type: 'externalIn',
      src: NO_ADDRESS,
      dest: standardAddress(0, new Uint8Array(32).fill(0xa1)),
      importFee: 0n,
    },
    body: Slice.of(new Builder().storeUint(7, 32).toCell()),
  },
  'classic',
)
const cell = transaction({ lt: 5n, now: NOW, inMsg: message, outMsgs: [] })

let chain: MasterChain
let network: ClassicNetworkPeer
let shardBlock: ClassicRow
let last: ClassicRow
beforeEach(async () => {
  chain = new MasterChain(makeValidators(4))
  chain.addMaster()
  chain.addMaster({ next: makeValidators(5, 20) })
  shardBlock = chain.addShard([cell])
  const shardTop = chain.addShard()
  chain.addMaster({ takes: shardTop })
  chain.addMaster({ next: makeValidators(3, 40) })
  last = chain.addMaster()
  chain.addMaster()
  network = await startClassicNetwork(chain)
})

function error(code: number, text: RegExp) {
  return expect.objectContaining({ code, message: expect.stringMatching(text) })
}

function open(proofs: object = { zerostate_hash: chain.zerostate.hashHex() }, storage = new MemoryStorage()) {
  const config = { network: { endpoints: [network.peer.endpoint], query_timeout: 3500 }, proofs }
  return LocalClient.open({ config, storage, clock: new SkippingClock() })
}

describe('from a pinned zero state', () => {
  test('proves blocks of the masterchain and of a shard, transactions and messages', async () => {
    const client = await open()
    await client.call('proofs.proof_block_data', { block: { id: last.id, seq_no: last.seq_no, workchain_id: -1 } })
    await client.call('proofs.proof_block_data', { block: { boc: last.boc } })
    await client.call('proofs.proof_block_data', {
      block: { id: shardBlock.id, seq_no: 1, gen_utime_string: '2023-11-14 22:13:21.000', end_lt: '1' },
    })
    await client.call('proofs.proof_transaction_data', {
      transaction: { id: cell.hashHex(), lt: '0x5', block_id: shardBlock.id, workchain_id: 0 },
    })
    await client.call('proofs.proof_message_data', {
      message: { id: message.hashHex(), dst_transaction: { id: cell.hashHex() }, msg_type: 1 },
    })
    await client.call('proofs.proof_message_data', { message: { boc: writeBocBase64(message) } })
  })

  test('takes proven key blocks from the cache, and downloads again what was changed there', async () => {
    const storage = new MemoryStorage()
    const block = { id: last.id }
    await (await open(undefined, storage)).call('proofs.proof_block_data', { block })
    const group = `proofs/${chain.zerostate.hashHex().slice(0, 8)}/${chain.rows[0]!.id.slice(0, 8)}`
    expect(await storage.proofs.list(group)).toEqual(
      expect.arrayContaining(['proof_mc_2', 'proof_mc_4', 'zerostate', 'zs_right_boundary_seq_no']),
    )
    const asked = network.peer.queries.length
    await (await open(undefined, storage)).call('proofs.proof_block_data', { block })
    expect(network.peer.queries.length - asked).toBeLessThan(asked)
    for (const key of await storage.proofs.list(group)) {
      const value = (await storage.proofs.get(group, key))!
      await storage.proofs.put(group, key, key.startsWith('zs_') ? value : value.slice(1))
    }
    await (await open(undefined, storage)).call('proofs.proof_block_data', { block })
    await storage.proofs.delete(group, 'proof_mc_2')
    await (await open(undefined, storage)).call('proofs.proof_block_data', { block: { id: chain.rows[3]!.id } })
  })

  test('refuses a field that differs, and an id other than that of the BOC', async () => {
    const client = await open()
    await expect(
      client.call('proofs.proof_block_data', { block: { id: last.id, prev_ref: { root_hash: 'ab'.repeat(32) } } }),
    ).rejects.toEqual(error(904, /blocks\.prev_ref\.root_hash/))
    await expect(
      client.call('proofs.proof_block_data', { block: { id: shardBlock.id, boc: last.boc } }),
    ).rejects.toEqual(error(904, /blocks\.id/))
    await expect(
      client.call('proofs.proof_transaction_data', { transaction: { id: cell.hashHex(), workchain_id: -1 } }),
    ).rejects.toEqual(error(904, /transactions\.workchain_id/))
    await expect(client.call('proofs.proof_block_data', { block: { boc: writeBocBase64(cell) } })).rejects.toEqual(
      error(901, /block/),
    )
    await expect(client.call('proofs.proof_block_data', { block: { id: 'ab'.repeat(32) } })).rejects.toEqual(
      error(902, /not on the server/),
    )
  })

  test.each<[string, (row: ClassicRow) => ClassicRow | undefined, RegExp]>([
    [
      'a signature',
      (row) => {
        if (row.signatures) row.signatures.signatures[0]!.s = `00${row.signatures.signatures[0]!.s.slice(2)}`
        return row
      },
      /signature of node/,
    ],
    [
      'a signature that is there twice',
      (row) => {
        const list = row.signatures?.signatures
        if (list) list.push(list[0]!)
        return row
      },
      /more than once/,
    ],
    [
      'the weight',
      (row) => (row.signatures ? { ...row, signatures: { ...row.signatures, sig_weight: 'ff' } } : row),
      /have weight/,
    ],
    [
      'a quorum',
      (row) => {
        const { signatures } = row
        if (signatures === undefined) return row
        const kept = signatures.signatures.slice(0, 2)
        return { ...row, signatures: { ...signatures, signatures: kept, sig_weight: '14' } }
      },
      /two thirds/,
    ],
    [
      'the hash of the file',
      (row) => ({ ...row, prev_ref: { ...row.prev_ref, file_hash: 'ab'.repeat(32) } }),
      /signature/,
    ],
    [
      'key blocks, of which one is left out',
      (row) => (row.seq_no === 2 && row.workchain_id === -1 ? undefined : row),
      /./,
    ],
    [
      'a proof',
      (row) => (row.signatures ? { ...row, signatures: { ...row.signatures, proof: 'AA==' } } : row),
      /proof/,
    ],
  ])('refuses a server that lies about %s', async (_name, lie, text) => {
    network.lie = lie
    const client = await open()
    await expect(client.call('proofs.proof_block_data', { block: { id: last.id } })).rejects.toEqual(error(902, text))
    network.lie = (row) => row
    await client.call('proofs.proof_block_data', { block: { id: last.id } })
  })

  test('refuses a shard block that the masterchain does not know', async () => {
    const other = new MasterChain(makeValidators(4))
    other.addMaster()
    const foreign = other.addShard([transaction({ lt: 6n, now: NOW, inMsg: message, outMsgs: [] })])
    chain.rows.push(foreign)
    const client = await open()
    await expect(client.call('proofs.proof_block_data', { block: { id: foreign.id } })).rejects.toEqual(
      error(902, /not the one that the masterchain refers to/),
    )
    const late = chain.addShard()
    await expect(client.call('proofs.proof_block_data', { block: { id: late.id } })).rejects.toEqual(
      error(902, /no masterchain block refers to the block yet/),
    )
  })

  test('refuses another network', async () => {
    const client = await open({ zerostate_hash: 'ab'.repeat(32) })
    await expect(client.call('proofs.proof_block_data', { block: { id: last.id } })).rejects.toEqual(
      error(902, /not the configured one/),
    )
  })
})

describe('from trusted key blocks', () => {
  test('starts at the nearest one before', async () => {
    const file = join(temporaryFolder(), 'trusted.bin')
    writeFileSync(file, trustedFile(chain.zerostate.hashHex(), [[2, chain.rows[1]!.id]]))
    const client = await open({ trusted_key_blocks: file })
    await client.call('proofs.proof_block_data', { block: { id: last.id } })
    // The first block builds on the zero state, which the file names.
    await client.call('proofs.proof_block_data', { block: { id: chain.rows[0]!.id } })
  })

  test('refuses another key block of that number, a network that is not in the file, and an invalid file', async () => {
    const file = join(temporaryFolder(), 'trusted.bin')
    const client = async () =>
      (await open({ trusted_key_blocks: file })).call('proofs.proof_block_data', { block: { id: last.id } })
    writeFileSync(file, trustedFile(chain.zerostate.hashHex(), [[2, chain.rows[0]!.id]]))
    await expect(client()).rejects.toEqual(error(902, /./))
    writeFileSync(file, trustedFile('ab'.repeat(32), []))
    await expect(client()).rejects.toEqual(error(902, /not a trusted one/))
    writeFileSync(file, 'x')
    await expect(client()).rejects.toEqual(error(901, /truncated/))
    const missing = await open({ trusted_key_blocks: `${file}.none` })
    await expect(missing.call('proofs.proof_block_data', { block: { id: last.id } })).rejects.toEqual(
      error(902, /cannot be read/),
    )
  })
})

test('proves nothing without a trust anchor', async () => {
  const client = await open({})
  await expect(client.call('proofs.proof_block_data', { block: { id: last.id } })).rejects.toEqual(
    error(902, /proofs\.zerostate_hash/),
  )
  await expect(
    client.call('proofs.proof_account_data', {
      account: { boc: 'te6ccgEBAQEAAgAAAA==', account_id: 'ab'.repeat(32), dapp_id: 'ab'.repeat(32) },
    }),
  ).rejects.toEqual(error(901, /./))
})

function trustedFile(zerostate: string, entries: readonly (readonly [number, string])[]): Buffer {
  const number = (value: number, size: number) => {
    const bytes = Buffer.alloc(size)
    bytes.writeUInt32LE(value)
    return bytes
  }
  const list = entries.map(([seqNo, hash]) => Buffer.concat([number(seqNo, 4), Buffer.from(hash, 'hex')]))
  return Buffer.concat([number(1, 8), Buffer.from(zerostate, 'hex'), number(entries.length, 8), ...list])
}
