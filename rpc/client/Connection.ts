/** The calling side of a connection, over any way to exchange texts. */
import { JSONRPCClient, type JSONRPCRequest, type JSONRPCResponse } from 'json-rpc-2.0'
import { parseExactJson, stringifyExactJson } from '../../src/schema/numerals.ts'

export interface RpcFailure {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export class Connection {
  readonly #client: JSONRPCClient
  #lastId = 0

  constructor(send: (text: string) => void) {
    this.#client = new JSONRPCClient((request) => send(stringifyExactJson(request)))
  }

  /** To be called with every text that comes; notifications are ignored. */
  receive(text: string): void {
    const message = parseExactJson(text) as JSONRPCResponse & { method?: string }
    if (message.method === undefined) this.#client.receive(message)
  }

  /** Fails every call that waits. */
  close(reason: string): void {
    this.#client.rejectAllPendingRequests(reason)
  }

  /** The outcome of a call as it came; rejects only when the connection ends. */
  async call(method: string, params: unknown): Promise<{ result: unknown } | { error: RpcFailure }> {
    const request: JSONRPCRequest = { jsonrpc: '2.0', id: ++this.#lastId, method, params }
    const response = (await this.#client.requestAdvanced(request)) as JSONRPCResponse
    if (response.error !== undefined) {
      if (response.error.code === 0) throw new Error(response.error.message)
      return { error: response.error as RpcFailure }
    }
    return { result: response.result }
  }
}
