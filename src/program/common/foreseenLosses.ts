/** What a local run of a message on its recipient says about losses: a transfer as `processing.find_losses` returns it. */
import { crossesNot, lossCause, lossRemedies } from '../../core/losses/lossRemedy.ts'
import type { ApiResult } from './ApiResult.ts'
import { amountsText, amountText } from './moneyText.ts'

export type ForeseenTransfer = ApiResult<'processing.find_losses'>['transfers'][number]

/** A loss that the run is certain of: all of a currency that a transfer loses. */
interface CertainLoss {
  readonly currency: number
  readonly amount: bigint
  /** Of the first loss of this currency. */
  readonly reason: string
}

export function certainLosses({ losses }: ForeseenTransfer): readonly CertainLoss[] {
  const certain = losses.filter(({ certainty }) => certainty === 'certain')
  return [...new Set(certain.map(({ currency }) => currency))].map((currency) => {
    const own = certain.filter((loss) => loss.currency === currency)
    const amount = own.reduce((sum, loss) => sum + BigInt(loss.amount), 0n)
    return { currency, amount, reason: own[0]!.reason }
  })
}

/** What may be lost, where the run cannot be certain; a sentence without its full stop. */
export function doubtText({ losses }: ForeseenTransfer, who: string): string | undefined {
  const possible = losses.filter(({ certainty }) => certainty === 'possible')
  if (possible.length === 0) return undefined
  const amounts = possible.map(({ currency, amount }) => amountText(currency, amount)).join(' + ')
  return `${amounts} may be lost: it cannot be known beforehand what arrives (${who})`
}

/** `3 tokens will be burnt: <why> (<who>); <what to do instead>`. `why` is what the state of the recipient says, or empty. */
export function burnText(
  loss: CertainLoss,
  { who, why, foreseen }: { readonly who: string; readonly why: string; readonly foreseen: ForeseenTransfer },
): string {
  const { currency, amount, reason } = loss
  const reasons = [why, why !== '' && crossesNot(loss) ? '' : lossCause(reason)].filter((text) => text !== '')
  const burnt = `${amountText(currency, amount)} will be burnt: ${reasons.join(', and ')} (${who})`
  return [burnt, ...lossRemedies(loss, foreseen)].join('; ')
}

/** What the recipient gets, in a few words. */
export function arrivalText({ arrives, is_returned, doubts }: ForeseenTransfer): string {
  if (is_returned) return 'nothing: it is returned, less the fees'
  if (doubts.includes('recipient') || doubts.includes('run')) return 'not known'
  const amounts = Object.fromEntries(arrives.map(({ currency, amount }) => [currency, amount]))
  const { 0: tokens = '0', ...others } = amounts
  return arrives.length === 0 ? 'nothing' : amountsText(tokens, others)
}

/** What the recipient does not get and why, one text for each currency. */
export function lostTexts(foreseen: ForeseenTransfer): readonly string[] {
  return certainLosses(foreseen).map(
    ({ currency, amount, reason }) => `${amountText(currency, amount)}: ${lossCause(reason)}`,
  )
}
