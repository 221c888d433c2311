/** CRC-16/XMODEM: polynomial 0x1021, start value 0, no reflection. */
export function crc16(data: Uint8Array): number {
  let crc = 0
  for (const byte of data) crc = ((crc << 8) & 0xffff) ^ TABLE[(crc >> 8) ^ byte]!
  return crc
}

const TABLE = Uint16Array.from({ length: 256 }, (_, index) => {
  let entry = index << 8
  for (let bit = 0; bit < 8; bit++) entry = entry & 0x8000 ? (entry << 1) ^ 0x1021 : entry << 1
  return entry
})
