/**
 * Messages of the library to the application of one connection: requests to app objects, messages of callbacks, and the
 * end of both. Source: daemon sections 4 and 8.
 */
import { AppObject } from '../../src/context/AppObject.ts'
import type { AppRequests } from '../../src/context/AppRequests.ts'
import { CallbackChannel } from '../../src/context/CallbackChannel.ts'
import { CallbackParamsCantBeConvertedToJson, CannotSerializeResult } from '../../src/errors/client.ts'
import type { AppRequestEnd, ClosedReason, Host, RegisteredKind } from '../../src/ports/Host.ts'
import type { CallbackDefinition, FunctionDefinition } from '../../src/schema/functions.ts'
import { stringifyExactJson } from '../../src/schema/numerals.ts'
import type { NotificationName } from '../notifications.ts'
import { notificationText, notificationTextOf } from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import { CallbackRings } from './CallbackRings.ts'
import type { CallOptions } from './callOptions.ts'
import type { Outlet } from './Outlet.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import { RegisteredObjects } from './RegisteredObjects.ts'

/** Objects and callbacks registered by one call. */
export interface Registration {
  readonly appObject: AppObject | undefined
  readonly callback: CallbackChannel | undefined
}

export class HostLink implements Host {
  readonly #outlet: Outlet
  readonly #environment: PeerEnvironment
  readonly #countAppRequests: () => number
  readonly #objects: RegisteredObjects
  readonly #rings: CallbackRings
  #waiting: (() => void)[] = []
  #isEnding = false

  /** `countAppRequests` counts the open requests of the connection, the one that is about to be sent included. */
  constructor(outlet: Outlet, environment: PeerEnvironment, countAppRequests: () => number) {
    this.#outlet = outlet
    this.#environment = environment
    this.#countAppRequests = countAppRequests
    this.#objects = new RegisteredObjects(environment.limits)
    this.#rings = new CallbackRings(environment.limits.callback_ring, environment.limits.send_buffer_bytes)
  }

  /** Registers what a call offers. Throws InvalidParams (-32602) for an id in use and TooManyObjects (-32007). */
  register(definition: FunctionDefinition, options: CallOptions, requests: AppRequests): Registration {
    const { app_object, callback } = options
    if (app_object !== undefined) this.#objects.add('app_object', app_object)
    try {
      if (callback !== undefined) this.#objects.add('callback', callback)
    } catch (error) {
      if (app_object !== undefined) this.#objects.remove(app_object)
      throw error
    }
    return {
      appObject:
        app_object === undefined ? undefined : new AppObject(app_object, definition.appObject!, this, requests),
      callback: callback === undefined ? undefined : new CallbackChannel(callback, this),
    }
  }

  /** Ends the callback of an answered call. If the call failed, everything that it registered is removed. */
  release(
    { appObject, callback }: Registration,
    lifetime: CallbackDefinition['lifetime'] | undefined,
    isFailed: boolean,
  ): void {
    if (isFailed && appObject?.isOpen) {
      appObject.detach()
      this.#objects.remove(appObject.id)
    }
    if (callback?.isOpen && (isFailed || lifetime === 'call')) {
      this.#flushRing(callback.id)
      callback.detach()
      this.#objects.remove(callback.id)
    }
  }

  countObjects(): { app_objects: number; callbacks: number } {
    return { app_objects: this.#objects.count('app_object'), callbacks: this.#objects.count('callback') }
  }

  appRequest(appObject: string, appRequestId: number, requestData: unknown): void {
    const limit = this.#environment.limits.app_requests
    if (this.#countAppRequests() > limit) {
      throw new ProtocolError('TooManyObjects', `Too many open app requests: ${limit} of ${limit}`, { limit })
    }
    const params = { app_object: appObject, app_request_id: appRequestId, request_data: requestData }
    this.#notifyApp('client.app_request', params)
  }

  async appNotify(appObject: string, notifyData: unknown): Promise<void> {
    while (this.#outlet.congested && !this.#isEnding) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#notifyApp('client.app_notify', { app_object: appObject, notify_data: notifyData })
  }

  appRequestCancelled(appObject: string, appRequestId: number, reason: AppRequestEnd): Promise<void> {
    this.#outlet.notify('client.app_request_cancelled', { app_object: appObject, app_request_id: appRequestId, reason })
    return this.#outlet.flushed()
  }

  callback(callback: string, responseType: number, data: unknown): void {
    const paramsJson = this.#callbackParams(callback, responseType, data)
    if (!this.#outlet.congested && !this.#rings.has(callback)) {
      this.#sendCallback(paramsJson, this.#rings.takeLost(callback))
      return
    }
    this.#inRings(() => {
      this.#environment.metrics.droppedCallbacks += this.#rings.push(callback, paramsJson)
    })
  }

