import { AddressError } from '../../../core/addresses/Address.ts'
import { parseAddress } from '../../../core/addresses/parseAddress.ts'

/** An account as filters of collections name it. */
export interface NamedAccount {
  /** 64 hex digits, lower case. */
  readonly accountId: string
  /** The Dapp ID in the text, else the account id, under which an account is found whatever its Dapp ID. */
  readonly dappId: string
}

/** Reads every form of an address; `undefined` for other texts, other workchains included. Source: network 4.2. */
export function readAccountName(text: unknown): NamedAccount | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const { workchain, account, dappId, standard, anycast } = parseAddress(text)
    if (workchain !== 0 || !standard || anycast !== undefined) return undefined
    return { accountId: account, dappId: dappId ?? account }
  } catch (error) {
    if (error instanceof AddressError) return undefined
    throw error
  }
}

/** `0:<id>` for an id alone: collections name accounts with their workchain. */
export function withWorkchain(value: unknown): unknown {
  return typeof value === 'string' && /^[0-9a-fA-F]{64}$/.test(value) ? `0:${value}` : value
}
