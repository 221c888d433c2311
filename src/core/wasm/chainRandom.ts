import { openChaCha20, type StreamCipher } from '#platform/ciphers.ts'

const MULTIPLIER = 6364136223846793005n
const INCREMENT = 11634580027462260723n
/** Bytes that are made at once: whole words. */
const PIECE_BYTES = 4096

/**
 * The random numbers of one call, the same for every node: ChaCha20 with a key that is made from the time of the block.
 * Source: virtual machine extensions 5.2.
 */
export class ChainRandom {
  readonly #blockTimeSec: bigint
  /** Made for the first number: few components ask for any. */
  #cipher: StreamCipher | undefined
  #piece = new Uint8Array(0)
  #at = 0

  constructor(blockTimeSec: bigint) {
    this.#blockTimeSec = blockTimeSec
  }

  /** Consumes whole words of 32 bits and discards the bytes beyond `count`. */
  bytes(count: number): Uint8Array {
    const bytes = new Uint8Array(count)
    for (let at = 0; at < count; at += 4) bytes.set(this.#word().subarray(0, Math.min(4, count - at)), at)
    return bytes
  }

  u64(): bigint {
    return new DataView(this.bytes(8).buffer).getBigUint64(0, true)
  }

  #word(): Uint8Array {
    if (this.#at === this.#piece.length) {
      this.#cipher ??= openChaCha20(keyOf(this.#blockTimeSec), new Uint8Array(12))
      this.#piece = Uint8Array.from(this.#cipher.update(new Uint8Array(PIECE_BYTES)))
      this.#at = 0
    }
    this.#at += 4
    return this.#piece.subarray(this.#at - 4, this.#at)
  }
}

function keyOf(blockTimeSec: bigint): Uint8Array {
  const key = new Uint8Array(32)
  const view = new DataView(key.buffer)
  let state = BigInt.asUintN(64, blockTimeSec)
  for (let word = 0; word < 8; word++) {
    state = BigInt.asUintN(64, state * MULTIPLIER + INCREMENT)
    const mixed = Number(BigInt.asUintN(32, ((state >> 18n) ^ state) >> 27n))
    const turn = Number(state >> 59n)
    view.setUint32(4 * word, ((mixed >>> turn) | (mixed << (-turn & 31))) >>> 0, true)
  }
  return key
}
