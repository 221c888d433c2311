import { isObject } from '../readGraphqlResponse.ts'

/** `current_time` in the answer to a message, in `result` or in the data of `error`: ms since 1970. Source: network 4.6 and 4.9. */
export function timeOfAnswer(json: unknown): number | undefined {
  if (!isObject(json)) return undefined
  const { result, error } = json
  const told = [result, isObject(error) ? error['data'] : undefined].find(isObject)?.['current_time']
  const timeMs = typeof told === 'string' || typeof told === 'number' ? Number(told) : Number.NaN
  return Number.isFinite(timeMs) && timeMs > 0 ? timeMs : undefined
}
