import { createHmac } from 'node:crypto'
import { plainBytes } from './plainBytes.ts'

/** HMAC-SHA-512 (RFC 2104), 64 bytes. */
export function hmacSha512(key: Uint8Array, ...message: readonly Uint8Array[]): Uint8Array {
  const hmac = createHmac('sha512', key)
  for (const part of message) hmac.update(part)
  return plainBytes(hmac.digest())
}
