/** Why a message would lose something, and what to do instead: the same words in errors of the library, tool and console. */
import { amountText } from './amountText.ts'

/** The parts of a loss that the texts need. */
export interface LossCause {
  /** 0 is the main currency. */
  readonly currency: number
  /** `LossReason`. */
  readonly reason: string
}

/** The parts of a transfer that the texts need. */
export interface RunOfRecipient {
  readonly has_body: boolean
  readonly state: string
  /** Nanotokens; absent if no contract runs. */
  readonly run_cost?: string | null | undefined
}

/** Whether the rules of Dapp IDs are the reason. */
export function crossesNot({ reason }: Pick<LossCause, 'reason'>): boolean {
  return reason === 'other_dapp' || reason === 'no_account'
}

/** The reason, for use after a colon. */
export function lossCause(reason: string): string {
  return CAUSES[reason] ?? reason
}

/** The remedy, and the cost of a call; parts of one sentence, possibly empty. */
export function lossRemedies(loss: LossCause, recipient: RunOfRecipient | undefined): readonly string[] {
  const remedy = remedyOf(loss)
  const { has_body, state, run_cost } = recipient ?? {}
  // Calls into another Dapp have to carry the tokens for their run.
  const isCall = state === 'active' && has_body === true && run_cost != null
  return [
    ...(remedy === undefined ? [] : [remedy]),
    ...(isCall ? [`the run of the call costs ${amountText(0, run_cost)}`] : []),
  ]
}

function remedyOf(loss: LossCause): string | undefined {
  if (loss.currency === 0 && crossesNot(loss)) {
    return 'send SHELL (currency 2) with the exchange flag 16 instead, it arrives as tokens'
  }
  if (loss.reason === 'bad_state_init') {
    return 'send the state init that belongs to the address, or let the message bounce'
  }
  if (loss.reason === 'bounce_failed') return 'send enough to pay for the way back'
  return undefined
}

const CAUSES: Readonly<Record<string, string>> = {
  other_dapp: 'the recipient has another Dapp ID, and tokens cannot cross Dapp IDs',
  no_account: 'the recipient does not exist, so that it is in no Dapp, and tokens do not reach it',
  bad_state_init: 'the message carries a state init that does not match the address, and does not bounce',
  bounce_failed: 'the message cannot pay for its way back',
  actions_failed: 'the actions of the recipient would fail, and the amount granted for its run is burnt a second time',
  limit: 'the amount is too large to be stored',
}
