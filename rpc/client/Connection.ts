/** The calling side of a connection, over any way to exchange texts. */
import { JSONRPCClient, type JSONRPCRequest, type JSONRPCResponse } from 'json-rpc-2.0'
import { parseExactJson, stringifyExactJson } from '../../src/schema/numerals.ts'

export interface RpcFailure {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** A request to an app object of this side. */
export interface AppRequest {
  readonly app_object: string
  readonly app_request_id: number
  readonly request_data: unknown
}

/** Messages that the other side sends on its own initiative. */
export interface ConnectionEvents {
  readonly onCallback?: ((callback: string, data: unknown) => void) | undefined
  /** Returns the answer; a rejection refuses the request. Absent: every request is refused. */
  readonly onAppRequest?: ((request: AppRequest) => Promise<unknown>) | undefined
}

/** The connection ended before an answer came. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

export class Connection {
  readonly #client: JSONRPCClient
  readonly #send: (text: string) => void
  readonly #events: ConnectionEvents
  #lastId = 0
  #closed: string | undefined

  constructor(send: (text: string) => void, events: ConnectionEvents = {}) {
    this.#send = send
    this.#events = events
    this.#client = new JSONRPCClient((request) => send(stringifyExactJson(request)))
  }

  /**
   * To be called with every incoming text. A request to an unknown app object is answered with an error, because the
   * daemon would otherwise wait for minutes; other notifications are ignored.
   */
  receive(text: string): void {
    let message: JSONRPCResponse & {
      method?: string
      params?: { callback?: string; data?: unknown }
    }
    try {
      message = parseExactJson(text) as typeof message
    } catch {
      this.close('The other side sent something that is not JSON')
      return
    }
    if (message.method === undefined) this.#client.receive(message)
    else if (message.method === 'client.app_request')
      void this.#answerAppRequest(message.params as unknown as AppRequest)
    else if (message.method === 'client.callback')
      this.#events.onCallback?.(message.params?.callback ?? '', message.params?.data)
  }

  /** Fails every call that waits, and all later ones. */
  close(reason: string): void {
    this.#closed ??= reason
    this.#client.rejectAllPendingRequests(reason)
  }

  /** The outcome of a call as it came; rejects with ConnectionLost only. The signal cancels the call, which ends with an error. */
  async call(
    method: string,
    params: unknown,
    signal?: AbortSignal | undefined,
  ): Promise<{ result: unknown } | { error: RpcFailure }> {
    if (this.#closed !== undefined) throw new ConnectionLost(this.#closed)
    const id = ++this.#lastId
    const request: JSONRPCRequest = { jsonrpc: '2.0', id, method, params }
    const cancel = () => this.#notify('daemon.cancel', { id })
    const answered = this.#client.requestAdvanced(request)
    signal?.addEventListener('abort', cancel, { once: true })
    if (signal?.aborted) cancel()
    const response = (await Promise.resolve(answered).finally(() =>
      signal?.removeEventListener('abort', cancel),
    )) as JSONRPCResponse
    if (response.error !== undefined) {
      if (response.error.code === 0) throw new ConnectionLost(response.error.message)
      return { error: response.error as RpcFailure }
    }
    return { result: response.result }
  }

  async #answerAppRequest(request: AppRequest): Promise<void> {
    const { onAppRequest } = this.#events
    let result: object = { type: 'Error', text: 'This client has no app objects' }
    try {
      if (onAppRequest !== undefined) result = { type: 'Ok', result: await onAppRequest(request) }
    } catch (error) {
      result = { type: 'Error', text: (error as Error).message }
    }
    this.#notify('client.resolve_app_request', { app_request_id: request.app_request_id, result })
  }

  #notify(method: string, params: object): void {
    this.#send(stringifyExactJson({ jsonrpc: '2.0', method, params }))
  }
}
