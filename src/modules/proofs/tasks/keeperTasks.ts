/** Tasks of networks with block keepers. */
import { base64ToBytes, bytesToBase64 } from '../../../core/bytes/base64.ts'
import { bytesToHex, hexToBytes } from '../../../core/bytes/hex.ts'
import {
  changeKeepers,
  checkProducer,
  compressedKey,
  findAttesters,
  isFinal,
  type Keeper,
  type KeeperSet,
  keeperCommitment,
  keeperCommitments,
  openKeeperBlock,
  type PublishedBlock,
  parseKeeperChanges,
} from '../../../core/proofs/keepers/index.ts'
import { checkFailed, invalidData } from '../../../core/proofs/ProofError.ts'
import { decompressZstdFrame } from '../../../core/zstd/zstdStream.ts'
import type { WorkerTask } from '../../../schema/functions.ts'
import { withProofErrors } from '../proving/proofErrors.ts'

/** A set of keepers as JSON, ascending by signer. */
export type KeeperList = readonly (readonly [signer: number, keeper: Keeper])[]

/** A block as GraphQL returns it. */
type BlockRow = Readonly<Record<string, unknown>>

export interface CheckKeeperBlock {
  /** 64 hex digits. */
  readonly id: string
  readonly row: BlockRow
  readonly keepers: KeeperList
  /** Commitment to the set, if it is already known: computing it takes a third of a second. */
  readonly commitment?: string | undefined
  /** The set is known by its commitment only, so every block must have it. */
  readonly needsCommitments: boolean
  /** Whether the block is checked against commitments. */
  readonly checksCommitments: boolean
  readonly wantsBoc: boolean
}

export interface CheckedKeeperBlock {
  readonly parentId: string
  readonly threadId: string
  readonly height: number
  readonly seqNo: number
  readonly genUtime: number
  readonly workchain: number
  readonly isFinal: boolean
  readonly primary: number
  readonly fallback: number
  /** The set after the block; absent when the block does not change it. */
  readonly keepersAfter?: KeeperList
  /** Commitments to the sets before and after the block, if they were compared with those in the block. */
  readonly commitment?: string
  readonly commitmentAfter?: string
  /** Fields of the block outside of its TVM block. */
  readonly facts: Readonly<Record<string, unknown>>
  /** Base64 of the TVM block, if it was requested. */
  readonly boc?: string
}

/** Checks a block and reads its attestations. Throws 901, 902. Source: proofs 9, steps 2 to 5. */
export const checkKeeperBlock: WorkerTask<CheckKeeperBlock, CheckedKeeperBlock> = {
  name: 'proofs.task_check_keeper_block',
  compute: (input) => withProofErrors(() => check(input)),
}

async function check(input: CheckKeeperBlock): Promise<CheckedKeeperBlock> {
  const { id, row, keepers, wantsBoc } = input
  const published = readRow(id, row)
  const set: KeeperSet = new Map(keepers)
  const block = openKeeperBlock(published)
  const { common, facts } = block
  const commitments = keeperCommitments(block)
  const commitment = expectCommitment('before', commitments.before, input, () => input.commitment ?? commitmentOf(set))
  await checkProducer(published, block, set)
  const attested = {
    parentId: common.parentBlockId,
    blockId: id,
    seqNo: facts.seqNo,
    envelopeHash: block.envelopeHash,
  }
  const list = row['attestations']
  const attesters = await findAttesters(attested, Array.isArray(list) ? list : [], set)
  const after = common.keeperChanges.length === 0 ? undefined : await changeKeepers(set, common.keeperChanges)
  const commitmentAfter = after && expectCommitment('after', commitments.after, input, () => commitmentOf(after))
  return {
    parentId: common.parentBlockId,
    threadId: common.threadId,
    height: plainHeight(common.height),
    seqNo: facts.seqNo,
    genUtime: facts.genUtime,
    workchain: facts.shard.workchain,
    isFinal: isFinal(attesters, set.size),
    primary: attesters.primary.size,
    fallback: attesters.fallback.size,
    ...(after !== undefined && { keepersAfter: listOf(after) }),
    ...(commitment !== undefined && { commitment }),
    ...(commitmentAfter !== undefined && { commitmentAfter }),
    facts: {
      ...{ id, block_id: id, hash: id, height: plainHeight(common.height), thread_id: common.threadId },
      ...{ producer_id: common.producerId, envelope_hash: block.envelopeHash, proof_block_refs: block.refs },
      tracked_ext_out_messages_root: common.trackedMessagesRoot,
      tracked_ext_out_message_hashes: common.trackedMessages.map(({ routing, hashes }) => ({
        routing,
        message_hashes: hashes,
      })),
      history_proofs: common.historyProofs.map(({ layer, root }) => ({ layer, root_hash: root })),
      block_merkle_tree_leaves: block.leaves.map((leaf) => bytesToHex(leaf)),
      // The envelope hash, which is proven, covers both fields.
      aggregated_signature: row['aggregated_signature'],
      signature_occurrences: row['signature_occurrences'],
    },
    ...(wantsBoc && { boc: bytesToBase64(block.boc) }),
  }
}

