import type { Transfer } from '../../common/readTransfers.ts'
import type { AbiFunction } from '../arguments/abi.ts'

/** Parameters of the functions by which multisig wallets take a transfer that others may still have to confirm. */
const PARAMETERS = { dest: 'address', value: 'uint128', bounce: 'bool' } as const

/**
 * The transfer that a call of a multisig wallet leads to once it has its confirmations: running the call shows it only if
 * one is enough. Empty for any other function. `balance`: nanotokens of the wallet, which `allBalance` sends.
 */
export function submittedTransfer(
  { name, inputs }: AbiFunction,
  values: Readonly<Record<string, unknown>>,
  balance: bigint,
): readonly Transfer[] {
  const isSubmission =
    name === 'submitTransaction' &&
    Object.entries(PARAMETERS).every(([param, type]) => inputs.some((i) => i.name === param && i.type === type))
  const amount = integerOf(values['value'])
  if (!isSubmission || amount === undefined) return []
  const currencies = Object.entries(Object(values['cc'] ?? {}) as Record<string, unknown>)
    .map(([id, value]) => [id, integerOf(value) ?? 0n] as const)
    .filter(([, value]) => value !== 0n)
  return [
    {
      dst: String(values['dest']).toLowerCase(),
      value: isTrue(values['allBalance']) ? balance : amount,
      currencies: Object.fromEntries(currencies),
      bounce: isTrue(values['bounce']),
      deploys: values['stateInit'] != null,
    },
  ]
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

/** `undefined` for what the ABI refuses as well. */
function integerOf(value: unknown): bigint | undefined {
  const text = typeof value === 'object' && value !== null && JSON.isRawJSON(value) ? value.rawJSON : String(value)
  return /^(\d+|0x[0-9a-f]+)$/i.test(text) ? BigInt(text) : undefined
}
