/** Milliseconds per unit. */
const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Number text of a duration: `30s` is `30000` in ms and `30` in s. A text without a unit stays as it is. */
export function durationText(text: string, unit: 'ms' | 's'): string {
  const [, amount, own] = /^(\d+(?:\.\d+)?) ?(ms|s|m|h|d)$/.exec(text) ?? []
  if (amount === undefined) return text
  return String(Math.ceil((Number(amount) * units[own!]!) / units[unit]!))
}

/** What the help says about the values of such an option. */
export function durationHelp(unit: 'ms' | 's'): string {
  return `a plain number in ${unit === 'ms' ? 'ms' : 'seconds'}, or with a unit: 500ms, 30s, 5m, 1h`
}
