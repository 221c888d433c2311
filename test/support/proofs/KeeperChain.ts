/**
 * A chain of blocks with keepers, as a network publishes it: real cells, real leaves, real signatures. Tests change the rows
 * to get what a lying server would publish.
 */
import { createHash } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex } from '../../../src/core/bytes/hex.ts'
import type { Cell } from '../../../src/core/cells/index.ts'
import { writeBoc } from '../../../src/core/cells/index.ts'
import { encodeBlockData } from '../../../src/core/chain/encodeBlockData.ts'
import { buildBlock, NO_BLOCK } from '../../../src/core/chain/index.ts'
import { BincodeWriter } from '../../../src/core/proofs/keepers/BincodeWriter.ts'
import {
  attestationBytes,
  blockIdOfLeaves,
  blockRefsRoot,
  type KeeperSet,
  keeperCommitment,
} from '../../../src/core/proofs/keepers/index.ts'
import { type BlockRef, parseTransaction } from '../../../src/core/tlb/index.ts'

const SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_'
export const THREAD = '00'.repeat(34)
const NO_ID = '00'.repeat(32)

export interface TestKeeper {
  readonly signer: number
  readonly secret: Uint8Array
  /** 96 hex digits. */
  readonly key: string
  readonly owner: string
}

export type TestChange = { readonly type: 'added' | 'removed' | 'announced'; readonly keeper: TestKeeper }

export interface TestAttestation {
  block_id: string
  parent_block_id: string
  envelope_hash: string
  target_type: string
  aggregated_signature: string
  signature_occurrences: Record<string, number>
}

/** A block as GraphQL shows it. */
export interface PublishedRow {
  id: string
  block_id: string
  hash: string
  seq_no: number
  height: number
  thread_id: string
  gen_utime: number
  producer_id: string
  block_merkle_tree_leaves: string[] | null
  proof_block_refs: string[] | null
  data: string
  envelope_hash: string
  aggregated_signature: number[]
  signature_occurrences: number[]
  attestations: TestAttestation[]
}

export interface BlockOptions {
  readonly transactions?: readonly Cell[]
  readonly changes?: readonly TestChange[]
  /** Keepers that attest, by kind. Default: all, Primary. */
  readonly primary?: readonly TestKeeper[]
  readonly fallback?: readonly TestKeeper[]
  readonly genUtime?: number
  readonly threadsTable?: boolean
}

const commitments = new Map<string, Uint8Array>()
/** Cache of signatures, because tests make the same blocks repeatedly. */
const signatures = new Map<string, Uint8Array>()

export class KeeperChain {
  readonly rows: PublishedRow[] = []
  readonly updates: {
    block_id: string
    bk_set_update: string
    height: number
    thread_id: string
    chain_order: string
  }[] = []
  keepers: readonly TestKeeper[]
  /** Transactions of the blocks, with the block of each. */
  readonly transactions = new Map<string, { readonly cell: Cell; readonly blockId: string }>()
  #prev: BlockRef = NO_BLOCK
  #stateHash = new Uint8Array(32)

  readonly #commits: boolean

  /** `commits`: leaves 2 and 3 are commitments, which take a third of a second each; else they are zeros. */
  constructor(keepers: readonly TestKeeper[], commits = false) {
    this.keepers = keepers
    this.#commits = commits
  }

  get last(): PublishedRow {
    return this.rows.at(-1)!
  }

