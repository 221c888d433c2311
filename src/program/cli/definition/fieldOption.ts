import type { Field, IntegerShape } from '../../../schema/shapes.ts'
import type { NumberRange, OptionDefinition } from './Command.ts'

/** Attributes of an option that its field does not define. */
export type OptionParticulars = Pick<OptionDefinition, 'value' | 'kind' | 'synonyms'> & {
  /** Replaces the summary of the field. */
  readonly summary?: string
}

/** The unit of a field whose name ends with one: `latency_ms` may be given as `200ms` or `2s`. */
export function durationOf(fieldName: string): Pick<NumberRange, 'duration'> {
  const [, unit] = /_(ms|s)$/.exec(fieldName) ?? []
  return unit === undefined ? {} : { duration: unit as 'ms' | 's' }
}

/** Summary of such a field as that of an option, which takes units. */
export function withUnits(summary: string): string {
  return summary.replace(/, in (ms|s)\.$/, ', such as 200ms or 2s; a plain number is in $1.')
}

/** An option from the field that it sets: summary, default, allowed values, whether it is a flag or a list. */
export function fieldOption(name: string, field: Field, particulars: OptionParticulars = {}): OptionDefinition {
  return { name, summary: field.summary, ...attributesOf(field), ...particulars }
}

function attributesOf({ shape, minimum, maximum, default: value }: Field): Partial<OptionDefinition> {
  const byDefault = typeof value === 'string' || typeof value === 'number' ? { default: value } : {}
  switch (shape.kind) {
    case 'array':
      return { repeatable: true }
    case 'constants':
      return { ...byDefault, choices: Object.values(shape.constants).map((constant) => String(constant.value)) }
    case 'float':
      return { ...byDefault, number: { min: minimum!, max: maximum!, fraction: true } }
    case 'integer':
      return {
        ...byDefault,
        number: {
          ...rangeOf(shape),
          ...(minimum !== undefined && { min: minimum }),
          ...(maximum !== undefined && { max: maximum }),
        },
      }
    default:
      return byDefault
  }
}

function rangeOf({ bits, signed }: IntegerShape): NumberRange {
  return signed ? { min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1 } : { min: 0, max: 2 ** bits - 1 }
}
