/**
 * The only ground for sending another message in place of one: proof that it was not executed and never will be.
 *
 * 1. The contract checks `expire`: its ABI has that header, and a local run on the state below does not accept the message
 *    any more.
 * 2. The state of the account is from a time after the expiration and the margin `network.expiration_margin`.
 * 3. The transactions of the account since before the first sending, without gaps up to that state and up to a block of that
 *    time, have no such inbound message.
 *
 * A look-up that finds nothing, a refusal as repeated or expired, the local clock and an endpoint that lags prove nothing.
 */
import type { CallScope } from '../../../context/scopes.ts'
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { CellError, parseBoc } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { type Account, parseAccount } from '../../../core/tlb/index.ts'
import type { Network } from '../../../net/index.ts'
import type { AbortSource } from '../../../net/waiting.ts'
import { networkConfig } from '../../tvm/index.ts'
import type { ExternalMessage } from '../ExternalMessage.ts'
import { isAccepted } from '../emulateMessage.ts'
import { type HistoryAccount, type HistoryMark, readInboundMessages } from './accountHistory.ts'
import { fetchState } from './fetchState.ts'

/** What is known of a message before it is sent. */
export interface ProofTarget {
  readonly account: HistoryAccount
  /** Taken before the first sending. */
  readonly mark: HistoryMark
  /** Thread that the message was sent to, 68 hex digits; absent: not known. */
  readonly threadId: string | undefined
  readonly rules: ChainRules | undefined
}

export type Proof =
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /** The history of the account has the message. */
  | { readonly type: 'executed' }
  /** Nothing is proven, or not yet. */
  | { readonly type: 'none' }

const NONE: Proof = { type: 'none' }
/** GraphQL knows no greater integers. */
const MAX_INT = 0x7fffffff

/**
 * Unix time in ms that state and blocks have to be later than; `undefined` for a message whose expiration nobody checks.
 */
export function proofTimeMs({ config }: CallScope, { expireAtSec }: ExternalMessage): number | undefined {
  return expireAtSec === undefined ? undefined : expireAtSec * 1000 + config.network.expiration_margin
}

/** First second that is later; `undefined` when no query can name it. */
export function blockAfterSec(timeMs: number | undefined): number | undefined {
  if (timeMs === undefined) return undefined
  const second = Math.floor(timeMs / 1000) + 1
  return second > MAX_INT ? undefined : second
}

/** Throws as `fetchState` and `Network.query`. */
export async function proveNotExecuted(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  { account, mark, threadId, rules }: ProofTarget,
  signal: AbortSource,
): Promise<Proof> {
  const timeMs = proofTimeMs(call, message)
  const blockFromSec = blockAfterSec(timeMs)
  if (timeMs === undefined || blockFromSec === undefined) return NONE
  const fetched = await fetchState(network, account.accountId, account.dappId ?? '', signal)
  if (fetched?.stateTimestamp === undefined || fetched.stateTimestamp <= BigInt(timeMs)) return NONE
  const state = parse(fetched.boc)
  if (state === undefined) return NONE
  const options = { lastTransLt: state.lastTransLt, blockFromSec, threadId, signal }
  // Twice: a server that is catching up may show the block and not yet what stands before it in the same answer.
  for (let pass = 0; pass < 2; pass++) {
    const messages = await readInboundMessages(network, account, mark, options)
    if (messages?.has(message.id)) return { type: 'executed' }
    if (messages === undefined) return NONE
  }
  const target = { account: state, boc: fetched.boc, dappId: fetched.dappId || account.accountId }
  const signatureId = await network.signatureIdIfReachable(signal)
  const timeSec = Math.max(Number(fetched.stateTimestamp / 1000n), state.storageInfo.lastPaid)
  const config = await networkConfig({ context: call.context, config: call.config, signal })
  if (await isAccepted(call, message, target, { config, timeSec, rules, signatureId })) return NONE
  return { type: 'notExecuted', stateTimestampMs: Number(fetched.stateTimestamp) }
}

function parse(text: string): Account | undefined {
  const bytes = base64ToBytes(text)
  try {
    return bytes && parseAccount(parseBoc(bytes))
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}