  addBlock(options: BlockOptions = {}): PublishedRow {
    const { transactions = [], changes = [], genUtime = 1_700_000_000 + this.rows.length } = options
    const height = this.rows.length + 1
    const parent = this.rows.at(-1)?.id ?? NO_ID
    const producer = this.keepers[0]!
    const built = buildBlock({
      rules: 'current',
      ...{ globalId: 100, seqNo: height, genUtime, genUtimeMs: 0, version: 1, capabilities: 0n },
      ...{ startLt: BigInt(height) * 1000n, endLt: BigInt(height) * 1000n + 10n },
      ...{ prev: this.#prev, prevStateHash: this.#stateHash, randSeed: new Uint8Array(32) },
      transactions: transactions.map((cell) => ({ cell, transaction: parseTransaction(cell), dappIdChanged: false })),
    })
    this.#prev = built.ref
    this.#stateHash = new Uint8Array(built.stateHash)
    const before = setOf(this.keepers)
    const after = changed(this.keepers, changes)
    const common = commonSection({ parent, producer, changes, height, threadsTable: options.threadsTable === true })
    const count = BigInt(transactions.length)
    const zeros = new Uint8Array(32)
    const leaves: Uint8Array[] = Array.from({ length: 16 }, () => zeros)
    leaves[1] = sha256(common)
    leaves[2] = this.#commits ? commit(before) : zeros
    leaves[3] = this.#commits ? commit(setOf(after)) : zeros
    leaves[4] = built.cell.hash()
    leaves[6] = sha256(bigEndian(count))
    leaves[7] = blockRefsRoot([new Uint8Array(Buffer.from(parent, 'hex'))])
    const id = bytesToHex(blockIdOfLeaves(leaves))
    const data = encodeBlockData({
      commonSection: common,
      block: writeBoc(built.cell),
      transactionCount: count,
      accountChanges: new Uint8Array(8),
    })
    const signature = sign(data, [producer])
    const occurrences = [{ signer: producer.signer, count: 1 }]
    const row: PublishedRow = {
      ...{ id, block_id: id, hash: id, seq_no: height, height, thread_id: THREAD, gen_utime: genUtime },
      producer_id: producer.owner,
      block_merkle_tree_leaves: leaves.map((leaf) => bytesToHex(leaf)),
      proof_block_refs: [parent],
      data: Buffer.from(height % 2 === 0 ? zstdCompressSync(data) : data).toString('base64'),
      envelope_hash: envelopeHash(signature, occurrences, data),
      aggregated_signature: [...new BincodeWriter().sized(signature).toBytes()],
      signature_occurrences: [...new BincodeWriter().u64(1).u16(producer.signer).u16(1).toBytes()],
      attestations: [],
    }
    for (const [type, attesters] of [
      ['Primary', options.primary ?? this.keepers],
      ['Fallback', options.fallback ?? []],
    ] as const) {
      if (attesters.length > 0) row.attestations.push(attest(row, type, attesters))
    }
    for (const cell of transactions) this.transactions.set(cell.hashHex(), { cell, blockId: id })
    if (changes.length > 0) {
      const bytes = writeChanges(new BincodeWriter(), changes).toBytes()
      const facts = { block_id: id, height, thread_id: THREAD, chain_order: String(height).padStart(8, '0') }
      this.updates.push({ ...facts, bk_set_update: bytesToHex(bytes) })
    }
    this.rows.push(row)
    this.keepers = after
    return row
  }
}

export function makeKeepers(count: number, firstSigner = 0): TestKeeper[] {
  return Array.from({ length: count }, (_, index) => makeKeeper(firstSigner + index))
}

export function makeKeeper(signer: number, owner = signer): TestKeeper {
  const secret = new Uint8Array(32)
  new DataView(secret.buffer).setUint32(28, 1000 + signer)
  const key = bls12_381.longSignatures.getPublicKey(secret).toHex(true)
  return { signer, secret, key, owner: owner.toString(16).padStart(64, 'e') }
}

export function setOf(keepers: readonly TestKeeper[]): KeeperSet {
  return new Map(keepers.map(({ signer, key, owner }) => [signer, { key, owner }]))
}

/** The anchor of a configuration. */
export function anchorOf(keepers: readonly TestKeeper[], height = 0) {
  return {
    height,
    keepers: Object.fromEntries(keepers.map(({ signer, key }) => [signer, key])),
    owners: Object.fromEntries(keepers.map(({ signer, owner }) => [signer, owner])),
  }
}

/** Aggregate of one signature per keeper, 192 bytes. */
export function sign(bytes: Uint8Array, keepers: readonly TestKeeper[]): Uint8Array {
  const name = `${bytesToHex(sha256(bytes))} ${keepers.map(({ signer }) => signer).join()}`
  let signature = signatures.get(name)
  if (signature === undefined) {
    const { longSignatures } = bls12_381
    const message = longSignatures.hash(bytes, SUITE)
    const parts = keepers.map(({ secret }) => longSignatures.sign(message, secret))
    signature = longSignatures.aggregateSignatures(parts).toBytes(false)
    signatures.set(name, signature)
  }
  return signature
}

export function attest(
  row: PublishedRow,
  type: 'Primary' | 'Fallback',
  keepers: readonly TestKeeper[],
): TestAttestation {
  const parentId = row.proof_block_refs![0]!
  const block = { parentId, blockId: row.id, seqNo: row.seq_no, envelopeHash: row.envelope_hash }
  const signature = sign(attestationBytes(block, type), keepers)
  return {
    ...{ block_id: row.id, parent_block_id: parentId, envelope_hash: row.envelope_hash, target_type: type },
    aggregated_signature: bytesToHex(new BincodeWriter().sized(signature).toBytes()),
    signature_occurrences: Object.fromEntries(keepers.map(({ signer }) => [signer, 1])),
  }
}

export function envelopeHash(
  signature: Uint8Array,
  occurrences: readonly { signer: number; count: number }[],
  data: Uint8Array,
): string {
  const writer = new BincodeWriter().sized(signature).u64(occurrences.length)
  for (const { signer, count } of occurrences) writer.u16(signer).u16(count)
  return bytesToHex(sha256(writer.fixed(data).toBytes()))
}

function changed(keepers: readonly TestKeeper[], changes: readonly TestChange[]): TestKeeper[] {
  const removed = changes.filter(({ type }) => type === 'removed').map(({ keeper }) => keeper.signer)
  const added = changes.filter(({ type }) => type === 'added').map(({ keeper }) => keeper)
  const kept = keepers.filter(
    ({ signer, owner }) =>
      !removed.includes(signer) && !added.some((keeper) => keeper.owner === owner || keeper.signer === signer),
  )
  return [...kept, ...added]
}

function commonSection(parts: {
  parent: string
  producer: TestKeeper
  changes: readonly TestChange[]
  height: number
  threadsTable: boolean
}): Uint8Array {
  const writer = new BincodeWriter().sized(parts.parent).u64(0).u8(0).sized(new Uint8Array()).text(parts.producer.owner)
  writeChanges(writer, parts.changes)
  writer.u16(0).sized(new Uint8Array()).sized(new Uint8Array()).sized(parts.parent).u64(0).sized(THREAD).u64(0)
  writer
    .u8(parts.threadsTable ? 1 : 0)
    .sized(THREAD)
    .u64(parts.height)
    .u64(0)
  writer.u64(1).u8(1).u8(1).fixed(NO_ID).sized(THREAD).u64(0).sized(NO_ID)
  writer.fixed(NO_ID).u64(1).fixed(NO_ID).fixed(NO_ID).u64(1).fixed(NO_ID)
  return writer.u8(1).fixed(NO_ID).fixed(NO_ID).u64(1).u8(0).sized(THREAD).u64(0).fixed(NO_ID).toBytes()
}

function writeChanges(writer: BincodeWriter, changes: readonly TestChange[]): BincodeWriter {
  writer.u64(changes.length)
  for (const { type, keeper } of changes) {
    const key = bls12_381.G1.Point.fromHex(keeper.key).toBytes(false)
    writer.u32({ added: 0, removed: 1, announced: 2 }[type]).u16(keeper.signer).sized(key).u8(1).u64(9).u64(1).u32(1)
    writer.text(`0:${keeper.owner}`).u64(2).u32(7).u32(1).fixed(keeper.owner).u16(keeper.signer).fixed(NO_ID).text('v1')
  }
  return writer
}

function commit(set: KeeperSet): Uint8Array {
  const name = JSON.stringify([...set])
  const known = commitments.get(name) ?? keeperCommitment(set)
  commitments.set(name, known)
  return known
}

function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest())
}

function bigEndian(value: bigint): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return new Uint8Array(bytes)
}
