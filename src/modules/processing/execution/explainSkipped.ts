import type { CallScope } from '../../../context/scopes.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { fetchState } from '../../../delivery/fetchState.ts'
import { tryWithin } from '../../../delivery/tryWithin.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import type { Network } from '../../../net/index.ts'

/** Longest wait for the account. */
const MAX_WAIT_MS = 5000

/**
 * The error of a message whose account did not run it, which nodes explain with a lack of gas or state. Says that the account
 * does not exist, if that is the reason.
 */
export async function explainSkipped(
  call: CallScope,
  network: Network,
  { accountId, address }: ExternalMessage,
  error: ClientError,
  dappId: string,
): Promise<ClientError> {
  const looked = await tryWithin(call, MAX_WAIT_MS, async (signal) => ({
    state: await fetchState(network, accountId, dappId, signal),
  }))
  if (looked === undefined || looked.state !== undefined) return error
  const text = `The account ${address} does not exist: it needs tokens and its contract first, or the address belongs to another network`
  return new ClientError(error.code, `${text} (${error.message})`, { ...error.data, account_address: address }, error)
}
