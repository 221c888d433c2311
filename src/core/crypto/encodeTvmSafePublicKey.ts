import { concatBytes } from './concatBytes.ts'
import { crc16 } from './crc16.ts'

/** Bytes that every key text starts with. */
const TAG = Uint8Array.of(0x3e, 0xe6)

/**
 * Textual form of a public key before base64url: 0x3E 0xE6, the key, CRC-16/XMODEM of both as two bytes, big endian.
 * The size of the key is not checked; 32 bytes become 36 bytes.
 */
export function encodeTvmSafePublicKey(publicKey: Uint8Array): Uint8Array {
  const tagged = concatBytes(TAG, publicKey)
  const checksum = crc16(tagged)
  return concatBytes(tagged, Uint8Array.of(checksum >> 8, checksum & 0xff))
}
