import { concatBytes } from '../../crypto/concatBytes.ts'
import { sha256 } from '../../crypto/sha.ts'

/** `pub.ed25519 key:int256 = PublicKey` of the TL scheme. */
const TL_PUBLIC_KEY = Uint8Array.of(0xc6, 0xb4, 0x13, 0x48)

/** Short id of a node, 32 bytes. Source: proofs 3.2, step 8. */
export function nodeId(publicKey: Uint8Array): Uint8Array {
  return sha256(concatBytes(TL_PUBLIC_KEY, publicKey))
}
