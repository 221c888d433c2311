/** Proves that a message was not executed and never will be. This file queries the facts that the proof rests on. */
import type { CallScope } from '../context/scopes.ts'
import type { ChainRules } from '../core/chainRules.ts'
import type { Account } from '../core/tlb/index.ts'
import type { Network } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import {
  type HistoryAccount,
  type HistoryMark,
  type HistoryOptions,
  type InboundMessages,
  readInboundMessages,
} from './accountHistory.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { fetchState, parseState } from './fetchState.ts'
import type { Judge } from './Judge.ts'
import { readInboundMessagesSince, sinceSecOf } from './messagesSince.ts'
import { type ExpiryFacts, type ExpiryProof, type ExpiryState, proveExpiry } from './proveExpiry.ts'

/** What is known about a message before it is sent. */
export interface ProofTarget {
  readonly account: HistoryAccount
  /** From before the message was first sent. */
  readonly mark: HistoryMark
  /** Thread that the message was sent to, 68 hex digits. Absent: unknown. */
  readonly threadId: string | undefined
  readonly rules: ChainRules | undefined
  readonly judge: Judge
}

/**
 * Unix time in ms that the state and the blocks must be later than; `undefined` for a message whose expiration nothing enforces.
 */
export function proofTimeMs({ config }: CallScope, { expireAtSec }: ExternalMessage): number | undefined {
  return expireAtSec === undefined ? undefined : expireAtSec * 1000 + config.network.expiration_margin
}

/** Reads the messages that an account has executed, up to the state that `options` describe. Throws as `Network.query`. */
export type ReadHistory = (network: Network, target: ProofTarget, options: HistoryOptions) => Promise<InboundMessages>

const readFromMark: ReadHistory = (network, { account, mark }, options) =>
  mark.isOnlyTime
    ? readInboundMessagesSince(network, account, { sec: sinceSecOf(mark) ?? 0 }, options)
    : readInboundMessages(network, account, mark, options)

/** `read`: by default from the mark on. Throws as `fetchState`, `Network.query` and `read`. */
export async function proveNotExecuted(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  target: ProofTarget,
  signal: AbortSource,
  read: ReadHistory = readFromMark,
): Promise<ExpiryProof> {
  const { account, threadId } = target
  const timeMs = proofTimeMs(call, message)
  if (timeMs === undefined) return { type: 'none', reason: 'accepted' }
  const facts: ExpiryFacts<State> = {
    state: async () => {
      const fetched = await fetchState(network, account.accountId, account.dappId ?? '', signal)
      const parsed = fetched && parseState(fetched.boc)
      if (fetched === undefined || parsed === undefined) return undefined
      return { timestampMs: fetched.stateTimestamp, account: parsed, boc: fetched.boc, dappId: fetched.dappId }
    },
    history: (state, blockFromSec) => {
      return read(network, target, { lastTransLt: state.account.lastTransLt, blockFromSec, threadId, signal })
    },
    accepts: (state) => accepts(call, network, message, target, state, signal),
  }
  return proveExpiry({ id: message.id, timeMs }, facts)
}

/** Whether the contract would accept the message in a state; the configuration of the chain comes from `network`. */
export async function accepts(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  { account: { accountId }, rules, judge }: ProofTarget,
  { account, boc, dappId, timestampMs }: State,
  signal: AbortSource,
): Promise<boolean> {
  const about = { account, boc, dappId: dappId || accountId }
  const signatureId = await network.signatureIdIfReachable(signal)
  const timeSec = Math.max(Number(timestampMs! / 1000n), account.storageInfo.lastPaid)
  return judge.isAccepted(call, network, message, about, { timeSec, rules, signatureId, signal })
}

interface State extends ExpiryState {
  readonly account: Account
  readonly boc: string
  readonly dappId: string | undefined
}
