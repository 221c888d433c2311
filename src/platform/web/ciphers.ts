/** The same as `../node/ciphers.ts`, by packages that run on every platform. */
import { cbc } from '@noble/ciphers/aes.js'
import { chacha20 } from '@noble/ciphers/chacha.js'
import type * as node from '../node/ciphers.ts'

export type { StreamCipher } from '../node/ciphers.ts'

export const encryptCbc: typeof node.encryptCbc = (data, key, iv) =>
  cbc(key, iv, { disablePadding: true }).encrypt(data)

export const decryptCbc: typeof node.decryptCbc = (data, key, iv) =>
  cbc(key, iv, { disablePadding: true }).decrypt(data)

const BLOCK_BYTES = 64

export const openChaCha20: typeof node.openChaCha20 = (key, nonce) => {
  let position = 0
  return {
    update(data) {
      // The package begins at a block; the bytes before the position in that block are left out.
      const skipped = position % BLOCK_BYTES
      const block = (position - skipped) / BLOCK_BYTES
      const padded = new Uint8Array(skipped + data.length)
      padded.set(data, skipped)
      position += data.length
      return chacha20(key, nonce, padded, undefined, block).slice(skipped)
    },
  }
}
