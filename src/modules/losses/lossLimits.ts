/** Which losses may happen: certain ones up to what was accepted. */
import type { ValueOf } from '../../schema/shapes.ts'
import { amountText } from './amountText.ts'
import type { Loss, MessageTransfer } from './types.ts'

export type Transfer = ValueOf<typeof MessageTransfer>
export type LossValue = ValueOf<typeof Loss>

/** Accepted amounts in nano units by currency, 0 being the main currency. */
export type LossLimits = ReadonlyMap<number, bigint>

/** What is lost beyond a limit. */
export interface Excess {
  readonly loss: LossValue
  readonly transfer: Transfer
  /** Lost of this currency: by this transfer, or where a limit is stated, by all together. */
  readonly amount: bigint
  /** Accepted of this currency. */
  readonly accepted: bigint
}

/**
 * Calls of a contract in another Dapp have to carry tokens for their run, which are lost in any case: the multiple of what the
 * run costs that is accepted.
 */
const RUN_COSTS = 2n

/**
 * The first certain loss beyond what is accepted. A currency without a limit has the usual loss of each transfer, or 0 where
 * `hasDefaults` is false.
 */
export function findExcess(
  transfers: readonly Transfer[],
  limits: LossLimits,
  { hasDefaults }: { readonly hasDefaults: boolean },
): Excess | undefined {
  for (const [currency, lost] of certainLosses(transfers)) {
    const limit = limits.get(currency)
    if (limit === undefined && hasDefaults) {
      const found = lost.find(({ transfer, amount }) => amount > usualLoss(transfer, currency))
      if (found !== undefined) return { ...found, accepted: usualLoss(found.transfer, currency) }
      continue
    }
    const total = lost.reduce((sum, { amount }) => sum + amount, 0n)
    const accepted = limit ?? 0n
    const largest = lost.reduce((most, next) => (next.amount > most.amount ? next : most))
    if (total > accepted) return { ...largest, amount: total, accepted }
  }
  return undefined
}

interface LostOfTransfer {
  readonly transfer: Transfer
  readonly loss: LossValue
  /** Nano units. */
  readonly amount: bigint
}

/** By currency, one entry per transfer. */
function certainLosses(transfers: readonly Transfer[]): Map<number, LostOfTransfer[]> {
  const found = new Map<number, LostOfTransfer[]>()
  for (const transfer of transfers) {
    const certain = transfer.losses.filter(({ certainty }) => certainty === 'certain')
    for (const currency of new Set(certain.map((loss) => loss.currency))) {
      const losses = certain.filter((loss) => loss.currency === currency)
      const amount = losses.reduce((sum, loss) => sum + BigInt(loss.amount), 0n)
      found.set(currency, [...(found.get(currency) ?? []), { transfer, loss: losses[0]!, amount }])
    }
  }
  return found
}

function usualLoss({ has_body, state, run_cost }: Transfer, currency: number): bigint {
  return currency === 0 && has_body && state === 'active' ? RUN_COSTS * BigInt(run_cost ?? '0') : 0n
}

/** What is lost, of whom and why; without its full stop. */
export function lossText({ loss, transfer, amount, accepted }: Excess): string {
  const { currency, reason } = loss
  const of = accepted === 0n ? '' : `, and ${amountText(currency, accepted)} are accepted`
  return `The message would lose ${amountText(currency, amount)} on the way to ${addressText(transfer)}: ${REASONS[reason] ?? reason}${of}`
}

/** What to do instead, in a sentence. */
export function lossRemedy({ loss, transfer }: Excess): string {
  const { currency, reason } = loss
  const isCall = transfer.has_body && transfer.state === 'active'
  const call = isCall ? ` The run of the call costs ${amountText(0, BigInt(transfer.run_cost ?? '0'))}.` : ''
  if (currency === 0 && (reason === 'other_dapp' || reason === 'no_account')) {
    return `Send SHELL (currency 2) with the exchange flag 16: it arrives as tokens.${call}`
  }
  if (reason === 'bad_state_init') return 'Send the state init that belongs to the address, or let the message bounce.'
  if (reason === 'bounce_failed') return 'Send enough to pay for the way back, or send without bounce.'
  return `Check the recipient.${call}`
}

function addressText({ dapp_id, account_id }: Transfer): string {
  return dapp_id ? `${dapp_id}::${account_id}` : `0:${account_id}`
}

const REASONS: Readonly<Record<string, string>> = {
  other_dapp: 'the recipient is in another Dapp, and the main currency does not pass between Dapp IDs',
  no_account: 'the recipient does not exist, so that it is in no Dapp, and the main currency does not reach it',
  bad_state_init: 'the state init does not fit the address',
  bounce_failed: 'the message does not pay for its way back',
  actions_failed: 'the actions of the recipient would fail, and what it was granted is burnt a second time',
  limit: 'the amount is too large to be stored',
}
