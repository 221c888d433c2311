import { ripemd160, sha256 } from '#platform/hashes.ts'

export { sha256, sha256Aside, sha512, sha512Aside } from '#platform/hashes.ts'

/** RIPEMD-160 of SHA-256, 20 bytes: the key identifier of BIP-32. */
export function hash160(data: Uint8Array): Uint8Array {
  return ripemd160(sha256(data))
}
