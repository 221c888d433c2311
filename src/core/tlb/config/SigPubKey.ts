import type { Builder, Slice } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

const TAG = 0x8e81278a

/** `ed25519_pubkey#8e81278a pubkey:bits256 = SigPubKey`. Throws `format` for another tag, `underflow`. */
export function loadSigPubKey(slice: Slice): Uint8Array {
  expectTag(slice, 32, 'a public key', TAG)
  return slice.loadBytes(32)
}

export function storeSigPubKey(publicKey: Uint8Array, builder: Builder): void {
  builder.storeUint(TAG, 32).storeBits(publicKey, 256)
}
