import { zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hexToBytes } from '../../../../src/core/bytes/hex.ts'
import { parseBlockData } from '../../../../src/core/chain/parseBlockData.ts'
import {
  attestationBytes,
  changeKeepers,
  checkProducer,
  compressedKey,
  findAttesters,
  isFinal,
  keeperCommitment,
  keeperCommitments,
  openKeeperBlock,
  type PublishedBlock,
  parseCommonSection,
  verifyAggregate,
} from '../../../../src/core/proofs/keepers/index.ts'
import { transaction, transfer } from '../../../support/devnode/sampleChain.ts'
import {
  attest,
  KeeperChain,
  makeKeeper,
  makeKeepers,
  type PublishedRow,
  setOf,
  sign,
} from '../../../support/proofs/KeeperChain.ts'

const keepers = makeKeepers(4)
const set = setOf(keepers)
const chain = new KeeperChain(keepers)
const cell = transaction({ lt: 5n, now: 1_700_000_000, inMsg: transfer(1n, 1n, 1_700_000_000), outMsgs: [] })
const row = chain.addBlock({ transactions: [cell] })
const second = chain.addBlock()

function published(source: PublishedRow, changes: Partial<PublishedBlock> = {}): PublishedBlock {
  const raw = Buffer.from(source.data, 'base64')
  return {
    id: source.id,
    leaves: source.block_merkle_tree_leaves,
    refs: source.proof_block_refs,
    data: new Uint8Array(source.height % 2 === 0 ? zstdDecompressSync(raw) : raw),
    aggregatedSignature: source.aggregated_signature,
    occurrences: source.signature_occurrences,
    ...changes,
  }
}

function attested(source: PublishedRow) {
  return {
    parentId: source.proof_block_refs![0]!,
    blockId: source.id,
    seqNo: source.seq_no,
    envelopeHash: source.envelope_hash,
  }
}

// Values from the tests of the block keepers' code.
test('keys and signatures are those of block keepers', async () => {
  const key = 'a695ad325dfc7e1191fbc9f186f58eff42a634029731b18380ff89bf42c464a42cb8ca55b200f051f57f1e1893c68759'
  expect(await compressedKey(key)).toBe(key)
  await expect(compressedKey('c0'.padEnd(96, '0'))).rejects.toThrow(/point at infinity/)
  await expect(compressedKey('ff'.repeat(48))).rejects.toThrow(/not a point/)
})

test('an attestation signs 120 bytes', () => {
  const block = { parentId: '01'.repeat(32), blockId: '02'.repeat(32), seqNo: 7, envelopeHash: '03'.repeat(32) }
  expect(Buffer.from(attestationBytes(block, 'Fallback')).toString('hex')).toBe(
    `2000000000000000${'01'.repeat(32)}2000000000000000${'02'.repeat(32)}07000000${'03'.repeat(32)}01000000`,
  )
})

