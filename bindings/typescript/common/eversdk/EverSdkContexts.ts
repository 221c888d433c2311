/** The common part of the libraries for `@eversdk/core` in Node.js and in browsers. Source: modules 1. */
import { ClientErrorCode, ResponseType } from '../../generated/types/client.ts'
import { version } from '../../generated/version.ts'
import { ClientError } from '../ClientError.ts'
import { stringifyExactJson } from '../exactJson.ts'
import type { Session } from '../Session.ts'
import type { TextHandler } from './DeclaredLibrary.ts'
import { type EverSdkOptions, errorValue, type Params, readJson, sendRequest, withRules } from './requests.ts'

// biome-ignore lint/suspicious/noExplicitAny: payloads of every kind
export type ValueHandler = (requestId: number, params: any, responseType: number, finished: boolean) => void

/** What `getLibName` says. */
export const libraryName = `vendorclient ${version}`

/** Contexts by number, and the one handler that all their answers go to. */
export class EverSdkContexts<Opened extends Session> {
  readonly #sessions = new Map<number, Opened>()
  readonly #rules: EverSdkOptions['rules']
  #last = 0
  #handler: ValueHandler = () => {}

  constructor({ rules }: EverSdkOptions) {
    this.#rules = rules
  }

  /** The configuration of a new context. Throws InvalidParams (23). */
  readConfig(json: string): Params | undefined {
    return withRules(readJson(json), this.#rules)
  }

  /** Keeps a session; returns the answer to `createContext`. */
  add(session: Opened): string {
    this.#sessions.set(++this.#last, session)
    return stringifyExactJson({ result: this.#last })
  }

  /** Throws InvalidContextHandle (17). */
  get(context: number): Opened {
    const session = this.#sessions.get(context)
    if (session !== undefined) return session
    throw new ClientError(ClientErrorCode.InvalidContextHandle, `Invalid context handle: ${context}`)
  }

  destroy(context: number): void {
    void this.#sessions.get(context)?.close()
    this.#sessions.delete(context)
  }

  /** Says where answers go from now on. Nowhere without a handler. */
  answerTo(handler: ValueHandler = () => {}): void {
    this.#handler = handler
  }

  /** The same for a handler that takes JSON. */
  answerInText(handler?: TextHandler): void {
    this.answerTo((requestId, value, type, finished) => {
      const text = type === ResponseType.Nop ? '' : stringifyExactJson(value ?? null)
      handler?.(requestId, text, type, finished)
    })
  }

  respond(requestId: number, value: unknown, type: number, finished: boolean): void {
    this.#handler(requestId, value, type, finished)
  }

  /** Makes a call; everything that comes of it goes to the handler. */
  send(context: number, requestId: number, functionName: string, params?: Params): void {
    sendRequest(
      () => this.get(context),
      functionName,
      params,
      (value, type, finished) => this.respond(requestId, value, type, finished),
    )
  }

  /** The same with parameters as JSON. */
  sendText(context: number, requestId: number, functionName: string, json: string): void {
    try {
      this.send(context, requestId, functionName, readJson(json))
    } catch (error) {
      const value = errorValue(error)
      queueMicrotask(() => this.respond(requestId, value, ResponseType.Error, true))
    }
  }
}

/** An answer that is an error, as JSON. */
export function refusal(error: unknown): string {
  return stringifyExactJson({ error: errorValue(error) })
}
