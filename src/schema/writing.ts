/**
 * Prepares a result for JSON: absent optional fields become `null`, as the interface promises. Writers are compiled once
 * per shape; a shape that needs no change costs nothing.
 */

import { stringifyLongTexts } from './longTexts.ts'
import type { Nothing } from './methods.ts'
import { numeralOf } from './numerals.ts'
import { HeldJson } from './packedJson.ts'
import type { Fields, Shape } from './shapes.ts'

type Writer = (value: unknown) => unknown

const writers = new WeakMap<object, Writer | null>()

/** The value in its wire form: integers are numerals that `JSON.stringify` writes; free JSON may have a `bigint`. */
export function toWire(shape: Shape, value: unknown): unknown {
  const writer = writerOf(shape)
  return writer === null ? value : writer(value)
}

/** JSON text of a value of the shape. Throws TypeError for values without JSON form. */
export function resultToJson(shape: Shape | Nothing, value: unknown): string {
  if (shape.kind === 'nothing') return 'null'
  let write = jsonWriters.get(shape)
  if (write === undefined) {
    write = jsonWriter(shape)
    jsonWriters.set(shape, write)
  }
  const text = write(value)
  if (text === undefined) throw new TypeError('The value has no JSON form')
  return text
}

type JsonWriter = (value: unknown) => string | undefined

const jsonWriters = new WeakMap<object, JsonWriter>()

function jsonWriter(shape: Shape): JsonWriter {
  const write = writerOf(shape)
  return (value) => stringifyLongTexts(write === null ? value : write(value))
}

/** `null` when values of the shape are written as they are. */
function writerOf(shape: Shape): Writer | null {
  const known = writers.get(shape)
  if (known !== undefined) return known
  if (shape.kind !== 'lazy') writers.set(shape, (value) => (writers.get(shape) ?? identity)(value))
  const compiled = compile(shape)
  const writer: Writer | null =
    compiled === null ? null : (value) => (value instanceof HeldJson ? value : compiled(value))
  writers.set(shape, writer)
  return writer
}

const identity: Writer = (value) => value

function compile(shape: Shape): Writer | null {
  switch (shape.kind) {
    case 'array': {
      const writeItem = writerOf(shape.item)
      if (writeItem === null) return null
      const write: Writer = shape.nullableItems ? (item) => (item === null ? null : writeItem(item)) : writeItem
      return (value) => (value as unknown[]).map(write)
    }
    case 'map': {
      const writeItem = writerOf(shape.item)
      if (writeItem === null) return null
      return (value) =>
        Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, writeItem(entry)]))
    }
    case 'struct':
      return fieldsWriter(shape.fields)
    case 'union': {
      const byType = new Map<string, Writer | null>()
      for (const [type, variant] of Object.entries(shape.variants)) {
        byType.set(type, fieldsWriter((variant as { fields: Fields }).fields, type))
      }
      if ([...byType.values()].every((writer) => writer === null)) return null
      return (value) => (byType.get((value as { type: string }).type) ?? identity)(value)
    }
    case 'bigInteger':
      return (value) => (typeof value === 'bigint' ? numeralOf(value) : value)
    case 'alias':
      return writerOf(shape.target)
    case 'lazy':
      return (value) => toWire(shape.resolve(), value)
    default:
      return null
  }
}

/** Writes fields in the order of their declaration; `null` when an object needs no change. */
function fieldsWriter(fields: Fields, type?: string): Writer | null {
  const entries = Object.entries(fields).map(([name, field]) => {
    return { name, isOptional: field.optional, write: writerOf(field.shape) }
  })
  if (entries.every(({ isOptional, write }) => !isOptional && write === null)) return null
  return (value) => {
    const source = value as Readonly<Record<string, unknown>>
    const result: Record<string, unknown> = type === undefined ? {} : { type }
    for (const { name, isOptional, write } of entries) {
      const entry = source[name]
      if (entry === undefined || entry === null) {
        result[name] = isOptional ? null : entry
      } else {
        result[name] = write === null ? entry : write(entry)
      }
    }
    return result
  }
}
