import { concatBytes } from '../crypto/concatBytes.ts'
import { sha256 } from '../crypto/sha.ts'
import type { BlockData } from './parseBlockData.ts'

/** Data of a block as block keepers sign them, not compressed. Source: proofs 8.2. */
export function encodeBlockData(data: BlockData): Uint8Array {
  const { commonSection, block, transactionCount, accountChanges } = data
  const parts = [number(commonSection.length), commonSection, number(block.length), block, number(transactionCount)]
  if (accountChanges !== undefined) parts.push(number(accountChanges.length), accountChanges)
  return wrapBlockData(concatBytes(...parts))
}

/** Content with its length and checksum around it. */
export function wrapBlockData(content: Uint8Array): Uint8Array {
  const checksum = sha256(content)
  return concatBytes(number(content.length + checksum.length, true), content, checksum)
}

function number(value: number | bigint, isLittleEndian = false): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value), isLittleEndian)
  return bytes
}
