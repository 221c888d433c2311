import { NotFound } from '../errors/net.ts'
import type { Network } from '../net/index.ts'
import { type FetchedAccount, fetchAccount } from '../net/rest/index.ts'
import type { AbortSource } from '../net/waiting.ts'

/**
 * The state of an account, whatever its Dapp ID: queried under its own id, a network finds it under any Dapp ID;
 * `asked` (64 hex digits, or empty) serves networks that keep no pointer there. `undefined` if there is no such
 * account. On networks without Dapp IDs that of the answer is empty. Throws 11, 12, 14, 605, 615.
 */
export async function fetchState(
  network: Network,
  accountId: string,
  asked: string,
  signal: AbortSource,
): Promise<FetchedAccount | undefined> {
  const node = await network.probe(signal)
  const places = node?.isDappIdAware === false ? [''] : [accountId, ...(asked === '' ? [] : [asked])]
  for (const dappId of new Set(places)) {
    try {
      return await fetchAccount(network, accountId, dappId, signal)
    } catch (error) {
      if (!NotFound.matches(error)) throw error
    }
  }
  return undefined
}
