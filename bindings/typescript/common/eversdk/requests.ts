/** Calls of programs written for `@eversdk/core`: many answers through one handler. Source: modules 1. */
import { registrations } from '../../generated/registrations.ts'
import { ClientErrorCode, ResponseType } from '../../generated/types/client.ts'
import type { AppObject } from '../AppObject.ts'
import { ClientError } from '../ClientError.ts'
import { parseExactJson } from '../exactJson.ts'
import type { Session, SessionCallOptions } from '../Session.ts'
import { addMissing, type Lookup, translateName, translateResult } from './translation.ts'

export type Params = Record<string, unknown>

export type Respond = (value: unknown, type: number, finished: boolean) => void

export interface ErrorValue {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

export interface EverSdkOptions {
  /** Rules of the chain for contexts whose configuration has no `abi.rules`: `classic` for contracts of older compilers. */
  readonly rules?: 'classic' | 'current' | undefined
}

/** Makes a call; all that comes of it goes to `respond`, what keeps it from being made as well. */
export function sendRequest(
  session: () => Session,
  calledName: string,
  params: Params | undefined,
  respond: Respond,
): void {
  let request: Request
  Promise.resolve()
    .then(async () => {
      const name = translateName(calledName)
      request = new Request(respond, registrations[name])
      const opened = session()
      const lookUp = ({ method, params: inner }: Lookup) => opened.call<Params>(method, inner, { plain: true })
      return opened.call(name, await completeParams(name, params, lookUp), request.options)
    })
    .then(
      (result) => request.succeed(translateResult(calledName, result)),
      (error) => respond(errorValue(error), ResponseType.Error, true),
    )
}

/**
 * One asynchronous request. A plain function answers once. One with an app object or a callback keeps the request open
 * and closes it by a response without content, never before its result.
 */
class Request {
  readonly #respond: Respond
  readonly #kind: 'object' | 'call' | 'handle' | undefined
  #hasAnswered = false
  #isClosed = false

  constructor(respond: Respond, kind: 'object' | 'call' | 'handle' | undefined) {
    this.#respond = respond
    this.#kind = kind
  }

  get options(): SessionCallOptions {
    if (this.#kind === undefined) return { plain: true }
    if (this.#kind === 'object') return { plain: true, appObject: this.#appObject() }
    return {
      plain: true,
      callback: ({ data, responseType }) => this.#respond(data, responseType, false),
      onClosed: () => this.#close(),
    }
  }

  succeed(result: unknown): void {
    this.#respond(result, ResponseType.Success, this.#kind === undefined)
    this.#hasAnswered = true
    if (this.#isClosed || this.#kind === 'call') this.#respond(undefined, ResponseType.Nop, true)
  }

  #close(): void {
    this.#isClosed = true
    if (this.#hasAnswered) this.#respond(undefined, ResponseType.Nop, true)
  }

  #appObject(): AppObject {
    return {
      request: (id, data) =>
        queueMicrotask(() => this.#respond({ app_request_id: id, request_data: data }, ResponseType.AppRequest, false)),
      notify: (data) => queueMicrotask(() => this.#respond(data, ResponseType.AppNotify, false)),
      cancelled: () => {},
      closed: () => queueMicrotask(() => this.#close()),
    }
  }
}

async function completeParams(
  name: string,
  params: Params | undefined,
  lookUp: (lookup: Lookup) => Promise<Params>,
): Promise<object | undefined> {
  const steps = addMissing(name, params)
  try {
    let step = steps.next()
    while (!step.done) step = steps.next(await lookUp(step.value))
    return step.value
  } catch {
    // Unknown values are left out, so that the function itself reports the problem.
    return params
  }
}

export function withRules(config: Params | undefined, rules: string | undefined): Params | undefined {
  if (rules === undefined) return config
  const abi = config?.['abi']
  const given = typeof abi === 'object' && abi !== null ? abi : {}
  return { ...config, abi: { rules, ...given } }
}

/** Throws InvalidParams (23). */
export function readJson(text: string): Params | undefined {
  if (text === '') return undefined
  try {
    return (parseExactJson(text) as Params | null) ?? undefined
  } catch (cause) {
    throw new ClientError(ClientErrorCode.InvalidParams, 'Invalid parameters: the text is not valid JSON', {}, cause)
  }
}

export function errorValue(error: unknown): ErrorValue {
  if (!(error instanceof ClientError)) {
    return {
      code: ClientErrorCode.InternalError,
      message: error instanceof Error ? error.message : String(error),
      data: {},
    }
  }
  // The protocol has its own number for an unknown method.
  const code = (error.data as { client_code?: number } | null)?.client_code ?? error.code
  return { code, message: error.message, data: error.data }
}
