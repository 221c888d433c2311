/** A number from little-endian bytes. */
export function littleEndianNumber(bytes: Uint8Array): bigint {
  let value = 0n
  for (let index = bytes.length - 1; index >= 0; index--) value = (value << 8n) | BigInt(bytes[index]!)
  return value
}
