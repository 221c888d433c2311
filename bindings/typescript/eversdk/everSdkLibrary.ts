/**
 * This library as a replacement for the native one of `@eversdk/core`:
 *
 *     TonClient.useBinaryLibrary(() => everSdkLibrary())
 *
 * Contexts are numbers; responses go to one handler, with the response types of that SDK. Source: modules 1.
 */
import { ClientError } from '../common/ClientError.ts'
import type { DeclaredLibrary, TextHandler } from '../common/eversdk/DeclaredLibrary.ts'
import { EverSdkContexts, libraryName, refusal, type ValueHandler } from '../common/eversdk/EverSdkContexts.ts'
import { plainIntegers } from '../common/eversdk/plainIntegers.ts'
import { type EverSdkOptions, errorValue, type Params, readJson } from '../common/eversdk/requests.ts'
import { addMissing, type Lookup, translateName, translateResult } from '../common/eversdk/translation.ts'
import { stringifyExactJson } from '../common/exactJson.ts'
import type { OpenBlockingLink } from '../common/Link.ts'
import { registrations } from '../generated/registrations.ts'
import { ClientErrorCode } from '../generated/types/client.ts'
import { libraryLink } from '../node/links.ts'
import { openSessionSync } from '../node/openSessionSync.ts'
import type { SyncSession } from '../node/SyncSession.ts'

// biome-ignore lint/suspicious/noExplicitAny: results of every function
export type ResultOrError = { result: any } | { error: { code: number; message: string; data?: any } }

/** All interfaces of a binary library that `@eversdk/core` knows, with strings and with values, and with synchronous calls. */
interface WholeLibrary {
  getLibName(): string
  /** Takes a configuration as JSON; returns `{"result": <number>}` or `{"error": …}`. Blocks until the context is ready. */
  createContext(configJson: string): string
  destroyContext(context: number): void
  setResponseHandler(handler?: TextHandler): void
  sendRequest(context: number, requestId: number, functionName: string, functionParamsJson: string): void
  requestSync(context: number, functionName: string, functionParamsJson: string): string
  setResponseParamsHandler(handler?: ValueHandler): void
  sendRequestParams(context: number, requestId: number, functionName: string, functionParams?: Params): void
  requestParamsSync(context: number, functionName: string, functionParams?: Params): ResultOrError
}

/**
 * The library can be awaited, since the declarations of `@eversdk/core`, and its versions before synchronous calls, want a promise. It is
 * ready at once: where it is not awaited, synchronous calls work from the beginning.
 */
export type EverSdkLibrary = WholeLibrary & Promise<DeclaredLibrary>

/**
 * `openLink` opens the connection of each context; by default the library is loaded into the process.
 *
 *     TonClient.useBinaryLibrary(() => everSdkLibrary())
 *     const client = new TonClient({ network: { endpoints: ['https://node.example'] } })
 */
export function everSdkLibrary(
  openLink: OpenBlockingLink = libraryLink({}),
  options: EverSdkOptions = {},
): EverSdkLibrary {
  const contexts = new EverSdkContexts<SyncSession>(options)

  const requestParamsSync = (context: number, calledName: string, params?: Params): ResultOrError => {
    try {
      const name = translateName(calledName)
      if (registrations[name] === 'object') {
        throw new ClientError(
          ClientErrorCode.UnknownFunction,
          `${calledName} has no synchronous form: it takes an app object`,
        )
      }
      const session = contexts.get(context)
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

  return awaitable({
    getLibName: () => libraryName,
    createContext: (configJson) => {
      try {
        return contexts.add(openSessionSync(openLink, contexts.readConfig(configJson), undefined).session)
      } catch (error) {
        return refusal(error)
      }
    },
    destroyContext: (context) => contexts.destroy(context),
    setResponseHandler: (handler) => contexts.answerInText(handler),
    sendRequest: (context, requestId, name, json) => contexts.sendText(context, requestId, name, json),
    requestSync: (context, name, json) => {
      try {
        return stringifyExactJson(requestParamsSync(context, name, readJson(json)))
      } catch (error) {
        return refusal(error)
      }
    },
    setResponseParamsHandler: (handler) => contexts.answerTo(handler),
    sendRequestParams: (context, requestId, name, params) =>
      contexts.send(context, requestId, name, plainIntegers(params) as Params | undefined),
    requestParamsSync: (context, name, params) =>
      requestParamsSync(context, name, plainIntegers(params) as Params | undefined),
  })
}

/** The same library with the functions of a promise for it, which must not have them: it would be awaited again. */
function awaitable(library: WholeLibrary): EverSdkLibrary {
  const ready = Promise.resolve(library as unknown as DeclaredLibrary)
  return {
    ...library,
    // biome-ignore lint/suspicious/noThenProperty: what waits for a library gets it
    then: (...handlers) => ready.then(...handlers),
    catch: (handler) => ready.catch(handler),
    finally: (handler) => ready.finally(handler),
    [Symbol.toStringTag]: 'EverSdkLibrary',
  }
}

function completeParamsSync(
  name: string,
  params: Params | undefined,
  lookUp: (lookup: Lookup) => Params,
): object | undefined {
  const steps = addMissing(name, params)
  try {
    let step = steps.next()
    while (!step.done) step = steps.next(lookUp(step.value))
    return step.value
  } catch {
    return params
  }
}
