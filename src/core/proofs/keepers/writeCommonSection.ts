import { concatBytes } from '../../crypto/concatBytes.ts'
import { BincodeWriter } from './BincodeWriter.ts'

const NO_ID = '00'.repeat(32)
const DEFAULT_THREAD = '00'.repeat(34)
const ACTIVE = 1
/** Stake as a network would have it, tokens in nano. */
const STAKE_DIGITS = [1_000_000_000]

/** A block keeper with everything that a block says of it. */
interface StatedKeeper {
  readonly signer: number
  /** BLS public key, 192 hex digits, uncompressed. */
  readonly uncompressed: string
  /** Account of the owner, 64 hex digits. */
  readonly owner: string
}

export interface StatedChange {
  readonly type: 'added' | 'removed'
  readonly keeper: StatedKeeper
}

/** Contents of a block of our node besides its TVM block; all other fields are empty. Ids are 64 hex digits. */
export interface StatedBlock {
  readonly parentId: string
  /** Owner of the keeper that made the block. */
  readonly producer: string
  readonly height: number
  /** Envelopes of attestations of earlier blocks. */
  readonly attestations: readonly Uint8Array[]
  readonly changes: readonly StatedChange[]
  /** Commitments to the keepers before and after the block, 32 bytes each. */
  readonly commitments: { readonly before: Uint8Array; readonly after: Uint8Array }
}

/** The common section of a block of the default thread. Source: proofs 8.3, 11. */
export function writeCommonSection(block: StatedBlock): Uint8Array {
  const nothing = new Uint8Array()
  const attestations = new BincodeWriter().u64(block.attestations.length).fixed(concatBytes(...block.attestations))
  const writer = new BincodeWriter().sized(block.parentId).u64(0).u8(0).sized(attestations.toBytes())
  writer.text(block.producer).fixed(writeKeeperChanges(block.changes)).u16(0).sized(nothing).sized(nothing)
  writer.sized(block.parentId).u64(0).sized(DEFAULT_THREAD)
  // No referenced blocks, no table of threads.
  writer.u64(0).u8(0)
  writer.sized(DEFAULT_THREAD).u64(block.height).u64(0)
  // No history proofs, no tracked messages.
  writer.u64(0).fixed(NO_ID).u64(0)
  return writer.u8(1).fixed(block.commitments.before).fixed(block.commitments.after).u64(0).toBytes()
}

/** Changes of the block keepers as blocks hold them and `bkSetUpdates` publishes them. Source: proofs 8.5. */
export function writeKeeperChanges(changes: readonly StatedChange[]): Uint8Array {
  const writer = new BincodeWriter().u64(changes.length)
  for (const { type, keeper } of changes) {
    writer
      .u32(type === 'added' ? 0 : 1)
      .u16(keeper.signer)
      .sized(keeper.uncompressed)
    // No end of the epoch, no wait.
    writer.u8(0).u64(0).u32(ACTIVE).text(`0:${keeper.owner}`).u64(STAKE_DIGITS.length)
    for (const digit of STAKE_DIGITS) writer.u32(digit)
    writer.fixed(keeper.owner).u16(keeper.signer).fixed(NO_ID).text('')
  }
  return writer.toBytes()
}
