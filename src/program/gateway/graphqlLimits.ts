/** Bounds of a GraphQL request. They hold before anything recursive reads it, and bound the time that one request takes. */

import { inspectText } from '../../schema/inspectText.ts'
import {
  documentNesting,
  isNestedDeeper,
  MAX_DOCUMENT_NESTING,
  MAX_VARIABLE_NESTING,
} from '../devnode/graphql/server/nesting.ts'

/** Maximum number of tokens of a document. */
export const MAX_TOKENS = 20_000

/** Levels around the variables: an array of requests, the message of a WebSocket, its payload. */
const FRAME_NESTING = 4

/** Whether a JSON text is nested deeper than any request; it need not be valid. */
export function isTooDeep(json: string): boolean {
  return inspectText(json, MAX_VARIABLE_NESTING + FRAME_NESTING) === 'too deep'
}

/** The reason to refuse a request, in the words of a node; `undefined` for a request within the limits. */
export function refuseNesting(query: string, variables: unknown): string | undefined {
  if (documentNesting(query, MAX_DOCUMENT_NESTING) > MAX_DOCUMENT_NESTING)
    return `The document is nested deeper than ${MAX_DOCUMENT_NESTING} levels`
  return isNestedDeeper(variables, MAX_VARIABLE_NESTING) ? tooDeep : undefined
}

export const tooDeep = `The variables are nested deeper than ${MAX_VARIABLE_NESTING} levels`
