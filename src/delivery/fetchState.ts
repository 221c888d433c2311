import type { CallScope } from '../context/scopes.ts'
import { base64ToBytes } from '../core/bytes/index.ts'
import { type Cell, parseBoc, unlessBroken } from '../core/cells/index.ts'
import { type Account, parseAccount } from '../core/tlb/index.ts'
import { NotFound } from '../errors/net.ts'
import { type Network, networkOf } from '../net/index.ts'
import { type FetchedAccount, fetchAccount } from '../net/rest/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import { tryWithin } from './tryWithin.ts'

/**
 * The state of an account, whatever its Dapp ID: a network finds an account that is queried under its own id, even if
 * it belongs to another Dapp ID. `asked` (64 hex digits, or empty) is for networks without such a pointer. `undefined`
 * if the account does not exist. On networks without Dapp IDs, the Dapp ID of the answer is empty. Throws 11, 12, 14,
 * 605, 615.
 */
export async function fetchState(
  network: Network,
  accountId: string,
  asked: string,
  signal: AbortSource,
): Promise<FetchedAccount | undefined> {
  const node = await network.probe(signal)
  const places = node?.isDappIdAware === false ? [''] : placesOf(accountId, asked)
  for (const dappId of places) {
    try {
      return await fetchAccount(network, accountId, dappId, signal)
    } catch (error) {
      if (!NotFound.matches(error)) throw error
    }
  }
  return undefined
}

/** Longest wait for the account whose Dapp ID is wanted. */
const MAX_WAIT_MS = 5000

/**
 * The Dapp ID of an account according to the network. Answers to messages only repeat the requested Dapp ID, while a
 * deployed account may belong to another one. `undefined` if the network does not report it in time, and on networks
 * without Dapp IDs. Throws the reason of the call's signal. Source: decision 13.
 */
export async function realDappId(call: CallScope, accountId: string, asked: string): Promise<string | undefined> {
  const fetched = await tryWithin(call, MAX_WAIT_MS, (signal) =>
    fetchState(networkOf(call.context), accountId, asked, signal),
  )
  return fetched?.dappId || undefined
}

/** Dapp IDs under which a network may show an account: its own id, and the one that was asked for, unless it is empty. */
export function placesOf(accountId: string, asked: string): readonly string[] {
  return [...new Set([accountId, ...(asked === '' ? [] : [asked])])]
}

/** The Dapp ID in an answer, in lower case; `undefined` if it is missing or zero. */
export function readNamedDappId(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?!0{64})[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined
}

/** An account as the network returned it; `undefined` if it cannot be read. */
export function parseState(boc: string): Account | undefined {
  const root = parseCell(boc)
  return root && unlessBroken(() => parseAccount(root))
}

/** `undefined` for a text that is not a base64 bag of cells. */
export function parseCell(text: string): Cell | undefined {
  const bytes = base64ToBytes(text)
  return bytes && unlessBroken(() => parseBoc(bytes))
}
