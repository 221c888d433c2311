import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

import { checkSize } from './checkSize.ts'
import { concatBytes } from './concatBytes.ts'
import { plainBytes } from './plainBytes.ts'
import { wipe } from './wipe.ts'

/** `PrivateKeyInfo` of RFC 8410 in front of the 32-byte seed. */
const PKCS8_PREFIX = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20)

/**
 * An Ed25519 secret key (RFC 8032) ready for signing. Keep one for repeated signatures: importing the seed costs more
 * than signing.
 */
export class Ed25519SecretKey {
  readonly #key: KeyObject
  #publicKey: Uint8Array | undefined

  /** Copies the 32-byte seed; another size fails with `InvalidSecretKey`. */
  constructor(seed: Uint8Array) {
    checkSize('Ed25519 seed', seed, 32, 'InvalidSecretKey')
    const der = concatBytes(PKCS8_PREFIX, seed)
    try {
      this.#key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    } finally {
      wipe(der)
    }
  }

  /** The public key, 32 bytes. */
  get publicKey(): Uint8Array {
    this.#publicKey ??= new Uint8Array(createPublicKey(this.#key).export({ format: 'der', type: 'spki' }).subarray(-32))
    return this.#publicKey
  }

  /** Signature of `data`, 64 bytes. */
  sign(data: Uint8Array): Uint8Array {
    return plainBytes(sign(null, data, this.#key))
  }
}
