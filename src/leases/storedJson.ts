/** Stored values: JSON with exact numerals. */
import { textOf, utf8 } from '../core/bytes/index.ts'
import { InternalError } from '../errors/client.ts'
import { parseExactJson, stringifyExactJson } from '../schema/numerals.ts'
import type { Shape, ValueOf } from '../schema/shapes.ts'
import { validate } from '../schema/validation.ts'

export function writeJson(value: unknown): Uint8Array {
  return utf8(stringifyExactJson(value))
}

/** A value that this program has written. */
export function readJson<T>(bytes: Uint8Array): T {
  return parseExactJson(textOf(bytes)) as T
}

/**
 * Reads stored values of a shape. The function that it returns throws InternalError (33) for a value that does not have the
 * shape: another program wrote it. `what` is the subject of the error text.
 */
export function storedReader(what: string) {
  return <S extends Shape>(shape: S, value: unknown): ValueOf<S> => {
    const read = validate(shape, value)
    if (read.ok) return read.value
    throw InternalError.error(`${what} cannot be read`)
  }
}
