/** All HTTP routes of the node on one port. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sleep } from '../../../net/waiting.ts'
import type { Log } from '../../../ports/Log.ts'
import type { ConsoleServer } from '../../console/server/ConsoleServer.ts'
import { readUrl } from '../../http/readUrl.ts'
import { refuseWrite } from '../../http/refuse.ts'
import { sendJson, sendText } from '../../http/send.ts'
import { allowAllOrigins, allowMethods, logFailure } from '../../http/server.ts'
import { answerAccount, answerFailure, answerMessages, type RestOptions } from '../../nodeApi/answerRest.ts'
import { DEFAULT_THREAD, errorEnvelope } from '../../nodeApi/envelope.ts'
import type { AdminServer } from '../admin/AdminServer.ts'
import type { Faults } from '../Faults.ts'
import type { LastBlock } from '../store/LastBlock.ts'
import { answerAdmin, type ChainDescription } from './answerAdmin.ts'
import { answerFaucet, type FaucetOptions } from './answerFaucet.ts'

/** Answers requests below one path. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface Routes {
  readonly rest: Omit<RestOptions, 'refuseMessages'>
  readonly graphql: Handler
  /** Serves the console pages. */
  readonly console: ConsoleServer | undefined
  readonly faucet: FaucetOptions
  /** Answer to `GET /v2/giver`. Absent where the chain has no giver. */
  readonly giver: object | undefined
  /** Routes about block keepers. */
  readonly keepers: Handler
  readonly faults: Faults
  readonly chain: ChainDescription
  readonly admin: AdminServer
  readonly lastBlock: () => LastBlock
  readonly log: Log
}

export function routeRequests(routes: Routes): RequestListener {
  const { log } = routes
  return (request, response) => {
    if (log.level === 'debug') logRequest(request, response, routes)
    const answer = async () => {
      await oneAtATime(request, response)
      if (response.destroyed) return
      const url = readUrl(request)
      if (url.pathname.startsWith('/admin/'))
        return await answerAdmin(url, request, response, { ...routes, sessions: routes.console?.sessions })
      if (routes.console?.answers(url, request)) return await routes.console.answer(url, request, response)
      const refusal = url.pathname === '/v2/faucet' ? refuseWrite(request, routes.console?.sessions) : undefined
      if (refusal !== undefined) return sendText(response, refusal.status, refusal.reason)
      if (allowAllOrigins(request, response)) return
      if (await misbehave(routes, request, response)) return
      await route(url, request, response, routes)
      if (response.writableEnded && !response.closed) {
        request.socket.setTimeout(READER_STALL_MS)
      }
    }
    answer().catch((error: Error) => {
      logFailure(log, request, error)
      answerFailure(request, response, error)
    })
  }
}

/** Logs a request after its answer was sent, with the path only, because parameters may contain secrets. */
function logRequest(request: IncomingMessage, response: ServerResponse, { log, rest: { clock } }: Routes): void {
  const startMs = clock.elapsed()
  const { method, url = '' } = request
  const path = url.split('?', 1)[0]!.slice(0, 200)
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : null
    log.debug('request', { method, path, status, ms: Math.round(clock.elapsed() - startMs) })
  })
}

/** Time without progress after which the server cuts off a client that does not read its answer, ms. */
const READER_STALL_MS = 30_000

/** The last response of each connection that has one under way. */
const underWay = new WeakMap<Socket, Promise<void>>()

/**
 * Settles when all earlier responses of the connection are closed. Responses are sent in order anyway; if they were all
 * created at once, they would be held in memory for a client that sends many requests together and reads nothing.
 */
async function oneAtATime({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const before = underWay.get(socket)
  const own = new Promise<void>((resolve) => {
    response.once('close', () => {
      socket.setTimeout(0)
      resolve()
    })
  })
  underWay.set(socket, own)
  await before
}

async function route(url: URL, request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<void> {
  const { rest, graphql, faucet, giver, keepers, faults, lastBlock } = routes
  const allow = (...methods: string[]): boolean => allowMethods(request, response, ...methods)
  switch (url.pathname) {
    case '/graphql':
      return await graphql(request, response)
    case '/v2/account':
      if (allow('GET', 'HEAD')) await answerAccount(url.searchParams, request, response, rest)
      return
    case '/v2/messages': {
      if (!allow('POST')) return
      const refuseMessages: RestOptions['refuseMessages'] = (...args) =>
        refuseSending(faults, rest.clock.now(), ...args)
      return await answerMessages(request, response, { ...rest, refuseMessages })
    }
    case '/v2/faucet':
      if (allow('POST')) await answerFaucet(request, response, faucet)
      return
    case '/v2/giver':
      if (giver === undefined) return sendText(response, 404, 'There is no giver here')
      return sendJson(response, 200, giver)
    case '/v2/bk_set':
    case '/v2/bk_set_update':
      if (allow('GET', 'HEAD')) await keepers(request, response)
      return
    case '/v2/default_thread_seqno':
      return sendJson(response, 200, { last_seq_no: lastBlock().ref.seqNo })
    case '/v2/readiness': {
      const now = rest.clock.now()
      const { timeMs } = lastBlock()
      const text = `ready = true, diff = ${now - timeMs}, now = ${now}, last_block_gen_utime = ${Math.floor(timeMs / 1000)}`
      return sendText(response, 200, text)
    }
    default:
      sendText(response, 404, 'Not found: /graphql, /v2/account, /v2/messages, /v2/faucet')
  }
}

/** Applies faults. Returns `true` if the request is answered or will never be. */
async function misbehave(
  { faults, rest: { clock } }: Routes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { latency_ms, silent } = faults.current
  if (latency_ms > 0) await sleep(clock, latency_ms)
  if (silent) {
    request.resume()
    return true
  }
  if (faults.takeDrop()) {
    request.socket.destroy()
    return true
  }
  const retryAfter = faults.takeRetryAfter()
  if (retryAfter !== undefined) {
    request.resume()
    response.setHeader('retry-after', retryAfter)
    sendText(response, 429, 'Too many requests')
    return true
  }
  if (!faults.take('fail')) return false
  request.resume()
  sendText(response, 500, 'Internal server error')
  return true
}

/** Answers a request to send messages with a fault, if one is due. Source: network 4.7. */
function refuseSending(
  faults: Faults,
  nowMs: number,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): boolean {
  const [element] = body as [Readonly<Record<string, string | undefined>>]
  if (faults.take('expired_token')) {
    sendJson(response, 400, errorEnvelope('TOKEN_EXPIRED', 'The message token has expired'))
    return true
  }
  const isWrongProducer = faults.take('wrong_producer')
  if (!isWrongProducer && !faults.take('wrong_thread')) return false
  const data = {
    producers: [request.headers.host ?? ''],
    message_hash: element['id'] ?? null,
    exit_code: 0,
    current_time: String(nowMs),
    thread_id: DEFAULT_THREAD,
    account_id: element['account_id'] ?? null,
    dapp_id: element['dapp_id'] ?? element['dst_dapp_id'] ?? null,
  }
  if (isWrongProducer)
    sendJson(response, 400, errorEnvelope('WRONG_PRODUCER', 'This node does not produce the thread', data))
  else sendJson(response, 200, errorEnvelope('THREAD_MISMATCH', 'Internal processing error: thread mismatch', data))
  return true
}
