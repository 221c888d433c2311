import type { CallScope } from '../context/scopes.ts'
import { networkOf } from '../net/index.ts'
import { fetchState } from './fetchState.ts'
import { tryWithin } from './tryWithin.ts'

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
