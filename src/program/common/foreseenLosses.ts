/** What a local run of a message on its recipient says about losses: a transfer as `processing.find_losses` returns it. */
import { amountText } from './moneyText.ts'

export interface ForeseenTransfer {
  /** 64 hex digits. */
  readonly account_id: string
  readonly state: string
  readonly has_body: boolean
  /** Nanotokens; absent if no contract runs. */
  readonly run_cost?: string | null
  readonly losses: readonly ForeseenLoss[]
  /** `TransferDoubt`. */
  readonly doubts: readonly string[]
}

interface ForeseenLoss {
  /** 0 is the main currency. */
  readonly currency: number
  /** Nano units. */
  readonly amount: string
  readonly certainty: string
  /** `LossReason`. */
  readonly reason: string
}

/** A loss that the run is certain of: all of a currency that a transfer loses. */
export interface CertainLoss {
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

/** Whether the run knows all that decides about what arrives. What the recipient sends on does not. */
export function isConclusive({ losses, doubts }: ForeseenTransfer): boolean {
  return losses.every(({ certainty }) => certainty === 'certain') && doubts.every((doubt) => doubt === 'sends_on')
}

/** What may be lost, where the run cannot be certain; a sentence without its full stop. */
export function doubtText({ losses }: ForeseenTransfer, who: string): string | undefined {
  const possible = losses.filter(({ certainty }) => certainty === 'possible')
  if (possible.length === 0) return undefined
  const amounts = possible.map(({ currency, amount }) => amountText(currency, amount)).join(' + ')
  return `${amounts} may be lost: it cannot be known beforehand what arrives (${who})`
}

/** `3 tokens will be burnt: <why> (<who>); <what to do instead>`. `why` is what the state of the recipient says. */
export function burnText(
  { currency, amount, reason }: CertainLoss,
  {
    who,
    why,
    foreseen,
  }: { readonly who: string; readonly why?: string; readonly foreseen?: ForeseenTransfer | undefined },
): string {
  const reasons = [why, CROSSES_NOT.includes(reason) && why !== undefined ? undefined : (CAUSES[reason] ?? reason)]
  const parts = [
    `${amountText(currency, amount)} will be burnt: ${reasons.filter((text) => text !== undefined).join(', and ')} (${who})`,
    remedyOf(currency, reason),
    runCostText(foreseen),
  ]
  return parts.filter((part) => part !== undefined).join('; ')
}

function remedyOf(currency: number, reason: string): string | undefined {
  if (currency === 0 && CROSSES_NOT.includes(reason)) {
    return 'send SHELL (currency 2) with the exchange flag 16 instead, it arrives as tokens'
  }
  if (reason === 'bad_state_init') return 'send the state init that belongs to the address, or let the message bounce'
  if (reason === 'bounce_failed') return 'send enough to pay for the way back'
  return undefined
}

const CAUSES: Readonly<Record<string, string>> = {
  other_dapp: 'tokens do not pass between Dapps',
  no_account: 'tokens do not reach an account without a Dapp',
  bad_state_init: 'the message brings a state init that does not fit the address, and does not bounce',
  bounce_failed: 'the message cannot pay for its way back',
  actions_failed: 'the actions of the recipient would fail, and what it was granted is burnt a second time',
  limit: 'the amount is too large to be stored',
}

/** Reasons that come from the rules of Dapp IDs. */
export const CROSSES_NOT: readonly string[] = ['other_dapp', 'no_account']

/** Calls into another Dapp have to carry the tokens for their run. */
function runCostText(foreseen: ForeseenTransfer | undefined): string | undefined {
  if (foreseen?.state !== 'active' || !foreseen.has_body || foreseen.run_cost == null) return undefined
  return `the run of the call costs ${amountText(0, foreseen.run_cost)}`
}
