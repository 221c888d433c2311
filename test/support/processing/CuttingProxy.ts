/**
 * A relay of bytes between a client and a node that cuts a connection in the middle of the exchange of a message: after
 * a number of bytes of the request, or of the answer. Other exchanges pass, until then and, if it recovers, afterwards.
 */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Where the exchange of the first message ends. */
export interface Cut {
  readonly side: 'request' | 'answer'
  /** Share of the bytes that pass, 0 to 1; at 1 all of them pass before the connection is gone. */
  readonly share: number
  /** After the cut the proxy answers nothing until `recover`. */
  readonly dies: boolean
}

const POST = 'POST /v2/messages'

export class CuttingProxy {
  /** The cut was made. */
  hasCut = false
  readonly #upstream: URL
  readonly #cut: Cut
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #isDead = false

  private constructor(upstream: string, cut: Cut) {
    this.#upstream = new URL(upstream)
    this.#cut = cut
    this.#server = createServer((client) => this.#relay(client))
  }

  static async start(upstream: string, cut: Cut): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(upstream, cut)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Passes everything from now on. */
  recover(): void {
    this.#isDead = false
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #relay(client: Socket): void {
    this.#watch(client)
    if (this.#isDead) {
      client.destroy()
      return
    }
    const node = connect(Number(this.#upstream.port), this.#upstream.hostname)
    this.#watch(node)
    client.on('close', () => node.destroy())
    node.on('close', () => client.destroy())
    let isMessage = false
    let request = Buffer.alloc(0)
    let answer = Buffer.alloc(0)
    client.on('data', (piece: Buffer) => {
      if (!isMessage && (this.hasCut || !piece.toString('latin1').startsWith(POST))) {
        node.write(piece)
        return
      }
      isMessage = true
      request = Buffer.concat([request, piece])
      if (!isWhole(request)) return
      if (this.#cut.side === 'answer') node.write(request)
      else node.write(this.#partOf(request), () => this.#end(client, node))
    })
    node.on('data', (piece: Buffer) => {
      if (!isMessage) {
        client.write(piece)
        return
      }
      answer = Buffer.concat([answer, piece])
      if (isWhole(answer)) client.write(this.#partOf(answer), () => this.#end(client, node))
    })
  }

  #partOf(bytes: Buffer): Buffer {
    return bytes.subarray(0, Math.floor(bytes.length * this.#cut.share))
  }

  #end(client: Socket, node: Socket): void {
    this.hasCut = true
    this.#isDead = this.#cut.dies
    client.destroy()
    node.destroy()
    if (!this.#cut.dies) return
    for (const socket of this.#sockets) socket.destroy()
  }

  #watch(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    // An error is followed by `close`.
    socket.on('error', () => {})
  }
}

/** Whether an HTTP message with a length has come as a whole. */
function isWhole(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1]
  if (length === undefined) return /transfer-encoding: *chunked/i.test(text.slice(0, end)) && text.endsWith('0\r\n\r\n')
  return bytes.length >= end + 4 + Number(length)
}
