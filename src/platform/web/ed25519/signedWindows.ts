/**
 * The scalar as a sum of odd digits times powers of two: a digit for each bit, most of them 0, at most one other in `window` bits
 * in a row, each within ±2^(window - 1). `bits` must be more than the scalar has.
 */
export function signedWindows(scalar: bigint, window: number, bits: number): Int16Array {
  const digits = new Int16Array(bits)
  // Zeros in front for the last window.
  const binary = scalar.toString(2).padStart(bits + window, '0')
  const last = binary.length - 1
  const bit = (index: number): number => binary.charCodeAt(last - index) & 1
  let carry = 0
  for (let index = 0; index < bits; index++) {
    if (bit(index) === carry) continue
    let digit = carry
    for (let next = 0; next < window; next++) digit += 2 ** next * bit(index + next)
    carry = digit >> (window - 1)
    digits[index] = digit - (carry << window)
    index += window - 1
  }
  return digits
}
