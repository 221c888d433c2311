import { sha512 } from '../../crypto/sha.ts'

const SEED_BYTES = 32
const WORDS = 8

/**
 * The random numbers by which all nodes draw the same validators.
 *
 *     validator_set_descr$_ seed:bits256 shard:uint64 workchain:int32 cc_seqno:uint32
 *
 * SHA-512 of it is eight numbers; then the seed, zeros at first, counts up. Source: proofs 3.4.
 */
export class ValidatorRandom {
  readonly #state = new Uint8Array(SEED_BYTES + 8 + 4 + 4)
  #bag: DataView | undefined
  #position = 0

  constructor(shard: bigint, workchain: number, catchainSeqno: number) {
    const view = new DataView(this.#state.buffer)
    view.setBigUint64(SEED_BYTES, shard)
    view.setInt32(SEED_BYTES + 8, workchain)
    view.setUint32(SEED_BYTES + 12, catchainSeqno)
  }

  /** A number from 0 to `limit - 1`. */
  below(limit: bigint): bigint {
    return (limit * this.#draw()) >> 64n
  }

  #draw(): bigint {
    if (this.#bag === undefined || this.#position === WORDS) {
      const hash = sha512(this.#state)
      this.#bag = new DataView(hash.buffer, hash.byteOffset, hash.length)
      this.#position = 0
      this.#countUp()
    }
    return this.#bag.getBigUint64(8 * this.#position++)
  }

  #countUp(): void {
    for (let i = SEED_BYTES - 1; i >= 0; i--) {
      const next = (this.#state[i]! + 1) & 255
      this.#state[i] = next
      if (next !== 0) return
    }
  }
}
