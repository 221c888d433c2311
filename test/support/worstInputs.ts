/**
 * The worst parameters of a function, made from its definition: its example with one value after the other replaced by
 * the value of its shape that causes the most work, in about the given size.
 */
import { Builder, type Cell, writeBocBase64 } from '../../src/core/cells/index.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import type { Fields, Shape } from '../../src/schema/shapes.ts'
import { wideMessage } from './wideMessage.ts'

export interface WorstInput {
  /** Description of the bad part. */
  readonly title: string
  readonly params: object
}

/** A value of a shape, at a place that is described. */
type Inflated = readonly [title: string, value: unknown]

/** Maximum depth at which values are replaced, so that recursive types end. */
const MAX_DEPTH = 4

export function worstInputs({ params, example }: FunctionDefinition, size: number): WorstInput[] {
  if (params.kind === 'nothing') return [{ title: 'ignored', params: { ignored: new Array(size / 2).fill(1) } }]
  const base = withoutVariables(example.params) as object
  return inflate(params, base, size, 0).map(([title, value]) => ({ title, params: value as object }))
}

/** Saved results of other calls are missing: they are replaced by invalid handles and texts. */
function withoutVariables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVariables)
  if (typeof value !== 'object' || value === null) return value
  if ('$var' in value || '$concat' in value) return 1
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutVariables(item)]))
}

function inflate(shape: Shape, base: unknown, size: number, depth: number): Inflated[] {
  if (depth > MAX_DEPTH) return []
  switch (shape.kind) {
    case 'string':
      return textsOf(shape.format, size)
    case 'integer': {
      const maximum = 2 ** (shape.signed ? shape.bits - 1 : shape.bits) - 1
      return [['the largest number', maximum]]
    }
    case 'any':
      return [
        ['many numbers', { a: new Array(Math.floor(size / 2)).fill(1) }],
        ['many names', Object.fromEntries(Array.from({ length: size / 16 }, (_, index) => [`a${index}`, index]))],
        ['large numerals', { a: new Array(Math.floor(size / 24)).fill(2n ** 64n) }],
      ]
    case 'array':
      return arrayOf(shape.item, base, size, depth)
    case 'map':
      return inflate(shape.item, undefined, 16, depth + 1).map(([title, value]) => [
        `many names of ${title}`,
        Object.fromEntries(Array.from({ length: size / 64 }, (_, index) => [`a${index}`, value])),
      ])
    case 'struct':
      return fieldsOf(shape.fields, base, size, depth)
    case 'union':
      return shape.name === 'Abi' ? descriptions(size) : unionOf(shape, base, size, depth)
    case 'alias':
      return inflate(shape.target, base, size, depth)
    case 'lazy':
      return inflate(shape.resolve(), base, size, depth + 1)
    default:
      return []
  }
}

function fieldsOf(fields: Fields, base: unknown, size: number, depth: number): Inflated[] {
  const given = typeof base === 'object' && base !== null ? (base as Record<string, unknown>) : {}
  return Object.entries(fields).flatMap(([name, { shape }]) =>
    inflate(shape, given[name], size, depth + 1).map(
      ([title, value]): Inflated => [`${name}: ${title}`, { ...given, [name]: value }],
    ),
  )
}

function unionOf(shape: Shape & { kind: 'union' }, base: unknown, size: number, depth: number): Inflated[] {
  return Object.entries(shape.variants as Record<string, { fields: Fields }>).flatMap(([type, { fields }]) => {
    const given = (base as { type?: string } | undefined)?.type === type ? base : { type }
    return fieldsOf(fields, given, size, depth)
  })
}

function arrayOf(item: Shape, base: unknown, size: number, depth: number): Inflated[] {
  const sample = (base as unknown[] | undefined)?.[0] ?? emptyOf(item)
  const length = Math.max(1, Math.floor(size / (JSON.stringify(sample)?.length + 1)))
  const large = inflate(item, sample, size, depth + 1).slice(0, 3)
  return [
    ['many items', new Array(length).fill(sample)],
    ...large.map(([title, value]): Inflated => [`an item, ${title}`, [value]]),
  ]
}

