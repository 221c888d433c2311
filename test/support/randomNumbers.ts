import fc from 'fast-check'

/** A type of the ABI for whole numbers. */
export interface NumberType {
  readonly name: string
  readonly min: bigint
  readonly max: bigint
  readonly isSigned: boolean
  /** Whether the type accepts underscores between digits; amounts of money do not. */
  readonly takesUnderscores: boolean
  /** May be the key of a map. */
  readonly isKey: boolean
}

function numberType(name: string, bits: number, isSigned = false): NumberType {
  return {
    name,
    min: isSigned ? -(1n << BigInt(bits - 1)) : 0n,
    max: (1n << BigInt(isSigned ? bits - 1 : bits)) - 1n,
    isSigned,
    takesUnderscores: name !== 'token',
    isKey: /^u?int/.test(name),
  }
}

const sizes = fc.oneof(fc.constantFrom(1, 8, 32, 64, 128, 256), fc.integer({ min: 1, max: 256 }))

export const numberTypes: fc.Arbitrary<NumberType> = fc.oneof(
  sizes.map((bits) => numberType(`uint${bits}`, bits)),
  sizes.map((bits) => numberType(`int${bits}`, bits, true)),
  fc.constantFrom(2, 16, 32).map((size) => numberType(`varuint${size}`, 8 * (size - 1))),
  fc.constantFrom(2, 16, 32).map((size) => numberType(`varint${size}`, 8 * (size - 1), true)),
  fc.constantFrom(numberType('token', 120), numberType('time', 64), numberType('expire', 32)),
)

/** Ways to write a number in JSON: as number, decimal and hex, with a plus, zeros in front and underscores. */
export function numberTexts({ isSigned, takesUnderscores }: NumberType, value: bigint): readonly (string | number)[] {
  const sign = value < 0n ? '-' : ''
  const amount = value < 0n ? -value : value
  const [decimal, hex] = [amount.toString(), amount.toString(16)]
  const texts: (string | number)[] = [
    `${sign}${decimal}`,
    `${sign}00${decimal}`,
    `${sign}0x${hex}`,
    `${sign}0x0${hex.toUpperCase()}`,
  ]
  if (value >= 0n) texts.push(`+${decimal}`, `0x+${hex}`)
  if (isSigned && value < 0n) texts.push(`0x-${hex}`)
  if (takesUnderscores) texts.push(`${sign}${decimal[0]}_${decimal.slice(1)}`, `${sign}0x${hex}_`)
  if (Number.isSafeInteger(Number(value))) texts.push(Number(value))
  return texts
}
