import { prettyJson } from './prettyJson.ts'
import type { Outcome } from './ToolCommand.ts'

/** A document that is shown as it is, indented. */
export function jsonAnswer(json: unknown): Outcome {
  return { json, text: prettyJson(json) }
}
