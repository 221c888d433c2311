/**
 * This library as a replacement for `@eversdk/lib-web`:
 *
 *     libWebSetup({ url, token })
 *     TonClient.useBinaryLibrary(libWeb)
 *
 * Each context is a connection to a running daemon. Source: modules 1.
 */
import { EverSdkContexts, libraryName, refusal, type ValueHandler } from '../../common/eversdk/EverSdkContexts.ts'
import { plainIntegers } from '../../common/eversdk/plainIntegers.ts'
import type { EverSdkOptions, Params } from '../../common/eversdk/requests.ts'
import type { Session } from '../../common/Session.ts'
import { openSession } from '../openSession.ts'
import type { SocketTarget } from '../SocketLink.ts'

/** The binary library that `@eversdk/core` expects from `@eversdk/lib-web`. It has no synchronous calls. */
export interface EverSdkWebLibrary {
  getLibName(): Promise<string>
  setResponseParamsHandler(handler?: ValueHandler): void
  /** Takes a configuration as JSON; resolves to `{"result": <number>}` when the connection is ready, or to `{"error": …}`. */
  createContext(configJson: string): Promise<string>
  destroyContext(context: number): void
  // biome-ignore lint/suspicious/noExplicitAny: parameters of every function
  sendRequestParams(context: number, requestId: number, functionName: string, functionParams?: any): void
}

export interface LibWebOptions extends SocketTarget, EverSdkOptions {}

/** Each context has its own connection to the daemon at `url`. */
export function everSdkWebLibrary({ rules, ...target }: LibWebOptions): EverSdkWebLibrary {
  const contexts = new EverSdkContexts<Session>({ rules })
  return {
    getLibName: async () => libraryName,
    setResponseParamsHandler: (handler) => contexts.answerTo(handler),
    createContext: async (configJson) => {
      try {
        return contexts.add((await openSession(target, contexts.readConfig(configJson))).session)
      } catch (error) {
        return refusal(error)
      }
    },
    destroyContext: (context) => contexts.destroy(context),
    sendRequestParams: (context, requestId, name, params) =>
      contexts.send(context, requestId, name, plainIntegers(params) as Params | undefined),
  }
}

let setup: LibWebOptions | undefined

/** Sets which daemon `libWeb` connects to. Call it before you create the first client. */
export function libWebSetup(options: LibWebOptions): void {
  setup = options
}

/** Loader for `TonClient.useBinaryLibrary`. Rejects with an Error before `libWebSetup`. */
export async function libWeb(): Promise<EverSdkWebLibrary> {
  if (setup === undefined) throw new Error('Call libWebSetup({ url, token }) first: a browser needs a serving daemon')
  return everSdkWebLibrary(setup)
}