/** Commitment to a set, 64 hex digits. */
export const commitToKeepers: WorkerTask<{ keepers: KeeperList }, string> = {
  name: 'proofs.task_commit_to_keepers',
  compute: ({ keepers }) => withProofErrors(() => commitmentOf(new Map(keepers))),
}

/** The set after changes that a server states, hex digits. */
export const applyStatedChanges: WorkerTask<{ keepers: KeeperList; changes: string }, KeeperList> = {
  name: 'proofs.task_apply_stated_changes',
  compute: ({ keepers, changes }) =>
    withProofErrors(async () => {
      const bytes = hexToBytes(changes)
      if (bytes === undefined) throw invalidData('changes of keepers are not hex')
      return listOf(await changeKeepers(new Map(keepers), parseKeeperChanges(bytes)))
    }),
}

/** A set with checked keys in their compressed form. */
export const readKeepers: WorkerTask<{ keepers: KeeperList }, KeeperList> = {
  name: 'proofs.task_read_keepers',
  compute: ({ keepers }) =>
    withProofErrors(async () => {
      const set = new Map<number, Keeper>()
      for (const [signer, keeper] of keepers) set.set(signer, { ...keeper, key: await compressedKey(keeper.key) })
      return listOf(set)
    }),
}

/** Maximum size of the decompressed `data` of a block, bytes. */
const MAX_DATA_BYTES = 2 ** 26

function readRow(id: string, row: BlockRow): PublishedBlock {
  const { data } = row
  const bytes = typeof data === 'string' ? base64ToBytes(data) : undefined
  if (row['block_merkle_tree_leaves'] === null || row['block_merkle_tree_leaves'] === undefined) {
    throw checkFailed(`block ${id} has no proof data`)
  }
  if (bytes === undefined || bytes.length === 0) throw checkFailed(`block ${id} has no data`)
  return {
    id,
    leaves: row['block_merkle_tree_leaves'],
    refs: row['proof_block_refs'],
    data: decompressed(bytes),
    aggregatedSignature: row['aggregated_signature'],
    occurrences: row['signature_occurrences'],
  }
}

/** Uncompressed data is returned unchanged. */
function decompressed(bytes: Uint8Array): Uint8Array {
  const frame = decompressZstdFrame(bytes, MAX_DATA_BYTES)
  return typeof frame === 'string' ? bytes : frame.content
}

/** The commitment, if the block has one and is checked against it. */
function expectCommitment(
  when: string,
  stated: string | undefined,
  { needsCommitments, checksCommitments }: CheckKeeperBlock,
  own: () => string,
): string | undefined {
  if (stated === undefined) {
    if (needsCommitments) throw checkFailed(`the block has no commitment to the keepers ${when} it`)
    return undefined
  }
  if (!checksCommitments) return undefined
  if (own() !== stated) throw checkFailed(`the trusted block keepers are not those ${when} the block`)
  return stated
}

/** Cached, because sets rarely change and computing a commitment takes a third of a second. */
const commitments = new Map<string, string>()
const MAX_COMMITMENTS = 16

function commitmentOf(set: KeeperSet): string {
  const name = JSON.stringify(listOf(set).map(([signer, { key }]) => [signer, key]))
  let known = commitments.get(name)
  if (known === undefined) {
    known = bytesToHex(keeperCommitment(set))
    if (commitments.size >= MAX_COMMITMENTS) commitments.delete(commitments.keys().next().value!)
    commitments.set(name, known)
  }
  return known
}

function listOf(set: KeeperSet): KeeperList {
  return [...set].sort(([a], [b]) => a - b)
}

function plainHeight(height: bigint): number {
  if (height > BigInt(Number.MAX_SAFE_INTEGER)) throw invalidData('the height of a block is not a plain number')
  return Number(height)
}
