import { type Field, field, optional, type StringShape } from '../../../schema/shapes.ts'

/** A number of parsed objects: `0x` and hex digits. */
export const hexNumber: StringShape = { kind: 'string' }

export function number(summary: string): Field<StringShape, false> {
  return field(hexNumber, `${summary} \`0x…\`.`)
}

/** An optional number of parsed objects. */
export function optionalNumber(summary: string): Field<StringShape, true> {
  return optional(hexNumber, `${summary} \`0x…\`.`)
}
