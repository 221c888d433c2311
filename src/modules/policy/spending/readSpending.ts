/** Payments of a message that a policy can decode. */
import type { ResolvedConfig } from '../../../config/ResolvedConfig.ts'
import { inlineOr } from '../../../context/computeStep.ts'
import { type AbiContract, AbiError, attachSignature } from '../../../core/abi/index.ts'
import { Builder, type Cell, CellError, Slice } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseMessage } from '../../../core/tlb/index.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { decodedBody, readAbi } from '../../abi/index.ts'

export type Policy = ResolvedConfig['policies'][number]['policy']

/** A message that is about to be signed or sent. */
export interface OutgoingMessage {
  readonly root: Cell
  /** Whether a signature will be inserted into it. */
  readonly isUnsigned?: boolean
  readonly accountId: string
  /** Dapp ID as given; may be empty. */
  readonly dappId: string
  /** 64 hex digits; absent if the signer is not known. */
  readonly publicKey: string | undefined
  /** ABI as given. */
  readonly contract: AbiContract | undefined
  readonly rules: ChainRules | undefined
}

export interface Transfer {
  /** Account id; absent when it is not known. */
  readonly recipient: string | undefined
  /** Nano units by currency id, without amounts of 0; id 0 is the main currency. */
  readonly amounts: ReadonlyMap<number, bigint>
}

export type Spending =
  | { readonly isKnown: true; readonly functionName: string; readonly transfers: readonly Transfer[] }
  | { readonly isKnown: false; readonly functionName: string | undefined; readonly reason: string }

/**
 * Bits of `flags` and similar inputs with which the sent amount differs from the named one: 128 sends the whole
 * balance, 64 the received value.
 */
const OTHER_AMOUNT = 128 | 64

export function readSpending(policy: Policy, message: OutgoingMessage): Spending {
  const call = decodeCall(policy, message)
  if (call === undefined) {
    return {
      isKnown: false,
      functionName: undefined,
      reason: 'it does not match an ABI of the policy or the caller',
    }
  }
  const { name, value, currencyInputs } = call
  const listed = policy.functions.find((candidate) => candidate.name === name)
  if (
    listed !== undefined &&
    [listed.recipient, listed.value, listed.currencies].every((input) => input === undefined)
  ) {
    return { isKnown: true, functionName: name, transfers: [] }
  }
  const unknown = (reason: string) => ({ isKnown: false, functionName: name, reason }) as const
  const recipient = listed === undefined ? 'dest' : listed.recipient
  const amountName = listed === undefined ? 'value' : listed.value
  if (listed === undefined && !(Object.hasOwn(value, 'dest') && Object.hasOwn(value, 'value'))) {
    return unknown('the function has no inputs `dest` and `value`, and the policy does not list it')
  }
  const currencies = listed?.currencies === undefined ? currencyInputs : [listed.currencies]
  // A function that only pays in other currencies has no amount of the main currency.
  const isOther = amountName === undefined && listed?.currencies !== undefined
  const grams = isOther ? 0n : amountName === undefined ? undefined : amountOf(value[amountName])
  if (grams === undefined) return unknown('the amount input is not an integer')
  const amounts = sumsOf(
    grams,
    currencies.map((input) => value[input]),
  )
  if (amounts === undefined) return unknown('the amounts of other currencies cannot be read')
  if (paysOtherAmount(value)) return unknown('its flags send the balance, not the amount')
  const account = recipient === undefined ? undefined : accountIdOf(value[recipient])
  if (recipient !== undefined && account === undefined) return unknown('the recipient input is not an account')
  return { isKnown: true, functionName: name, transfers: [{ recipient: account, amounts }] }
}

interface DecodedCall {
  readonly name: string
  readonly value: Readonly<Record<string, unknown>>
  /** Inputs with amounts by currency id. */
  readonly currencyInputs: readonly string[]
}

function decodeCall({ abis }: Policy, message: OutgoingMessage): DecodedCall | undefined {
  const { contract, rules } = message
  if (abis === undefined) return contract && decodeWith(contract, message)
  for (const text of abis) {
    const own = quietly(() => readAbi({ type: 'Json', value: text }, rules))
    const call = own && decodeWith(own, message)
    if (call !== undefined) return call
  }
  return undefined
}

function decodeWith(contract: AbiContract, message: OutgoingMessage): DecodedCall | undefined {
  return quietly(() => {
    const body = bodyOf(contract, message)
    if (body === undefined) return undefined
    const decoded = decodedBody(contract, body, { isInternal: false, allowPartial: false, layout: 'Input' })
    const { value, name } = decoded
    return decoded.body_type === 'Input' && typeof value === 'object' && value !== null
      ? { name, value: value as Record<string, unknown>, currencyInputs: currencyInputsOf(contract, name) }
      : undefined
  })
}

/** Inputs that map numbers of 32 bits to amounts, which is how contracts take other currencies. */
function currencyInputsOf({ functions }: AbiContract, name: string): string[] {
  const inputs = functions.get(name)?.inputs ?? []
  return inputs.flatMap(({ name: input, type }) => {
    if (type.kind !== 'map' || type.key.kind !== 'uint' || type.key.bits !== 32) return []
    return type.value.kind === 'varuint' || type.value.kind === 'uint' ? [input] : []
  })
}

/** Amounts above 0 by currency; `undefined` if one cannot be read. */
function sumsOf(grams: bigint, maps: readonly unknown[]): ReadonlyMap<number, bigint> | undefined {
  const sums = new Map<number, bigint>([[0, grams]])
  for (const value of maps) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    for (const [key, item] of Object.entries(value)) {
      const [id, amount] = [amountOf(key), amountOf(item)]
      if (id === undefined || amount === undefined) return undefined
      sums.set(Number(id), (sums.get(Number(id)) ?? 0n) + amount)
    }
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0n))
}

function bodyOf({ version }: AbiContract, { root, isUnsigned, rules }: OutgoingMessage): Slice | undefined {
  const { body } = parseMessage(root, rules)
  if (body === undefined || isUnsigned !== true) return body
  const unsigned = new Builder().storeSlice(body).toCell()
  return Slice.of(attachSignature(unsigned, version, new Uint8Array(SIGNATURE_SIZE), new Uint8Array(KEY_SIZE)))
}

const SIGNATURE_SIZE = 64
const KEY_SIZE = 32

/** `undefined` for a message that cannot be read, or would take too long. */
function quietly<T extends object>(read: () => T | undefined): T | undefined {
  try {
    return inlineOr(() => ({ value: read() }))?.value
  } catch (error) {
    if (error instanceof ClientError || error instanceof AbiError || error instanceof CellError) return undefined
    throw error
  }
}

function amountOf(value: unknown): bigint | undefined {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : value
  return typeof text === 'string' && /^(\d+|0x[0-9a-f]+)$/i.test(text) ? BigInt(text) : undefined
}

function paysOtherAmount(value: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(value).some(([name, item]) => {
    if (/^_?(all_?balance|send_?all)$/i.test(name)) return item !== false
    if (!/^_?(flags?|mode|send_?mode)$/i.test(name)) return false
    const flags = amountOf(item)
    return flags === undefined || (flags & BigInt(OTHER_AMOUNT)) !== 0n
  })
}

/** Account id of an address in any form; `undefined` if it is not an address. */
export function accountIdOf(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  return /^(?:[0-9a-f]{64}::|-?\d+:)?([0-9a-f]{64})$/.exec(address.toLowerCase())?.[1]
}
