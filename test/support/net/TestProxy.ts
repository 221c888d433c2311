/** A proxy on loopback that leads every connection to one server, whatever name was asked for. */
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export class TestProxy {
  /** Requests as they came: `CONNECT host:port`, `GET http://…`, `SOCKS host:port`. */
  readonly asked: string[] = []
  /** What came as `Proxy-Authorization`, or as user and password. */
  readonly authorizations: (string | undefined)[] = []
  /** Status with which all requests are refused; absent: they are served. */
  refuseWith: number | undefined
  readonly #target: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(target: string, makeServer: (proxy: TestProxy) => Server) {
    this.#target = target
    this.#server = makeServer(this)
    this.#server.on('connection', (socket) => this.#sockets.add(socket))
  }

  /** `target` is `127.0.0.1:port`. */
  static async startHttp(target: string): Promise<TestProxy> {
    return TestProxy.#listen(
      new TestProxy(target, (proxy) => {
        const server = createServer((asked, answer) => {
          if (proxy.#note(`${asked.method} ${asked.url}`, asked.headers['proxy-authorization'])) {
            const url = new URL(asked.url!)
            const { 'proxy-authorization': _, ...headers } = asked.headers
            const [hostname, port] = proxy.#target.split(':')
            const path = url.pathname + url.search
            const forwarded = request(
              { hostname, port, path, method: asked.method, headers },
              (reply: IncomingMessage) => {
                answer.writeHead(reply.statusCode!, reply.headers)
                reply.pipe(answer)
              },
            )
            asked.pipe(forwarded)
          } else answer.writeHead(proxy.refuseWith!).end()
        })
        server.on('connect', (asked, socket: Socket) => {
          if (proxy.#note(`CONNECT ${asked.url}`, asked.headers['proxy-authorization'])) {
            proxy.#join(socket, 'HTTP/1.1 200 Connected\r\n\r\n')
          } else socket.end(`HTTP/1.1 ${proxy.refuseWith} Refused\r\n\r\n`)
        })
        return server
      }),
    )
  }

  static async startSocks(target: string): Promise<TestProxy> {
    return TestProxy.#listen(
      new TestProxy(target, (proxy) =>
        createTcpServer((socket) => void proxy.#serveSocks(socket).catch(() => socket.destroy())),
      ),
    )
  }

  static async #listen(proxy: TestProxy): Promise<TestProxy> {
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      proxy.#server.close()
      for (const socket of proxy.#sockets) socket.destroy()
    })
    return proxy
  }

  /** `127.0.0.1:port` */
  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Whether the request is served. */
  #note(asked: string, authorization: string | undefined): boolean {
    this.asked.push(asked)
    this.authorizations.push(authorization)
    return this.refuseWith === undefined
  }

  #join(socket: Socket, greeting: string | Uint8Array): void {
    const [host, port] = this.#target.split(':')
    const server = connect({ host: host!, port: Number(port) }, () => {
      socket.write(greeting)
      socket.pipe(server).pipe(socket)
    })
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }

  async #serveSocks(socket: Socket): Promise<void> {
    const chunks = socket.iterator({ destroyOnReturn: false })
    const next = async () => (await chunks.next()).value as Buffer
    const [, , method] = await next()
    socket.write(Uint8Array.of(5, method!))
    let user: string | undefined
    if (method === 2) {
      const sent = await next()
      const length = sent[1]!
      user = `${sent.subarray(2, 2 + length)}:${sent.subarray(3 + length)}`
      socket.write(Uint8Array.of(1, 0))
    }
    const wanted = await next()
    const name = wanted[3] === 3 ? String(wanted.subarray(5, 5 + wanted[4]!)) : wanted.subarray(4, 8).join('.')
    await chunks.return?.()
    if (this.#note(`SOCKS ${name}:${wanted.readUInt16BE(wanted.length - 2)}`, user)) {
      this.#join(socket, Uint8Array.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0))
    } else socket.end(Uint8Array.of(5, this.refuseWith!, 0, 1, 0, 0, 0, 0, 0, 0))
  }
}
