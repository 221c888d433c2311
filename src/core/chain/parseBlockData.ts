/**
 * The data of a block that its keeper signs and stores, and that networks publish as `Block.data`. Source: proofs 8.2.
 */
import { compareBytes } from '../bytes/index.ts'
import { sha256 } from '../crypto/sha.ts'

/** The parts of the data of a block, not decoded. */
export interface BlockData {
  /** Facts of the block outside of the TVM block: parent, thread, height, attestations; bincode. Source: proofs 8.3. */
  readonly commonSection: Uint8Array
  /** BOC of the TVM block. */
  readonly block: Uint8Array
  readonly transactionCount: bigint
  /** Absent in data of older blocks. */
  readonly accountChanges?: Uint8Array
}

/** Bytes that are not data of a block; the message names the part that is wrong. */
export class BlockDataError extends Error {
  override readonly name = 'BlockDataError'
}

const CHECKSUM_BYTES = 32

/** Reads the data of a block, already decompressed. Throws BlockDataError for anything that is not exactly one such value. */
export function parseBlockData(bytes: Uint8Array): BlockData {
  const outer = new Reader(bytes)
  const inner = outer.take(outer.length('length of the data', 'little'), 'data')
  outer.end()
  if (inner.length < CHECKSUM_BYTES) throw new BlockDataError('The data is truncated: it ends before the checksum')
  const content = inner.subarray(0, inner.length - CHECKSUM_BYTES)
  if (compareBytes(sha256(content), inner.subarray(content.length)) !== 0) {
    throw new BlockDataError('The checksum does not match the data')
  }
  const reader = new Reader(content)
  const commonSection = reader.take(reader.length('length of the common section'), 'common section')
  const block = reader.take(reader.length('length of the TVM block'), 'TVM block')
  const transactionCount = reader.number('number of transactions')
  if (reader.isAtEnd) return { commonSection, block, transactionCount }
  const accountChanges = reader.take(reader.length('length of the account changes'), 'account changes')
  reader.end()
  return { commonSection, block, transactionCount, accountChanges }
}

class Reader {
  readonly #bytes: Uint8Array
  #position = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#position === this.#bytes.length
  }

  take(count: number, what: string): Uint8Array {
    const end = this.#position + count
    if (end > this.#bytes.length)
      throw new BlockDataError(
        `The data is truncated: the ${what} needs ${count} bytes, ${this.#bytes.length - this.#position} are left`,
      )
    const taken = this.#bytes.subarray(this.#position, end)
    this.#position = end
    return taken
  }

  /** An unsigned number of 8 bytes. */
  number(what: string, order: 'big' | 'little' = 'big'): bigint {
    const { buffer, byteOffset } = this.take(8, what)
    return new DataView(buffer, byteOffset, 8).getBigUint64(0, order === 'little')
  }

  /** An unsigned number that counts bytes, which must still be there. */
  length(what: string, order: 'big' | 'little' = 'big'): number {
    const value = this.number(what, order)
    if (value > BigInt(this.#bytes.length - this.#position)) {
      throw new BlockDataError(
        `The data is truncated: the ${what} is ${value}, ${this.#bytes.length - this.#position} bytes are left`,
      )
    }
    return Number(value)
  }

  end(): void {
    if (this.isAtEnd) return
    throw new BlockDataError(`Unexpected data at the end: ${this.#bytes.length - this.#position} bytes`)
  }
}
