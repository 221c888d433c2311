/**
 * The outcome of a message, in one word for programs. Only this file determines it: errors of the library, of the
 * daemon and of bindings, results of the outbox and of watched messages all get it from here. Source:
 * docs/sending-messages.md.
 */
import type { CallScope } from '../context/scopes.ts'
import { constants, type ValueOf } from '../schema/shapes.ts'

export const Outcome = constants(
  'Outcome',
  'What became of a message. Every error that occurs after a message was created reports it in `data.outcome`. Extension of the published interface.',
  {
    not_executed: [
      'not_executed',
      'The message was not executed and never will be: this is proven, or nothing was sent. Final.',
    ],
    refused: [
      'refused',
      'A node or the contract refused the message. It was not executed, and can no longer be after `data.settles_at` (Unix time in s: `expire_at` plus `network.expiration_margin`). Until then, it could still be executed if a node holds a copy and the account changes. Without `settles_at`, the message has no expiration: treat it as `unknown`.',
    ],
    failed: ['failed', 'The message was executed and its transaction was aborted: `data.transaction_id`. Final.'],
    executed: ['executed', 'The message was executed: `data.transaction_id`. Final.'],
    unknown: [
      'unknown',
      'The message may have been executed or may still be: look up `data.message_hash` before you send a replacement.',
    ],
  },
)

export type OutcomeName = ValueOf<typeof Outcome>

/** `data` of an error. */
type Facts = Readonly<Record<string, unknown>>

/** `undefined` for facts that say nothing about a message. */
export function outcomeOf({ sent, refused, transaction_id, outcome }: Facts): OutcomeName | undefined {
  // The message was executed but its result cannot be read; no other fact implies this.
  if (transaction_id !== undefined) return outcome === 'executed' ? 'executed' : 'failed'
  if (sent === false) return 'not_executed'
  if (sent !== true) return undefined
  return refused === true ? 'refused' : 'unknown'
}

/** The same facts with the outcome that they imply; `settles_at` is kept only where it is meaningful. */
export function withOutcome(facts: Facts): Facts {
  const { outcome: _, settles_at, ...others } = facts
  const outcome = outcomeOf(facts)
  return {
    ...others,
    ...(outcome !== undefined && { outcome }),
    ...(outcome === 'refused' && settles_at !== undefined && { settles_at }),
  }
}

/**
 * Facts about all messages of a call, for an error that ends it. The most cautious outcome applies to the call. A call
 * that stores messages for later, such as `outbox.send`, may have stored its message; repeating the call with the same
 * key finds it.
 */
export function factsOfCall(call: Pick<CallScope, 'sent' | 'isStored'> | undefined): CallFacts {
  const [first, ...others] = call?.sent ?? []
  if (first === undefined) {
    return call?.isStored === true ? { sent: true, outcome: 'unknown' } : { sent: false, outcome: 'not_executed' }
  }
  const [messageHash, { expireAtSec, end }] = first
  return {
    sent: true,
    outcome: others.length === 0 && end !== undefined ? end.outcome : 'unknown',
    message_hash: messageHash,
    ...(expireAtSec !== undefined && { expire_at: expireAtSec }),
    ...(others.length === 0 && end !== undefined && { transaction_id: end.transactionId }),
    ...(others.length > 0 && { message_hashes: [messageHash, ...others.map(([hash]) => hash)] }),
  }
}

export interface CallFacts {
  readonly [key: string]: unknown
  readonly sent: boolean
  readonly outcome: OutcomeName
  /** Hash of the first message that was sent. */
  readonly message_hash?: string
  /** Expiration of that message, Unix time in s, if it has one. */
  readonly expire_at?: number
  /** Transaction of the message, if it is known. */
  readonly transaction_id?: string
  /** Hashes of all messages, if there are several. */
  readonly message_hashes?: readonly string[]
}
