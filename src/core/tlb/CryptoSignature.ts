import type { Builder, Slice } from '../cells/index.ts'
import { expectTag } from './expectTag.ts'

/** `ed25519_signature#5 R:bits256 s:bits256 = CryptoSignature`. */
export interface CryptoSignature {
  readonly r: Uint8Array
  readonly s: Uint8Array
}

/** Throws `format` for another tag, `underflow`. */
export function loadCryptoSignature(slice: Slice): CryptoSignature {
  expectTag(slice, 4, 'a signature', 5)
  return { r: slice.loadBytes(32), s: slice.loadBytes(32) }
}

export function storeCryptoSignature({ r, s }: CryptoSignature, builder: Builder): void {
  builder.storeUint(5, 4).storeBits(r, 256).storeBits(s, 256)
}
