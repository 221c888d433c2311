import type { PlannedTransfer } from './PlannedTransfer.ts'

/** Parameters of the function that submits a transfer to a multisig wallet; others may have to confirm it. */
const PARAMETERS = { dest: 'address', value: 'uint128', bounce: 'bool' } as const

/** Flag of a message whose SHELL becomes tokens on arrival. */
const EXCHANGE_FLAG = 16n

interface SubmitFunction {
  readonly name: string
  readonly inputs?: readonly { readonly name: string; readonly type: string }[]
}

/**
 * The transfer that a call of a multisig wallet leads to once it is confirmed: emulating the call shows it only if one
 * confirmation is enough. Empty for any other function. `balance`: nanotokens of the wallet, which `allBalance` sends.
 */
export function submittedTransfer(
  { name, inputs = [] }: SubmitFunction,
  values: Readonly<Record<string, unknown>>,
  balance: bigint,
): readonly PlannedTransfer[] {
  const isSubmission =
    name === 'submitTransaction' &&
    Object.entries(PARAMETERS).every(([param, type]) => inputs.some((i) => i.name === param && i.type === type))
  const amount = integerOf(values['value'])
  const dst = accountOf(values['dest'])
  if (!isSubmission || amount === undefined || dst === undefined) return []
  const { payload, stateInit } = values
  return [
    {
      dst,
      value: isTrue(values['allBalance']) ? balance : amount,
      currencies: currenciesOf(values['cc']),
      bounce: isTrue(values['bounce']),
      exchanges: exchangesWith(values['flag'] ?? values['flags']),
      ...(typeof payload === 'string' && payload !== '' && { body: payload }),
      ...(typeof stateInit === 'string' && stateInit !== '' && { stateInit }),
    },
  ]
}

/** Amounts above 0 in a map of currencies from arguments or getters. */
export function currenciesOf(value: unknown): Readonly<Record<string, bigint>> {
  const amounts = Object.entries(Object(value ?? {}) as Record<string, unknown>).map(
    ([id, amount]) => [id, integerOf(amount) ?? 0n] as const,
  )
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== 0n))
}

export function exchangesWith(flags: unknown): boolean {
  return ((integerOf(flags) ?? 0n) & EXCHANGE_FLAG) !== 0n
}

/** `0:<account_id>` of either form of an address; `undefined` for texts that the ABI refuses as well. */
function accountOf(value: unknown): string | undefined {
  const id = /^(?:0:|[0-9a-f]{64}::)([0-9a-f]{64})$/.exec(String(value).toLowerCase())?.[1]
  return id && `0:${id}`
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

/** `undefined` for values that the ABI refuses as well. */
function integerOf(value: unknown): bigint | undefined {
  const raw = typeof value === 'object' && value !== null && 'rawJSON' in value ? value.rawJSON : value
  const text = String(raw)
  return /^(\d+|0x[0-9a-f]+)$/i.test(text) ? BigInt(text) : undefined
}
