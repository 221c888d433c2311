import type { CallScope } from '../../../context/scopes.ts'
import type { Network } from '../../../net/index.ts'
import { abortable } from '../../../net/waiting.ts'
import { ClientError } from '../../../schema/errors.ts'
import { fetchAccount } from '../../account/index.ts'
import { NotFound } from '../../net/errors.ts'

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
    // Under its own id an account is found wherever it is; the other one is for networks that keep no pointer there.
    const node = await network.probe(either)
    for (const dappId of new Set(node?.isDappIdAware === false ? [''] : [accountId, asked])) {
      try {
        const fetched = await abortable(fetchAccount(network, accountId, dappId, either), either)
        return fetched.dappId === '' ? undefined : fetched.dappId
      } catch (error) {
        if (!NotFound.matches(error)) throw error
      }
    }
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    if (late.signal.aborted || error instanceof ClientError) return undefined
    throw error
  } finally {
    timer.cancel()
  }
}
