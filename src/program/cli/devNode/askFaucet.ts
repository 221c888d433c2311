/** The faucet of a development node. */

import { parseEndpoint } from '../../../config/parseEndpoint.ts'
import type { OutgoingRoutes } from '../../../system/proxy/OutgoingRoutes.ts'
import { outgoingFetch } from '../../../system/proxy/outgoingFetch.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** Transaction of a gift, as reported by the node. */
interface Gift {
  readonly message_hash: string | null
  readonly tx_hash: string | null
  /** Whether a contract at the address ran and failed; the tokens arrived anyway. */
  readonly aborted: boolean
  readonly exit_code: number | null
  /** Dapp ID of the account. */
  readonly dapp_id: string
}

const TIME_LIMIT_MS = 10_000
/** Id of the currency. */
const SHELL = 2
/** Failures of an established connection. */
const LOST: readonly unknown[] = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']

/**
 * Asks for nanotokens and SHELL for an account under a Dapp ID, and waits `timeoutMs` for the answer. Throws ToolError:
 * 10 when the node cannot be reached, 12 when it refuses or has no faucet, 15 when its answer is lost.
 */
export async function askFaucet(
  routes: OutgoingRoutes,
  endpoint: string,
  { accountId, dappId }: { readonly accountId: string; readonly dappId: string },
  { amount, shell }: { readonly amount: bigint; readonly shell: bigint },
  timeoutMs = TIME_LIMIT_MS,
): Promise<Gift> {
  const response = await outgoingFetch(routes, new URL('/v2/faucet', parseEndpoint(endpoint)), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // An amount may exceed 2^53; as text it is exact.
    body: JSON.stringify({
      ...{ account_id: accountId, dapp_id: dappId, amount: amount.toString() },
      ...(shell > 0n && { currencies: { [SHELL]: shell.toString() } }),
    }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error & { readonly cause?: { readonly code?: unknown } }) => {
    if (error.name === 'TimeoutError' || LOST.includes(error.cause?.code)) throw answerLost()
    throw new ToolError(exitCodes.network, 'The node cannot be reached', { hint: 'Is "vendorclient node" running?' })
  })
  const text = await response.text().catch(() => {
    throw answerLost()
  })
  if (response.status === 404) {
    throw new ToolError(exitCodes.rejected, 'This node has no faucet; only "vendorclient node" has')
  }
  const { result, error } = readEnvelope(text)
  if (result !== undefined && response.ok) return result
  // A gateway that fails may have forwarded the request.
  if (error === undefined && response.status >= 500) throw answerLost()
  throw new ToolError(exitCodes.rejected, `The faucet refused: ${error ?? text.slice(0, 200)}`)
}

function answerLost(): ToolError {
  return new ToolError(exitCodes.outcomeUnknown, 'The answer of the faucet was lost; the tokens may have been sent', {
    hint: '"vendorclient account <address>" shows the balance.',
  })
}

function readEnvelope(text: string): { result?: Gift; error?: string } {
  try {
    const { result, error } = JSON.parse(text) as { result?: Gift | null; error?: { message?: string } | null }
    return { ...(result && { result }), ...(error && { error: String(error.message).slice(0, 200) }) }
  } catch {
    return {}
  }
}
