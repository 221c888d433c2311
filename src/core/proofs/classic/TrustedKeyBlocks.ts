import { bytesToHex } from '../../bytes/hex.ts'
import { invalidData } from '../ProofError.ts'

const HASH_BYTES = 32
const ENTRY_BYTES = 4 + HASH_BYTES

export interface TrustedKeyBlock {
  readonly seqNo: number
  /** 64 hex digits. */
  readonly rootHash: string
}

/**
 * Key blocks by network in the file format of the official library: number of networks (u64 little-endian), then of each the
 * hash of its zero state, the number of its entries (u64) and the entries: seq_no (u32) and root hash, ascending.
 * Throws ProofError `invalidData` for anything that is not exactly that. Source: proofs 4.
 */
export function parseTrustedKeyBlocks(bytes: Uint8Array): ReadonlyMap<string, readonly TrustedKeyBlock[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 0
  const take = (count: number): number => {
    const start = at
    at += count
    if (at > bytes.length) throw invalidData('the file of trusted key blocks is truncated')
    return start
  }
  const count = (entryBytes: number): number => {
    const value = view.getBigUint64(take(8), true)
    if (value > BigInt(Math.floor((bytes.length - at) / entryBytes))) {
      throw invalidData('the file of trusted key blocks is truncated')
    }
    return Number(value)
  }
  const networks = new Map<string, TrustedKeyBlock[]>()
  for (let left = count(HASH_BYTES + 8); left > 0; left--) {
    const zerostate = hashAt(bytes, take(HASH_BYTES))
    const list: TrustedKeyBlock[] = []
    for (let entries = count(ENTRY_BYTES); entries > 0; entries--) {
      const start = take(ENTRY_BYTES)
      const seqNo = view.getUint32(start, true)
      if (seqNo <= (list.at(-1)?.seqNo ?? 0)) throw invalidData('the trusted key blocks are not in ascending order')
      list.push({ seqNo, rootHash: hashAt(bytes, start + 4) })
    }
    networks.set(zerostate, list)
  }
  if (at !== bytes.length) throw invalidData('the file of trusted key blocks has extra data at the end')
  return networks
}

/** The last key block at or before a number. */
export function nearestTrusted(list: readonly TrustedKeyBlock[], seqNo: number): TrustedKeyBlock | undefined {
  return list.findLast((entry) => entry.seqNo <= seqNo)
}

function hashAt(bytes: Uint8Array, at: number): string {
  return bytesToHex(bytes.subarray(at, at + HASH_BYTES))
}
