import { bigEndian64 } from '../../bytes/bigEndian64.ts'
import { bytesToHex, hexToBytes } from '../../bytes/hex.ts'
import { type Cell, parseBoc } from '../../cells/index.ts'
import { BlockDataError, parseBlockData } from '../../chain/parseBlockData.ts'
import { sha256 } from '../../crypto/sha.ts'
import { type BlockFacts, readBlockFacts } from '../blockFacts.ts'
import { checkFailed, invalidData } from '../ProofError.ts'
import { readingAsProof } from '../readingAsProof.ts'
import { keysOf } from './attestations.ts'
import { verifyAggregate } from './blsKeys.ts'
import type { KeeperSet } from './KeeperSet.ts'
import { envelopeHash } from './keeperEnvelopes.ts'
import { blockIdOfLeaves, blockRefsRoot, LEAF_COUNT, leaves } from './merkleRoot.ts'
import { type CommonSection, parseCommonSection } from './parseCommonSection.ts'
import { readOccurrenceList, readSignatureList } from './readEnvelope.ts'

/** A block with keepers as networks publish it, with `data` decompressed. Source: proofs 9, step 1. */
export interface PublishedBlock {
  /** The requested id, 64 hex digits. */
  readonly id: string
  readonly leaves: unknown
  readonly refs: unknown
  /** Length and content, as signed. */
  readonly data: Uint8Array
  readonly aggregatedSignature: unknown
  readonly occurrences: unknown
}

/** A block whose parts belong to its id; its signatures are checked elsewhere. */
export interface KeeperBlock {
  readonly id: string
  readonly common: CommonSection
  /** Root cell of the TVM block. */
  readonly root: Cell
  /** BOC of the TVM block. */
  readonly boc: Uint8Array
  readonly facts: BlockFacts
  /** 32 bytes each. */
  readonly leaves: readonly Uint8Array[]
  readonly refs: readonly string[]
  readonly envelopeHash: string
}

const NO_COMMITMENT = '0'.repeat(64)

/**
 * Checks that the published parts of a block belong to its id. Throws ProofError `checkFailed` when a part does not,
 * `invalidData` when a part cannot be decoded. Source: proofs 9, steps 2 and 3.
 */
export function openKeeperBlock(published: PublishedBlock): KeeperBlock {
  const list = readHashes(published.leaves, 'block_merkle_tree_leaves')
  if (list === undefined) throw checkFailed(`block ${published.id} has no proof data`)
  if (list.length !== LEAF_COUNT) throw checkFailed(`the block id has ${list.length} leaves, expected ${LEAF_COUNT}`)
  if (bytesToHex(blockIdOfLeaves(list)) !== published.id) throw checkFailed('the leaves do not hash to the block id')
  const data = readData(published.data)
  const expectLeaf = (leaf: number, content: Uint8Array, what: string): void => {
    if (bytesToHex(list[leaf]!) !== bytesToHex(content)) throw checkFailed(`the ${what} does not match the block id`)
  }
  expectLeaf(leaves.commonSection, sha256(data.commonSection), 'common section')
  const root = readingAsProof('invalidData', 'TVM block', () => parseBoc(data.block))
  expectLeaf(leaves.tvmBlock, root.hash(), 'TVM block')
  expectLeaf(leaves.transactionCount, sha256(bigEndian64(data.transactionCount)), 'number of transactions')
  const common = parseCommonSection(data.commonSection)
  const refs = readHashes(published.refs, 'proof_block_refs') ?? []
  if (refs.length === 0 || bytesToHex(refs[0]!) !== common.parentBlockId) {
    throw checkFailed('the first referenced block is not the parent')
  }
  expectLeaf(leaves.blockRefs, blockRefsRoot(refs), 'list of referenced blocks')
  return {
    id: published.id,
    common,
    root,
    boc: data.block,
    facts: readBlockFacts(root, 'current'),
    leaves: list,
    refs: refs.map((ref) => bytesToHex(ref)),
    envelopeHash: envelopeHash({
      signature: readSignatureList(published.aggregatedSignature),
      occurrences: readOccurrenceList(published.occurrences),
      content: published.data,
    }),
  }
}

/**
 * Commitments to the keepers before and after a block, 64 hex digits; each is absent if the block does not contain it.
 */
export function keeperCommitments(block: KeeperBlock): { readonly before?: string; readonly after?: string } {
  const before = bytesToHex(block.leaves[leaves.keepersBefore]!)
  const after = bytesToHex(block.leaves[leaves.keepersAfter]!)
  return { ...(before !== NO_COMMITMENT && { before }), ...(after !== NO_COMMITMENT && { after }) }
}

/**
 * Checks that the producer of a block, a trusted keeper, signed it.
 * Throws ProofError `checkFailed`. Source: proofs 9, step 3.
 */
export async function checkProducer(published: PublishedBlock, block: KeeperBlock, set: KeeperSet): Promise<void> {
  const occurrences = readOccurrenceList(published.occurrences)
  const keys = keysOf(occurrences, set)
  const signature = readSignatureList(published.aggregatedSignature)
  if (!(await verifyAggregate({ bytes: published.data, signature, keys }))) {
    throw checkFailed('the signature of the producer is wrong')
  }
  // An anchor may name keys without owners.
  const signers = occurrences.map(({ signer }) => set.get(signer)?.owner)
  if (!signers.includes(undefined) && !signers.includes(block.common.producerId.toLowerCase())) {
    throw checkFailed('the producer of the block did not sign it')
  }
}

function readData(bytes: Uint8Array) {
  try {
    return parseBlockData(bytes)
  } catch (error) {
    if (!(error instanceof BlockDataError)) throw error
    throw invalidData(`block data: ${error.message}`, error)
  }
}

/** `undefined` if the list is absent. */
function readHashes(value: unknown, name: string): Uint8Array[] | undefined {
  if (value === undefined || value === null) return undefined
  const list = Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? hexToBytes(item) : undefined))
    : []
  if (list.length === 0 || list.some((hash) => hash?.length !== 32)) {
    throw checkFailed(`\`${name}\` is not a list of hashes`)
  }
  return list as Uint8Array[]
}
