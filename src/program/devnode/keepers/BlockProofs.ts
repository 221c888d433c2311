/** Proof fields of a block in GraphQL: the true ones, or those of a simulated dishonest server. Source: proofs 8, 9. */
import { zstdCompressSync } from 'node:zlib'
import { bytesToBase64, bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { TextCache } from '../../../core/bytes/TextCache.ts'
import { encodeBlockData, parseBlockData } from '../../../core/chain/index.ts'
import { sha256 } from '../../../core/crypto/sha.ts'
import { type AttestedBlock, writeOccurrences, writeSignature } from '../../../core/proofs/keepers/index.ts'
import type { BadProof } from '../../common/faultFields.ts'
import type { KeeperBlockRecord, SignedBlockRecord } from '../store/keeperRecords.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { type BlockSigner, blockDataOf } from './BlockSigner.ts'
import type { KeeperJobs } from './keeperJobs.ts'
import { ownerOf, SIGNERS } from './keeperState.ts'

/** Facts about a block that are known once it is stored. */
export interface StatedProof {
  /** 64 hex digits each. */
  readonly leaves: readonly string[]
  readonly refs: readonly string[]
  /** Owner of the keeper that made the block, 64 hex digits. */
  readonly producerId: string
  /** Base64 of the compressed data. */
  data(): string | undefined
}

/** Signatures of the keepers. */
export interface SignedProof {
  /** 64 hex digits. */
  readonly envelopeHash: string
  readonly aggregatedSignature: readonly number[]
  readonly signatureOccurrences: readonly number[]
  readonly attestations: readonly PublishedAttestation[]
}

/** An attestation as networks publish it. */
export interface PublishedAttestation {
  readonly block_id: string
  readonly parent_block_id: string
  readonly envelope_hash: string
  readonly target_type: string
  readonly aggregated_signature: string
  readonly signature_occurrences: Readonly<Record<string, number>>
}

export interface BlockProofsOptions {
  readonly store: NodeStore
  readonly signer: Pick<BlockSigner, 'signed'>
  readonly jobs: Pick<KeeperJobs, 'attest'>
  /** Secret of the chain, 64 hex digits. */
  readonly seed: () => string
  /** The simulated lie, if any. */
  readonly badProof: () => BadProof
}

const HASH_BYTES = 32
/** Size of a signature with its length, at the beginning of an envelope. */
const SIGNATURE_BYTES = 200

export class BlockProofs {
  readonly #options: BlockProofsOptions
  /** False attestations, cached by lie and block because clients request the same ones again and again. */
  readonly #lies = new TextCache<Promise<Uint8Array>>(256, 2 ** 20)

  constructor(options: BlockProofsOptions) {
    this.#options = options
  }

  /** `undefined` for a block from before the chain had keepers. */
  stated(height: number): StatedProof | undefined {
    const block = this.#options.store.keepers.block(height)
    if (block === undefined) return undefined
    const badProof = this.#options.badProof()
    const leaves = splitHashes(block.leaves)
    if (badProof === 'leaf') leaves[LIED_LEAF] = bytesToHex(new Uint8Array(HASH_BYTES).fill(LIED_BYTE))
    return {
      leaves,
      refs: [block.parentId],
      producerId: ownerOf(block.producer),
      data: () => this.#data(block, badProof),
    }
  }

  /** `undefined` for a block without keepers, and for one that is not signed in time. */
  async signed(height: number): Promise<SignedProof | undefined> {
    const { store, signer, badProof } = this.#options
    const record = await signer.signed(height)
    const block = record && store.keepers.block(height)
    if (block === undefined) return undefined
    return {
      envelopeHash: record!.envelopeHash,
      aggregatedSignature: [...writeSignature(record!.signature)],
      signatureOccurrences: [...writeOccurrences([{ signer: block.producer, count: 1 }])],
      attestations: await this.#attestations(block, record!, badProof()),
    }
  }

  #data(block: KeeperBlockRecord, badProof: BadProof): string | undefined {
    const data = blockDataOf(this.#options.store, block)
    if (data === undefined) return undefined
    const shown = badProof === 'data' ? withOtherCount(data) : data
    return bytesToBase64(new Uint8Array(zstdCompressSync(shown)))
  }

  async #attestations(
    block: KeeperBlockRecord,
    { envelopeHash, attestation }: SignedBlockRecord,
    badProof: BadProof,
  ): Promise<PublishedAttestation[]> {
    const { jobs, seed } = this.#options
    const honest = { blockId: block.id, parentId: block.parentId, seqNo: block.height, envelopeHash }
    const lie = dishonestAttestation(badProof, block.signers, honest)
    if (lie === undefined) return [publish(attestation, block.signers, honest)]
    if (lie.signers.length === 0) return []
    const envelope = await this.#lies.get(`${badProof} ${block.id}`, () =>
      jobs.attest({ seed: seed(), signers: lie.signers, block: lie.signed }),
    )
    return [publish(envelope, lie.signers, lie.shown ?? lie.signed)]
  }
}

