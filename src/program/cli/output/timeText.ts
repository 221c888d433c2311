import { digitsOf, type WireInteger } from '../../common/ApiResult.ts'

/** Unix time in ms as ISO 8601; milliseconds are left out of whole seconds. */
export function timeText(ms: WireInteger): string {
  return new Date(Number(digitsOf(ms))).toISOString().replace('.000Z', 'Z')
}
