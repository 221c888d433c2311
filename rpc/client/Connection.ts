/** The calling side of a connection, over any way to exchange texts. */
import { JSONRPCClient, type JSONRPCRequest, type JSONRPCResponse } from 'json-rpc-2.0'
import { parseExactJson, stringifyExactJson } from '../../src/schema/numerals.ts'

export interface RpcFailure {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** The connection ended before an answer came. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

export class Connection {
  readonly #client: JSONRPCClient
  readonly #send: (text: string) => void
  readonly #onCallback: (callback: string, data: unknown) => void
  #lastId = 0

  constructor(send: (text: string) => void, onCallback: (callback: string, data: unknown) => void = () => {}) {
    this.#send = send
    this.#onCallback = onCallback
    this.#client = new JSONRPCClient((request) => send(stringifyExactJson(request)))
  }

  /**
   * To be called with every text that comes. A request to an app object is answered with an error, because nobody here
   * could fulfil it and the daemon would wait for minutes; other notifications are ignored.
   */
  receive(text: string): void {
    let message: JSONRPCResponse & {
      method?: string
      params?: { app_request_id?: unknown; callback?: string; data?: unknown }
    }
    try {
      message = parseExactJson(text) as typeof message
    } catch {
      this.close('The other side sent something that is not JSON')
      return
    }
    if (message.method === undefined) this.#client.receive(message)
    else if (message.method === 'client.app_request') this.#refuseAppRequest(message.params?.app_request_id)
    else if (message.method === 'client.callback')
      this.#onCallback(message.params?.callback ?? '', message.params?.data)
  }

  /** Fails every call that waits. */
  close(reason: string): void {
    this.#client.rejectAllPendingRequests(reason)
  }

  /** The outcome of a call as it came; rejects with ConnectionLost only. */
  async call(method: string, params: unknown): Promise<{ result: unknown } | { error: RpcFailure }> {
    const request: JSONRPCRequest = { jsonrpc: '2.0', id: ++this.#lastId, method, params }
    const response = (await this.#client.requestAdvanced(request)) as JSONRPCResponse
    if (response.error !== undefined) {
      if (response.error.code === 0) throw new ConnectionLost(response.error.message)
      return { error: response.error as RpcFailure }
    }
    return { result: response.result }
  }

  #refuseAppRequest(id: unknown): void {
    const result = { type: 'Error', text: 'This client has no app objects' }
    const params = { app_request_id: id, result }
    this.#send(stringifyExactJson({ jsonrpc: '2.0', method: 'client.resolve_app_request', params }))
  }
}