/** The shortest value that passes. */
function emptyOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'string':
      return ''
    case 'boolean':
      return false
    case 'array':
      return []
    case 'map':
      return {}
    case 'struct':
      return emptyFields(shape.fields)
    case 'union': {
      const [type, { fields }] = Object.entries(shape.variants as Record<string, { fields: Fields }>)[0]!
      return { type, ...emptyFields(fields) }
    }
    case 'constants':
      return Object.values(shape.constants as Record<string, { value: unknown }>)[0]!.value
    case 'alias':
      return emptyOf(shape.target)
    case 'lazy':
      return emptyOf(shape.resolve())
    default:
      return 0
  }
}

function emptyFields(fields: Fields): object {
  const required = Object.entries(fields).filter(([, { optional }]) => !optional)
  return Object.fromEntries(required.map(([name, { shape }]) => [name, emptyOf(shape)]))
}

function textsOf(format: string | undefined, size: number): Inflated[] {
  const length = size - (size % 4)
  const plain: Inflated[] = [
    ['many digits', '0'.repeat(length)],
    ['many letters', 'f'.repeat(length)],
  ]
  switch (format) {
    case 'boc':
      return bocs(size)
    case 'hex':
      return [['many digits', 'f'.repeat(length)]]
    case 'base64':
      return [['many bytes', 'A'.repeat(length)]]
    case 'address':
      return [...plain, ['a long number', `${'9'.repeat(length)}:${'1'.repeat(64)}`]]
    case 'json':
      return [['many brackets', `[${'[],'.repeat(length / 4)}[]]`], ...plain]
    default:
      return [...plain, ['many words', 'abandon '.repeat(length / 8)], ['many slashes', `m${'/1'.repeat(length / 2)}`]]
  }
}

const known = new Map<number, Inflated[]>()

/** Bags of cells: wide ones, many small ones, and few that mean very many. */
function bocs(size: number): Inflated[] {
  let list = known.get(size)
  if (list === undefined) {
    list = [
      ['large cells', writeBocBase64(wideMessage(Math.floor(size / 180)))],
      ['many small cells', writeBocBase64(smallCells(Math.floor(size / 12)))],
      ['shared cells', writeBocBase64(sharedCells())],
    ]
    known.set(size, list)
  }
  return list
}

function smallCells(count: number): Cell {
  let layer = Array.from({ length: Math.ceil(count / 2) }, (_, index) => new Builder().storeUint(index, 32).toCell())
  for (let level = 0; layer.length > 1; level++) {
    const next: Cell[] = []
    for (let at = 0; at < layer.length; at += 2) {
      const builder = new Builder().storeUint(level, 8).storeRef(layer[at]!)
      next.push((layer[at + 1] === undefined ? builder : builder.storeRef(layer[at + 1]!)).toCell())
    }
    layer = next
  }
  return layer[0]!
}

/** 2^1000 paths through 1000 cells. */
export function sharedCells(): Cell {
  let cell = new Builder().storeUint(0, 1).toCell()
  for (let level = 0; level < 1000; level++) cell = new Builder().storeUint(0, 2).storeRef(cell).storeRef(cell).toCell()
  return cell
}

/** A dictionary of 2^depth entries in `depth` cells: both halves of every fork are the same cell. */
export function sharedDictionary(keyBits: number, depth: number, value: Builder): Cell {
  const restBits = keyBits - depth
  const lengthBits = 32 - Math.clz32(restBits)
  let cell = new Builder().storeUint(0b110, 3).storeUint(restBits, lengthBits).storeBuilder(value).toCell()
  for (let level = 0; level < depth; level++)
    cell = new Builder().storeUint(0, 2).storeRef(cell).storeRef(cell).toCell()
  return cell
}

function descriptions(size: number): Inflated[] {
  const description = manyFunctions(size)
  return [
    ['many functions', { type: 'Json', value: JSON.stringify(description) }],
    ['many functions as object', { type: 'Contract', value: description }],
    ['many brackets', { type: 'Json', value: '['.repeat(size) }],
  ]
}

/** A description of about that many characters, with the functions `f0`, `f1` … */
export function manyFunctions(size: number) {
  const inputs = [{ name: 'a', type: 'uint256' }]
  const functions = Array.from({ length: Math.floor(size / 75) }, (_, index) => ({
    name: `f${index}`,
    inputs,
    outputs: [],
  }))
  return { version: '2.4', header: ['time', 'expire'], functions, events: [], fields: [] }
}
