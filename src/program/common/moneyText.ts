/** Amounts and losses for people, in the form that tool, node and console share. */
import { amountText } from '../../core/losses/amountText.ts'

export { amountText, currencyText, formatTokens } from '../../core/losses/amountText.ts'

/** Amounts of a message, `1.5 tokens + 2 SHELL (currency 2)`; zero tokens beside another currency are omitted. */
export function amountsText(tokens: bigint | string, others: Readonly<Record<string, bigint | string>> = {}): string {
  const rest = Object.entries(others).filter(([, amount]) => BigInt(amount) !== 0n)
  const main = BigInt(tokens) === 0n && rest.length > 0 ? [] : [amountText(0, tokens)]
  return [...main, ...rest.map(([id, amount]) => amountText(Number(id), amount))].join(' + ')
}

/** Amounts by currency, `50 SHELL (currency 2), 1 currency 7`; `undefined` if there are no amounts. */
export function currenciesText(amounts: Readonly<Record<string, string>>): string | undefined {
  const texts = Object.entries(amounts).map(([id, amount]) => amountText(Number(id), amount))
  return texts.length === 0 ? undefined : texts.join(', ')
}

/** Both units: `1.005 tokens (1005000000 nanotokens)`. */
export function describeAmount(nano: bigint): string {
  return `${amountText(0, nano)} (${nano} nanotokens)`
}

export interface ShownLoss {
  /** 0 is the main currency. */
  readonly currency: number
  readonly amount: bigint | string
  /** `LossReason`. */
  readonly reason: string
  /** False: at most this amount. Default true. */
  readonly exact?: boolean | undefined
}

const REASONS: Readonly<Record<string, string>> = {
  other_dapp: 'tokens cannot cross Dapp IDs: they pay for gas at most, and the rest is burnt',
  no_account: 'there was no account, and tokens cannot cross Dapp IDs',
  bad_state_init: 'the message carried a state init that does not match the address, and does not bounce',
  bounce_failed: 'the message could not be returned because it carried too little',
  actions_failed: 'its actions failed, so tokens granted for the run were burnt a second time',
  account_ended: 'the account was deleted with its balance',
  burnt: 'the contract burnt it',
  given_to_dapp: 'the contract returned it to the credit of its Dapp ID',
  limit: 'the amount is too large to store',
}

export function lossReasonText(reason: string): string {
  return REASONS[reason] ?? reason
}

/** `3 tokens: …`; `up to` where the amount is not exact. */
export function lossText({ currency, amount, reason, exact = true }: ShownLoss): string {
  return `${exact ? '' : 'up to '}${amountText(currency, amount)}: ${lossReasonText(reason)}`
}

/** Burnt amounts in short, for lists: `3 tokens burnt`, `up to 3 tokens burnt`; one text for each currency. */
export function burntTexts(losses: readonly ShownLoss[]): string[] {
  return [...new Set(losses.map(({ currency }) => currency))].map((currency) => {
    const own = losses.filter((loss) => loss.currency === currency)
    const sum = own.reduce((total, { amount }) => total + BigInt(amount), 0n)
    return `${own.every(({ exact = true }) => exact) ? '' : 'up to '}${amountText(currency, sum)} burnt`
  })
}