  callbackReady(callback: string): Promise<void> | undefined {
    const mustWait = () => !this.#isEnding && (this.#outlet.congested || this.#rings.has(callback))
    if (!mustWait()) return undefined
    const wait = async () => {
      while (mustWait()) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return wait()
  }

  closed(kind: RegisteredKind, id: string, reason: ClosedReason): void {
    if (!this.#objects.remove(id)) return
    if (kind === 'callback') this.#flushRing(id)
    this.#outlet.notify('client.closed', { [kind]: id, reason })
  }

  /** Ends all registered objects and callbacks, and all waiting for the host. */
  closeAll(reason: ClosedReason): void {
    this.#isEnding = true
    for (const [id, kind] of this.#objects.entries()) this.closed(kind, id, reason)
  }

  /** The host accepts output again: waiting messages are sent. */
  drained(): void {
    this.#stopWaiting()
    this.#inRings(() =>
      this.#rings.drain((paramsJson, lost) => {
        this.#sendCallback(paramsJson, lost)
        return !this.#outlet.congested
      }),
    )
  }

  /** Stops waiting for a host that has disconnected. */
  abandon(): void {
    this.#isEnding = true
    this.#stopWaiting()
  }

  #stopWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resume of waiting) resume()
  }

  #flushRing(callback: string): void {
    this.#inRings(() => {
      this.#rings.drainOne(callback, (paramsJson, lost) => {
        this.#sendCallback(paramsJson, lost)
        return true
      })
      this.#rings.remove(callback)
    })
  }

  /** Runs an action on the rings, whose messages count as held by the connection. */
  #inRings(action: () => void): void {
    const before = this.#rings.bytes
    action()
    this.#outlet.keep(this.#rings.bytes - before)
  }

  #sendCallback(paramsJson: string, lost: number): void {
    const params = lost === 0 ? paramsJson : `${paramsJson.slice(0, -1)},"lost":${lost}}`
    this.#outlet.send(notificationTextOf('client.callback', params))
  }

  /** Serialized when the message is raised, so that an invalid message is an error of the function that raised it. */
  #callbackParams(callback: string, responseType: number, data: unknown): string {
    try {
      const json = stringifyExactJson({ callback, response_type: responseType, data })
      this.#checkSize(notificationTextOf('client.callback', json))
      return json
    } catch (cause) {
      const message = 'A callback message cannot be serialized to JSON or is too large'
      throw CallbackParamsCantBeConvertedToJson.error(message, { callback, response_type: responseType }, cause)
    }
  }

  #notifyApp(name: NotificationName, params: unknown): void {
    let text: string
    try {
      text = notificationText(name, params)
      this.#checkSize(text)
    } catch (cause) {
      throw CannotSerializeResult.error(
        'A request to the application cannot be serialized to JSON or is too large',
        {},
        cause,
      )
    }
    if (name === 'client.app_request') this.#expectRoom(text)
    this.#outlet.send(text)
  }

  /** Throws TooManyObjects (-32007), because a host that does not read will not answer either. */
  #expectRoom(text: string): void {
    if (this.#outlet.hasRoomFor(text.length)) return
    this.#environment.metrics.refuse('app_request_bytes')
    const limit = this.#outlet.totalLimitBytes
    throw new ProtocolError('TooManyObjects', `Requests to the application and answers exceed ${limit} bytes`, {
      limit,
      reason: 'send_buffer_total_bytes',
    })
  }

  #checkSize(text: string): void {
    if (!this.#outlet.isTooLarge(text)) return
    throw new Error(`The message exceeds the limit of ${this.#outlet.limitBytes} bytes`)
  }
}
