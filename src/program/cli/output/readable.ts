/** Objects of the chain for people: amounts in tokens, times as dates. Documents of --json keep the numbers. */

import { describeAmount } from '../../common/moneyText.ts'
import type { Outcome } from '../definition/Command.ts'
import { prettyJson } from './prettyJson.ts'
import { timeText } from './timeText.ts'

const AMOUNTS: ReadonlySet<string> = new Set([
  'balance',
  'value',
  'fwd_fee',
  'ihr_fee',
  'import_fee',
  'due_payment',
  'total_fees',
  'storage_fees_collected',
  'storage_fees_due',
  'due_fees_collected',
  'credit',
  'gas_fees',
  'total_fwd_fees',
  'total_action_fees',
])
const TIMES: ReadonlySet<string> = new Set(['created_at', 'last_paid', 'now', 'gen_utime', 'expire'])

/** Shows a document as indented JSON, with explanations beside values that people cannot read. */
export function readableAnswer(json: unknown): Outcome {
  return { json, text: prettyJson(readable(json)) }
}

function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, readableMember(name, entry)]))
}

function readableMember(name: string, value: unknown): unknown {
  if (AMOUNTS.has(name) && typeof value === 'string' && /^-?0x[0-9a-f]+$/i.test(value)) return amountText(value)
  if (TIMES.has(name) && typeof value === 'number' && value > 1_000_000_000 && value < 4_102_444_800) {
    return `${timeText(value * 1000)} (${value})`
  }
  return readable(value)
}

function amountText(hex: string): string {
  return describeAmount(hex.startsWith('-') ? -BigInt(hex.slice(1)) : BigInt(hex))
}
