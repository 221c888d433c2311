/** Fixed point arithmetic with 32 fractional bits. Source: virtual machine extensions 2.1. */

export const ONE = 1n << 32n
export const FRACTION = ONE - 1n

/** Value of a polynomial by Horner's scheme, coefficients of the highest power first. */
export function horner(x: bigint, coefficients: readonly bigint[]): bigint {
  return coefficients.reduce((value, coefficient) => ((value * x) >> 32n) + coefficient, 0n)
}
