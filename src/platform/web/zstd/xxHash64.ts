/** Checksums of Zstandard frames: XXH64 with seed 0. */

const PRIMES = [
  0x9e3779b185ebca87n,
  0xc2b2ae3d27d4eb4fn,
  0x165667b19e3779f9n,
  0x85ebca77c2b2ae63n,
  0x27d4eb2f165667c5n,
] as const
const [P1, P2, P3, P4, P5] = PRIMES

function u64(value: bigint): bigint {
  return BigInt.asUintN(64, value)
}

function rotate(value: bigint, count: bigint): bigint {
  return u64(value << count) | (value >> (64n - count))
}

function round(sum: bigint, lane: bigint): bigint {
  return u64(rotate(u64(sum + lane * P2), 31n) * P1)
}

export function xxHash64(bytes: Uint8Array): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 0
  let hash: bigint = P5
  if (bytes.length >= 32) {
    const sums = [u64(P1 + P2), P2, 0n, u64(-P1)]
    for (; at + 32 <= bytes.length; at += 32) {
      for (let lane = 0; lane < 4; lane++) sums[lane] = round(sums[lane]!, view.getBigUint64(at + 8 * lane, true))
    }
    const [a, b, c, d] = sums as [bigint, bigint, bigint, bigint]
    hash = u64(rotate(a, 1n) + rotate(b, 7n) + rotate(c, 12n) + rotate(d, 18n))
    for (const sum of sums) hash = u64((hash ^ round(0n, sum)) * P1 + P4)
  }
  hash = u64(hash + BigInt(bytes.length))
  for (; at + 8 <= bytes.length; at += 8) {
    hash = u64(rotate(hash ^ round(0n, view.getBigUint64(at, true)), 27n) * P1 + P4)
  }
  if (at + 4 <= bytes.length) {
    hash = u64(rotate(hash ^ u64(BigInt(view.getUint32(at, true)) * P1), 23n) * P2 + P3)
    at += 4
  }
  for (; at < bytes.length; at++) hash = u64(rotate(hash ^ u64(BigInt(bytes[at]!) * P5), 11n) * P1)
  hash = u64((hash ^ (hash >> 33n)) * P2)
  hash = u64((hash ^ (hash >> 29n)) * P3)
  return hash ^ (hash >> 32n)
}
