/**
 * JSON numerals that a double would change travel through the program as raw numerals: frozen objects made by
 * `JSON.rawJSON`, which `JSON.stringify` writes back digit by digit.
 */

import { inspectText } from './inspectText.ts'

interface RawNumeral {
  readonly rawJSON: string
}

declare global {
  interface JSON {
    rawJSON(text: string): RawNumeral
    isRawJSON(value: unknown): value is RawNumeral
  }
}

export function isRawNumeral(value: unknown): value is RawNumeral {
  return typeof value === 'object' && value !== null && JSON.isRawJSON(value)
}

/** Parses JSON so that every numeral keeps its digits. Slower than `JSON.parse`; throws the same SyntaxError. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, keepDigits)
}

/** Parses JSON exactly, and fast when no numeral needs more than a double. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  return inspectText(text, Number.POSITIVE_INFINITY) === 'plain' ? JSON.parse(text) : parseExactJson(text)
}

const keepDigits = ((_key: string, value: unknown, context?: { source?: string }) => {
  if (typeof value !== 'number' || context?.source === undefined) return value
  const exact = String(value) === context.source && !(Number.isInteger(value) && !Number.isSafeInteger(value))
  return exact ? value : JSON.rawJSON(context.source)
}) as (key: string, value: unknown) => unknown

/** An integer as `JSON.stringify` writes it. */
export function numeralOf(value: bigint): number | RawNumeral {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : JSON.rawJSON(String(value))
}

/** Writes JSON with `bigint` values as numerals. Throws TypeError for cyclic values, as `JSON.stringify` does. */
export function stringifyExactJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The value contains a `bigint`, or has no JSON form, which the slow way reports as well because it visits each
    // member.
    return JSON.stringify(value, writeBigInt)
  }
}

function writeBigInt(_key: string, value: unknown) {
  return typeof value === 'bigint' ? numeralOf(value) : value
}
