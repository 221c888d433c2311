/**
 * Joins the WebSocket of a client to one of a node, and to another one if the node is lost (see ClientOperations). Both
 * sub-protocols are relayed: `graphql-ws` (`start`, `data`) and `graphql-transport-ws` (`subscribe`, `next`).
 *
 * Back pressure works in both directions: neither side is read faster than the other one can take it. Reading from a
 * client also stops while output waits for it, and the client is dropped if it does not read for a while.
 */
import { type RawData, WebSocket } from 'ws'
import { BackOff } from '../../net/BackOff.ts'
import type { Clock, Timer } from '../../ports/Clock.ts'
import type { Log } from '../../ports/Log.ts'
import { connectionOpener } from '../../system/proxy/connectionOpener.ts'
import type { SocketPlace } from './ClientLimits.ts'
import { ClientOperations } from './ClientOperations.ts'
import { type Frame, parseFrame } from './frames.ts'
import type { GatewayEvents, GatewayOptions } from './GatewayOptions.ts'
import { isTooDeep, tooDeep } from './graphqlLimits.ts'
import type { UpstreamNode, Upstreams } from './Upstreams.ts'

/** Time for the handshake with a node, ms. */
const HANDSHAKE_MS = 10_000
/** Number of bytes buffered for one side at which the other side is no longer read. */
const SLOW_BYTES = 1 << 20
/** Time limit for finding another node, ms. */
const RECONNECT_MS = 60_000
/** Interval of keep-alive messages in the older sub-protocol, ms. */
const KEEP_ALIVE_MS = 10_000
/** Close code that asks a client to connect again. Source: RFC 6455 registry, 1012 Service Restart. */
const RESTART = 1012
const TRY_AGAIN_LATER = 1013
const INTERNAL_ERROR = 1011
const INVALID_MESSAGE = 4400
/** Close code for a client whose first message did not come in time. */
const INIT_TIMEOUT = 4408
/** Close codes for unsupported, malformed, forbidden and too large messages. Source: RFC 6455 section 7.4.1. */
const CLIENT_FAULTS = new Set([1003, 1007, 1008, 1009])

export interface GatewayLinkOptions
  extends Pick<GatewayOptions, 'routes' | 'answerLimit' | 'stallMs'>,
    Pick<GatewayEvents, 'onRefused' | 'onResumed'> {
  readonly upstreams: Upstreams
  readonly clock: Clock
  readonly log: Log
  /** Version to report in answers. */
  readonly version: string
  readonly authorization: string | undefined
  /** Place of the WebSocket, which counts its operations. */
  readonly place: SocketPlace
  /** Called when more output waits for the client than it should. */
  readonly onWaiting: () => void
}

export class GatewayLink {
  readonly #client: WebSocket
  readonly #options: GatewayLinkOptions
  readonly #operations: ClientOperations
  /** The `connection_init` of the client, once it has arrived: it is repeated at each further node. */
  #init: { readonly payload: unknown } | undefined
  #isAcknowledged = false
  #node: WebSocket | undefined
  /** Whether messages of the client can be passed on. */
  #isReady = false
  /** Messages of the client that arrived before the node was ready. */
  #early: string[] = []
  #isEnded = false
  #keepAlive: Timer | undefined
  #stall: Timer | undefined

