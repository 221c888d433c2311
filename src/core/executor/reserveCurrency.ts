import { CellError } from '../cells/index.ts'
import type { CurrencyCollection } from '../tlb/index.ts'
import type { ActionDraft } from './ActionDraft.ts'
import { actionCodes } from './actionCodes.ts'
import { minus, plus, withGrams } from './currencyArithmetic.ts'

/** Bits of the mode of a reserve. */
export const reserveModes = { allBut: 1, atMost: 2, plusOriginal: 4, originalMinus: 8 } as const

/** Sets a part of the balance aside; a result code when that fails. `current` rules know modes 0 and 1 only. */
export const reserveCurrency = (draft: ActionDraft, mode: number, value: CurrencyCollection): number | undefined => {
  try {
    return reserve(draft, mode, value)
  } catch (error) {
    // A contract may put any cell where the currencies belong.
    if (error instanceof CellError) return actionCodes.notEnoughCurrencies
    throw error
  }
}

const reserve = (draft: ActionDraft, mode: number, value: CurrencyCollection): number | undefined => {
  const known = draft.transaction.input.rules === 'current' ? reserveModes.allBut : 15
  if ((mode & ~known) !== 0) return actionCodes.invalidAction
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
  if (remaining.grams < reserved.grams) return actionCodes.notEnoughGrams
  const rest = minus(remaining, reserved)
  if (rest === undefined) return actionCodes.notEnoughCurrencies
  const [kept, left] = (mode & reserveModes.allBut) !== 0 ? [rest, reserved] : [reserved, rest]
  draft.remaining = left
  draft.reserved = plus(draft.reserved, kept)
  draft.specActions++
  return undefined
}
