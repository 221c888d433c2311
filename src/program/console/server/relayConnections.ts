/** Forwards messages between pages and the library unchanged. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { openWebSocket } from '../../../../rpc/transports/openWebSocket.ts'
import type { Log } from '../../../ports/Log.ts'
import { systemClock } from '../../../system/systemClock.ts'
import { acceptorOf, closeWebSockets, refuseUpgrade } from '../../http/webSockets.ts'
import type { Library } from './Library.ts'

/** Bytes waiting for one side above which the other side is not read. */
const BUFFER_BYTES = 4 * 1024 * 1024
/** Maximum size of a message, bytes: the largest answer of a daemon, and a reserve. */
const MESSAGE_BYTES = 128 * 1024 * 1024
/** Maximum number of connections of pages. */
const MAX_CONNECTIONS = 48

export interface Relay {
  /** Accepts an upgrade that was already checked. */
  accept(request: IncomingMessage, stream: Duplex, head: Buffer): void
  close(): void
}

export function createRelay(library: Library, log: Log): Relay {
  const sockets = acceptorOf(['rpc.v1'], { perMessageDeflate: false, maxPayload: MESSAGE_BYTES })
  const connect = async (page: WebSocket) => {
    page.on('error', () => page.terminate())
    page.pause()
    try {
      const { url, token } = await library.address()
      const opened = await openWebSocket(url, token)
      if ('failure' in opened) throw new Error(opened.failure.reason)
      join(page, opened.socket)
    } catch (error) {
      log.warn('no library for a page', { reason: (error as Error).message })
      page.resume()
      page.close(1011, 'The library cannot be reached')
    }
  }
  return {
    accept: (request, stream, head) => {
      if (sockets.clients.size >= MAX_CONNECTIONS) {
        return refuseUpgrade(stream, { status: 503, reason: 'The console has too many connections' })
      }
      sockets.handleUpgrade(request, stream, head, (page) => void connect(page))
    },
    close: () => closeWebSockets(sockets, systemClock, 'The console is stopping'),
  }
}

function join(page: WebSocket, library: WebSocket): void {
  library.on('error', () => library.terminate())
  pass(page, library)
  pass(library, page)
  if (page.readyState === page.OPEN) page.resume()
  else library.close()
}

function pass(from: WebSocket, to: WebSocket): void {
  from.on('message', (data: Buffer, isBinary) => {
    to.send(data, { binary: isBinary }, () => {
      if (from.isPaused && to.bufferedAmount <= BUFFER_BYTES) from.resume()
    })
    if (to.bufferedAmount > BUFFER_BYTES) from.pause()
  })
  from.on('close', (code, reason) => {
    // These codes are only reported locally and cannot be sent.
    if (code === 1005 || code === 1006) to.close(1000)
    else to.close(code, reason.toString())
  })
}
