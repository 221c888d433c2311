import type { CallScope } from '../../../context/scopes.ts'
import type { Network } from '../../../net/index.ts'
import { abortable } from '../../../net/waiting.ts'
import { ClientError } from '../../../schema/errors.ts'
import { fetchState } from './fetchState.ts'

/** Longest wait for an account whose Dapp ID is to be told. */
const MAX_WAIT_MS = 5000

/**
 * Dapp ID of an account as the network tells it: nodes repeat the one that was asked for in their answers to messages, and
 * a deployed account may stand under another. `undefined` when the network does not tell it in time, and on networks
 * without Dapp IDs. Source: decision 13.
 */
export const realDappId = async (
  { clock, signal }: CallScope,
  network: Network,
  accountId: string,
  asked: string,
): Promise<string | undefined> => {
  const late = new AbortController()
  const timer = clock.setTimer(MAX_WAIT_MS, () => late.abort())
  const either = AbortSignal.any([signal, late.signal])
  try {
    const fetched = await abortable(fetchState(network, accountId, asked, either), either)
    return fetched?.dappId || undefined
  } catch (error) {
    signal.throwIfAborted()
    if (late.signal.aborted || error instanceof ClientError) return undefined
    throw error
  } finally {
    timer.cancel()
  }
}
