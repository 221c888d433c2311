/** The time zone of all times and plots, and whether times are distances from now. */
import { signal } from '@preact/signals'
import { readStored, store } from './storage.ts'

export type TimeZone = 'local' | 'utc'

const KEY = 'time-zone'

export const timeZone = signal<TimeZone>(readStored<TimeZone>(KEY, 'local'))
/** Whether times are shown with their date, not as a distance from now. */
export const showsAbsolute = signal(false)
/** Unix seconds. */
export const now = signal(Date.now() / 1000)

setInterval(() => {
  if (document.visibilityState === 'visible') now.value = Date.now() / 1000
}, 1000)

export function chooseTimeZone(zone: TimeZone): void {
  timeZone.value = zone
  store(KEY, zone)
}

/** `UTC`, or the offset from it such as `+09:00`, which may change with the season. */
export function zoneText(seconds: number, zone = timeZone.value): string {
  const minutes = zone === 'utc' ? 0 : -new Date(seconds * 1000).getTimezoneOffset()
  if (minutes === 0) return 'UTC'
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '−' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}

/** Date and time of day in the chosen zone: `2026-11-26` and `13:54:49`. */
export function dateAndTime(seconds: number): readonly [date: string, time: string] {
  const moment = new Date(seconds * 1000)
  const shift = timeZone.value === 'utc' ? 0 : moment.getTimezoneOffset() * 60_000
  const [date, time] = new Date(moment.getTime() - shift).toISOString().split('T') as [string, string]
  return [date, time.slice(0, 8)]
}

export function absoluteTime(seconds: number): string {
  return `${dateAndTime(seconds).join(' ')} ${zoneText(seconds)}`
}

/** Unix seconds of a date and time of day in the chosen zone, as a field of the type `datetime-local` has them. */
export function parseMoment(text: string): number {
  return Math.floor(Date.parse(timeZone.value === 'utc' ? `${text}Z` : text) / 1000)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
