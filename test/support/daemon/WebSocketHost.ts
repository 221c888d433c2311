import WebSocket from 'ws'
import { Host } from './Host.ts'

/** A host that is connected to a serving daemon. */
export class WebSocketHost extends Host {
  readonly kind = 'websocket'
  readonly socket: WebSocket

  private constructor(socket: WebSocket) {
    super()
    this.socket = socket
    socket.on('message', (data) => this.deliver(data.toString()))
    socket.on('close', (code, reason) => this.end({ code, reason: reason.toString() }))
    socket.on('error', () => {})
  }

  /** Rejects when the daemon refuses. */
  static open(url: string, token: string, options: WebSocket.ClientOptions = {}): Promise<WebSocketHost> {
    const headers = { authorization: `Bearer ${token}` }
    const socket = new WebSocket(url, 'rpc.v1', { headers, perMessageDeflate: false, ...options })
    const host = new WebSocketHost(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(host))
      socket.once('error', reject)
    })
  }

  protected sendTexts(texts: readonly string[]): void {
    for (const text of texts) this.socket.send(text)
  }

  async sendInPieces(message: unknown, pieceBytes: number): Promise<void> {
    const bytes = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message))
    for (let start = 0; start < bytes.length || start === 0; start += pieceBytes) {
      const fin = start + pieceBytes >= bytes.length
      this.socket.send(bytes.subarray(start, start + pieceBytes), { binary: false, fin })
      if (start % 64 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  close(): void {
    this.socket.close()
  }

  /** The host stops reading. */
  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }
}
