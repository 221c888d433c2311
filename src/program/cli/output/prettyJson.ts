import { parseExactJson, stringifyExactJson } from '../../../schema/numerals.ts'
import type { Outcome } from '../definition/Command.ts'

/** Indented JSON with exact integers. */
export function prettyJson(value: unknown): string {
  // Parsed again, because only parsed JSON keeps its exact numerals when it is indented.
  return JSON.stringify(parseExactJson(stringifyExactJson(value)), undefined, 2)
}

/** Shows a document as indented JSON. */
export function jsonAnswer(json: unknown): Outcome {
  return { json, text: prettyJson(json) }
}
