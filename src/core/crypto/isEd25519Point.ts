const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/**
 * Whether 32 bytes are the encoding of a point of edwards25519 (RFC 8032, 5.1.3), with y taken modulo the prime:
 * x^2 = (y^2 - 1) / (d y^2 + 1) has a solution.
 */
export function isEd25519Point(bytes: Uint8Array): boolean {
  let y = 0n
  for (let i = 31; i >= 0; i--) y = (y << 8n) | BigInt(i === 31 ? bytes[i]! & 0x7f : bytes[i]!)
  const square = (y * y) % P
  const u = (square - 1n + P) % P
  const v = (D * square + 1n) % P
  // u / v is a square exactly when u * v is, and zero counts.
  const character = power((u * v) % P, (P - 1n) / 2n)
  return character !== P - 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * factor) % P
    factor = (factor * factor) % P
  }
  return result
}
