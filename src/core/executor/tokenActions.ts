import { unlessBroken } from '../cells/index.ts'
import type { ExtraCurrencies } from '../tlb/index.ts'
import type { ActionDraft } from './ActionDraft.ts'
import { actionCodes } from './actionCodes.ts'
import { MAX_GRAMS, withCurrency, withGrams } from './currencyArithmetic.ts'

/** Id of the currency SHELL. */
export const SHELL = 2

/** Largest amount of an extra currency, `VarUInteger 32`. */
const MAX_CURRENCY = (1n << 248n) - 1n

/** MINTECC: adds extra currencies to the balance of a fundamental contract. Source: formats 7.1. */
export function mintCurrencies(draft: ActionDraft, value: ExtraCurrencies): number | undefined {
  if (!draft.transaction.special) return actionCodes.notSpecial
  const minted = unlessBroken(() => [...value])
  if (minted === undefined) return actionCodes.invalidAction
  for (const [id, amount] of minted) {
    const total = (draft.remaining.other.get(id) ?? 0n) + amount
    if (total > MAX_CURRENCY) return actionCodes.overflow
    draft.remaining = withCurrency(draft.remaining, id, total)
    count(draft, id, amount)
  }
  draft.specActions++
  return undefined
}

/** BURNECC: destroys an amount of an extra currency; 0 means all of it. */
export function burnCurrency(draft: ActionDraft, amount: bigint, id: number): number | undefined {
  const owned = draft.remaining.other.get(id)
  const burnt = amount === 0n ? (owned ?? 0n) : amount
  if (burnt > (owned ?? 0n)) return actionCodes.notEnoughCurrencies
  if (owned !== undefined) {
    // E4, a rule of the network: a currency that is burnt wholly stays as an entry with amount 0.
    draft.remaining = withCurrency(draft.remaining, id, owned - burnt)
    count(draft, id, -burnt)
  }
  draft.specActions++
  return undefined
}

/** CNVRTSHELLQ: exchanges SHELL for grams one to one, at most what is owned; its entry stays, as by E4. */
export function convertShell(draft: ActionDraft, amount: bigint): number | undefined {
  const owned = draft.remaining.other.get(SHELL) ?? 0n
  const converted = amount < owned ? amount : owned
  if (converted > 0n && draft.remaining.grams + converted <= MAX_GRAMS) {
    const rest = withCurrency(draft.remaining, SHELL, owned - converted)
    draft.remaining = withGrams(rest, rest.grams + converted)
  }
  draft.specActions++
  return undefined
}

/** MINTSHELL and MINTSHELLQ: grams on the credit of the Dapp; the quiet form takes what is left of it. */
export function mintShell(draft: ActionDraft, amount: bigint, quietly: boolean): number | undefined {
  const credit = (draft.transaction.input.dappCredit ?? 0n) - draft.dappCreditUsed
  if (amount > credit && !quietly) return actionCodes.notEnoughGrams
  const minted = amount < credit ? amount : credit > 0n ? credit : 0n
  if (draft.remaining.grams + minted > MAX_GRAMS) return actionCodes.overflow
  draft.remaining = withGrams(draft.remaining, draft.remaining.grams + minted)
  draft.dappCreditUsed += minted
  draft.specActions++
  return undefined
}

/** SENDTODAPPCONFIG: returns grams to the credit of the Dapp. */
export function sendToDapp(draft: ActionDraft, amount: bigint): number | undefined {
  if (amount > draft.remaining.grams) return actionCodes.notEnoughGrams
  draft.remaining = withGrams(draft.remaining, draft.remaining.grams - amount)
  // May end below 0: the Dapp has more credit than before.
  draft.dappCreditUsed -= amount
  draft.specActions++
  return undefined
}

function count(draft: ActionDraft, id: number, amount: bigint): void {
  draft.minted.set(id, (draft.minted.get(id) ?? 0n) + amount)
}
