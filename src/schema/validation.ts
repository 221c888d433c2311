/**
 * Reads a JSON value into the value that a function works with: known fields only, `null` of an optional field as absent,
 * 64-bit integers as `bigint`. Readers are compiled once per shape, on first use.
 *
 * Numerals that a double cannot hold exactly arrive as `bigint` or as raw JSON numerals (see `numerals.ts`).
 */
import { isRawNumeral } from './numerals.ts'
import { HeldJson } from './packedJson.ts'
import {
  type FieldAttributes,
  type Fields,
  isNamed,
  type MapShape,
  type Shape,
  type StringShape,
  type StructShape,
  type ValueOf,
} from './shapes.ts'

/** One thing that is wrong with a value. */
export interface Problem {
  /** Path, for example `network.endpoints[0]`; empty for the value itself. */
  readonly path: string
  readonly expected: string
  /** Description of the actual value, without content that could be secret. */
  readonly received: string
  /** Name of the type that was expected there, if it has one. */
  readonly type?: string
  /** `received` contains no part of the value. */
  readonly isHarmless?: true
}

/** Never more problems than this are collected for one value. */
const MAXIMUM_PROBLEMS = 16

class Problems {
  readonly list: Problem[] = []

  /** Whether the maximum number of problems is reached, so that the rest of a long value need not be read. */
  get isFull(): boolean {
    return this.list.length >= MAXIMUM_PROBLEMS
  }

  add(path: string, expected: string, received: string, type?: string): undefined {
    if (!this.isFull) {
      this.list.push(type === undefined ? { path, expected, received } : { path, expected, received, type })
    }
    return undefined
  }

  /** Adds a problem whose `received` contains no part of the value. */
  addMistake(path: string, expected: string, received: string): undefined {
    if (!this.isFull) this.list.push({ path, expected, received, isHarmless: true })
    return undefined
  }
}

type Reader = (value: unknown, path: string, problems: Problems) => unknown

const readers = new WeakMap<object, Reader>()

/** Reads `value` as `shape`, or reports everything that is wrong with it. */
export function validate<S extends Shape>(
  shape: S,
  value: unknown,
  path = '',
): { readonly ok: true; readonly value: ValueOf<S> } | { readonly ok: false; readonly problems: readonly Problem[] } {
  const problems = new Problems()
  const result = readerOf(shape)(value, path, problems)
  return problems.list.length === 0 ? { ok: true, value: result as ValueOf<S> } : { ok: false, problems: problems.list }
}

/** `boc is missing, expected a base64 string`; the value itself is called `subject`. */
export function describeProblem({ path, expected, received }: Problem, subject = 'value'): string {
  const name = path === '' ? subject : path
  return received === 'nothing'
    ? `${name} is missing, expected ${expected}`
    : `${name}: expected ${expected}, got ${received}`
}

function readerOf(shape: Shape): Reader {
  let reader = readers.get(shape)
  if (reader === undefined) {
    reader = compile(shape)
    readers.set(shape, reader)
  }
  return reader
}

function compile(shape: Shape): Reader {
  switch (shape.kind) {
    case 'string':
      return stringReader(shape)
    case 'boolean':
      return (value, path, problems) =>
        typeof value === 'boolean' ? value : problems.add(path, 'true or false', received(value))
    case 'integer':
      return integerReader(shape)
    case 'bigInteger':
      return bigIntegerReader(shape)
    case 'float':
      return (value, path, problems) => {
        const number = isRawNumeral(value) || typeof value === 'bigint' ? Number(numeralText(value)) : value
        return typeof number === 'number' && Number.isFinite(number)
          ? number
          : problems.add(path, 'a number', received(value))
      }
    case 'any':
      return (value, path, problems) => (value === undefined ? problems.add(path, 'any JSON value', 'nothing') : value)
    case 'array':
      return arrayReader(shape)
    case 'map':
      return mapReader(shape)
    case 'struct':
      return structReader(shape)
    case 'union':
      return unionReader(shape)
    case 'constants':
      return constantsReader(shape)
    case 'alias':
      return readerOf(shape.target)
    case 'lazy':
      return (value, path, problems) => readerOf(shape.resolve())(value, path, problems)
  }
}

