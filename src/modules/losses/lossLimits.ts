/** Limits of losses that may happen. */

import { amountText } from '../../core/losses/amountText.ts'
import { certainLosses } from '../../core/losses/certainLosses.ts'
import { lossCause, lossRemedies } from '../../core/losses/lossRemedy.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import type { Loss, MessageTransfer } from './types.ts'

export type Transfer = ValueOf<typeof MessageTransfer>
export type LossValue = ValueOf<typeof Loss>

/** Accepted amounts in nano units by currency, 0 being the main currency. */
export type LossLimits = ReadonlyMap<number, bigint>

/** A loss that exceeds a limit. */
export interface Excess {
  readonly loss: LossValue
  readonly transfer: Transfer
  /** Loss in this currency: of this transfer or, if a limit is stated, of all transfers together. */
  readonly amount: bigint
  /** Accepted loss in this currency. */
  readonly accepted: bigint
}

/**
 * Accepted loss of a call of a contract in another Dapp, as a multiple of the cost of its run: the call has to carry
 * tokens for its run, which are lost in any case.
 */
const RUN_COSTS = 2n

/**
 * The first certain loss that exceeds what is accepted. For a currency without a limit, the usual loss of each transfer
 * is accepted, or 0 if `hasDefaults` is false.
 */
export function findExcess(
  transfers: readonly Transfer[],
  limits: LossLimits,
  { hasDefaults }: { readonly hasDefaults: boolean },
): Excess | undefined {
  for (const [currency, lost] of lostByCurrency(transfers)) {
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

/** The parts of a transfer that the limits need. */
export interface LimitedTransfer {
  readonly has_body: boolean
  readonly state: string
  readonly run_cost?: string | null | undefined
  readonly losses: readonly { readonly currency: number; readonly amount: string; readonly certainty: string }[]
}

/**
 * For each transfer, the currencies whose certain losses exceed what is accepted. For a currency without a limit, the
 * usual loss of each transfer is accepted.
 */
export function excessiveCurrencies<T extends LimitedTransfer>(
  transfers: readonly T[],
  limits: LossLimits,
): ReadonlyMap<T, ReadonlySet<number>> {
  const found = new Map<T, Set<number>>()
  for (const [currency, lost] of lostByCurrency(transfers)) {
    const limit = limits.get(currency)
    const total = lost.reduce((sum, { amount }) => sum + amount, 0n)
    for (const { transfer, amount } of lost) {
      const isExcessive = limit === undefined ? amount > usualLoss(transfer, currency) : total > limit
      if (isExcessive) found.set(transfer, (found.get(transfer) ?? new Set()).add(currency))
    }
  }
  return found
}

interface LostOfTransfer<T extends LimitedTransfer> {
  readonly transfer: T
  /** The first transfer that loses the currency. */
  readonly loss: T['losses'][number]
  /** Nano units. */
  readonly amount: bigint
}

/** By currency, one entry per transfer. */
function lostByCurrency<T extends LimitedTransfer>(transfers: readonly T[]): Map<number, LostOfTransfer<T>[]> {
  const found = new Map<number, LostOfTransfer<T>[]>()
  for (const transfer of transfers) {
    for (const { currency, amount, loss } of certainLosses<T['losses'][number]>(transfer.losses)) {
      found.set(currency, [...(found.get(currency) ?? []), { transfer, loss, amount }])
    }
  }
  return found
}

function usualLoss({ has_body, state, run_cost }: LimitedTransfer, currency: number): bigint {
  return currency === 0 && has_body && state === 'active' ? RUN_COSTS * BigInt(run_cost ?? '0') : 0n
}

/** Amount, recipient and reason of the loss; without a full stop. */
export function lossText({ loss, transfer, amount, accepted }: Excess): string {
  const { currency, reason } = loss
  const of = accepted === 0n ? '' : `, and ${amountText(currency, accepted)} are accepted`
  return `The message would lose ${amountText(currency, amount)} on the way to ${addressText(transfer)}: ${lossCause(reason)}${of}`
}

/** The remedy, in a sentence. */
export function lossRemedy({ loss, transfer }: Excess): string {
  const remedies = lossRemedies(loss, transfer)
  const text = remedies.length === 0 ? 'check the recipient' : remedies.join('; ')
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}

function addressText({ dapp_id, account_id }: Transfer): string {
  return dapp_id ? `${dapp_id}::${account_id}` : `0:${account_id}`
}
