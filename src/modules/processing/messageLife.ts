/**
 * The life of one message, from the wish to send it to its end: the states, what leads from one to the next, and what an
 * error says about the end. Whoever keeps messages over restarts keeps these states, and moves them by `nextState` alone.
 *
 * The order of writes that makes it safe: `sending` is stored, with the exact signed bytes, before the first byte leaves. Who
 * finds a message in `sending` or `sent` after a crash looks for its transaction, or sends those same bytes; another message
 * in its place needs the proof that this one was not executed. Before `sending` nothing can have happened.
 */

/** States before the end; the first byte may have left from `sending` on. */
type OpenState = 'queued' | 'signing' | 'sending' | 'sent'

/**
 * Ends. `executed` and `aborted`: its transaction is known. `expired` and `refused`: it was not executed and never will be.
 * `unknown`: nobody knows; a later finding supersedes it.
 */
type EndState = 'executed' | 'aborted' | 'expired' | 'refused' | 'cancelled' | 'unknown'

export type MessageState = OpenState | EndState

export type MessageEvent =
  /** Its signer is asked. */
  | 'sign'
  /** Its bytes are final and about to leave. */
  | 'leave'
  /** A node took it, or may have taken it. */
  | 'left'
  /** No byte of it has left, which whoever was to send it knows. */
  | 'stay'
  /** Proven: it was not executed and its time is over. Another one is made in its place. */
  | 'replace'
  /** Its transaction is known. */
  | 'executed'
  | 'aborted'
  /** Its time is over, and it has not left or is proven not to have been executed. */
  | 'expired'
  /** Refused, and proven not to be executed; or refused before it left. */
  | 'refused'
  /** Nothing was proven in the time that there was. */
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

/** Before the first byte has left. `lost`: it may have left in a time that a restored storage does not know of. */
const UNSENT_ENDS: Next = { cancel: 'cancelled', expired: 'expired', refused: 'refused', lost: 'unknown' }

const transitions: Readonly<Record<MessageState, Next>> = {
  queued: { sign: 'signing', leave: 'sending', ...UNSENT_ENDS },
  signing: { leave: 'sending', ...UNSENT_ENDS },
  sending: { ...ENDS, leave: 'sending', left: 'sent', stay: 'queued', replace: 'signing' },
  sent: { ...ENDS, leave: 'sending', left: 'sent', replace: 'signing' },
  // What is found later counts.
  unknown: { ...ENDS },
  executed: {},
  aborted: {},
  expired: {},
  refused: {},
  cancelled: {},
}

/** The state after an event; `undefined` when it cannot happen in this state, `cancel` after the first byte for example. */
export function nextState(state: MessageState, event: MessageEvent): MessageState | undefined {
  return transitions[state][event]
}

/** Whether a message in this state may have been executed, or still be, as far as is known. */
export function isOpenEnded(state: MessageState): boolean {
  return state === 'sending' || state === 'sent' || state === 'unknown'
}

/** Whether a stored value is a state. */
export function isMessageState(value: unknown): value is MessageState {
  return typeof value === 'string' && Object.hasOwn(transitions, value)
}

/** Whether nothing can happen to a message in this state any more. */
export function hasEnded(state: MessageState): boolean {
  return Object.keys(transitions[state]).length === 0
}

/**
 * What the `data` of an error says about the message that it is about: `undefined` when it is about none that has left.
 * Source: docs/sending-messages.md, "What errors say".
 */
export function eventOfError(
  data: unknown,
): Extract<MessageEvent, 'aborted' | 'expired' | 'refused' | 'lost'> | undefined {
  const { sent, transaction_id, refused, state_timestamp } = (data ?? {}) as Readonly<Record<string, unknown>>
  // A transaction that is known was aborted, whatever the number of its error.
  if (transaction_id !== undefined) return 'aborted'
  if (sent === false) return state_timestamp === undefined ? 'refused' : 'expired'
  if (sent !== true) return undefined
  return refused === true ? 'refused' : 'lost'
}