/** Index of the leaf that is falsified: that of the account changes, which no other check covers. */
const LIED_LEAF = 5
const LIED_BYTE = 0xab

/** The data with a wrong number of transactions and a matching checksum. */
function withOtherCount(data: Uint8Array): Uint8Array {
  const parts = parseBlockData(data)
  return encodeBlockData({ ...parts, transactionCount: parts.transactionCount + 1n })
}

/** An attestation as networks publish it: its envelope, who signed it, and the block that it claims to cover. */
function publish(
  envelope: Uint8Array,
  signers: readonly number[],
  { blockId, parentId, envelopeHash }: AttestedBlock,
): PublishedAttestation {
  return {
    block_id: blockId,
    parent_block_id: parentId,
    envelope_hash: envelopeHash,
    target_type: 'Primary',
    aggregated_signature: bytesToHex(envelope.subarray(0, SIGNATURE_BYTES)),
    signature_occurrences: Object.fromEntries(signers.map((signer) => [signer, 1])),
  }
}

function splitHashes(bytes: Uint8Array): string[] {
  const hashes: string[] = []
  for (let at = 0; at < bytes.length; at += HASH_BYTES) hashes.push(bytesToHex(bytes.subarray(at, at + HASH_BYTES)))
  return hashes
}

interface Lie {
  /** Indexes of the signers. */
  readonly signers: readonly number[]
  /** The block that they sign. */
  readonly signed: AttestedBlock
  /** The block that the attestation claims to cover. Default: the signed one. */
  readonly shown?: AttestedBlock
}

/** An attestation of a block by its `signers` turned into a false one; `undefined` where the lie is about something else. */
function dishonestAttestation(badProof: BadProof, signers: readonly number[], block: AttestedBlock): Lie | undefined {
  switch (badProof) {
    case 'signature':
      return { signers, signed: twinOf(block), shown: block }
    case 'quorum':
      return { signers: signers.slice(0, Math.ceil((2 * signers.length) / 3) - 1), signed: block }
    case 'stale-set':
      return { signers: otherSet(signers), signed: block }
    case 'equivocation':
      return { signers, signed: twinOf(block) }
    default:
      return undefined
  }
}

/** The set before the last change, or the one after the next change if the set has never changed. */
function otherSet(signers: readonly number[]): number[] {
  const step = signers[0]! > 0 ? SIGNERS - 1 : 1
  return signers.map((signer) => (signer + step) % SIGNERS).sort((a, b) => a - b)
}

function twinOf(block: AttestedBlock): AttestedBlock {
  const other = (hash: string) => bytesToHex(sha256(hexToBytes(hash)!))
  return { ...block, blockId: other(block.blockId), envelopeHash: other(block.envelopeHash) }
}
