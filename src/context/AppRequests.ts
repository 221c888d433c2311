/**
 * Requests of the library that wait for the application's answer.
 *
 * Each request ends exactly once: by an answer, by its time limit, by the end of the call that waits for it, or because
 * its object or its connection is gone. The table in daemon section 4 lists what each side sees.
 */

import type { ClientError } from '../errors/ClientError.ts'
import {
  AppRequestError,
  CanNotParseRequestResult,
  CanNotReceiveRequestResult,
  CanNotSendRequestResult,
  NoSuchRequest,
  UnexpectedCallbackResponse,
} from '../errors/client.ts'
import type { Clock, Timer } from '../ports/Clock.ts'
import type { AppRequestEnd, ClosedReason, Host } from '../ports/Host.ts'
import { describeProblem, validate } from '../schema/validation.ts'
import type { AppObject } from './AppObject.ts'

/** The call that waits for an answer. */
export interface RequestingCall {
  readonly signal: AbortSignal
  readonly appRequestTimeoutMs: number
  /**
   * `requestOpened` and `requestEnded` are called at the beginning and the end of each request that the call waits for.
   */
  requestOpened?(): void
  requestEnded?(): void
}

export type AppRequestAnswer =
  | { readonly type: 'Ok'; readonly result: unknown }
  | { readonly type: 'Error'; readonly text: string }

interface PendingRequest {
  readonly id: number
  readonly object: AppObject
  readonly type: string
  readonly openedAtMs: number
  readonly settle: (outcome: { value: unknown } | { error: unknown }) => void
  timer: Timer | undefined
}

export class AppRequests {
  readonly #host: Host
  readonly #clock: Clock
  readonly #nextId: () => number
  readonly #pending = new Map<number, PendingRequest>()
  /** Requests that their caller has withdrawn; the host may not have received the withdrawal yet. */
  readonly #withdrawn = new Set<number>()
  #closed: ClosedReason | undefined

  constructor(host: Host, clock: Clock, nextId: () => number) {
    this.#host = host
    this.#clock = clock
    this.#nextId = nextId
  }

  get size(): number {
    return this.#pending.size
  }

  /** Open requests, oldest first. */
  list(): { app_request_id: number; app_object: string; age_ms: number }[] {
    const now = this.#clock.elapsed()
    return [...this.#pending.values()].map(({ id, object, openedAtMs }) => ({
      app_request_id: id,
      app_object: object.id,
      age_ms: Math.round(now - openedAtMs),
    }))
  }

  /** Sends a request and waits for its answer. */
  open(object: AppObject, isOpen: boolean, call: RequestingCall, requestData: { type: string }): Promise<unknown> {
    if (!isOpen || this.#closed !== undefined) return Promise.reject(dropped(object.id, this.#closed ?? 'removed'))
    if (call.signal.aborted) return Promise.reject(call.signal.reason)
    const id = this.#nextId()
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        if (!this.#take(id)) return
        request.timer?.cancel()
        call.requestEnded?.()
        this.#withdrawn.add(id)
        const reason = call.signal.reason
        const isLate = (reason as Error | undefined)?.name === 'DeadlineExceeded'
        const end: AppRequestEnd = isLate ? 'timeout' : 'cancelled'
        this.#host.appRequestCancelled(object.id, id, end).finally(() => this.#withdrawn.delete(id))
        reject(reason)
      }
      const request: PendingRequest = {
        id,
        object,
        type: requestData.type,
        openedAtMs: this.#clock.elapsed(),
        timer: undefined,
        settle: (outcome) => {
          call.signal.removeEventListener('abort', onAbort)
          request.timer?.cancel()
          call.requestEnded?.()
          if ('error' in outcome) reject(outcome.error)
          else resolve(outcome.value)
        },
      }
      this.#pending.set(id, request)
      try {
        this.#host.appRequest(object.id, id, requestData)
      } catch (error) {
        this.#pending.delete(id)
        reject(error)
        return
      }
      call.requestOpened?.()
      call.signal.addEventListener('abort', onAbort, { once: true })
      if (call.appRequestTimeoutMs > 0) {
        request.timer = this.#clock.setTimer(call.appRequestTimeoutMs, () => this.#expire(id, call.appRequestTimeoutMs))
      }
    })
  }

  /**
   * The application's answer. An invalid answer fails the waiting call, not this one.
   * Throws 27 for an id that is not open and 28 for an answer that crossed a withdrawal.
   */
  resolve(id: number, answer: AppRequestAnswer): void {
    const request = this.#take(id)
    if (request === undefined) {
      if (this.#withdrawn.delete(id)) {
        throw CanNotSendRequestResult.error(`App request ${id} was withdrawn before the answer came`, {
          app_request_id: id,
        })
      }
      throw NoSuchRequest.error(`No app request ${id} is open on this connection`, { app_request_id: id })
    }
    try {
      request.settle({ value: readAnswer(request, answer) })
    } catch (error) {
      request.settle({ error })
    }
  }

  /** Fails the open requests of an object that was closed. */
  dropObject(object: AppObject, reason: ClosedReason): void {
    for (const request of [...this.#pending.values()]) {
      if (request.object === object) this.#drop(request, reason)
    }
  }

  /** Fails all open requests and every later one. */
  close(reason: ClosedReason): void {
    this.#closed = reason
    for (const request of [...this.#pending.values()]) this.#drop(request, reason)
  }

  #drop(request: PendingRequest, reason: ClosedReason): void {
    this.#pending.delete(request.id)
    void this.#host.appRequestCancelled(request.object.id, request.id, 'closed')
    request.settle({ error: dropped(request.object.id, reason, request.id) })
  }

  #expire(id: number, limitMs: number): void {
    const request = this.#take(id)
    if (request === undefined) return
    void this.#host.appRequestCancelled(request.object.id, id, 'timeout')
    request.settle({
      error: AppRequestError.error(`App request failed: no answer within ${limitMs} ms`, {
        app_object: request.object.id,
        app_request_id: id,
        reason: 'app_request_timeout',
      }),
    })
  }

  #take(id: number): PendingRequest | undefined {
    const request = this.#pending.get(id)
    this.#pending.delete(id)
    return request
  }
}

function readAnswer(request: PendingRequest, answer: AppRequestAnswer): unknown {
  const data = { app_object: request.object.id, app_request_id: request.id }
  if (answer.type === 'Error') throw AppRequestError.error(`App request failed: ${answer.text}`, data)
  const { result } = answer
  const { response } = request.object.definition
  const type = typeof result === 'object' && result !== null ? (result as { type?: unknown }).type : undefined
  if (typeof type === 'string' && type !== request.type && Object.hasOwn(response.variants, type)) {
    const message = `App request ${request.id} of type ${request.type} was answered with a result of type ${type}`
    throw UnexpectedCallbackResponse.error(message, { ...data, expected: request.type, received: type })
  }
  const checked = validate(response, result)
  if (!checked.ok) {
    const text = describeProblem(checked.problems[0]!, 'result')
    throw CanNotParseRequestResult.error(`The answer to app request ${request.id} does not fit: ${text}`, data)
  }
  return checked.value
}

function dropped(appObject: string, reason: ClosedReason, id?: number): ClientError {
  const what = id === undefined ? 'The app request' : `App request ${id}`
  return CanNotReceiveRequestResult.error(`${what} was dropped without an answer: the app object is gone (${reason})`, {
    app_object: appObject,
    ...(id === undefined ? {} : { app_request_id: id }),
    reason,
  })
}