function stringReader(shape: StringShape): Reader {
  const { rule } = shape
  return (value, path, problems) => {
    if (typeof value !== 'string') return problems.add(path, expectation(shape), received(value))
    const mistake = rule?.mistake(value)
    return rule === undefined || mistake === undefined ? value : problems.addMistake(path, rule.expected, mistake)
  }
}

function integerReader(shape: Shape & { kind: 'integer' }): Reader {
  const minimum = shape.signed ? -(2 ** (shape.bits - 1)) : 0
  const maximum = 2 ** (shape.signed ? shape.bits - 1 : shape.bits) - 1
  const expected = expectation(shape)
  return (value, path, problems) => {
    const number = isRawNumeral(value) ? Number(numeralText(value)) : value
    return typeof number === 'number' && Number.isInteger(number) && number >= minimum && number <= maximum
      ? number
      : problems.add(path, expected, received(value))
  }
}

function bigIntegerReader(shape: Shape & { kind: 'bigInteger' }): Reader {
  const minimum = shape.signed ? -(1n << 63n) : 0n
  const maximum = (1n << (shape.signed ? 63n : 64n)) - 1n
  const expected = expectation(shape)
  return (value, path, problems) => {
    const integer = toBigInt(value)
    return integer !== undefined && integer >= minimum && integer <= maximum
      ? integer
      : problems.add(path, expected, received(value))
  }
}

/** Also a decimal text, for hosts whose JSON library has no exact integers. */
function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  const text = isRawNumeral(value) ? numeralText(value) : value
  return typeof text === 'string' && /^-?\d{1,20}$/.test(text) ? BigInt(text) : undefined
}

function arrayReader({ item, nullableItems }: Shape & { kind: 'array' }): Reader {
  let readItem: Reader | undefined
  return (value, path, problems) => {
    if (!Array.isArray(value)) return isHeld(value) ? value : problems.add(path, 'an array', received(value))
    readItem ??= nullableItems === true ? nullReader(readerOf(item)) : readerOf(item)
    const result: unknown[] = new Array(value.length)
    for (let index = 0; index < value.length && !problems.isFull; index++)
      result[index] = readItem(value[index], `${path}[${index}]`, problems)
    return result
  }
}

function nullReader(read: Reader): Reader {
  return (value, path, problems) => (value === null ? null : read(value, path, problems))
}

function mapReader({ item, key: keyShape }: MapShape): Reader {
  let readItem: Reader | undefined
  return (value, path, problems) => {
    if (!isPlainObject(value)) return problems.add(path, 'an object', received(value))
    if (isHeld(value)) return value
    readItem ??= readerOf(item)
    const entries: [string, unknown][] = []
    for (const [index, [key, entry]] of Object.entries(value).entries()) {
      if (problems.isFull) break
      const mistake = keyShape?.rule?.mistake(key)
      const isShown = keyShape?.rule === undefined ? isPlainName(key) : mistake === undefined
      const place = isShown ? join(path, key) : `${path}[${index}]`
      if (mistake !== undefined) problems.addMistake(place, `${keyShape!.rule!.expected} as the key`, mistake)
      entries.push([key, readItem(entry, place, problems)])
    }
    return Object.fromEntries(entries)
  }
}

type CompiledField = readonly [name: string, optional: boolean, read: Reader, wrongName: string | undefined]

function structReader({ name, fields, isExact }: StructShape): Reader {
  let readFields: CompiledField[] | undefined
  return (value, path, problems) => {
    if (!isPlainObject(value)) return problems.add(path, `an object ${name}`, receivedKind(value), name)
    if (isHeld(value)) return value
    readFields ??= compileFields(fields)
    if (isExact === true) refuseOthers(value, fields, path, problems)
    const result: Record<string, unknown> = {}
    readInto(result, value, readFields, path, problems)
    return result
  }
}

