/** Data of a block as networks with block keepers publish them. Source: proofs 8.2. */
import { createHash } from 'node:crypto'

export interface BlockParts {
  readonly commonSection: Uint8Array
  /** BOC. */
  readonly block: Uint8Array
  readonly transactionCount: bigint
  readonly accountChanges?: Uint8Array
}

export function encodeBlockData({ commonSection, block, transactionCount, accountChanges }: BlockParts): Uint8Array {
  const content = Buffer.concat([
    ...sized(commonSection),
    ...sized(block),
    bigEndian(transactionCount),
    ...(accountChanges === undefined ? [] : sized(accountChanges)),
  ])
  return wrapBlockData(content)
}

/** With length and checksum around any content. */
export function wrapBlockData(content: Uint8Array): Uint8Array {
  const inner = Buffer.concat([content, createHash('sha256').update(content).digest()])
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(inner.length))
  return new Uint8Array(Buffer.concat([length, inner]))
}

function sized(bytes: Uint8Array): Uint8Array[] {
  return [bigEndian(BigInt(bytes.length)), bytes]
}

function bigEndian(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}
