/**
 * A TCP proxy in front of a PostgreSQL server that loses connections in the middle of a commit: the message with the
 * COMMIT is dropped, or forwarded while its answer is dropped. With `leavesServer`, the server does not learn that the
 * client has gone.
 */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type CutPlace =
  /** The commit never reaches the server. */
  | 'before'
  /** The commit reaches the server, its answer never the client. */
  | 'after'
  /** The commit reaches the server with `deliver`, long after the client has lost the connection. */
  | 'late'

export class CommitCutter {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #serverPort: number
  #next: { readonly place: CutPlace; readonly leavesServer: boolean } | undefined
  #isAway = false
  #deliver: (() => void) | undefined
  #answered: (() => void) | undefined
  cuts = 0
  /** Number of connections that were refused while the proxy was away. */
  refused = 0

  private constructor(server: Server, serverPort: number) {
    this.#server = server
    this.#serverPort = serverPort
    server.on('connection', (client) => this.#connect(client))
  }

  static async start(serverPort: number): Promise<CommitCutter> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new CommitCutter(server, serverPort)
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  /** Cuts the connection with the next commit. */
  cutNext(place: CutPlace, leavesServer = false): void {
    this.#next = { place, leavesServer }
  }

  /** Sends the server what was cut `late`; settles when it has answered. */
  async deliver(): Promise<void> {
    const answered = Promise.withResolvers<void>()
    this.#answered = answered.resolve
    this.#deliver!()
    await answered.promise
  }

  /** Takes no connections any more after the next cut, until it is set to false. */
  set isAway(isAway: boolean) {
    this.#isAway = isAway
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #connect(client: Socket): void {
    if (this.#isAway && this.#next === undefined) {
      client.destroy()
      this.refused++
      return
    }
    const server = connect(this.#serverPort, '127.0.0.1')
    let isCut = false
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => this.#sockets.delete(socket))
    }
    const closeBoth = () => {
      client.destroy()
      if (!isCut) server.destroy()
    }
    client.on('close', closeBoth)
    server.on('close', closeBoth)
    client.on('data', (bytes) => {
      const next = this.#next
      if (next === undefined || !isCommit(bytes)) {
        server.write(bytes)
        return
      }
      this.#next = undefined
      this.cuts++
      isCut = true
      if (next.place === 'late') {
        this.#deliver = () => server.write(bytes)
        client.destroy()
      } else if (next.place === 'before') {
        client.destroy()
        if (!next.leavesServer) server.destroy()
      } else server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (isCut) {
        this.#answered?.()
        client.destroy()
        server.destroy()
      } else client.write(bytes)
    })
  }
}

/** Whether it is the text of a transaction that writes items; that of a batch that was lost asks only for its mark. */
function isCommit(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return (
    /COMMIT\0?$/.test(text) &&
    !text.includes('CREATE') &&
    /(INSERT INTO|DELETE FROM) "\w+"\.(local_items|proofs)/.test(text)
  )
}
