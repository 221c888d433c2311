/** A console on a separate port, for a network elsewhere. */
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isLoopbackAddress } from '../../../../rpc/transports/listenAddress.ts'
import { listenOnPort } from '../../../../rpc/transports/listenOnPort.ts'
import { buildInfo } from '../../../config/buildInfo.ts'
import {
  authorizationOfEndpoint,
  endpointUrl,
  queryUrlOf,
  restBaseOf,
  shownEndpoint,
} from '../../../config/endpointUrls.ts'
import type { Log } from '../../../ports/Log.ts'
import { wantsWebSocket } from '../../../system/wantsWebSocket.ts'
import { readUrl } from '../../http/readUrl.ts'
import { refuseHost, refuseOrigin, refuseStranger } from '../../http/refuse.ts'
import { sendText } from '../../http/send.ts'
import { logFailure, requestLimits } from '../../http/server.ts'
import { refuseUpgrade } from '../../http/webSockets.ts'
import type { Confirmations } from './Confirmations.ts'
import type { ConsoleAssets } from './ConsoleAssets.ts'
import { ConsoleServer } from './ConsoleServer.ts'
import { codeTexts } from './codeTexts.ts'
import { knownContracts } from './knownContracts.ts'
import type { Library } from './Library.ts'

/** Time until the network begins to answer, ms. */
const ANSWER_MS = 60_000

/** Forwards requests to the network that the console shows. */
interface ForwardTarget {
  readonly url: URL
  /** Value of the header `authorization`. */
  readonly authorization: string | undefined
}

/** Only the body and its type are forwarded; cookies and origins are handled by the console. */
function forward(
  { url, authorization }: ForwardTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const { 'content-type': type, 'content-length': length } = request.headers
    const sent = send(url, {
      method: request.method,
      timeout: ANSWER_MS,
      headers: {
        'content-type': type ?? 'application/json',
        ...(length === undefined ? {} : { 'content-length': length }),
        ...(authorization === undefined ? {} : { authorization }),
      },
    })
    sent.once('timeout', () => sent.destroy(new Error('it does not answer')))
    sent.once('error', (error) => {
      if (response.headersSent) response.destroy()
      else sendText(response, 502, `The network cannot be reached: ${error.message}`)
    })
    sent.once('response', (answer) => {
      response.writeHead(answer.statusCode!, {
        'content-type': answer.headers['content-type'] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      answer.pipe(response)
    })
    response.once('close', () => {
      sent.destroy()
      resolve()
    })
    request.pipe(sent)
  })
}

/** Default address of `vendorclient node`. */
export const USUAL_NODE = 'http://127.0.0.1:8600'

/** Only this machine can reach the server. */
const HOST = '127.0.0.1'

export interface StartConsoleOptions {
  /** 0 picks a free port. */
  readonly port: number
  readonly endpoint: string
  readonly library: Library
  /** The library knows the network already, and ends with the console. */
  readonly hasOwnLibrary: boolean
  readonly assets: ConsoleAssets
  readonly log: Log
  readonly showLink: (link: string) => void
  /** Questions that are answered on the pages. When the console closes, it refuses those that still wait. */
  readonly confirmations?: Confirmations
}

export interface RunningConsole {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  /** The URL with a code that opens one session. */
  readonly link: string
  close(): Promise<void>
}

/** Throws StartupError 2 for a port that cannot be opened. */
export async function startConsole(options: StartConsoleOptions): Promise<RunningConsole> {
  const { endpoint, library, hasOwnLibrary, assets, log, showLink, confirmations } = options
  const shown = shownEndpoint(endpoint)
  const isLocal = isLoopbackAddress(endpointUrl(endpoint).hostname.replace(/^\[|\]$/g, ''))
  const console = new ConsoleServer({
    host: HOST,
    assets,
    library,
    facts: () => ({
      version: buildInfo.version,
      kind: hasOwnLibrary ? 'network' : 'daemon',
      endpoint: shown,
      // Nodes let only programs of the same machine use their controls.
      controls: isLocal,
      contracts: knownContracts(),
      codes: codeTexts(),
      ...(!hasOwnLibrary && { config: { network: { endpoints: [shown] } } }),
    }),
    showLink,
    confirmations,
    log,
  })
  const server = createServer({ ...requestLimits, shouldUpgradeCallback: wantsWebSocket }, (request, response) => {
    answer(console, { endpoint, isLocal }, request, response).catch((error: Error) => {
      logFailure(log, request, error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal error')
    })
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    if (readUrl(request).pathname === '/rpc') console.upgrade(request, socket, head)
    else refuseUpgrade(socket, { status: 404, reason: 'Not found' })
  })
  const url = `http://${HOST}:${await listenOnPort(server, HOST, options.port)}`
  return {
    url,
    link: console.link(url),
    close: async () => {
      server.close()
      await console.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  console: ConsoleServer,
  network: { readonly endpoint: string; readonly isLocal: boolean },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = readUrl(request)
  if (console.answers(url, request)) return await console.answer(url, request, response)
  const target = targetOf(url, network)
  if (target === undefined) return sendText(response, 404, 'Not found')
  // Everything that the console serves is for its pages alone.
  const refusal = refuseHost(request, HOST) ?? refuseOrigin(request) ?? refuseStranger(request, console.sessions)
  if (refusal !== undefined) {
    request.resume()
    return sendText(response, refusal.status, refusal.reason)
  }
  await forward({ url: target, authorization: authorizationOfEndpoint(network.endpoint) }, request, response)
}

/** Target of a request that the console does not answer itself; `undefined` if it is not forwarded. */
function targetOf(
  { pathname, search }: URL,
  { endpoint, isLocal }: { readonly endpoint: string; readonly isLocal: boolean },
): URL | undefined {
  if (pathname === '/graphql') return queryUrlOf(endpoint)
  const isControl = /^\/admin\/[a-z_]+$/.test(pathname) || pathname === '/v2/faucet' || pathname === '/v2/giver'
  return isLocal && isControl ? new URL(`${restBaseOf(endpoint)}${pathname}${search}`) : undefined
}
