/** Every number of the API, of the daemon and of the development node says in its description what it counts or measures. */
import { expect, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { adminMethods } from '../../src/program/devnode/controls/adminMethods.ts'
import { namedShapes } from '../../src/schema/namedShapes.ts'
import { array, type Fields, field, type Shape, struct, text, u32, u64 } from '../../src/schema/shapes.ts'

/** Units of times, amounts, sizes and work. A number that measures one of these has no meaning without its unit. */
const units =
  /\b(in (ms|s|nano units|nanotokens|bytes|kilobytes|bits|units of (gas|\d+ bytes))|nano units|Unix time in m?s|m?s since 1970|number of (bytes|bits|cells|\d+ bits)|number of seconds|as bits|fraction)\b/i
/** What numbers without a unit are: counts, positions, names and codes. */
const unitless =
  /\b(number|numbers|id|index|handle|kind|state|status|version|workchain|height|depth|logarithm|time \(lt\)|logical time|position|highest|lowest|factor|level|length|(error|exit|result) code|argument of the|formerly the number)\b/i
/** A field whose name says that it is a time, an amount or a size needs its unit, whatever else its description says. */
const measured =
  /(_ms|_s|_time|time|_at|timeout|interval|period|lifetime|latency|fee|fees|balance|amount|value|bytes|gas\w*)$/

interface Numeral {
  readonly name: string
  readonly summary: string
}

function unclear(types: Iterable<Shape>, place: string): Numeral[] {
  return [...types]
    .flatMap((type): [string, Fields][] => {
      if (type.kind === 'struct') return [[type.name, type.fields]]
      if (type.kind !== 'union') return []
      return Object.entries(type.variants as Record<string, { fields: Fields }>).map(([variant, { fields }]) => [
        `${type.name}.${variant}`,
        fields,
      ])
    })
    .flatMap(([type, fields]) =>
      Object.entries(fields)
        .filter(([name, { shape, summary }]) => isNumeral(shape) && !isClear(name, summary))
        .map(([name, { summary }]) => ({ name: `${place}.${type}.${name}`, summary })),
    )
}

function isNumeral(shape: Shape): boolean {
  if (shape.kind === 'array' || shape.kind === 'map') return isNumeral(shape.item)
  return (
    shape.kind === 'integer' ||
    shape.kind === 'bigInteger' ||
    shape.kind === 'float' ||
    (shape.kind === 'string' && shape.format === 'decimal')
  )
}

function isClear(name: string, summary: string): boolean {
  return units.test(summary) || (!measured.test(name) && unitless.test(summary))
}

test('every number names its unit, or what it counts', () => {
  for (const { name, types } of bindingModel().modules) expect(unclear(types, name)).toEqual([])
  const shapes = Object.values(adminMethods).flatMap(({ params, result }): Shape[] =>
    params.kind === 'nothing' ? [result] : [params, result],
  )
  expect(unclear(namedShapes(shapes), 'node')).toEqual([])
})

test('a time, an amount or a size without a unit is found, in lists and as a decimal, too', () => {
  const type = struct('Odd', 'Numbers.', {
    wait: field(u32, 'How long to wait.'),
    created_at: field(u64, 'Time number of the block.'),
    fees: field(array(u64), 'Fees of the phases.'),
    count: field(u32, 'Number of phases.'),
    paid_at: field(u32, 'Time of the payment, Unix time in s.'),
    name: field(text, 'Name.'),
  })
  expect(unclear([type], 'test').map(({ name }) => name)).toEqual([
    'test.Odd.wait',
    'test.Odd.created_at',
    'test.Odd.fees',
  ])
})
