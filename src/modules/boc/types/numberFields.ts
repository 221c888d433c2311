import { type Field, field, optional, type StringShape, text } from '../../../schema/shapes.ts'

/** A number of parsed objects: `0x` and hex digits. */
export function number(summary: string): Field<StringShape, false> {
  return field(text, `${summary} \`0x…\`.`)
}

/** One that may be absent. */
export function optionalNumber(summary: string): Field<StringShape, true> {
  return optional(text, `${summary} \`0x…\`.`)
}
