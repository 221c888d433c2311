import { CryptoError, type CryptoErrorKind } from './CryptoError.ts'

/** Throws `kind` unless `bytes` has exactly `expectedBytes` bytes. `what` names the bytes in the message, such as `nonce`. */
export function checkSize(
  what: string,
  bytes: Uint8Array,
  expectedBytes: number,
  kind: CryptoErrorKind = 'InvalidKeySize',
): void {
  if (bytes.length === expectedBytes) return
  throw new CryptoError(kind, `Invalid size of the ${what}: expected ${expectedBytes} bytes, got ${bytes.length}`)
}
