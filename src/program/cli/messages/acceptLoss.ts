/** The option --accept-loss: losses that need no confirmation. */
import { excessiveCurrencies, type LossLimits } from '../../../modules/losses/lossLimits.ts'
import type { CheckedTransfer } from '../../common/checkRecipients.ts'
import type { ForeseenTransfer } from '../../common/foreseenLosses.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { parseTokens } from '../output/amounts.ts'
import type { Session } from '../session/Session.ts'

export const acceptLossOption: OptionDefinition = {
  name: 'accept-loss',
  value: 'AMOUNTS',
  summary:
    'Certain losses up to these amounts need no confirmation: tokens such as 1.5, other currencies as SHELL=3, NACKL=1 or 7=1500 (nano units), separated by commas, or any. Default: 0, or, for tokens in a call to an active contract, twice the cost of its run.',
}

const NAMED: Readonly<Record<string, number>> = { TOKENS: 0, NACKL: 1, SHELL: 2 }
const MAX_CURRENCY = 0xffff_ffff

/** Accepted losses; `any` accepts everything. */
export type AcceptedLoss = LossLimits | 'any'

/** Throws ToolError (2). */
export function acceptedLoss(session: Session): AcceptedLoss {
  const text = session.input.text('accept-loss')
  if (text === undefined) return new Map()
  if (text === 'any') return 'any'
  return new Map(text.split(',').map((part) => readAmount(part.trim())))
}

function readAmount(text: string): readonly [currency: number, nano: bigint] {
  const [, name, amount] = /^(?:([^=]*)=)?(.*)$/.exec(text)!
  const currency = name === undefined ? 0 : (NAMED[name.toUpperCase()] ?? currencyOf(name))
  if (currency === undefined) {
    throw new ToolError(exitCodes.usage, `Invalid currency "${name!.slice(0, 60)}" in --accept-loss`, {
      hint: 'Use SHELL, NACKL or the number of the currency: --accept-loss 1.5,SHELL=3',
    })
  }
  // Only currencies with a name are known to have nine decimals.
  if (currency <= 2) return [currency, parseTokens(amount!, '--accept-loss')]
  if (/^\d{1,76}$/.test(amount!)) return [currency, BigInt(amount!)]
  throw new ToolError(exitCodes.usage, `Invalid --accept-loss "${text.slice(0, 60)}": expected nano units of ${name}`)
}

function currencyOf(text: string): number | undefined {
  return /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= MAX_CURRENCY ? Number(text) : undefined
}

/** The transfers, without confirmation of accepted losses. */
export function withAccepted(
  transfers: readonly CheckedTransfer[],
  accepted: AcceptedLoss,
): readonly CheckedTransfer[] {
  const foreseen = transfers.flatMap((transfer) => transfer.foreseen ?? [])
  const excessive =
    accepted === 'any' ? new Map<ForeseenTransfer, Set<number>>() : excessiveCurrencies(foreseen, accepted)
  return transfers.map((transfer) => ({
    ...transfer,
    risks: transfer.risks.map((risk) => {
      const { foreseen } = transfer
      if (risk.lost === undefined || foreseen === undefined) return risk
      return { ...risk, asks: excessive.get(foreseen)?.has(risk.lost.currency) === true }
    }),
  }))
}

/**
 * Parameters of `outbox.send` with which the process that sends the entry checks losses again: what is accepted, and
 * what a person agreed to. Empty if everything is accepted or nothing was checked.
 */
export function storedLimits(session: Session, agreed: readonly CheckedTransfer[]): { accept_loss?: object } {
  const accepted = acceptedLoss(session)
  if (accepted === 'any' || session.input.flag('no-preflight')) return {}
  const limits = new Map(accepted)
  const lost = agreed.flatMap(({ risks }) => risks)
  for (const currency of new Set(lost.flatMap((risk) => (risk.asks === true && risk.lost ? risk.lost.currency : [])))) {
    const amounts = lost.flatMap((risk) => (risk.lost?.currency === currency ? risk.lost.amount : []))
    limits.set(
      currency,
      amounts.reduce((sum, amount) => sum + amount, 0n),
    )
  }
  return { accept_loss: Object.fromEntries([...limits].map(([currency, nano]) => [currency, String(nano)])) }
}