describe('a block', () => {
  test('contains its facts, and its envelope is the one that was attested', async () => {
    const block = openKeeperBlock(published(row))
    expect(block.facts.seqNo).toBe(1)
    expect(block.common).toMatchObject({ height: 1n, keeperChanges: [], producerId: keepers[0]!.owner })
    expect(block.envelopeHash).toBe(row.envelope_hash)
    expect(openKeeperBlock(published(second)).common.parentBlockId).toBe(row.id)
    await checkProducer(published(row), block, set)
  })

  test('is refused with any leaf changed or missing', () => {
    for (let leaf = 0; leaf < 16; leaf++) {
      const leaves = [...row.block_merkle_tree_leaves!]
      leaves[leaf] = 'ab'.repeat(32)
      expect(() => openKeeperBlock(published(row, { leaves }))).toThrow(/leaves do not hash to the block id/)
    }
    expect(() => openKeeperBlock(published(row, { leaves: row.block_merkle_tree_leaves!.slice(1) }))).toThrow(
      /15 leaves/,
    )
    expect(() => openKeeperBlock(published(row, { leaves: null }))).toThrow(/no proof data/)
    expect(() => openKeeperBlock(published(row, { id: second.id }))).toThrow(/leaves do not hash to the block id/)
  })

  test('is refused with the data or references of another block', () => {
    expect(() => openKeeperBlock(published(row, { data: published(second).data }))).toThrow(/common section/)
    expect(() => openKeeperBlock(published(second, { refs: ['11'.repeat(32)] }))).toThrow(/not the parent/)
    expect(() => openKeeperBlock(published(second, { refs: [row.id, row.id] }))).toThrow(/referenced blocks/)
    expect(() => openKeeperBlock(published(second, { refs: null }))).toThrow(/not the parent/)
  })

  test('is refused when its data are truncated at any byte, or a byte is flipped', () => {
    const { data } = published(row)
    for (let end = 0; end < data.length; end++) {
      expect(() => openKeeperBlock(published(row, { data: data.subarray(0, end) }))).toThrow(
        expect.objectContaining({ name: 'ProofError' }),
      )
    }
    for (let at = 0; at < data.length; at++) {
      const flipped = data.slice()
      flipped[at]! ^= 1 << (at % 8)
      expect(() => openKeeperBlock(published(row, { data: flipped }))).toThrow(
        expect.objectContaining({ name: 'ProofError' }),
      )
    }
  })

  test('names the field at which its common section is truncated, and refuses bytes after its end', () => {
    const { commonSection } = parseBlockData(published(row).data)
    for (let end = 0; end < commonSection.length; end++) {
      expect(() => parseCommonSection(commonSection.subarray(0, end))).toThrow(/^common section: `\w+` /)
    }
    expect(() => parseCommonSection(new Uint8Array([...commonSection, 0]))).toThrow(
      /unexpected data at the end, 1 bytes/,
    )
  })

  test('a block that splits threads is reported as one', () => {
    const other = new KeeperChain(keepers).addBlock({ threadsTable: true })
    expect(() => openKeeperBlock(published(other))).toThrow(/blocks that split a thread are not supported/)
  })

  test('needs the signature of its producer', async () => {
    const block = openKeeperBlock(published(row))
    const signature = [...row.aggregated_signature]
    const { aggregated_signature } = second
    await expect(
      checkProducer(published(row, { aggregatedSignature: aggregated_signature }), block, set),
    ).rejects.toThrow(/signature of the producer/)
    signature[100]! ^= 1
    await expect(checkProducer(published(row, { aggregatedSignature: signature }), block, set)).rejects.toThrow(
      /signature of the producer/,
    )
    const strangers = setOf(makeKeepers(4, 10))
    await expect(checkProducer(published(row), block, strangers)).rejects.toThrow(/signer 0 is not one/)
    const renamed = new Map(set).set(0, { key: keepers[0]!.key, owner: 'aa'.repeat(32) })
    await expect(checkProducer(published(row), block, renamed)).rejects.toThrow(/producer of the block/)
  })
})

