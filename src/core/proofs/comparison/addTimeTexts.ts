import type { JsonObject } from '../../boc/index.ts'

/** Largest time that a text of four digits of the year can show, unix time, s. */
const MAX_TIME = 253_402_300_799

/**
 * Adds `<name>_string` beside each number at one of these paths: `YYYY-MM-DD HH:MM:SS.mmm`, UTC. Changes the object.
 * Source: proofs 6.
 */
export function addTimeTexts(value: unknown, isTime: (path: string) => boolean, prefix = ''): void {
  if (Array.isArray(value)) {
    for (const item of value) addTimeTexts(item, isTime, prefix)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const fields = value as JsonObject
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (typeof field === 'number' && isTime(path)) fields[`${name}_string`] = timeText(field)
    else addTimeTexts(field, isTime, path)
  }
}

function timeText(seconds: number): string {
  const time = new Date(Math.min(seconds, MAX_TIME) * 1000)
  return time.toISOString().replace('T', ' ').replace('Z', '')
}
