/** Losses from a local run of a message on its recipient: a transfer as `processing.find_losses` returns it. */
import { type CertainLoss, certainLosses } from '../../core/losses/certainLosses.ts'
import { crossesNot, lossCause, lossRemedies } from '../../core/losses/lossRemedy.ts'
import type { ApiResult } from './ApiResult.ts'
import { amountsText, amountText } from './moneyText.ts'

export type ForeseenTransfer = ApiResult<'processing.find_losses'>['transfers'][number]

/** Possible losses if the run is not certain; a sentence without a full stop. */
export function doubtText({ losses }: ForeseenTransfer, who: string): string | undefined {
  const possible = losses.filter(({ certainty }) => certainty === 'possible')
  if (possible.length === 0) return undefined
  const amounts = possible.map(({ currency, amount }) => amountText(currency, amount)).join(' + ')
  return `${amounts} may be lost: what arrives cannot be predicted (${who})`
}

/** `3 tokens will be burnt: <why> (<who>); <what to do instead>`. `why`: reason from the state of the recipient, or empty. */
export function burnText(
  lost: CertainLoss<ForeseenTransfer['losses'][number]>,
  { who, why, foreseen }: { readonly who: string; readonly why: string; readonly foreseen: ForeseenTransfer },
): string {
  const { currency, amount, loss } = lost
  const reasons = [why, why !== '' && crossesNot(loss) ? '' : lossCause(loss.reason)].filter((text) => text !== '')
  const burnt = `${amountText(currency, amount)} will be burnt: ${reasons.join(', and ')} (${who})`
  return [burnt, ...lossRemedies(loss, foreseen)].join('; ')
}

/** Amounts that the recipient receives, as a short text. */
export function arrivalText({ arrives, is_returned, doubts }: ForeseenTransfer): string {
  if (is_returned) return 'nothing: it is returned, less the fees'
  if (doubts.includes('recipient') || doubts.includes('run')) return 'not known'
  const amounts = Object.fromEntries(arrives.map(({ currency, amount }) => [currency, amount]))
  const { 0: tokens = '0', ...others } = amounts
  return arrives.length === 0 ? 'nothing' : amountsText(tokens, others)
}

/** Amounts that do not reach the recipient and why, one text per currency. */
export function lostTexts(foreseen: ForeseenTransfer): readonly string[] {
  return certainLosses(foreseen.losses).map(
    ({ currency, amount, loss }) => `${amountText(currency, amount)}: ${lossCause(loss.reason)}`,
  )
}