  constructor(client: WebSocket, options: GatewayLinkOptions) {
    this.#client = client
    this.#options = options
    this.#operations = new ClientOperations({
      ...options,
      isNew: this.#isNew,
      toNode: (text) => this.#toNode(text),
      toClient: (frame) => this.#toClient(frame),
    })
    client.on('message', (data, isBinary) => {
      if (isBinary) return void client.close(INVALID_MESSAGE, 'Invalid message')
      this.#guard(() => this.#fromClient(String(data)))
    })
    // Answers to pings count as output, too.
    client.on('ping', () => this.#boundOutput())
    client.on('close', (code, reason) => this.#clientGone(code, reason))
    client.on('error', () => this.#end(1011, 'The connection broke'))
    client.pause()
    void this.#connect()
  }

  get #isNew(): boolean {
    return this.#client.protocol === 'graphql-transport-ws'
  }

  /** Output that waits for the client, bytes. */
  get waitingBytes(): number {
    return this.#client.readyState === WebSocket.OPEN ? this.#client.bufferedAmount : 0
  }

  /** Asks the client to connect again; everything sent before arrives first. */
  restart(): void {
    this.#end(RESTART, 'The gateway is stopping, connect again')
  }

  terminate(): void {
    this.#client.terminate()
    this.#end(1006, '')
  }

  /** Tries nodes until one accepts the connection. */
  async #connect(): Promise<void> {
    const { upstreams, clock } = this.#options
    const backOff = new BackOff()
    const startMs = clock.elapsed()
    let node: UpstreamNode | undefined
    await upstreams.checked
    while (!this.#isEnded) {
      node = upstreams.pick(node)
      // To resume, the node must be up, and its epoch known.
      const problem = this.#isAcknowledged ? await upstreams.inspect(node) : undefined
      if (this.#isEnded) return
      const outcome = problem === undefined ? await this.#open(node) : new Error(problem)
      if (outcome === 'ready' || this.#isEnded) return
      if (outcome === 'refused') return this.#end(1011, 'The upstream node offers no GraphQL over WebSocket')
      upstreams.suspect(node)
      if (clock.elapsed() - startMs > RECONNECT_MS) return this.#end(TRY_AGAIN_LATER, 'No node can be reached')
      // With several nodes the next one is tried at once.
      const pauseMs = backOff.next()
      const waits = pauseMs > 0 ? pauseMs : upstreams.nodes.length > 1 ? 0 : 100
      await new Promise<void>((resolve) => void clock.setTimer(waits, resolve))
    }
  }

  #open(upstream: UpstreamNode): Promise<'ready' | 'refused' | Error> {
    const { authorization, answerLimit, routes } = this.#options
    const url = new URL(upstream.webSocketUrl)
    const headers = authorization === undefined ? {} : { authorization }
    const node = new WebSocket(url, this.#client.protocol || 'graphql-ws', {
      headers,
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: answerLimit,
      createConnection: connectionOpener(routes, url, HANDSHAKE_MS) as never,
    })
    this.#node = node
    return new Promise((resolve) => {
      let isOpen = false
      let problem: Error | undefined
      let handshake: Timer | undefined
      node.on('unexpected-response', (_, response) => {
        const { statusCode = 0 } = response
        node.terminate()
        const isFinal = statusCode < 500 && statusCode !== 408 && statusCode !== 429
        resolve(isFinal && !this.#isAcknowledged ? 'refused' : new Error(`status ${statusCode}`))
      })
      node.on('error', (error) => {
        problem ??= error
      })
      node.on('message', (data: RawData) => {
        if (this.#node !== node || this.#isEnded) return
        this.#guard(() => {
          const text = String(data)
          const frame = parseFrame(text)
          if (frame?.type !== 'connection_ack' || this.#isReady || !this.#isAcknowledged)
            return this.#fromNode(frame, text)
          handshake?.cancel()
          this.#begin(upstream)
          resolve('ready')
        })
      })
      node.on('open', () => {
        isOpen = true
        if (this.#isEnded) return node.terminate()
        // A previous node may have been lost after the client's `connection_init` and before its answer.
        if (this.#init !== undefined || this.#isAcknowledged)
          node.send(JSON.stringify({ type: 'connection_init', payload: this.#init?.payload }))
        if (this.#isAcknowledged) handshake = this.#options.clock.setTimer(HANDSHAKE_MS, () => node.terminate())
        else {
          this.#begin(upstream)
          resolve('ready')
        }
      })
      node.on('close', (code, reason) => {
        handshake?.cancel()
        if (this.#node !== node) return
        this.#node = undefined
        const wasReady = this.#isReady
        this.#isReady = false
        this.#operations.suspend()
        resolve(problem ?? new Error(`closed with ${code}`))
        if (isOpen && this.#isRefusal(code)) return this.#end(code, String(reason))
        if (this.#isEnded || !wasReady) return
        this.#client.pause()
        this.#options.upstreams.suspect(upstream)
        void this.#connect()
      })
    })
  }

  /** Whether a node rejects the client itself: another node would do the same. */
  #isRefusal(code: number): boolean {
    return (
      CLIENT_FAULTS.has(code) || (code >= 4400 && code < 4500 && (code !== INIT_TIMEOUT || this.#init === undefined))
    )
  }

  /** The node takes messages now: restarts the operations there, and handles what the client has sent meanwhile. */
  #begin({ epoch }: UpstreamNode): void {
    this.#isReady = true
    this.#operations.resume(epoch, !this.#isAcknowledged)
    for (const text of this.#early.splice(0)) this.#guard(() => this.#fromClient(text))
    this.#resumeClient()
  }

  /** Runs `work`; an error in it ends only this connection. */
  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#options.log.error('connection failed', { name: (error as Error).name, reason: (error as Error).message })
      this.#end(INTERNAL_ERROR, 'Internal error')
    }
  }

  #fromClient(text: string): void {
    if (this.#isEnded) return
    if (!this.#isReady) return void this.#early.push(text)
    const frame = parseFrame(text)
    if (isTooDeep(text)) return void this.#refuseDeep(frame)
    switch (frame?.type) {
      case 'connection_init':
        this.#init ??= { payload: frame.payload }
        this.#operations.takesCursors ||= (frame.payload as { cursors?: unknown } | null | undefined)?.cursors === true
        break
      case 'connection_terminate':
        this.#toNode(text)
        return void this.#end(1000, '')
      case 'ping':
        return void this.#toClient({ type: 'pong', payload: frame.payload })
      case 'pong':
        return
      case 'start':
      case 'subscribe':
        if (this.#init === undefined) break
        return void this.#operations.start(frame, text)
      case 'stop':
      case 'complete':
        this.#operations.forget(String(frame.id))
    }
    this.#toNode(text)
  }

  #refuseDeep(frame: Frame | undefined): void {
    const isStart = frame?.type === 'start' || frame?.type === 'subscribe'
    if (isStart && typeof frame.id === 'string') this.#operations.sendError(frame.id, tooDeep)
    else this.#client.close(INVALID_MESSAGE, 'Message nested too deep')
  }

  #fromNode(frame: Frame | undefined, text: string): void {
    switch (frame?.type) {
      case 'connection_ack':
        return void this.#acknowledge(frame)
      case 'ka':
      case 'pong':
        return
      case 'ping':
        return void this.#toNode(JSON.stringify({ type: 'pong' }))
    }
    if (frame === undefined || !this.#operations.hear(frame, text)) this.#pass(text)
  }

  #acknowledge(frame: Frame): void {
    if (this.#isAcknowledged) return void this.#toClient(frame)
    this.#isAcknowledged = true
    const payload = { ...(frame.payload as object | null | undefined), cursors: true }
    this.#toClient({ type: 'connection_ack', payload })
    if (!this.#isNew) this.#sendKeepAlive()
  }

  #sendKeepAlive(): void {
    this.#toClient({ type: 'ka' })
    this.#keepAlive = this.#options.clock.setTimer(KEEP_ALIVE_MS, () => this.#sendKeepAlive())
  }

  /** Pauses the client while the node is slow, which bounds what is buffered here. */
  #toNode(text: string): void {
    const node = this.#node
    if (node?.readyState !== WebSocket.OPEN) return
    node.send(text, () => {
      if (node.bufferedAmount <= SLOW_BYTES) this.#resumeClient()
    })
    if (node.bufferedAmount > SLOW_BYTES) this.#client.pause()
  }

  /** Resumes reading from the client, unless too much output waits for the node or the client. */
  #resumeClient(): void {
    if (!this.#client.isPaused || !this.#isReady || this.#isEnded) return
    if (this.#client.bufferedAmount > SLOW_BYTES || (this.#node?.bufferedAmount ?? 0) > SLOW_BYTES) return
    this.#client.resume()
  }

  #toClient(frame: Frame): void {
    this.#pass(JSON.stringify(frame))
  }

  #pass(text: string): void {
    if (this.#client.readyState !== WebSocket.OPEN) return
    this.#client.send(text, () => {
      if (this.#client.bufferedAmount > SLOW_BYTES) return this.#watchStall()
      this.#stall?.cancel()
      this.#stall = undefined
      if (this.#node?.isPaused) this.#node.resume()
      this.#resumeClient()
    })
    this.#boundOutput()
  }

  /** Stops reading from both sides while too much output waits for the client. */
  #boundOutput(): void {
    if (this.waitingBytes <= SLOW_BYTES || this.#isEnded) return
    this.#client.pause()
    this.#node?.pause()
    if (this.#stall === undefined) this.#watchStall()
    this.#options.onWaiting()
  }

  #watchStall(): void {
    const { clock, log, stallMs } = this.#options
    this.#stall?.cancel()
    if (this.#isEnded) return
    this.#stall = clock.setTimer(stallMs, () => {
      log.warn('a WebSocket was closed because its client does not read', { bytes: this.waitingBytes })
      this.terminate()
    })
  }

  #clientGone(code: number, reason: Buffer): void {
    // Reserved codes, such as 1005 and 1006, must not be sent.
    const isSendable = code === 1000 || code >= 3000
    const node = this.#node
    if (isSendable && node?.readyState === WebSocket.OPEN) node.close(code, reason)
    this.#end(1000, '')
  }

  #end(code: number, reason: string): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#keepAlive?.cancel()
    this.#stall?.cancel()
    this.#operations.close()
    this.#options.place.leave()
    const node = this.#node
    const client = this.#client
    if (code !== 1006 && client.readyState === WebSocket.OPEN) client.close(code, reason.slice(0, 120))
    // A paused side would never see the close frame.
    client.resume()
    if (node === undefined) return
    closeNode(node)
    this.#options.clock.setTimer(1000, () => {
      node.terminate()
      if (client.readyState !== WebSocket.CLOSED) client.terminate()
    })
  }
}

/** A paused connection would never see the close frame; a connection that is not open yet cannot be resumed. */
function closeNode(node: WebSocket): void {
  const isConnecting = node.readyState === WebSocket.CONNECTING
  node.close()
  if (!isConnecting) node.resume()
}
