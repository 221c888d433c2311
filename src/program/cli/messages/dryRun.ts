import { digitsOf } from '../../common/ApiResult.ts'
import { type CheckedTransfer, checkRecipients, transferRowsOf } from '../../common/checkRecipients.ts'
import { describeAmount } from '../../common/moneyText.ts'
import { recipientSource } from '../accounts/recipientSource.ts'
import type { Outcome } from '../definition/Command.ts'
import { emulateEnd, endMembers, feesAsText } from '../emulation/emulate.ts'
import { tellConfiguration } from '../emulation/executionOptions.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { alignFields, logRows } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'
import type { SendPlan } from './sendMessage.ts'

/** Text and document of --dry-run. */
export async function dryRun(session: Session, plan: SendPlan, boc: string | undefined): Promise<Outcome> {
  const configuration = await tellConfiguration(session)
  const emulated = await emulateEnd(session, plan, boc)
  const { fees, decoded, out_messages, end, failure, logs } = emulated
  const sender = { address: plan.address, named: plan.named ?? new Map() }
  const sent = await checkRecipients(recipientSource(session), sender, { messages: out_messages })
  const intended = await checkRecipients(recipientSource(session), sender, { messages: [], planned: plan.intends })
  const later = intended.filter(({ dst, value }) => !sent.some((other) => other.dst === dst && other.value === value))
  const risks = [...sent, ...later].flatMap((transfer) => transfer.risks)
  const json = {
    dry_run: true,
    address: plan.address.extended,
    ...(plan.call === undefined ? {} : { method: plan.call.method, parameters: plan.call.input }),
    ...endMembers(emulated),
    return_value: decoded?.output ?? null,
    fees: feesAsText(fees),
    out_messages: sent.map(transferDocument),
    proposes: later.map(transferDocument),
    risks: risks.map(({ kind, text, lost }) => ({ kind, text, ...lossDocument(lost === undefined ? [] : [lost]) })),
    configuration,
  }
  return {
    json,
    text: alignFields([
      ['dry run', 'nothing was sent'],
      ['address', plan.address.extended],
      ['call', plan.call === undefined ? undefined : `${plan.call.method} ${JSON.stringify(shownInput(plan))}`],
      ['outcome', end === undefined ? 'succeeds' : `aborted: ${end}`],
      ['what to do', failure?.remedy],
      ['result', decoded?.output ?? undefined],
      ...logRows(logs ?? []),
      ['fees', describeAmount(BigInt(digitsOf(fees.total_account_fees)))],
      ...transferRowsOf(sent),
      ...transferRowsOf(later, 'proposes'),
      ...risks.map(({ text }) => ['warning', text] as const),
    ]),
    exitCode: end === undefined ? exitCodes.ok : exitCodes.aborted,
  }
}

function transferDocument({ recipient, value, currencies, name, risks }: CheckedTransfer) {
  const others = Object.entries(currencies).map(([id, amount]) => [id, amount.toString()])
  return {
    dst: recipient.extended,
    value: value.toString(),
    ...(others.length > 0 && { currencies: Object.fromEntries(others) }),
    ...(name !== undefined && { name }),
    ...lossDocument(risks.flatMap(({ lost }) => lost ?? [])),
  }
}

/** Lost tokens, and lost amounts of other currencies by id. */
function lossDocument(losses: readonly { readonly currency: number; readonly amount: bigint }[]) {
  const tokens = losses.filter(({ currency }) => currency === 0)
  const others = losses.filter(({ currency }) => currency !== 0)
  return {
    ...(tokens.length > 0 && { lost: String(tokens.reduce((sum, { amount }) => sum + amount, 0n)) }),
    ...(others.length > 0 && {
      lost_currencies: Object.fromEntries(others.map(({ currency, amount }) => [currency, String(amount)])),
    }),
  }
}

/** Arguments with addresses in the form that commands accept. */
function shownInput({ call, named }: SendPlan): unknown {
  const show = (value: unknown): unknown => {
    if (typeof value === 'string') return named?.get(value)?.address.extended ?? value
    if (Array.isArray(value)) return value.map(show)
    if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, show(entry)]))
  }
  return show(call?.input)
}
