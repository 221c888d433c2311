import { unlessBroken } from '../cells/index.ts'
import type { CurrencyCollection } from '../tlb/index.ts'
import type { ActionDraft } from './ActionDraft.ts'
import { actionCodes } from './actionCodes.ts'
import { MAX_GRAMS, minus, plus, withGrams } from './currencyArithmetic.ts'

/** Bits of the mode of a reserve. */
const reserveModes = { allBut: 1, atMost: 2, plusOriginal: 4, originalMinus: 8 } as const

/** Sets a part of the balance aside; a result code when that fails. `current` rules know modes 0 and 1 only. */
export function reserveCurrency(draft: ActionDraft, mode: number, value: CurrencyCollection): number | undefined {
  const isCurrent = draft.transaction.input.rules === 'current'
  // A contract may put any cell where the currencies belong.
  const outcome = unlessBroken(() => ({
    code: isCurrent ? reserveUnderBurn(draft, mode, value) : reserve(draft, mode, value),
  }))
  if (outcome !== undefined) return outcome.code
  return isCurrent ? actionCodes.invalidBalance : actionCodes.notEnoughCurrencies
}

/**
 * The first reserve also sets aside the grams that are to be burnt at the end: in addition to the value (mode 0), or
 * as a part of it (mode 1).
 */
function reserveUnderBurn(draft: ActionDraft, mode: number, value: CurrencyCollection): number | undefined {
  const { remaining, unreservedBurn } = draft
  if (mode > reserveModes.allBut) return actionCodes.invalidAction
  const withBurn = value.grams + unreservedBurn
  if (mode === reserveModes.allBut) {
    // E10, a rule of the network: in this mode, an amount above the balance is an invalid balance, not a lack of funds.
    if (remaining.grams < withBurn) return actionCodes.invalidBalance
    return setAside(draft, value, 'rest')
  }
  if (withBurn > MAX_GRAMS) return actionCodes.invalidAction
  return setAside(draft, withGrams(value, withBurn), 'amount')
}

function reserve(draft: ActionDraft, mode: number, value: CurrencyCollection): number | undefined {
  if ((mode & ~15) !== 0) return actionCodes.invalidAction
  let reserved = value
  if ((mode & reserveModes.plusOriginal) !== 0) {
    if ((mode & reserveModes.originalMinus) !== 0) {
      const rest = minus(draft.originalBalance, value)
      if (rest === undefined) return actionCodes.invalidAction
      reserved = rest
    } else {
      reserved = plus(value, draft.originalBalance)
    }
  } else if ((mode & reserveModes.originalMinus) !== 0) {
    return actionCodes.invalidAction
  }
  const { remaining } = draft
  if ((mode & reserveModes.atMost) !== 0 && reserved.grams > remaining.grams) {
    reserved = withGrams(reserved, remaining.grams)
  }
  return setAside(draft, reserved, (mode & reserveModes.allBut) !== 0 ? 'rest' : 'amount')
}

/** Reserves all of the remaining balance but the amount (`rest`), or the amount itself. */
function setAside(draft: ActionDraft, amount: CurrencyCollection, keeps: 'amount' | 'rest'): number | undefined {
  const { remaining } = draft
  if (remaining.grams < amount.grams) return actionCodes.notEnoughGrams
  const rest = minus(remaining, amount)
  if (rest === undefined) return actionCodes.notEnoughCurrencies
  draft.reserved = plus(draft.reserved, keeps === 'rest' ? rest : amount)
  draft.remaining = keeps === 'rest' ? amount : rest
  draft.unreservedBurn = 0n
  draft.specActions++
  return undefined
}
