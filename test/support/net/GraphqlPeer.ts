/**
 * A GraphQL and REST server that a test scripts: it answers, waits, refuses, breaks off in the middle, speaks the
 * sub-protocol `graphql-ws`. It listens on loopback on a free port and is gone when the running test is over.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'

export interface PeerRequest {
  readonly method: string
  readonly path: string
  readonly search: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** GraphQL text, of the body or of the query string. */
  readonly query: string
  readonly variables: unknown
  readonly body: string
}

/** An answer, or another reaction to a request. */
export type PeerAnswer =
  | { readonly data: unknown }
  | { readonly errors: readonly object[] }
  | { readonly status: number; readonly text?: string; readonly headers?: Record<string, string> }
  | { readonly json: unknown; readonly status?: number; readonly headers?: Record<string, string> }
  /** Never answers. */
  | 'silence'
  /** Breaks the connection without an answer. */
  | 'drop'
  /** Breaks the connection within the body. */
  | 'drop in the middle'

/** One message of a client over WebSocket. */
export interface PeerMessage {
  readonly type: string
  readonly id?: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into payloads of every shape
  readonly payload?: any
}

export interface PeerScript {
  /** Facts of `info`; absent: those of a current node. */
  info?: (request: PeerRequest) => object | PeerAnswer
  query?: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>
  rest?: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>
  /** Whether pages of other origins may make this request, also as a preflight. Absent: none may. */
  allowsPages?: (request: PeerRequest) => boolean
  /** Answer to a WebSocket handshake other than accepting it: an HTTP status. */
  upgrade?: (request: IncomingMessage) => number | undefined
  /** Headers of that status. */
  upgradeHeaders?: Readonly<Record<string, string>>
  /** A message over WebSocket. Absent: acknowledges and answers each `start` with what `query` says. */
  message?: (socket: WebSocket, message: PeerMessage) => void
}

export class GraphqlPeer {
  readonly requests: PeerRequest[] = []
  readonly messages: PeerMessage[] = []
  readonly upgrades: IncomingMessage[] = []
  readonly sockets = new Set<WebSocket>()
  script: PeerScript
  readonly #connections = new Set<Socket>()
  #server: Server
  #port = 0

  private constructor(script: PeerScript) {
    this.script = script
    this.#server = this.#create()
  }

  /** Starts a server that is stopped when the test is over. */
  static async start(script: PeerScript = {}): Promise<GraphqlPeer> {
    const peer = await GraphqlPeer.open(script)
    onTestFinished(() => peer.stop())
    return peer
  }

  /** Starts a server that the caller has to stop. */
  static async open(script: PeerScript = {}): Promise<GraphqlPeer> {
    const peer = new GraphqlPeer(script)
    await peer.#listen()
    return peer
  }

  /** `127.0.0.1:<port>` */
  get endpoint(): string {
    return `127.0.0.1:${this.#port}`
  }

  /** GraphQL requests other than `info`. */
  get queries(): PeerRequest[] {
    return this.requests.filter((request) => request.method === 'POST' && request.path === '/graphql')
  }

  get infoRequests(): PeerRequest[] {
    return this.requests.filter((request) => request.method === 'GET' && request.path === '/graphql')
  }

  /** Breaks all connections and stops listening; `restart` listens on the same port. */
  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.terminate()
    for (const connection of this.#connections) connection.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async restart(): Promise<void> {
    this.#server = this.#create()
    await this.#listen()
  }

  /** Sends a message to all connected clients. */
  broadcast(message: object): void {
    for (const socket of this.sockets) socket.send(JSON.stringify(message))
  }

  /** Settles with the first message for which `matches` holds, also an earlier one. */
  async nextMessage(matches: (message: PeerMessage) => boolean): Promise<PeerMessage> {
    for (;;) {
      const found = this.messages.find(matches)
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }

  #create(): Server {
    const server = createServer((request, response) => void this.#serve(request, response))
    const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'graphql-ws' })
    server.on('connection', (connection) => {
      this.#connections.add(connection)
      connection.on('close', () => this.#connections.delete(connection))
    })
    server.on('upgrade', (request, socket, head) => {
      this.upgrades.push(request)
      const status = this.script.upgrade?.(request)
      const headers = Object.entries(this.script.upgradeHeaders ?? {}).map(([name, value]) => `${name}: ${value}\r\n`)
      if (status !== undefined) socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\n${headers.join('')}\r\n`)
      else sockets.handleUpgrade(request, socket, head, (ws) => this.#accept(ws))
    })
    return server
  }

  async #listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #accept(socket: WebSocket): void {
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as PeerMessage
      this.messages.push(message)
      if (this.script.message === undefined) void this.answerMessage(socket, message)
      else this.script.message(socket, message)
    })
  }

  /** What happens to a message when the script says nothing. */
  async answerMessage(socket: WebSocket, { type, id, payload }: PeerMessage): Promise<void> {
    if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
    if (type !== 'start') return
    const request = { method: 'WS', path: '/graphql', headers: {}, body: '', ...payload } as PeerRequest
    const answer = (await this.script.query?.(request)) ?? { data: {} }
    if (answer === 'drop') return socket.terminate()
    if (typeof answer === 'object') socket.send(JSON.stringify({ type: 'data', id, payload: answer }))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const url = new URL(request.url!, 'http://peer')
    const parsed = body.startsWith('{') ? JSON.parse(body) : {}
    const asked: PeerRequest = {
      method: request.method!,
      path: url.pathname,
      search: url.searchParams,
      headers: request.headers,
      query: parsed.query ?? url.searchParams.get('query') ?? '',
      variables: parsed.variables,
      body,
    }
    if (this.script.allowsPages?.(asked) === true) allow(request, response)
    if (asked.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    this.requests.push(asked)
    send(request, response, await this.#answer(asked))
  }

  async #answer(asked: PeerRequest): Promise<PeerAnswer> {
    if (asked.path.startsWith('/v2/')) return (await this.script.rest?.(asked)) ?? { status: 404 }
    if (asked.method !== 'GET') return (await this.script.query?.(asked)) ?? { data: {} }
    const info = this.script.info?.(asked) ?? { version: '1.0.0', time: Date.now(), latency: 0, rempEnabled: false }
    return typeof info === 'string' || isAnswer(info) ? (info as PeerAnswer) : { data: { info } }
  }
}

/** Lets pages of all origins send their headers and read the answer; a permission is not kept by the browser. */
function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '0')
}

function isAnswer(value: object): boolean {
  return ['data', 'errors', 'status', 'json'].some((key) => key in value)
}

function send(request: IncomingMessage, response: ServerResponse, answer: PeerAnswer): void {
  if (answer === 'silence') return
  if (answer === 'drop') return void request.socket.destroy()
  if (answer === 'drop in the middle') {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"data":{"a', () => request.socket.destroy())
    return
  }
  if ('text' in answer || (!('json' in answer) && 'status' in answer)) {
    response.writeHead(answer.status, answer.headers).end(answer.text ?? '')
    return
  }
  const json = 'json' in answer ? answer.json : answer
  const { status = 200, headers = {} } = 'json' in answer ? answer : {}
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
}
