import { hash } from 'node:crypto'
import { plainBytes } from './plainBytes.ts'

/** SHA-256 (FIPS 180-4), 32 bytes. */
export function sha256(data: Uint8Array): Uint8Array {
  return plainBytes(hash('sha256', data, 'buffer'))
}

/** SHA-512 (FIPS 180-4), 64 bytes. */
export function sha512(data: Uint8Array): Uint8Array {
  return plainBytes(hash('sha512', data, 'buffer'))
}

/** RIPEMD-160 of SHA-256, 20 bytes: the key identifier of BIP-32. */
export function hash160(data: Uint8Array): Uint8Array {
  return plainBytes(hash('ripemd160', sha256(data), 'buffer'))
}
