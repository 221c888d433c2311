import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** A node that reports its version, and otherwise answers as scripted by a test. */
export class ScriptedNode {
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })
  readonly requests: string[] = []
  /** WebSockets of the gateway, in their order. */
  readonly links: WebSocket[] = []
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    void response.end('{"data":{"info":{"version":"1.0.0"}}}')
  /** Handles a message on a WebSocket. */
  receive: (frame: { type: string; id?: string }, socket: WebSocket) => void = ({ type }, socket) => {
    if (type === 'connection_init') socket.send('{"type":"connection_ack"}')
  }

  constructor() {
    this.#server = createServer((request, response) => {
      if (request.url?.includes('version')) {
        response.end('{"data":{"info":{"version":"1.0.0"}}}')
        return
      }
      this.requests.push(request.url ?? '')
      this.answer(request, response)
    })
    this.#server.on('upgrade', (request, stream, head) => {
      this.#sockets.handleUpgrade(request, stream, head, (socket) => {
        this.links.push(socket)
        socket.on('error', () => {})
        socket.on('message', (data) => this.receive(JSON.parse(String(data)), socket))
      })
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    for (const link of this.links) link.terminate()
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
