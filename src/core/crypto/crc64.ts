/** CRC-64/ECMA-182: polynomial 0x42F0E1EBA9EA3693, start value 0, no reflection. A checksum, not a hash for secrets. */
export function crc64(data: Uint8Array): bigint {
  let crc = 0n
  for (const byte of data) crc = ((crc << 8n) & MASK) ^ TABLE[Number(crc >> 56n) ^ byte]!
  return crc
}

const MASK = 2n ** 64n - 1n
const POLYNOMIAL = 0x42f0e1eba9ea3693n

const TABLE = BigUint64Array.from({ length: 256 }, (_, index) => {
  let entry = BigInt(index) << 56n
  for (let bit = 0; bit < 8; bit++) entry = entry >> 63n ? ((entry << 1n) & MASK) ^ POLYNOMIAL : entry << 1n
  return entry
})
