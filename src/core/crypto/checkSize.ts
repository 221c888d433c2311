import { CryptoError, type CryptoErrorKind } from './CryptoError.ts'

/** Throws `kind` unless `bytes` has exactly `expectedBytes` bytes. `what` starts the message, such as `Nonce`. */
export function checkSize(
  what: string,
  bytes: Uint8Array,
  expectedBytes: number,
  kind: CryptoErrorKind = 'InvalidKeySize',
): void {
  if (bytes.length === expectedBytes) return
  throw new CryptoError(kind, `${what} has a wrong size: expected ${expectedBytes} bytes, got ${bytes.length}`)
}
