/** Times and durations that people type for controls of a development node. */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { timeText } from '../output/timeText.ts'

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

/** Whole seconds of `3600`, `90s`, `1h` or `1h30m`; `undefined` for another text. */
function secondsOf(text: string): number | undefined {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  if (!/^(\d{1,9}[smhdw])+$/.test(text)) return undefined
  return [...text.matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * SECONDS[unit!]!,
    0,
  )
}

/** Seconds of a duration, also with a plus sign. Throws ToolError (2). */
export function parseDuration(text: string, what: string): number {
  const seconds = secondsOf(text.replace(/^\+/, ''))
  if (seconds !== undefined) return seconds
  throw invalid(text, what, 'seconds, or a duration such as 90s, 15m, 1h30m or 2d')
}

/**
 * Unix seconds of a time: a number, a date in the form of ISO 8601, in UTC unless it has a time zone, or `+1h` from now.
 * `now` is asked for the time of the chain only then. Throws ToolError (2).
 */
export async function parseTime(text: string, what: string, now: () => Promise<number>): Promise<number> {
  const later = text.startsWith('+') ? secondsOf(text.slice(1)) : undefined
  if (later !== undefined) return (await now()) + later
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text)
  const date = match === null ? Number.NaN : Date.parse(`${match[1]}T${match[2] ?? '00:00'}${match[3] ?? 'Z'}`)
  if (!Number.isNaN(date)) return Math.floor(date / 1000)
  throw invalid(
    text,
    what,
    'Unix seconds, a date such as 2026-12-01 or 2026-12-01T12:00Z, or +1h from the time of the chain',
  )
}

/** `1795902962 (2026-11-28T21:56:02Z)`. */
export function describeTime(seconds: number): string {
  return `${seconds} (${timeText(seconds * 1000)})`
}

function invalid(text: string, what: string, expected: string): ToolError {
  return new ToolError(exitCodes.usage, `Invalid ${what} "${text.slice(0, 60)}": expected ${expected}`)
}
