import {
  createHmac,
  hash,
  pbkdf2Sync,
  pbkdf2 as pbkdf2WithCallback,
  scryptSync,
  scrypt as scryptWithCallback,
} from 'node:crypto'
import { plainBytes } from './plainBytes.ts'

/** SHA-256 (FIPS 180-4) of bytes or of UTF-8 text, 32 bytes. */
export function sha256(data: Uint8Array | string): Uint8Array {
  return plainBytes(hash('sha256', data, 'buffer'))
}

/** The same as 64 hex digits. */
export function sha256Hex(data: Uint8Array): string {
  return hash('sha256', data, 'hex')
}

/** The same as text with one character per byte. */
export function sha256Latin1(data: Uint8Array | string): string {
  return hash('sha256', data, 'binary')
}

/** SHA-512 (FIPS 180-4), 64 bytes. */
export function sha512(data: Uint8Array): Uint8Array {
  return plainBytes(hash('sha512', data, 'buffer'))
}

/** The same hashes; in a page by the browser beside this thread if there are many bytes. */
export function sha256Aside(data: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return sha256(data)
}

export function sha512Aside(data: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return sha512(data)
}

/** RIPEMD-160, 20 bytes. */
export function ripemd160(data: Uint8Array): Uint8Array {
  return plainBytes(hash('ripemd160', data, 'buffer'))
}

/** HMAC-SHA-512 (RFC 2104) of all parts, one after the other, 64 bytes. */
export function hmacSha512(key: Uint8Array, ...message: readonly Uint8Array[]): Uint8Array {
  const hmac = createHmac('sha512', key)
  for (const part of message) hmac.update(part)
  return plainBytes(hmac.digest())
}

/** PBKDF2 with HMAC-SHA-512 (RFC 8018), 64 bytes: one block, as all seed derivations need it. */
export function pbkdf2Sha512(password: Uint8Array, salt: string, rounds: number): Uint8Array {
  return plainBytes(pbkdf2Sync(password, salt, rounds, 64, 'sha512'))
}

/** The same beside the event loop. */
export function pbkdf2Sha512Aside(password: Uint8Array, salt: string, rounds: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    pbkdf2WithCallback(password, salt, rounds, 64, 'sha512', (error, key) => {
      if (error === null) resolve(plainBytes(key))
      else reject(error)
    })
  })
}

/** Parameters of RFC 7914. */
export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
  /** Limit of the memory that is used, in bytes. Default: 32 MiB. */
  readonly maxmem?: number
}

/** scrypt (RFC 7914). Throws for parameters outside the RFC and beyond `maxmem`. */
export function scrypt(password: Uint8Array, salt: Uint8Array, keySizeBytes: number, cost: ScryptCost): Uint8Array {
  return plainBytes(scryptSync(password, salt, keySizeBytes, cost))
}

/** The same beside the event loop. */
export function scryptAside(
  password: Uint8Array,
  salt: Uint8Array,
  keySizeBytes: number,
  cost: ScryptCost,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scryptWithCallback(password, salt, keySizeBytes, cost, (error, key) => {
      if (error === null) resolve(plainBytes(key))
      else reject(error)
    })
  })
}
