/** Answers every GraphQL query with the same block, over HTTP and over sub-protocol `graphql-ws`; prints `host:port`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const data = '{"data":{"info":{"version":"1.0.0","time":1784800000000,"latency":0,"rempEnabled":false}}}'

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.setHeader('content-type', 'application/json').end(data))
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false, handleProtocols: () => 'graphql-ws' })
sockets.on('connection', (socket, { socket: stream }) => {
  let queue: string[] = []
  const write = () => {
    stream.cork()
    for (const text of queue) socket.send(text)
    stream.uncork()
    queue = []
  }
  const send = (text: string) => {
    if (queue.length === 0) setImmediate(write)
    queue.push(text)
  }
  socket.on('message', (bytes: Buffer) => {
    const { type, id } = JSON.parse(bytes.toString()) as { type: string; id?: string }
    if (type === 'connection_init') send('{"type":"connection_ack"}')
    if (type !== 'start') return
    send(`{"type":"data","id":"${id}","payload":${data}}`)
    send(`{"type":"complete","id":"${id}"}`)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
