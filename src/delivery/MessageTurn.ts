import type { CallScope } from '../context/scopes.ts'
import type { ClientError } from '../errors/ClientError.ts'
import { MessageExpired } from '../errors/processing.ts'
import { sleep } from '../net/waiting.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import type { OpenSigner } from './OpenSigner.ts'
import { Possession } from './Possession.ts'
import { unsentFacts, withFacts } from './sentFacts.ts'
import type { Place, TurnQueue } from './TurnQueue.ts'

/** Longest turn while the signer is asked, ms: an application may have to ask a person. */
export const SIGNING_MS = 30_000
/** Longest turn while a message is on its way, ms. */
export const SENDING_MS = 5000
/** Maximum number of signatures of a message; it is signed again if others were sent while its signer was busy. */
const MAX_SIGNATURES = 3

export interface SigningOptions {
  readonly signer: OpenSigner
  /** Time that the caller chose, Unix time in ms. */
  readonly fixedTimeMs: number | undefined
  /** Whether a message that was not sent yet may be overtaken by one with a later time. */
  readonly mayBeReplaced: boolean
}

export interface TimedMessage {
  readonly message: ExternalMessage
  /** Header field `time`, Unix time in ms. */
  readonly timeMs: number
}

export interface SignedFacts {
  /** Header field `time`, Unix time in ms. */
  readonly timeMs?: number | undefined
  /** Called when the client has shown that it can sign with the key. */
  readonly isKeyShown?: boolean
}

/** The turn of one message, in its client and, once the client has shown its key, in the daemon. */
export class MessageTurn {
  readonly #call: CallScope
  readonly #own: Place
  readonly #sharedQueue: () => TurnQueue
  #shared: Place | undefined
  #timeMs: number | undefined
  #mayBeReplaced = false
  /** If true, the message also takes turns with messages of other clients of the daemon. */
  #isKeyShown: boolean

  /** @param signed what is known of a message that is signed already */
  constructor(call: CallScope, own: Place, sharedQueue: () => TurnQueue, signed: SignedFacts = {}) {
    this.#call = call
    this.#timeMs = signed.timeMs
    this.#isKeyShown = signed.isKeyShown === true
    this.#own = own
    this.#sharedQueue = sharedQueue
    call.context.messagesInTurn++
  }

  /**
   * Creates the message when its turn comes, with a time later than that of all earlier messages; creates it again if
   * another message was sent while its signer was busy.
   */
  async sign(
    { signer, fixedTimeMs, mayBeReplaced }: SigningOptions,
    make: (timeMs: number, signer: OpenSigner) => Promise<TimedMessage>,
  ): Promise<ExternalMessage> {
    const { context, signal } = this.#call
    this.#mayBeReplaced = mayBeReplaced
    for (let signatures = 1; ; signatures++) {
      await this.#own.hold(signal)
      this.#own.limit(SIGNING_MS)
      const possession = new Possession(signer, context.services.clock.now())
      const { message, timeMs } = await make(fixedTimeMs ?? this.#nextTime(), possession.watchedSigner)
      this.#timeMs = timeMs
      this.#own.queue.noteGiven(timeMs)
      this.#isKeyShown ||= possession.isShown(fixedTimeMs === undefined ? timeMs : undefined)
      await this.#hold(signal)
      const isLast = fixedTimeMs !== undefined || signatures === MAX_SIGNATURES
      if (isLast || !this.#isOvertaken()) return message
    }
  }

  /** Waits for the turn of a message that is signed already. */
  async waitSigned(): Promise<void> {
    await this.#hold(this.#call.signal)
  }

  /**
   * Waits for the turn again if it was lost before the message was sent, but not longer than `ms`. Throws 507 with
   * `sent` false if a later message was sent meanwhile, so that the contract would refuse this one.
   */
  async holdUnsent(message: ExternalMessage, ms: number): Promise<void> {
    if (!this.#own.isHeld || this.#shared?.isHeld === false) await this.#holdWithin(ms)
    if (this.#mayBeReplaced && this.#isOvertaken()) throw overtaken(message)
  }

  /** Called when the message is about to be sent. */
  noteSent(): void {
    if (this.#timeMs === undefined) return
    const nowMs = this.#call.clock.now()
    this.#own.queue.noteSent(this.#timeMs, nowMs)
    if (this.#shared?.isHeld === true) this.#shared.queue.noteSent(this.#timeMs, nowMs)
  }

  /** Ends the turn; the next one begins. */
  pass(): void {
    this.#own.leave()
    this.#shared?.leave()
  }

  /** Called when the message has its outcome, or was not created. */
  [Symbol.dispose](): void {
    this.pass()
    this.#call.context.messagesInTurn--
  }

  async #hold(signal: AbortSignal): Promise<void> {
    try {
      // This order prevents a deadlock: otherwise, a message with the shared turn could wait for one that waits for
      // that turn.
      if (!this.#own.isHeld) this.#shared?.leave()
      await this.#own.hold(signal)
      if (this.#isKeyShown) this.#shared ??= this.#sharedQueue().join({ limitMs: SENDING_MS })
      if (this.#shared !== undefined) {
        // The shared turn comes soon: other messages have 5 s each.
        this.#own.limit(undefined)
        await this.#shared.hold(signal)
      }
      this.#own.limit(SENDING_MS)
    } catch (error) {
      this.pass()
      throw error
    }
  }

  async #holdWithin(ms: number): Promise<void> {
    const over = new AbortController()
    const signal = AbortSignal.any([this.#call.signal, over.signal])
    try {
      await Promise.race([this.#hold(signal), sleep(this.#call.clock, ms, signal)])
    } finally {
      over.abort()
    }
  }

  #nextTime(): number {
    const nowMs = this.#call.clock.now()
    const sharedMs = this.#shared?.isHeld === true ? this.#shared.queue.earliestTime(nowMs) : 0
    return this.#own.queue.timeFor(this.#own, nowMs, sharedMs)
  }

  #isOvertaken(): boolean {
    const nowMs = this.#call.clock.now()
    const timeMs = this.#timeMs
    if (timeMs === undefined) return false
    return [this.#own, this.#shared].some((place) => place?.isHeld === true && place.queue.isOvertaken(timeMs, nowMs))
  }
}

function overtaken(message: ExternalMessage): ClientError {
  const text = 'The message was not sent: a later one with the same key was sent while the network was unreachable'
  return withFacts(MessageExpired.error(text), { ...unsentFacts(message), overtaken: true }) as ClientError
}

/** Whether a message was overtaken by a later one before it was sent, and has to be signed again. */
export function isOvertaken(error: unknown): boolean {
  return MessageExpired.matches(error) && error.data['overtaken'] === true
}
