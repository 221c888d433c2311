import { prettyJson } from './prettyJson.ts'
import type { Outcome } from './ToolCommand.ts'

/** A document that is shown as it is, indented. */
export const jsonAnswer = (json: unknown): Outcome => ({ json, text: prettyJson(json) })