function refuseOthers(value: object, fields: Fields, path: string, problems: Problems): void {
  const names = Object.keys(fields)
  const expected = names.length === 0 ? 'no members' : `one of ${names.join(', ')}`
  for (const [index, member] of Object.keys(value).entries()) {
    if (!Object.hasOwn(fields, member)) problems.add(pathOfUnknown(path, member, index), expected, 'an unknown name')
  }
}

/**
 * Path of an unknown member. Any name but a plain one could be a secret in the wrong place, so its position is shown
 * instead.
 */
export function pathOfUnknown(path: string, name: string, index: number): string {
  return isPlainName(name) ? join(path, name) : `${path}[${index}]`
}

/** A short number, or a word of letters and underscores that may end with two digits. */
function isPlainName(name: string): boolean {
  return /^(\d{1,10}|[a-z_]{1,40}\d{0,2})$/i.test(name)
}

function compileFields(fields: Fields): CompiledField[] {
  return Object.entries(fields).map(([name, field]) => {
    const plain = field.secret ? hidingReader(readerOf(field.shape)) : readerOf(field.shape)
    const substitute = field.takesDefault ? plain(field.default, name, new Problems()) : field.absentAs
    const read = substitute === undefined ? plain : substitutingReader(plain, substitute)
    return [name, field.optional && !field.takesDefault, limitedReader(read, field), field.wrongName]
  })
}

/** Checks what the field says beyond its shape. */
function limitedReader(read: Reader, field: FieldAttributes): Reader {
  const { minimum, maximum, above, filled } = field
  const isLimited = [minimum, maximum, above].some((limit) => limit !== undefined)
  if (!isLimited && !filled) return read
  const expected = isLimited ? expectedNumber(field) : 'at least one entry'
  const fits = (result: unknown) => {
    if (typeof result === 'number') {
      return result >= (minimum ?? -Infinity) && result <= (maximum ?? Infinity) && result > (above ?? -Infinity)
    }
    return !filled || typeof result !== 'object' || result === null || isHeld(result) || Object.keys(result).length > 0
  }
  return (value, path, problems) => {
    const known = problems.list.length
    const result = read(value, path, problems)
    if (problems.list.length > known || fits(result)) return result
    return problems.add(path, expected, isLimited ? received(value) : 'none')
  }
}

/** Hides the value in problems of a secret, even a number: a key that came as a number is still a key. */
function hidingReader(read: Reader): Reader {
  return (value, path, problems) => {
    const own = new Problems()
    const result = read(value, path, own)
    for (const { path: place, expected, received: shown, type, isHarmless } of own.list) {
      if (isHarmless) problems.addMistake(place, expected, shown)
      else problems.add(place, expected, shown === 'nothing' ? shown : 'a value that is not shown', type)
    }
    return result
  }
}

function substitutingReader(read: Reader, substitute: unknown): Reader {
  return (value, path, problems) => (value === undefined || value === null ? substitute : read(value, path, problems))
}

function expectedNumber({ minimum, maximum, above }: FieldAttributes): string {
  if (above !== undefined) return `a number above ${above}`
  if (minimum === undefined) return `a number up to ${maximum}`
  return maximum === undefined ? `a number from ${minimum}` : `a number from ${minimum} to ${maximum}`
}

function readInto(
  target: Record<string, unknown>,
  source: Readonly<Record<string, unknown>>,
  fields: readonly CompiledField[],
  path: string,
  problems: Problems,
): void {
  for (const [name, isOptional, read, wrongName] of fields) {
    const misnamed = wrongName !== undefined && Object.hasOwn(source, wrongName) ? source[wrongName] : undefined
    if (misnamed !== undefined && misnamed !== null)
      problems.add(join(path, wrongName!), `the name ${name}`, received(misnamed))
    const value = Object.hasOwn(source, name) ? source[name] : undefined
    if (isOptional && (value === undefined || value === null)) continue
    target[name] = read(value, join(path, name), problems)
  }
}

