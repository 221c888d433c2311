import { pbkdf2Sync } from 'node:crypto'
import { plainBytes } from './plainBytes.ts'

/** PBKDF2 with HMAC-SHA-512 (RFC 8018), 64 bytes: one block, as all seed derivations need it. */
export function pbkdf2Sha512(password: Uint8Array, salt: string, rounds: number): Uint8Array {
  return plainBytes(pbkdf2Sync(password, salt, rounds, 64, 'sha512'))
}
