import { parseJson } from '../http/parseJson.ts'

/** A message of `graphql-ws` or `graphql-transport-ws`, the two sub-protocols of GraphQL over WebSocket. */
export interface Frame {
  readonly type?: unknown
  readonly id?: unknown
  readonly payload?: unknown
}

/** `undefined` for a text that is not a JSON object. */
export function parseFrame(text: string): Frame | undefined {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? value : undefined
}
