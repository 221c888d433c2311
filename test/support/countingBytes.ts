import { createHash } from 'node:crypto'

/** A source of bytes that look random and are the same in every run: SHA-256 of a counter. */
export function countingBytes(start = 0): (sizeBytes: number) => Uint8Array {
  let counter = start
  return (sizeBytes) => {
    const bytes = new Uint8Array(sizeBytes)
    for (let offset = 0; offset < sizeBytes; offset += 32) {
      bytes.set(
        createHash('sha256')
          .update(String(counter++))
          .digest()
          .subarray(0, sizeBytes - offset),
        offset,
      )
    }
    return bytes
  }
}
