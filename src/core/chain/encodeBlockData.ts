import { bigEndian64 } from '../bytes/bigEndian64.ts'
import { concatBytes } from '../crypto/concatBytes.ts'
import { sha256 } from '../crypto/sha.ts'
import type { BlockData } from './parseBlockData.ts'

/** Data of a block as block keepers sign them, not compressed. Source: proofs 8.2. */
export function encodeBlockData(data: BlockData): Uint8Array {
  const { commonSection, block, transactionCount, accountChanges } = data
  const parts = [sizeOf(commonSection), commonSection, sizeOf(block), block, bigEndian64(transactionCount)]
  if (accountChanges !== undefined) parts.push(sizeOf(accountChanges), accountChanges)
  return wrapBlockData(concatBytes(...parts))
}

/** Content with its length and checksum around it. */
export function wrapBlockData(content: Uint8Array): Uint8Array {
  const checksum = sha256(content)
  // Little-endian, unlike the numbers inside the content.
  const length = bigEndian64(BigInt(content.length + checksum.length)).reverse()
  return concatBytes(length, content, checksum)
}

function sizeOf(bytes: Uint8Array): Uint8Array {
  return bigEndian64(BigInt(bytes.length))
}
