/** Addresses that are typed: the extended form and nothing else, or the name of an alias. Source: client interface 4.3. */
import { isRawId } from '../../../core/addresses/parseAddress.ts'
import { type AccountAddress, makeAddress } from '../../common/AccountAddress.ts'
import { closestName } from '../definition/closestName.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export type TypedAddress = AccountAddress

const ZEROS = '0'.repeat(64)

/** Throws ToolError (2) with the form, or the alias, that was probably meant. */
export function parseTypedAddress(text: string, what = 'address', aliases: readonly string[] = []): TypedAddress {
  const parts = text.split('::')
  if (parts.length === 2 && isRawId(parts[0]!) && isRawId(parts[1]!)) return makeAddress(parts[0]!, parts[1]!)
  throw new ToolError(
    exitCodes.usage,
    `Invalid ${what} "${text.slice(0, 140)}": expected <dapp_id>::<account_id>, each with 64 hex digits without prefix${whatIsWrong(text)}`,
    { hint: probableForm(text, aliases) },
  )
}

/** The same account under the Dapp ID that a node names, or unchanged if the node names no Dapp ID. */
export function underDappId(address: TypedAddress, dappId: string | null | undefined): TypedAddress {
  const isNamed = typeof dappId === 'string' && isRawId(dappId) && dappId.toLowerCase() !== address.dappId
  return isNamed ? makeAddress(dappId, address.accountId) : address
}

/** Value of --dst-dapp-id: 64 hex digits, `self` or `root` (64 zeros), or an extended address, whose left half counts. */
export function parseDappId(text: string): string {
  if (text === 'self' || text === 'root') return ZEROS
  if (isRawId(text)) return text.toLowerCase()
  const parts = text.split('::')
  if (parts.length === 2 && parts.every((part) => isRawId(part))) return parts[0]!.toLowerCase()
  throw new ToolError(
    exitCodes.usage,
    `Invalid --dst-dapp-id "${text.slice(0, 80)}": expected 64 hex digits without prefix, or "self"`,
    { hint: 'For a contract that is the root of its own Dapp ID, use --dst-dapp-id self.' },
  )
}

/** Address of an account under what `parseDappId` returns: 64 zeros stand for the account itself. */
export function addressUnder(dappId: string, accountId: string): TypedAddress {
  return makeAddress(dappId === ZEROS ? accountId : dappId, accountId)
}

function whatIsWrong(text: string): string {
  if (/^-?\d+:[0-9a-fA-F]{64}$/.test(text)) return '; this is the old form, without a Dapp ID'
  if (isRawId(text)) return '; this is only an account id'
  return looksLikeAlias(text) ? '; and there is no alias with this name' : ''
}

/**
 * Whether a word may name an account that a development node begins with: `account-1`, `giver`, `owner=account-1`,
 * `{"dest":"account-1"}`.
 */
export function mayNameNodeAccount(word: string): boolean {
  return /\baccount-\d{1,3}\b|(?:^|[="'])giver(?:$|["'])/.test(word)
}

export function looksLikeAlias(text: string): boolean {
  return /^[A-Za-z_][\w-]{0,63}$/.test(text) && !isRawId(text)
}

function probableForm(text: string, aliases: readonly string[]): string {
  const meant = closestName(text, aliases)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  const account = /(?:^|:)([0-9a-fA-F]{64})$/.exec(text)?.[1]
  if (mayNameNodeAccount(text))
    return 'Is "vendorclient node" running? "vendorclient node accounts" lists its accounts.'
  if (looksLikeAlias(text)) return '"vendorclient alias list" shows the aliases, "vendorclient alias add" creates one.'
  if (account === undefined) return '"vendorclient address convert <address>" shows the extended form.'
  return `For a contract that is the root of its own Dapp ID, this is ${account}::${account}; see "vendorclient address convert ${text}".`
}
