/**
 * The console's part of a server: its page at every path of the application, its files, sessions, and the connection to the
 * library. Pages of other origins can neither frame nor read them, and the faults of a node do not affect them.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { decodeInput } from '../../../core/bytes/utf8.ts'
import type { Log } from '../../../ports/Log.ts'
import type { ConsoleFacts } from '../../common/consoleFacts.ts'
import { readBody } from '../../http/readBody.ts'
import {
  type Refusal,
  refuseHost,
  refuseNoPage,
  refuseOrigin,
  refuseStranger,
  refuseUnproven,
} from '../../http/refuse.ts'
import { PROOF_HEADER, type SessionOptions, Sessions, sessionCookie } from '../../http/Sessions.ts'
import { sendJson, sendText } from '../../http/send.ts'
import { refuseUpgrade } from '../../http/webSockets.ts'
import type { Confirmations } from './Confirmations.ts'
import type { ConsoleAssets } from './ConsoleAssets.ts'
import { blockReading, type Conversion, disassembling } from './conversions.ts'
import type { Library } from './Library.ts'
import { createRelay, type Relay } from './relayConnections.ts'

export interface ConsoleOptions {
  /** Address that the server listens on. */
  readonly host: string
  readonly assets: ConsoleAssets
  readonly library: Library
  readonly facts: () => Omit<ConsoleFacts, 'confirmations' | 'session'>
  /** Prints a link with a new code. */
  readonly showLink: (link: string) => void
  /** Questions that are answered on the pages; absent if the program asks no questions. */
  readonly confirmations?: Confirmations | undefined
  /** How long its link works. Default: for one session. */
  readonly sessions?: SessionOptions | undefined
  readonly log: Log
}

const PAGES =
  /^\/(?:(?:blocks|transactions|messages|accounts|dapps)\/.*|(?:contracts|api|outbox)(?:\/.*)?|node|daemon|confirmations)?$/
/** Paths that programs use, whatever type of answer they prefer. */
const INTERFACES = /^\/(?:v2|admin|graphql|rpc|metrics)(?:\/|$)/
const FILES = '/console/assets/'
const CONFIRMATIONS = '/console/confirmations'
/** Maximum number of bytes of the body of a request. */
const BODY_LIMIT = 1024
/** Time for which browsers keep a session that outlives the console, s: 90 days. */
const COOKIE_SEC = 7_776_000
/** Minimum time between two links that pages request, ms. */
const LINK_MS = 3000

