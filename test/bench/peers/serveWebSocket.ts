import type { AddressInfo, Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** Listens on a free port of loopback and prints the address. */
export function serveWebSocket(onConnection: (socket: WebSocket, stream: Socket) => void): void {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  })
  server.on('connection', (socket, request) => onConnection(socket, request.socket))
  server.on('listening', () => {
    process.stdout.write(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/\n`)
  })
}

/** Answers each text frame; the frames of one turn of the event loop are sent in one system call. */
export function answerFrames(answer: (text: string) => string): void {
  serveWebSocket((socket, stream) => {
    let queue: string[] = []
    const write = () => {
      stream.cork()
      for (const text of queue) socket.send(text)
      stream.uncork()
      queue = []
    }
    socket.on('message', (data: Buffer) => {
      if (queue.length === 0) setImmediate(write)
      queue.push(answer(data.toString('utf8')))
    })
  })
}
