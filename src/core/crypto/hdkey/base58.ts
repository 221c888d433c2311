const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 text of bytes (alphabet of Bitcoin); leading zero bytes become leading `1` digits. No checksum is added. */
export function encodeBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = ALPHABET[Number(number % 58n)] + digits
  for (const byte of bytes) {
    if (byte !== 0) break
    digits = `1${digits}`
  }
  return digits
}

/** Bytes of a base58 text, or `undefined` for a foreign character. Cost grows with the square of the length. */
export function decodeBase58(text: string): Uint8Array | undefined {
  let number = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 0xffn))
  for (const character of text) {
    if (character !== '1') break
    bytes.unshift(0)
  }
  return Uint8Array.from(bytes)
}
