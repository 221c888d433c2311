/**
 * This library as a replacement for `@eversdk/lib-web`:
 *
 *     TonClient.useBinaryLibrary(libWeb)
 *
 * Each context has a library of its own in the page or, after `libWebSetup({ url, token })`, a connection to a running
 * daemon. Source: modules 1.
 */
import type { DeclaredLibrary } from '../../common/eversdk/DeclaredLibrary.ts'
import { EverSdkContexts, libraryName, refusal, type ValueHandler } from '../../common/eversdk/EverSdkContexts.ts'
import { plainIntegers } from '../../common/eversdk/plainIntegers.ts'
import type { EverSdkOptions, Params } from '../../common/eversdk/requests.ts'
import type { OpenLink } from '../../common/Link.ts'
import type { Session } from '../../common/Session.ts'
import type { LibraryPlace } from '../LibraryPlace.ts'
import { openSession } from '../openSession.ts'
import { PortLink } from '../PortLink.ts'
import { openSocketLink } from '../SocketLink.ts'
import { libraryStarter } from '../startLibrary.ts'

/** The binary library that `@eversdk/core` expects from `@eversdk/lib-web`. It has no synchronous calls. */
export interface EverSdkWebLibrary extends DeclaredLibrary {
  setResponseParamsHandler(handler?: ValueHandler): void
  // biome-ignore lint/suspicious/noExplicitAny: parameters of every function
  sendRequestParams(context: number, requestId: number, functionName: string, functionParams?: any): void
}

export interface LibWebOptions extends LibraryPlace, EverSdkOptions {
  /** Address of a running daemon, `ws://127.0.0.1:43117/rpc`. Absent: the library is loaded into the page. */
  readonly url?: string | undefined
  /** Content of the daemon's token file. Absent if a cookie authenticates the page. */
  readonly token?: string | undefined
  /** As in `@eversdk/lib-web`: the same as `worker: false`. */
  readonly disableSeparateWorker?: boolean | undefined
  /** Taken so that programs for `@eversdk/lib-web` need no change, and not used: there is no WebAssembly file. */
  readonly binaryURL?: string | undefined
}

/**
 * Each context has its own library in the page, or its own connection to the daemon at `url`.
 *
 *     TonClient.useBinaryLibrary(async () => everSdkWebLibrary({ url: 'ws://127.0.0.1:43117/rpc', token }))
 */
export function everSdkWebLibrary({ rules, ...target }: LibWebOptions = {}): EverSdkWebLibrary {
  const contexts = new EverSdkContexts<Session>({ rules })
  return {
    getLibName: async () => libraryName,
    setResponseHandler: (handler) => contexts.answerInText(handler),
    setResponseParamsHandler: (handler) => contexts.answerTo(handler),
    createContext: async (configJson) => {
      try {
        return contexts.add((await openSession(linkTo(target), contexts.readConfig(configJson))).session)
      } catch (error) {
        return refusal(error)
      }
    },
    destroyContext: (context) => contexts.destroy(context),
    sendRequest: (context, requestId, name, json) => contexts.sendText(context, requestId, name, json),
    sendRequestParams: (context, requestId, name, params) =>
      contexts.send(context, requestId, name, plainIntegers(params) as Params | undefined),
  }
}

function linkTo({ url, token, ...place }: LibWebOptions): OpenLink {
  if (url !== undefined) return (events) => openSocketLink({ url, token }, events)
  const { disableSeparateWorker = false, worker = disableSeparateWorker ? false : undefined, logLevel } = place
  return (events) => new PortLink(libraryStarter({ worker, logLevel }), events)
}

let setup: LibWebOptions = {}

/**
 * Sets where `libWeb` finds the library. Call it before you create the first client.
 *
 *     libWebSetup({ logLevel: 'info' })
 *     TonClient.useBinaryLibrary(libWeb)
 */
export function libWebSetup(options: LibWebOptions = {}): void {
  setup = options
}

/**
 * Loader for `TonClient.useBinaryLibrary`.
 *
 *     TonClient.useBinaryLibrary(libWeb)
 *     const client = new TonClient({ network: { endpoints: ['https://node.example'] } })
 */
export async function libWeb(): Promise<EverSdkWebLibrary> {
  return everSdkWebLibrary(setup)
}
