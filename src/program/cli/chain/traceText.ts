/** The tree of a trace as text output. */

import { stringifyExactJson } from '../../../schema/numerals.ts'
import { amountsText, formatTokens, lossText } from '../../common/moneyText.ts'
import { printable } from '../../common/printable.ts'
import { whoText } from '../../devnode/terminal/transactionText.ts'
import type { Trace, TracedTransaction } from '../../devnode/trace/traceTransaction.ts'
import { countText } from '../output/countText.ts'
import { paintName } from '../output/paint.ts'

type TracedMessage = TracedTransaction['out_messages'][number]

/** Longest value of an argument that is shown. */
const VALUE_LENGTH = 200

export function traceText({ transactions, gas_used, fees, truncated }: Trace): string {
  const total = `${countText(transactions.length, 'transaction')}, gas ${gas_used}, fees ${formatTokens(BigInt(fees))}`
  return [...transactions.flatMap(transactionLines), truncated ? `${total}; there are more` : total].join('\n')
}

function transactionLines(traced: TracedTransaction): string[] {
  const indent = '  '.repeat(Math.min(traced.depth, 40))
  const { in_message: message, compute, out_messages } = traced
  const gas = compute?.gas_used == null ? [] : [`gas ${compute.gas_used}`]
  const facts = [`block ${traced.seq_no}`, ...gas, `fees ${formatTokens(BigInt(traced.fees.total))}`, traced.id]
  const who = whoText(traced.name, traced.contract, traced.account_id)
  const unsent = out_messages.filter(({ transaction }) => transaction == null)
  return [
    `${indent}${paintName(who)}  ${message == null ? 'no message' : messageText(message)}`,
    `${indent}  ${facts.join(', ')}`,
    ...argumentLines(message ?? undefined).map((line) => `${indent}  ${line}`),
    ...(traced.failure == null ? [] : [`${indent}  failed: ${printable(traced.failure)}`]),
    ...traced.lost.map((loss) => `${indent}  lost ${lossText(loss)}`),
    ...traced.logs.map((line) => `${indent}  │ ${printable(line)}`),
    ...unsent.flatMap((sent) => [
      `${indent}  ${UNSENT[sent.state] ?? sent.state}: ${messageText(sent)}`,
      ...argumentLines(sent).map((line) => `${indent}    ${line}`),
    ]),
  ]
}

/** State of a message that no transaction has executed. */
export const UNSENT: Readonly<Record<string, string>> = {
  waiting: 'waits',
  sent: 'said',
  elsewhere: 'never arrives',
  dropped: 'was dropped',
}

/** Content and amounts of a message, in one line. */
export function messageText(message: TracedMessage): string {
  const { value, currencies, source, source_name, bounced } = message
  const money = value == null ? [] : [amountsText(value, (currencies ?? {}) as Record<string, string>)]
  const from = source == null || value == null ? [] : [`from ${printable(source_name ?? source)}`]
  return [bounced && message.kind !== 'bounced' ? 'bounced' : '', bodyText(message), ...money, ...from]
    .filter((part) => part !== '')
    .join(' ')
}

function bodyText({ kind, function: name, comment, selector }: TracedMessage): string {
  if (kind === 'comment') return `"${printable(comment ?? '')}"`
  if (kind === 'bounced') return name == null ? 'bounced' : `bounced ${printable(name)}`
  if (kind === 'output') return `answer of ${printable(name ?? '')}`
  return name == null ? (selector == null ? kind : `0x${selector}`) : printable(name)
}

/** A line for each argument; long values are cut. */
export function argumentLines(message: Pick<TracedMessage, 'arguments'> | undefined): string[] {
  return Object.entries((message?.arguments ?? {}) as object).map(([name, value]) => {
    const text = typeof value === 'string' ? value : stringifyExactJson(value)
    const shown = text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text
    return `${paintName(printable(name))}  ${printable(shown)}`
  })
}
