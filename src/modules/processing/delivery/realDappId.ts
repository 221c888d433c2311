import type { CallScope } from '../../../context/scopes.ts'
import type { Network } from '../../../net/index.ts'
import { fetchState } from './fetchState.ts'
import { tryWithin } from './tryWithin.ts'

/** Longest wait for an account whose Dapp ID is to be told. */
const MAX_WAIT_MS = 5000

/**
 * Dapp ID of an account as the network tells it: nodes repeat the one that was asked for in their answers to messages, and
 * a deployed account may stand under another. `undefined` when the network does not tell it in time, and on networks
 * without Dapp IDs. Throws the reason of the signal of the call. Source: decision 13.
 */
export async function realDappId(
  call: CallScope,
  network: Network,
  accountId: string,
  asked: string,
): Promise<string | undefined> {
  const fetched = await tryWithin(call, MAX_WAIT_MS, (signal) => fetchState(network, accountId, asked, signal))
  return fetched?.dappId || undefined
}
