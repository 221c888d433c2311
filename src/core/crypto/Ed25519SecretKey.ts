import { openEd25519, type SigningKey } from '#platform/curves.ts'
import { checkSize } from './checkSize.ts'

/**
 * An Ed25519 secret key (RFC 8032) ready for signing. Keep one for repeated signatures: importing the seed costs more
 * than signing.
 */
export class Ed25519SecretKey {
  readonly #key: SigningKey
  #publicKey: Uint8Array | undefined

  /** Copies the 32-byte seed; another size fails with `InvalidSecretKey`. */
  constructor(seed: Uint8Array) {
    checkSize('Ed25519 seed', seed, 32, 'InvalidSecretKey')
    this.#key = openEd25519(seed)
  }

  /** The public key, 32 bytes. */
  get publicKey(): Uint8Array {
    this.#publicKey ??= this.#key.publicKey()
    return this.#publicKey
  }

  /** Signature of `data`, 64 bytes. */
  sign(data: Uint8Array): Uint8Array {
    return this.#key.sign(data)
  }

  /** The same signature, in a page by the browser beside this thread where that is faster. */
  signAside(data: Uint8Array): Uint8Array | Promise<Uint8Array> {
    return this.#key.signAside(data)
  }
}
