/** The host's side of the protocol in its shortest form: calls, answers, app requests. */
import { showMessage } from './narrate.ts'

export interface AppRequest {
  readonly app_request_id: number
  readonly request_data: { readonly type: string; readonly unsigned?: string }
}

export type AppAnswer = { type: 'Ok'; result: unknown } | { type: 'Error'; text: string }

export interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

export class HostSession {
  readonly #send: (text: string) => void
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #lastId = 0
  /** Answers requests of the library. */
  onAppRequest: (request: AppRequest) => AppAnswer = () => ({ type: 'Error', text: 'not available' })

  constructor(send: (text: string) => void) {
    this.#send = send
  }

  /** Settles with the answer, whether it is a result or an error. */
  call(method: string, params: unknown): Promise<Answer> {
    const id = ++this.#lastId
    this.#write({ jsonrpc: '2.0', id, method, params })
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** The result of a call. Throws for an error. */
  // biome-ignore lint/suspicious/noExplicitAny: results of many functions
  async result(method: string, params: unknown): Promise<any> {
    const { result, error } = await this.call(method, params)
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`)
    return result
  }

  receive(text: string): void {
    showMessage('←', text)
    const message = JSON.parse(text) as Answer & { id?: number; method?: string; params?: unknown }
    if (message.method === 'client.app_request') {
      const request = message.params as AppRequest
      void this.call('client.resolve_app_request', {
        app_request_id: request.app_request_id,
        result: this.onAppRequest(request),
      })
      return
    }
    const resolve = this.#waiting.get(message.id ?? 0)
    this.#waiting.delete(message.id ?? 0)
    resolve?.(message)
  }

  #write(message: object): void {
    const text = JSON.stringify(message)
    showMessage('→', text)
    this.#send(text)
  }
}
