/**
 * The life cycle of one message, from the request to send it to its outcome: the states, the transitions, and what an
 * error says about the outcome. Code that keeps messages across restarts stores these states, and changes them only by `nextState`.
 *
 * Safety depends on the order of writes: `sending` is stored, with the exact signed bytes, before the first byte is sent. A
 * program that finds a message in `sending` or `sent` after a crash searches for its transaction, or sends the same bytes;
 * a replacement requires proof that this one was not executed. Before `sending`, nothing can have happened.
 */
import { type OutcomeName, outcomeOf } from '../../../delivery/outcome.ts'

/** States before the outcome. From `sending` on, the first byte may have been sent. */
type OpenState = 'queued' | 'signing' | 'sending' | 'sent'

/**
 * Outcomes. `executed` and `aborted`: its transaction is known. `expired` and `refused`: it was not executed and never will be.
 * `unknown`: undetermined; a later finding replaces it.
 */
type EndState = 'executed' | 'aborted' | 'expired' | 'refused' | 'cancelled' | 'unknown'

export type MessageState = OpenState | EndState

export type MessageEvent =
  /** Its signer is being asked. */
  | 'sign'
  /** Its bytes are final and about to be sent. */
  | 'leave'
  /** A node accepted it, or may have accepted it. */
  | 'left'
  /** It is certain that no byte of it was sent. */
  | 'stay'
  /** It has expired and is proven not to have been executed; another message replaces it. */
  | 'replace'
  /** Its transaction is known. */
  | 'executed'
  | 'aborted'
  /** It has expired, and was not sent or is proven not to have been executed. */
  | 'expired'
  /** Refused before it was sent, or refused and proven not to have been executed. */
  | 'refused'
  /** Nothing was proven in the available time. */
  | 'lost'
  | 'cancel'

type Next = Readonly<Partial<Record<MessageEvent, MessageState>>>

const ENDS: Next = {
  executed: 'executed',
  aborted: 'aborted',
  expired: 'expired',
  refused: 'refused',
  lost: 'unknown',
}

/** Before the first byte is sent. `lost`: it may have been sent during a time that a restored storage knows nothing about. */
const UNSENT_ENDS: Next = { cancel: 'cancelled', expired: 'expired', refused: 'refused', lost: 'unknown' }

const transitions: Readonly<Record<MessageState, Next>> = {
  queued: { sign: 'signing', leave: 'sending', ...UNSENT_ENDS },
  signing: { leave: 'sending', ...UNSENT_ENDS },
  sending: { ...ENDS, leave: 'sending', left: 'sent', stay: 'queued', replace: 'signing' },
  sent: { ...ENDS, leave: 'sending', left: 'sent', replace: 'signing' },
  // Replaces the outcome by a later finding.
  unknown: { ...ENDS },
  executed: {},
  aborted: {},
  expired: {},
  refused: {},
  cancelled: {},
}

/** The state after an event; `undefined` if the event cannot happen in this state, such as `cancel` after the first byte. */
export function nextState(state: MessageState, event: MessageEvent): MessageState | undefined {
  return transitions[state][event]
}

/** Whether a message in this state may have been executed, or may still be. */
export function isOpenEnded(state: MessageState): boolean {
  return state === 'sending' || state === 'sent' || state === 'unknown'
}

/** Whether a stored value is a state. */
export function isMessageState(value: unknown): value is MessageState {
  return typeof value === 'string' && Object.hasOwn(transitions, value)
}

/** Whether a message in this state can no longer change. */
export function hasEnded(state: MessageState): boolean {
  return Object.keys(transitions[state]).length === 0
}

/** Events that end a message. */
export type EndEvent = Extract<MessageEvent, 'executed' | 'aborted' | 'expired' | 'refused' | 'lost'>

/** If the transaction is known, it was aborted, whatever the error code. */
const EVENTS = { executed: 'executed', failed: 'aborted', refused: 'refused', unknown: 'lost' } as const

/**
 * What the `data` of an error says about its message: `undefined` if that was not sent, or there is no message. Source:
 * docs/sending-messages.md, "What errors say".
 */
export function eventOfError(data: unknown): EndEvent | undefined {
  const facts = (data ?? {}) as Readonly<Record<string, unknown>>
  const outcome = outcomeOf(facts)
  if (outcome === 'not_executed') return facts['state_timestamp'] === undefined ? 'refused' : 'expired'
  return outcome && EVENTS[outcome]
}

const OUTCOMES: Readonly<Partial<Record<MessageState, OutcomeName>>> = {
  executed: 'executed',
  aborted: 'failed',
  expired: 'not_executed',
  refused: 'not_executed',
  cancelled: 'not_executed',
  unknown: 'unknown',
}

/** The outcome of a message in this state; `undefined` while it is open. */
export function outcomeOfState(state: MessageState): OutcomeName | undefined {
  return OUTCOMES[state]
}
