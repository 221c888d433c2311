/**
 * Facts about the messages of a call that never gets an answer. The daemon sends a message only after this side has
 * acknowledged its hash, so a call without acknowledged messages has not sent anything. Source: docs/protocol.md.
 */

/** A message that this side has acknowledged: it may have been sent. */
export interface SentMessage {
  readonly hash: string
  /** Unix time in s; absent if it does not expire. */
  readonly expireAt: number | undefined
}

/** Parameters of `daemon.will_send`. */
export interface WillSend {
  readonly id?: number | string | null
  readonly message_hash: string
  readonly expire_at?: number | null
  readonly replaces?: string | null
}

/** Functions that send messages themselves. */
const POSTING: ReadonlySet<string> = new Set(
  ['process_message', 'send_message', 'send_messages'].map((name) => `processing.${name}`),
)
const STORING = 'outbox.send'
const WAITING = 'processing.wait_for_transaction'

const UNSENT = { sent: false, outcome: 'not_executed' } as const
const UNKNOWN = { sent: true, outcome: 'unknown' } as const

/**
 * The messages of a call after another one was acknowledged: a message that is proven not to have been executed is
 * removed.
 */
export function withMessage(
  sent: readonly SentMessage[],
  { message_hash: hash, expire_at, replaces }: WillSend,
): SentMessage[] {
  return [...sent.filter((one) => one.hash !== replaces), { hash, expireAt: expire_at ?? undefined }]
}

/** For a call that was never handed to the daemon. */
export function factsOfUnsentCall(method: string): object {
  if (method === WAITING) return UNKNOWN
  return POSTING.has(method) || method === STORING ? UNSENT : {}
}

/** For a call that the daemon did not answer. `isAcknowledged`: messages leave only after they were acknowledged. */
export function factsOfLostCall(method: string, sent: readonly SentMessage[], isAcknowledged: boolean): object {
  const facts = factsOfMessages(sent)
  if (facts !== undefined) return facts
  if (method === STORING || method === WAITING) return UNKNOWN
  if (!POSTING.has(method)) return {}
  return isAcknowledged ? UNSENT : UNKNOWN
}

/** `data` of an error answer, completed where it says nothing about the messages of the call. */
export function withFacts(
  data: unknown,
  method: string,
  sent: readonly SentMessage[],
  isAcknowledged: boolean,
): unknown {
  if (typeof data !== 'object' || data === null || 'outcome' in data) return data
  const unsent = POSTING.has(method) && isAcknowledged ? UNSENT : {}
  return { ...data, ...(factsOfMessages(sent) ?? unsent) }
}

function factsOfMessages(sent: readonly SentMessage[]): object | undefined {
  const last = sent.at(-1)
  if (last === undefined) return undefined
  return {
    ...UNKNOWN,
    message_hash: last.hash,
    ...(last.expireAt !== undefined && { expire_at: last.expireAt }),
    ...(sent.length > 1 && { message_hashes: sent.map(({ hash }) => hash) }),
  }
}
