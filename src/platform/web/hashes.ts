/** The same as `../node/hashes.ts`, by packages that run on every platform. */
import { hmac } from '@noble/hashes/hmac.js'
import { ripemd160 as nobleRipemd160 } from '@noble/hashes/legacy.js'
import { pbkdf2, pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { scrypt as nobleScrypt, scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 as nobleSha256, sha512 as nobleSha512 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type * as node from '../node/hashes.ts'

export const sha256: typeof node.sha256 = (data) => nobleSha256(bytesOf(data))

export const sha256Hex: typeof node.sha256Hex = (data) => bytesToHex(nobleSha256(data))

export const sha256Latin1: typeof node.sha256Latin1 = (data) => String.fromCharCode(...nobleSha256(bytesOf(data)))

export const sha512: typeof node.sha512 = (data) => nobleSha512(data)

/** Bytes from which the browser is faster, although its answer comes in a later turn. */
const BYTES_FOR_BROWSER = 1 << 14

export const sha256Aside: typeof node.sha256Aside = (data) =>
  data.length < BYTES_FOR_BROWSER ? sha256(data) : digestAside('SHA-256', data, sha256)

export const sha512Aside: typeof node.sha512Aside = (data) =>
  data.length < BYTES_FOR_BROWSER ? sha512(data) : digestAside('SHA-512', data, sha512)

async function digestAside(
  name: string,
  data: Uint8Array,
  digestHere: (data: Uint8Array) => Uint8Array,
): Promise<Uint8Array> {
  try {
    return new Uint8Array(await crypto.subtle.digest(name, data as Uint8Array<ArrayBuffer>))
  } catch {
    // No secure context.
    return digestHere(data)
  }
}

export const ripemd160: typeof node.ripemd160 = (data) => nobleRipemd160(data)

export const hmacSha512: typeof node.hmacSha512 = (key, ...message) => {
  const mac = hmac.create(nobleSha512, key)
  for (const part of message) mac.update(part)
  return mac.digest()
}

export const pbkdf2Sha512: typeof node.pbkdf2Sha512 = (password, salt, rounds) =>
  pbkdf2(nobleSha512, password, salt, { c: rounds, dkLen: 64 })

/** By the browser, which takes a tenth of the time, where the page is a secure context. */
export const pbkdf2Sha512Aside: typeof node.pbkdf2Sha512Aside = async (password, salt, rounds) => {
  try {
    const { subtle } = crypto
    const key = await subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits'])
    const rule = { name: 'PBKDF2', hash: 'SHA-512', salt: new TextEncoder().encode(salt), iterations: rounds }
    return new Uint8Array(await subtle.deriveBits(rule, key, 512))
  } catch {
    // No secure context, or a browser that takes no empty password.
    return await pbkdf2Async(nobleSha512, password, salt, { c: rounds, dkLen: 64 })
  }
}

export const scrypt: typeof node.scrypt = (password, salt, keySizeBytes, { N, r, p, maxmem }) =>
  nobleScrypt(password, salt, { N, r, p, dkLen: keySizeBytes, ...(maxmem !== undefined && { maxmem }) })

export const scryptAside: typeof node.scryptAside = (password, salt, keySizeBytes, { N, r, p, maxmem }) =>
  scryptAsync(password, salt, { N, r, p, dkLen: keySizeBytes, ...(maxmem !== undefined && { maxmem }) })

function bytesOf(data: Uint8Array | string): Uint8Array {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data
}
