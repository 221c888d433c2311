import { GraphQLEnumType, GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { readInteger } from '../../store/sortableNumber.ts'

/** Form in which big integers are shown. */
export const bigIntFormat = new GraphQLEnumType({
  name: 'BigIntFormat',
  description: 'Format of big integers.',
  values: {
    HEX: { description: 'Hexadecimal digits after `0x`.' },
    DEC: { description: 'Decimal digits.' },
  },
})

function readBigInt(value: unknown): bigint {
  const integer = readInteger(value)
  if (integer === undefined) {
    throw new GraphQLError(
      'Invalid big integer: expected a whole number, or decimal or 0x text of up to 256 characters',
    )
  }
  return integer
}

/** An integer to compare with: a number, or text in decimal or `0x` form. */
export const bigIntInput = new GraphQLScalarType<bigint, string>({
  name: 'BigIntValue',
  description: 'A whole number of any size: a number, decimal text or hexadecimal text with `0x`.',
  parseValue: readBigInt,
  parseLiteral: (node) => readBigInt(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : undefined),
})

/** Text of a stored integer; `0x` and hex digits unless `DEC` is asked for. */
export function formatBigInt(value: unknown, format: 'HEX' | 'DEC' | undefined): string | null {
  const integer = readInteger(value)
  if (integer === undefined) return null
  if (format === 'DEC') return integer.toString()
  return integer < 0n ? `-0x${(-integer).toString(16)}` : `0x${integer.toString(16)}`
}
