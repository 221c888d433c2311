/** A transaction as text output. */
import { amountText, burntTexts, describeAmount, formatTokens, lossText } from '../../common/moneyText.ts'
import { printable } from '../../common/printable.ts'
import { isReceivedIn, receivedText } from '../../common/receivedMoney.ts'
import { whoText } from '../../devnode/terminal/transactionText.ts'
import { alignFields, logRows } from '../output/alignFields.ts'
import { countText } from '../output/countText.ts'
import { timeText } from '../output/timeText.ts'
import type { ShownMessage } from './describeMessage.ts'
import type { ShownTransaction } from './describeTransaction.ts'
import { argumentLines, messageText, UNSENT } from './traceText.ts'

type Row = readonly [name: string, value: string | undefined]

/** All phases of a transaction, and its messages. `first`: rows above them. */
export function transactionReport(shown: ShownTransaction, first: readonly Row[] = []): string {
  const { in_message: message, out_messages, lost, logs = [] } = shown
  const rows: Row[] = [
    ...first,
    ['transaction', shown.id],
    ['account', `${shown.address}${nameIn(shown)}`],
    ['time', timeText(shown.time * 1000)],
    ['block', shown.block_id],
    ['outcome', outcomeText(shown)],
    ['change', changeText(shown)],
    ...lost.map((loss): Row => ['lost', lossText(loss)]),
    ...phaseRows(shown),
    ...logRows(logs),
    ['message', message === undefined ? 'none' : `${message.id}  ${messageText(message)}`],
    ['from', message?.source && endText(message, 'source')],
    ...argumentRows(message),
    ...out_messages.flatMap(outgoingRows),
    ['caused by', shown.parent],
  ]
  return alignFields(rows)
}

/** `ok`, or the reason of the failure. */
export function outcomeText({ failure, aborted, destroyed, ...shown }: ShownTransaction): string {
  if (aborted && hasReceived(shown)) return receivedText(shown.compute!.skipped!)
  if (failure !== undefined) return `failed: ${printable(failure)}`
  return aborted ? 'aborted' : destroyed ? 'ok; the account ended' : 'ok'
}

/** Whether the outcome is a failure. */
export function hasFailed(shown: ShownTransaction): boolean {
  return (shown.failure !== undefined || shown.aborted) && !(shown.aborted && hasReceived(shown))
}

/** Money that arrived although no contract ran: such transactions are aborted, but nothing has failed unless money was lost. */
function hasReceived(shown: Pick<ShownTransaction, 'compute' | 'bounce' | 'in_message' | 'arrived' | 'lost'>): boolean {
  return isReceivedIn(shown) && shown.arrived.length > 0 && shown.lost.length === 0
}

/** Function and amounts of the inbound message, in one line. */
export function inboundText({ in_message: message }: ShownTransaction): string {
  return message === undefined ? 'no message' : messageText(message)
}

/** `+1.5`, in tokens, then changes of other currencies and what was burnt. */
export function changeText({ balance_changes, lost }: Pick<ShownTransaction, 'balance_changes' | 'lost'>): string {
  const others = balance_changes.filter(({ currency }) => currency !== 0)
  const tokens = BigInt(balance_changes.find(({ currency }) => currency === 0)?.amount ?? 0)
  const sign = (amount: bigint) => (amount < 0n ? '' : '+')
  return [
    `${sign(tokens)}${amountText(0, tokens)}`,
    ...others.map(({ currency, amount }) => `${sign(BigInt(amount))}${amountText(currency, amount)}`),
    ...burntTexts(lost),
  ].join(', ')
}

function nameIn({ name, contract }: ShownTransaction): string {
  const known = [name, contract].filter((text) => text != null)
  return known.length === 0 ? '' : ` (${known.map((text) => printable(text)).join(', ')})`
}

function phaseRows({ storage, credit, compute, action, bounce, fees }: ShownTransaction): Row[] {
  const parts = [
    ['storage', fees.storage],
    ['gas', fees.gas],
    ['forward', fees.forward],
    ['import', fees.import],
  ].filter(([, amount]) => amount !== '0')
  const detail = parts.map(([name, amount]) => `${name} ${formatTokens(BigInt(amount!))}`).join(', ')
  return [
    ['storage', storage && `${describeAmount(BigInt(storage.fees))}${dueText(storage)}`],
    ['credit', credit && describeAmount(BigInt(credit.tokens))],
    ['compute', compute && computeText(compute)],
    ['action', action && actionText(action)],
    ['bounce', bounce?.text],
    ['fees', `${describeAmount(BigInt(fees.total))}${detail === '' ? '' : `: ${detail}`}`],
  ]
}

function dueText({ due, status_change }: NonNullable<ShownTransaction['storage']>): string {
  const debt = due == null ? '' : `, ${describeAmount(BigInt(due))} still due`
  return `${debt}${status_change === 'unchanged' ? '' : `, the account was ${status_change}`}`
}

function computeText(compute: NonNullable<ShownTransaction['compute']>): string {
  const { skipped, exit_code, exit_text, gas_used, gas_limit, steps, activated } = compute
  if (skipped != null) return `not run: ${skipped}`
  const meaning = exit_text == null ? '' : ` (${exit_text})`
  // An external message has no limit of its own: its contract accepts it within a credit.
  const limit = gas_limit === 0 || gas_limit == null ? '' : ` of ${gas_limit}`
  return `exit code ${exit_code}${meaning}, gas ${gas_used}${limit}, ${steps} steps${activated ? ', contract deployed' : ''}`
}

function actionText(action: NonNullable<ShownTransaction['action']>): string {
  const { result_code, result_text, result_arg, messages, skipped, actions } = action
  const meaning = result_text == null ? '' : ` (${result_text})`
  const where = result_arg == null ? '' : ` at action ${result_arg}`
  const left = skipped === 0 ? '' : `, ${skipped} left out`
  return `result code ${result_code}${meaning}${where}, ${countText(actions, 'action')}, ${countText(messages, 'message')}${left}`
}

function outgoingRows(message: ShownMessage): Row[] {
  const end = message.destination === undefined ? '' : ` to ${endText(message, 'destination')}`
  const fate = message.transaction ?? UNSENT[message.state] ?? message.state
  return [['sends', `${message.id}  ${messageText(message)}${end}  [${fate}]`], ...argumentRows(message)]
}

function argumentRows(message: ShownMessage | undefined): Row[] {
  return argumentLines(message).map((line) => ['', line] as const)
}

function endText(message: ShownMessage, end: 'source' | 'destination'): string {
  const name = message[`${end}_name`]
  const address = message[`${end}_address`] ?? message[end] ?? ''
  return name == null ? address : `${printable(name)} ${address}`
}

/** Short name of an account for lists. */
export function accountText(shown: ShownTransaction): string {
  return whoText(shown.name, shown.contract, shown.account_id)
}
