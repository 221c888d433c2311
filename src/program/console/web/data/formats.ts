/** Numbers, amounts and times as texts. Integers of 64 bits and more are never turned into floating-point numbers. */

import { amountText as amountOf } from '../../../common/moneyText.ts'

/** An integer as GraphQL, JSON and the library represent it: decimal, `0x…`, `-0x…`, number or bigint. */
export type IntegerText = string | number | bigint | null | undefined

export function toBigInt(value: IntegerText): bigint {
  if (value === null || value === undefined || value === '') return 0n
  if (typeof value !== 'string') return BigInt(value)
  return value.startsWith('-') ? -BigInt(value.slice(1)) : BigInt(value)
}

/** Inserts separators between thousands. */
export function groupDigits(value: bigint | number | string): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ' ')
}

const NANO = 1_000_000_000n

/** Nano as units, with all significant digits: `1 234.5`. */
export function amountText(nano: bigint): string {
  const sign = nano < 0n ? '−' : ''
  const value = nano < 0n ? -nano : nano
  const fraction = String(value % NANO)
    .padStart(9, '0')
    .replace(/0+$/, '')
  return `${sign}${groupDigits(value / NANO)}${fraction === '' ? '' : `.${fraction}`}`
}

/** An amount with its currency, `1 000 SHELL (currency 2)`. */
export function currencyAmountText(currency: number, amount: bigint | string): string {
  return amountOf(currency, amount).replace(/\d+/, groupDigits)
}

/** Nano of a typed amount in units; `undefined` for an invalid number. */
export function parseAmount(text: string): bigint | undefined {
  const match = /^(\d{1,30})(?:\.(\d{0,9}))?$/.exec(text.replace(/[\s_\u202f]/g, ''))
  return match === null ? undefined : BigInt(match[1]!) * NANO + BigInt((match[2] ?? '').padEnd(9, '0'))
}

/** Abbreviates an id to its first and last digits. */
export function shortId(id: string): string {
  return id.length <= 20 ? id : `${id.slice(0, 8)}…${id.slice(-6)}`
}

const STEPS: readonly (readonly [limit: number, seconds: number, unit: string])[] = [
  [60, 1, 's'],
  [3600, 60, 'min'],
  [86_400, 3600, 'h'],
  [Number.POSITIVE_INFINITY, 86_400, 'd'],
]

export function relativeTime(seconds: number, nowSeconds: number): string {
  const distance = Math.round(nowSeconds - seconds)
  const size = Math.abs(distance)
  if (size < 2) return 'now'
  const [, divisor, unit] = STEPS.find(([limit]) => size < limit)!
  const text = `${Math.floor(size / divisor)} ${unit}`
  return distance < 0 ? `in ${text}` : `${text} ago`
}

/** A length of time in words: `5 minutes`, `40 seconds`. */
export function durationText(seconds: number): string {
  const [count, unit] = seconds >= 120 ? [Math.round(seconds / 60), 'minute'] : [Math.round(seconds), 'second']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} KiB`
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`
}

/** JSON with integers of any size, as the library has them. */
export function jsonText(value: unknown, indent = 2): string {
  return write(value, indent === 0 ? '' : '\n', ' '.repeat(indent))
}

function write(value: unknown, line: string, indent: string): string {
  if (typeof value === 'bigint') return String(value)
  if (value === undefined) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = line === '' ? '' : line + indent
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((item) => write(item, inner, indent))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [`${JSON.stringify(key)}:${line === '' ? '' : ' '}${write(item, inner, indent)}`],
      )
  const [open, close] = isList ? '[]' : '{}'
  return parts.length === 0 ? `${open}${close}` : `${open}${inner}${parts.join(`,${inner}`)}${line}${close}`
}

/** With a capital at the beginning. */
export function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