describe('attestations', () => {
  const find = (list: readonly unknown[], keepers = set) => findAttesters(attested(row), list, keepers)

  test('count each keeper once', async () => {
    const list = [attest(row, 'Primary', keepers.slice(0, 2)), attest(row, 'Primary', keepers.slice(1, 3))]
    expect([...(await find(list)).primary]).toEqual([0, 1, 2])
  })

  test('attestations of another block, parent or envelope do not count', async () => {
    const [own] = row.attestations
    for (const name of ['block_id', 'parent_block_id', 'envelope_hash'] as const) {
      expect((await find([{ ...own!, [name]: 'ab'.repeat(32) }])).primary.size).toBe(0)
    }
    expect((await find(second.attestations)).primary.size).toBe(0)
  })

  test('refuses attestations with the signature of another envelope', async () => {
    const forged = { ...attest({ ...row, envelope_hash: 'ab'.repeat(32) }, 'Primary', keepers) }
    await expect(find([{ ...forged, envelope_hash: row.envelope_hash }])).rejects.toThrow(
      /signature of the attestation/,
    )
    const fallback = { ...attest(row, 'Fallback', keepers), target_type: 'Primary' }
    await expect(find([fallback])).rejects.toThrow(/signature of the attestation/)
  })

  test('refuses attestations with a flipped bit, an unknown signer, a count of 0 or a signer counted twice', async () => {
    const own = attest(row, 'Primary', keepers.slice(0, 1))
    const digits = own.aggregated_signature
    const flipped = digits.slice(0, -1) + (digits.endsWith('0') ? '1' : '0')
    await expect(find([{ ...own, aggregated_signature: flipped }])).rejects.toThrow(/signature of the attestation/)
    await expect(find([attest(row, 'Primary', makeKeepers(1, 9))])).rejects.toThrow(/signer 9 is not one/)
    await expect(find([{ ...own, signature_occurrences: { 0: 0 } }])).rejects.toThrow(/count 0/)
    await expect(find([{ ...own, signature_occurrences: { 0: 2 } }])).rejects.toThrow(/signature of the attestation/)
    await expect(find([{ ...own, signature_occurrences: {} }])).rejects.toThrow(/no signers/)
    await expect(find([{ ...own, signature_occurrences: { 0: 1, 1: 1 } }])).rejects.toThrow(/signature/)
  })

  test('a key that is in an aggregate twice counts as one keeper', async () => {
    const bytes = attestationBytes(attested(row), 'Primary')
    const twice = sign(bytes, [keepers[0]!, keepers[0]!])
    const keys = [{ key: keepers[0]!.key, count: 2 }]
    expect(await verifyAggregate({ bytes, signature: twice, keys })).toBe(true)
    const own = attest(row, 'Primary', [keepers[0]!])
    const hex = `c000000000000000${Buffer.from(twice).toString('hex')}`
    const found = await find([{ ...own, aggregated_signature: hex, signature_occurrences: { 0: 2 } }])
    expect(found.primary.size).toBe(1)
  })

  test('refuses an endless list of attestations before it checks any', async () => {
    await expect(find(new Array(1025).fill(row.attestations[0]))).rejects.toThrow(/1025 attestations/)
  })

  test('refuses attestations of keepers that have been replaced', async () => {
    const stale = new Map(set).set(0, { key: makeKeeper(77).key })
    await expect(find([attest(row, 'Primary', keepers)], stale)).rejects.toThrow(/signature of the attestation/)
  })

  test.each([
    [1, 1, 0, true],
    [4, 3, 0, true],
    [4, 2, 4, false],
    [7, 5, 0, true],
    [7, 4, 4, true],
    [7, 4, 3, false],
    [7, 3, 7, false],
    [0, 0, 0, false],
  ])('%i keepers with %i primary and %i fallback attestations: final is %s', (count, primary, fallback, final) => {
    const of = (size: number) => new Set(Array.from({ length: size }, (_, i) => i))
    expect(isFinal({ primary: of(primary), fallback: of(fallback) }, count)).toBe(final)
  })
})

test('changes of keepers in the block lead to the committed set', async () => {
  const rotating = new KeeperChain(keepers, true)
  const joined = makeKeeper(9)
  const moved = makeKeeper(12, 1)
  const changes = [
    { type: 'removed', keeper: keepers[3]! },
    { type: 'added', keeper: joined },
    { type: 'added', keeper: moved },
    { type: 'announced', keeper: makeKeeper(20) },
  ] as const
  const block = openKeeperBlock(published(rotating.addBlock({ changes })))
  const next = await changeKeepers(set, block.common.keeperChanges)
  expect([...next.keys()].sort((a, b) => a - b)).toEqual([0, 2, 9, 12])
  expect(keeperCommitments(block)).toEqual({
    before: Buffer.from(keeperCommitment(set)).toString('hex'),
    after: Buffer.from(keeperCommitment(next)).toString('hex'),
  })
  expect(hexToBytes(next.get(9)!.key)).toHaveLength(48)
})
