/**
 * This library in the place of the native one of `@eversdk/core`:
 *
 *     TonClient.useBinaryLibrary(() => everSdkLibrary())
 *
 * Contexts are numbers, answers come through one handler with the response types of that SDK. Source: modules 1.
 */
import type { AppObject } from '../common/AppObject.ts'
import { ClientError } from '../common/ClientError.ts'
import { parseExactJson, stringifyExactJson } from '../common/exactJson.ts'
import type { OpenBlockingLink } from '../common/Link.ts'
import type { SessionCallOptions } from '../common/Session.ts'
import { registrations } from '../generated/registrations.ts'
import { ClientErrorCode, ResponseType } from '../generated/types/client.ts'
import { version } from '../generated/version.ts'
import { libraryLink } from '../node/links.ts'
import { openSessionSync } from '../node/openSessionSync.ts'
import type { SyncSession } from '../node/SyncSession.ts'
import { addDappId, type Lookup, translateName, translateResult } from './translation.ts'

type Params = Record<string, unknown>
type TextHandler = (requestId: number, paramsJson: string, responseType: number, finished: boolean) => void
// biome-ignore lint/suspicious/noExplicitAny: payloads of every kind
type ValueHandler = (requestId: number, params: any, responseType: number, finished: boolean) => void

type Respond = (value: unknown, type: number, finished: boolean) => void

interface ErrorValue {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

// biome-ignore lint/suspicious/noExplicitAny: results of every function
export type ResultOrError = { result: any } | { error: { code: number; message: string; data?: any } }

/** All interfaces of a binary library that `@eversdk/core` knows, with texts and with values, and synchronous calls. */
export interface EverSdkLibrary {
  getLibName(): string
  /** Takes a configuration as JSON; gives `{"result": <number>}` or `{"error": …}`. Blocks until the context is ready. */
  createContext(configJson: string): string
  destroyContext(context: number): void
  setResponseHandler(handler?: TextHandler): void
  sendRequest(context: number, requestId: number, functionName: string, functionParamsJson: string): void
  requestSync(context: number, functionName: string, functionParamsJson: string): string
  setResponseParamsHandler(handler?: ValueHandler): void
  sendRequestParams(context: number, requestId: number, functionName: string, functionParams?: Params): void
  requestParamsSync(context: number, functionName: string, functionParams?: Params): ResultOrError
}

/** `openLink` opens the connection of each context; by default the library is loaded into the process. */
export function everSdkLibrary(openLink: OpenBlockingLink = libraryLink({})): EverSdkLibrary {
  const contexts = new Map<number, SyncSession>()
  let lastContext = 0
  let handler: ValueHandler = () => {}

  const contextOf = (context: number): SyncSession => {
    const session = contexts.get(context)
    if (session !== undefined) return session
    throw new ClientError(ClientErrorCode.InvalidContextHandle, `Invalid context handle: ${context}`)
  }

  const sendRequestParams = (context: number, requestId: number, calledName: string, params?: Params): void => {
    const respond: Respond = (value, type, finished) => handler(requestId, value, type, finished)
    const name = translateName(calledName)
    const request = new Request(respond, registrations[name])
    Promise.resolve()
      .then(async () => {
        const session = contextOf(context)
        const lookUp = ({ method, params: inner }: Lookup) => session.call<Params>(method, inner, { plain: true })
        return session.call(name, await completeParams(name, params, lookUp), request.options)
      })
      .then(
        (result) => request.succeed(translateResult(calledName, result)),
        (error) => respond(errorValue(error), ResponseType.Error, true),
      )
  }

  const requestParamsSync = (context: number, calledName: string, params?: Params): ResultOrError => {
    const name = translateName(calledName)
    try {
      if (registrations[name] === 'object') {
        throw new ClientError(
          ClientErrorCode.UnknownFunction,
          `${calledName} has no synchronous form: it takes an app object`,
        )
      }
      const session = contextOf(context)
      const completed = completeParamsSync(name, params, ({ method, params: inner }) =>
        session.callUntypedSync(method, inner, { plain: true }),
      )
      const callback = registrations[name] === undefined ? undefined : () => {}
      const result = session.callUntypedSync(name, completed, { plain: true, callback })
      return { result: translateResult(calledName, result) ?? null }
    } catch (error) {
      return { error: errorValue(error) }
    }
  }

  return {
    getLibName: () => `vendorclient ${version}`,
    createContext: (configJson) => {
      try {
        const { session } = openSessionSync(openLink, readJson(configJson), undefined)
        contexts.set(++lastContext, session)
        return stringifyExactJson({ result: lastContext })
      } catch (error) {
        return stringifyExactJson({ error: errorValue(error) })
      }
    },
    destroyContext: (context) => {
      void contexts.get(context)?.close()
      contexts.delete(context)
    },
    setResponseHandler: (next) => {
      handler = (requestId, value, type, finished) => {
        const text = type === ResponseType.Nop ? '' : stringifyExactJson(value ?? null)
        next?.(requestId, text, type, finished)
      }
    },
    sendRequest: (context, requestId, name, json) => {
      try {
        sendRequestParams(context, requestId, name, readJson(json))
      } catch (error) {
        const value = errorValue(error)
        queueMicrotask(() => handler(requestId, value, ResponseType.Error, true))
      }
    },
    requestSync: (context, name, json) => {
      try {
        return stringifyExactJson(requestParamsSync(context, name, readJson(json)))
      } catch (error) {
        return stringifyExactJson({ error: errorValue(error) })
      }
    },
    setResponseParamsHandler: (next) => {
      handler = (requestId, value, type, finished) => next?.(requestId, value, type, finished)
    },
    sendRequestParams,
    requestParamsSync,
  }
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
  const steps = addDappId(name, params)
  try {
    let step = steps.next()
    while (!step.done) step = steps.next(await lookUp(step.value))
    return step.value
  } catch {
    // What could not be found out is left to the function itself, which knows what to say.
    return params
  }
}

function completeParamsSync(
  name: string,
  params: Params | undefined,
  lookUp: (lookup: Lookup) => Params,
): object | undefined {
  const steps = addDappId(name, params)
  try {
    let step = steps.next()
    while (!step.done) step = steps.next(lookUp(step.value))
    return step.value
  } catch {
    return params
  }
}

/** Throws InvalidParams (23). */
function readJson(text: string): Params | undefined {
  if (text === '') return undefined
  try {
    return (parseExactJson(text) as Params | null) ?? undefined
  } catch (cause) {
    throw new ClientError(ClientErrorCode.InvalidParams, 'Invalid parameters: the text is not valid JSON', {}, cause)
  }
}

function errorValue(error: unknown): ErrorValue {
  if (!(error instanceof ClientError)) {
    return {
      code: ClientErrorCode.InternalError,
      message: error instanceof Error ? error.message : String(error),
      data: {},
    }
  }
  // The protocol has a number of its own for an unknown method.
  const code = (error.data as { client_code?: number } | null)?.client_code ?? error.code
  return { code, message: error.message, data: error.data }
}