function unionReader(shape: Shape & { kind: 'union' }): Reader {
  const names = Object.keys(shape.variants)
  const list = names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', ')
  const compiled = new Map<string, CompiledField[]>()
  return (value, path, problems) => {
    if (!isPlainObject(value)) {
      return problems.add(path, `an object ${shape.name} with "type" one of ${list}`, receivedKind(value), shape.name)
    }
    const type = Object.hasOwn(value, 'type') ? value['type'] : undefined
    if (typeof type !== 'string' || !Object.hasOwn(shape.variants, type)) {
      return problems.add(join(path, 'type'), `one of ${list}`, receivedName(type), shape.name)
    }
    let fields = compiled.get(type)
    if (fields === undefined) {
      fields = compileFields(shape.variants[type].fields)
      compiled.set(type, fields)
    }
    const result: Record<string, unknown> = { type }
    readInto(result, value, fields, path, problems)
    return result
  }
}

function constantsReader(shape: Shape & { kind: 'constants' }): Reader {
  const values = Object.values(shape.constants).map((constant) => (constant as { value: string | number }).value)
  const allowed = new Set<unknown>(values)
  const expected = `one of ${values.length > 24 ? `the values of ${shape.name}` : values.join(', ')}`
  return (value, path, problems) =>
    allowed.has(value) ? value : problems.add(path, expected, receivedName(value), shape.name)
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawNumeral(value)
}

/** Whether a value was already checked where it was read. */
function isHeld(value: unknown): boolean {
  return value instanceof HeldJson
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function numeralText(value: unknown): string {
  return typeof value === 'bigint' ? value.toString() : (value as { rawJSON: string }).rawJSON
}

const textExpectations: Readonly<Record<string, string>> = {
  hex: 'a hex string',
  base64: 'a base64 string',
  boc: 'a base64 string with a bag of cells',
  address: 'an address string',
  decimal: 'a string with a decimal number',
  json: 'a string with JSON',
}

/** Values that a shape accepts, in words that follow "expected". */
function expectation(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
      if (shape.rule !== undefined) return shape.rule.expected
      return shape.format === undefined ? 'a string' : (textExpectations[shape.format] ?? 'a string')
    case 'boolean':
      return 'true or false'
    case 'integer': {
      const bits = BigInt(shape.signed ? shape.bits - 1 : shape.bits)
      return `an integer from ${shape.signed ? -(1n << bits) : 0} to ${(1n << bits) - 1n}`
    }
    case 'bigInteger':
      return shape.signed ? 'a signed 64-bit integer' : 'an unsigned 64-bit integer'
    case 'float':
      return 'a number'
    case 'any':
      return 'any JSON value'
    case 'array':
      return 'an array'
    case 'map':
      return 'an object'
    case 'lazy':
      return expectation(shape.resolve())
    case 'alias':
      return expectation(shape.target)
    default:
      return isNamed(shape) ? `a value of type ${shape.name}` : 'a value'
  }
}

/** The actual value by its type. Numbers are shown; texts never are, because they may be secret. */
function received(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (isRawNumeral(value) || typeof value === 'bigint') return shorten(numeralText(value))
  if (typeof value === 'string') return value === '' ? 'an empty string' : `a string of ${value.length} characters`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return 'an object'
}

/** A number in place of an object may be a secret that belongs in the object, so it is not quoted. */
function receivedKind(value: unknown): string {
  return typeof value === 'number' || typeof value === 'bigint' || isRawNumeral(value) ? 'a number' : received(value)
}

/** If a name from a list is expected, a short word is shown, because it is most likely a misspelt name. */
function receivedName(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z][\w.-]{0,31}$/.test(value) ? `"${value}"` : received(value)
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length} characters)` : text
}
