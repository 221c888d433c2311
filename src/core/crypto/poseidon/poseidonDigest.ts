import { permutePoseidon } from './bn254Permutation.ts'

/** First element of the state before anything is absorbed. */
const START = 2n ** 64n
/** Bytes of one element, so that every text of bytes stays below the order of the field. */
const CHUNK_BYTES = 31

/** Poseidon sponge over any number of elements, two at a time: 32 bytes, little-endian. Source: proofs 8.6. */
export function poseidonDigest(elements: readonly bigint[]): Uint8Array {
  let state: readonly bigint[] = [START, 0n, 0n]
  for (let i = 0; i + 1 < elements.length; i += 2) {
    state = permutePoseidon([state[0]!, state[1]! + elements[i]!, state[2]! + elements[i + 1]!])
  }
  const isOdd = elements.length % 2 === 1
  const last = isOdd
    ? [state[0]!, state[1]! + elements.at(-1)!, state[2]! + 1n]
    : [state[0]!, state[1]! + 1n, state[2]!]
  return littleEndian(permutePoseidon(last)[1]!)
}

/** As `poseidonDigest`, over bytes: chunks of 31 bytes, each a little-endian number. */
export function poseidonDigestOfBytes(bytes: Uint8Array): Uint8Array {
  const elements: bigint[] = []
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    elements.push(numberOf(bytes.subarray(start, start + CHUNK_BYTES)))
  }
  return poseidonDigest(elements)
}

function numberOf(bytes: Uint8Array): bigint {
  let value = 0n
  for (let i = bytes.length - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes[i]!)
  return value
}

function littleEndian(value: bigint): Uint8Array {
  const bytes = new Uint8Array(32)
  let rest = value
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number(rest & 255n)
    rest >>= 8n
  }
  return bytes
}
