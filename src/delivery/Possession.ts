/**
 * Whether a client has shown that it can sign with a key. Stating a public key proves nothing, and neither does a
 * signature that is public on the chain. A signature is proof - if this process made it from the secret key, or
 * - if it is valid, and the message has a time that this process chose, not earlier than the request to sign: no message
 *   with the same bytes, and so the same signature, can have existed before.
 */
import { hexToBytes } from '../core/bytes/index.ts'
import { verifyEd25519 } from '../core/crypto/verifyEd25519.ts'
import type { OpenSigner } from './OpenSigner.ts'

interface Signature {
  readonly data: Uint8Array
  readonly bytes: Uint8Array
}

export class Possession {
  readonly #signer: OpenSigner
  readonly #sinceMs: number
  #signature: Signature | undefined

  /** @param sinceMs clock of this process before the time of the message is chosen, Unix time in ms */
  constructor(signer: OpenSigner, sinceMs: number) {
    this.#signer = signer
    this.#sinceMs = Math.floor(sinceMs)
  }

  /** The signer, wrapped so that its signatures are recorded. */
  get watchedSigner(): OpenSigner {
    const { sign } = this.#signer
    if (sign === undefined) return this.#signer
    return {
      ...this.#signer,
      sign: async (data, describe) => {
        const bytes = await sign(data, describe)
        this.#signature = { data, bytes }
        return bytes
      },
    }
  }

  /** @param chosenTimeMs time of the signed message, Unix time in ms; absent if the caller chose it */
  isShown(chosenTimeMs: number | undefined): boolean {
    const { publicKey, holdsKey } = this.#signer
    if (this.#signature === undefined || publicKey === undefined) return false
    if (holdsKey === true) return true
    const { data, bytes } = this.#signature
    if (chosenTimeMs === undefined || chosenTimeMs < this.#sinceMs) return false
    const key = hexToBytes(publicKey)
    return key?.length === 32 && bytes.length === 64 && verifyEd25519(data, bytes, key)
  }
}
