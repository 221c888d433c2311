import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { type BlockRef, NO_BLOCK } from '../../../core/chain/index.ts'
import type { NodeStore } from './NodeStore.ts'

/** The end of the chain. */
export interface LastBlock {
  /** 64 hex digits: the hash of the block, or another id where the chain has block keepers. */
  readonly id: string
  readonly ref: BlockRef
  /** Unix time, ms. */
  readonly timeMs: number
  readonly stateHash: Uint8Array
}

/** Name of the setting that holds the end of the chain; written with every block. */
export const LAST_BLOCK_SETTING = 'last_block'

/** Name of the setting with the number of the block that the chain last went back to. */
export const REVERTED_SETTING = 'reverted_to'

const NOTHING: LastBlock = { id: '0'.repeat(64), ref: NO_BLOCK, timeMs: 0, stateHash: new Uint8Array(32) }

/** The end of the stored chain, zeros before the first block. */
export function readLastBlock(store: NodeStore): LastBlock {
  const stored = store.jsonSetting<Record<string, string>>(LAST_BLOCK_SETTING)
  if (stored === undefined) return NOTHING
  const { id, end_lt, seq_no, root_hash, file_hash, time_ms, state_hash } = stored
  return {
    // Earlier programs stored only the hash.
    id: id ?? root_hash!,
    ref: {
      endLt: BigInt(end_lt!),
      seqNo: Number(seq_no),
      rootHash: hexToBytes(root_hash!)!,
      fileHash: hexToBytes(file_hash!)!,
    },
    timeMs: Number(time_ms),
    stateHash: hexToBytes(state_hash!)!,
  }
}

/** Text of the setting. */
export function writeLastBlock({ id, ref, timeMs, stateHash }: LastBlock): string {
  return JSON.stringify({
    id,
    end_lt: ref.endLt.toString(),
    seq_no: ref.seqNo,
    root_hash: bytesToHex(ref.rootHash),
    file_hash: bytesToHex(ref.fileHash),
    time_ms: timeMs,
    state_hash: bytesToHex(stateHash),
  })
}
