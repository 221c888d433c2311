/** Why no contract ran, by the name in a transaction, in the order of the numbers. Source: formats 3.3, network 4.7. */
export const skipReasons = {
  noState: 'there is no contract',
  badState: 'the state in the message, or that of the account, does not match the address',
  noGas: 'the account cannot pay for the gas',
  suspended: 'the account is suspended',
} as const

export type SkipReason = keyof typeof skipReasons

/** Gas of a message between accounts is paid from its value, whatever the balance is. */
const SMALL_VALUE = 'the message carries too little to pay for the gas'

/** `isPaidByMessage`: the message came from another account. */
export function skipText(reason: SkipReason, isPaidByMessage: boolean): string {
  return reason === 'noGas' && isPaidByMessage ? SMALL_VALUE : skipReasons[reason]
}

/** What a refusal says about Dapp IDs: the name of the reason alone would hide it. */
export function dappReason(message: string | undefined): string | undefined {
  return /^Compute phase skipped: (.*Dapp ID.*)$/s.exec(message ?? '')?.[1]
}

/** The reason that has this text. */
export function skipReasonOf(text: string): SkipReason | undefined {
  if (text === SMALL_VALUE) return 'noGas'
  return (Object.keys(skipReasons) as SkipReason[]).find((reason) => skipReasons[reason] === text)
}

/** The reason with this number. On networks the last one also has the number 5. */
export function skipReasonAt(number: unknown): SkipReason | undefined {
  return (Object.keys(skipReasons) as SkipReason[])[number === 5 ? 3 : (number as number)]
}