/** Only the files of the console may be loaded or run, and other pages must not show it in a frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}

const decompress = promisify(brotliDecompress)

export class ConsoleServer {
  readonly sessions: Sessions
  readonly #options: ConsoleOptions
  readonly #relay: Relay
  #lastLinkMs = Number.NEGATIVE_INFINITY

  constructor(options: ConsoleOptions) {
    this.#options = options
    this.sessions = new Sessions(options.sessions)
    this.#relay = createRelay(options.library, options.log)
  }

  /** The address of the page with a code that opens a session. `url` is that of the server, without a path. */
  link(url: string): string {
    const path = this.#options.confirmations === undefined ? '/' : '/confirmations'
    return `${url}${path}#code=${this.sessions.newCode()}`
  }

  /** Whether the console answers this request: its own paths, and those of no page if a browser asks for one. */
  answers({ pathname, searchParams }: URL, { method, headers }: IncomingMessage): boolean {
    if (pathname.startsWith('/console/')) return true
    if (method !== 'GET' && method !== 'HEAD') return false
    // A query in the URL comes from a program that expects its result, not the page.
    if (pathname === '/graphql') return !searchParams.has('query')
    return PAGES.test(pathname) || (!INTERFACES.test(pathname) && headers.accept?.includes('text/html') === true)
  }

  /** Answers a request for which `answers` is true. */
  async answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    const refusal = refuseHost(request, this.#options.host) ?? refuseOrigin(request)
    if (refusal !== undefined) return refuse(response, refusal)
    const isGet = request.method === 'GET' || request.method === 'HEAD'
    if (!url.pathname.startsWith('/console/')) return await this.#sendPage(url, request, response)
    if (url.pathname.startsWith(FILES) && isGet) {
      const name = url.pathname.slice(FILES.length)
      return await this.#sendFile(name, 'public, max-age=31536000, immutable', request, response)
    }
    response.setHeader('cache-control', 'no-store')
    if (url.pathname.startsWith(`${CONFIRMATIONS}/`)) return await this.#confirm(url, request, response)
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /console/info':
        return sendJson(response, 200, {
          ...this.#options.facts(),
          confirmations: this.#options.confirmations !== undefined,
          session: this.sessions.has(request),
        })
      case 'POST /console/session':
        return await this.#openSession(request, response)
      case 'DELETE /console/session':
        this.sessions.end(request)
        response.setHeader('set-cookie', sessionCookie(request, ''))
        response.writeHead(204).end()
        return
      case 'POST /console/disassemble':
        return await this.#convert({ request, response }, disassembling)
      case 'POST /console/block':
        return await this.#convert({ request, response }, blockReading)
      case `GET ${CONFIRMATIONS}`:
        return this.#listConfirmations(request, response)
      case 'POST /console/link':
        return this.#askForLink(request, response)
      default:
        sendText(response, 404, 'Not found')
    }
  }

  /** Accepts or refuses an upgrade at `/rpc`. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const refusal =
      refuseHost(request, this.#options.host) ?? refuseOrigin(request) ?? refuseStranger(request, this.sessions)
    if (refusal === undefined) this.#relay.accept(request, stream, head)
    else refuseUpgrade(stream, refusal)
  }

  async close(): Promise<void> {
    this.#options.confirmations?.close()
    this.#relay.close()
    await this.#options.library.close()
  }

  async #openSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { code } = readObject(await readBody(request, BODY_LIMIT))
    const session = typeof code === 'string' ? this.sessions.exchange(code) : undefined
    if (session === undefined) return sendText(response, 403, this.#refusedCode())
    const maxAgeSec = this.#options.sessions?.store === undefined ? undefined : COOKIE_SEC
    response.setHeader('set-cookie', sessionCookie(request, session.secret, maxAgeSec))
    response.setHeader(PROOF_HEADER, session.proof)
    response.writeHead(204).end()
  }

  #refusedCode(): string {
    return this.sessions.hasLastingCode
      ? 'This link belongs to another node, or to an earlier run of this one. The terminal shows the current link.'
      : 'This link is unknown, or was already used. Each link opens the console once.'
  }

  /** The link is printed on the terminal only: requesting it requires reading access there. */
  #askForLink(request: IncomingMessage, response: ServerResponse): void {
    const now = performance.now()
    if (now - this.#lastLinkMs < LINK_MS) {
      sendText(response, 429, 'A link was shown a moment ago')
      return
    }
    this.#lastLinkMs = now
    this.#options.showLink(this.link(`http://${request.headers.host}`))
    response.writeHead(204).end()
  }

  #listConfirmations(request: IncomingMessage, response: ServerResponse): void {
    const { confirmations } = this.#options
    const refusal = refuseStranger(request, this.sessions)
    if (confirmations === undefined) sendText(response, 404, 'Not found')
    else if (refusal === undefined) sendJson(response, 200, { questions: confirmations.list() })
    else refuse(response, refusal)
  }

  /** The answer of a person to one question: `{"confirm": true}` is a yes. Programs cannot send it. */
  async #confirm({ pathname }: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { confirmations } = this.#options
    if (confirmations === undefined || request.method !== 'POST') return sendText(response, 404, 'Not found')
    const { sessions } = this
    const refusal = refuseNoPage(request) ?? refuseStranger(request, sessions) ?? refuseUnproven(request, sessions)
    if (refusal !== undefined) return refuse(response, refusal)
    const { confirm } = readObject(await readBody(request, BODY_LIMIT))
    if (typeof confirm !== 'boolean')
      return sendText(response, 400, 'The answer must be {"confirm": true} or {"confirm": false}')
    if (!confirmations.answer(pathname.slice(CONFIRMATIONS.length + 1), confirm)) {
      return sendText(response, 409, 'This question is no longer open')
    }
    response.writeHead(204).end()
  }

  /** Answers with the result of `convert` for the body. */
  async #convert(
    { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
    { kind, limit, convert }: Conversion,
  ): Promise<void> {
    const refusal = refuseStranger(request, this.sessions)
    if (refusal !== undefined) return refuse(response, refusal)
    const body = await readBody(request, limit)
    try {
      sendJson(response, 200, await convert(body))
    } catch (error) {
      sendText(response, 400, `This is not ${kind}: ${(error as Error).message}`)
    }
  }

  async #sendPage({ pathname }: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.statusCode = PAGES.test(pathname) || pathname === '/graphql' ? 200 : 404
    await this.#sendFile(this.#options.assets.page, 'no-cache', request, response)
  }

  async #sendFile(name: string, caching: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = this.#options.assets.read(name)
    if (content === undefined) return sendText(response, 404, 'Not found')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const body = takesBrotli ? content : await decompress(content)
    response.writeHead(response.statusCode, {
      'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': caching,
      vary: 'accept-encoding',
      ...(takesBrotli && { 'content-encoding': 'br' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function refuse(response: ServerResponse, { status, reason }: Refusal): void {
  sendText(response, status, reason)
}

/** Empty for a body that is not an object. */
function readObject(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(decodeInput(body) ?? ''))
  } catch {
    return {}
  }
}
