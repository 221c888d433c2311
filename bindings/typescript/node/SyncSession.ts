/**
 * Calls that block the thread, on the same connection as the others, so that handles of one kind serve the other.
 *
 * While the thread is blocked nothing of the application can run. Messages that come meanwhile and are not for the
 * blocking call are kept and delivered in their order when the thread is free again; a callback of the blocking call
 * itself is called at once. An app request has to be answered by this very thread:
 * - one that the blocking call raises can never be answered, so it gets a time limit of 1 ms and the call fails with 26,
 *   `data.reason` `sync_call`;
 * - one of another call waits until the thread is free. Because the blocking call may in turn wait for that call, it is
 *   refused after a while, and the other call fails with 26 and the same reason.
 */
import type { AnyCallback, SyncCaller, SyncCallOptions } from '../common/Caller.ts'
import { ClientError } from '../common/ClientError.ts'
import { withoutOwnFrames } from '../common/callerStack.ts'
import { parseExactJson } from '../common/exactJson.ts'
import type { BlockingLink, OpenBlockingLink } from '../common/Link.ts'
import { type IncomingMessage, Session, type SessionCallOptions } from '../common/Session.ts'

/** How long a request of another call waits for the blocked thread. */
const PATIENCE_MS = 1000
const APP_REQUEST_ERROR = 26

interface Kept {
  readonly message: IncomingMessage
  readonly sinceMs: number
}

type Outcome = { readonly value: unknown } | { readonly makeError: () => Error }

export class SyncSession extends Session implements SyncCaller {
  readonly #link: BlockingLink
  #kept: Kept[] = []
  #isFlushPlanned = false
  /** Calls that block the thread; a callback of the first may make a second. */
  readonly #blocking = new Set<number>()
  /** App requests that were refused because the thread was blocked. */
  readonly #refused = new Set<number>()

  constructor(openLink: OpenBlockingLink) {
    super(openLink)
    this.#link = this.link as BlockingLink
  }

  callSync<Result>(method: string, params?: object, options: SyncCallOptions = {}, callback?: AnyCallback): Result {
    return this.#block(method, params, { ...options, callback }) as Result
  }

  /** The same by wire name, with all that a session can do besides app objects. */
  callUntypedSync<Result>(method: string, params?: object, options: SessionCallOptions = {}): Result {
    return this.#block(method, params, options) as Result
  }

  #block(method: string, params: object | undefined, options: SessionCallOptions): unknown {
    let outcome: Outcome | undefined
    const limited = method.startsWith('daemon.') ? options : { ...options, appRequestTimeoutMs: 1 }
    const id = this.start(
      method,
      params,
      limited,
      (value) => {
        outcome = { value }
      },
      (makeError) => {
        outcome = { makeError }
      },
    )
    this.#blocking.add(id)
    try {
      while (outcome === undefined) {
        this.#link.wait(PATIENCE_MS)
        this.#refuseOldRequests()
      }
    } finally {
      this.#blocking.delete(id)
      if (this.#kept.length > 0) this.#planFlush()
    }
    const settled = outcome as Outcome
    if ('makeError' in settled) throw withoutOwnFrames(explain(settled.makeError()))
    return settled.value
  }

  protected override receive(text: string): void {
    if (this.#blocking.size === 0 && this.#kept.length === 0) {
      super.receive(text)
      return
    }
    const message = parseExactJson(text) as IncomingMessage
    // A message that is about to leave runs no code of the application, and its lifetime passes.
    if (message.method === 'daemon.will_send' || this.#isForBlockingCall(message)) this.dispatch(message)
    else this.#kept.push({ message, sinceMs: performance.now() })
  }

  protected override dispatch(message: IncomingMessage): void {
    super.dispatch(message.error === undefined ? message : { ...message, error: this.#nameReason(message.error) })
  }

  #isForBlockingCall(message: IncomingMessage): boolean {
    if (message.method === undefined) return this.#blocking.has(message.id ?? 0)
    if (message.method !== 'client.callback') return false
    return [...this.#blocking].some((id) => this.callbackOf(id) === message.params?.callback)
  }

  /** Only callbacks of blocking calls come here while the thread is blocked. */
  protected override runCallback(callback: () => void): void {
    if (this.#blocking.size === 0) {
      super.runCallback(callback)
      return
    }
    try {
      callback()
    } catch (error) {
      super.runCallback(() => {
        throw error
      })
    }
  }

  #refuseOldRequests(): void {
    const now = performance.now()
    const isOld = ({ message, sinceMs }: Kept) =>
      message.method === 'client.app_request' && now - sinceMs >= PATIENCE_MS
    const old = this.#kept.filter(isOld)
    if (old.length === 0) return
    this.#kept = this.#kept.filter((kept) => !old.includes(kept))
    for (const { message } of old) {
      const id = message.params!.app_request_id!
      this.#refused.add(id)
      this.answerRequest(id, { type: 'Error', text: blockedText })
    }
  }

  /** The library knows the text of the refusal only; the reason is known here. */
  #nameReason(error: NonNullable<IncomingMessage['error']>): NonNullable<IncomingMessage['error']> {
    const data = error.data as { app_request_id?: number } | undefined
    if (error.code !== APP_REQUEST_ERROR || !this.#refused.delete(data?.app_request_id ?? -1)) return error
    return { ...error, data: { ...data, reason: 'sync_call' } }
  }

  #planFlush(): void {
    if (this.#isFlushPlanned) return
    this.#isFlushPlanned = true
    setImmediate(() => {
      this.#isFlushPlanned = false
      const kept = withoutWithdrawn(this.#kept.map(({ message }) => message))
      this.#kept = []
      for (const message of kept) this.dispatch(message)
    })
  }
}

const blockedText = 'the application waits in a synchronous call and cannot answer'

function explain(error: Error): Error {
  if (!(error instanceof ClientError) || error.code !== APP_REQUEST_ERROR) return error
  if (error.data?.reason !== 'app_request_timeout') return error
  return new ClientError(APP_REQUEST_ERROR, `App request failed: ${blockedText}`, {
    ...error.data,
    reason: 'sync_call',
  })
}

/** Requests that were withdrawn in the meantime are dropped. */
function withoutWithdrawn(messages: readonly IncomingMessage[]): IncomingMessage[] {
  const requestIds = (method: string) =>
    new Set(messages.filter((message) => message.method === method).map(({ params }) => params?.app_request_id))
  const asked = requestIds('client.app_request')
  const withdrawn = requestIds('client.app_request_cancelled')
  return messages.filter(({ method, params }) => {
    if (method === 'client.app_request') return !withdrawn.has(params?.app_request_id)
    return method !== 'client.app_request_cancelled' || !asked.has(params?.app_request_id)
  })
}
