/** Method `client.version` served by vscode-jsonrpc over WebSocket, one message per text frame. */
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  createMessageConnection,
  type DataCallback,
  Disposable,
  type Message,
} from 'vscode-jsonrpc/node'
import type { WebSocket } from 'ws'
import { serveWebSocket } from './serveWebSocket.ts'

class FrameReader extends AbstractMessageReader {
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    super()
    this.#socket = socket
  }

  listen(callback: DataCallback): Disposable {
    this.#socket.on('message', (data: Buffer) => callback(JSON.parse(data.toString('utf8')) as Message))
    return Disposable.create(() => {})
  }
}

class FrameWriter extends AbstractMessageWriter {
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    super()
    this.#socket = socket
  }

  async write(message: Message): Promise<void> {
    this.#socket.send(JSON.stringify(message))
  }

  end(): void {}
}

serveWebSocket((socket) => {
  const connection = createMessageConnection(new FrameReader(socket), new FrameWriter(socket))
  connection.onRequest('client.version', () => ({ version: '3.0.0' }))
  connection.listen()
})
