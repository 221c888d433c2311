/** A TCP proxy in front of a PostgreSQL server that counts what its clients ask, by the messages of the protocol. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

const [QUERY, COMMAND_COMPLETE] = ['Q', 'C']

export interface StatementCounts {
  /** Texts that were sent, each answered before the next one on its connection. */
  readonly roundTrips: number
  /** Statements that were run, in all texts. */
  readonly statements: number
  /** Transactions that have written something, each with one flush of the disk. */
  readonly commits: number
}

export class StatementCounter {
  readonly #server: Server
  readonly #serverPort: number
  readonly #sockets = new Set<Socket>()
  #texts: string[] = []
  #statements = 0

  private constructor(server: Server, serverPort: number) {
    this.#server = server
    this.#serverPort = serverPort
    server.on('connection', (client) => this.#connect(client))
  }

  static async start(serverPort: number): Promise<StatementCounter> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new StatementCounter(server, serverPort)
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  /** The counts since the last call; round trips are counted only for texts that satisfy `counts`. */
  take(counts: (text: string) => boolean = () => true): StatementCounts {
    const counted = this.#texts.filter(counts)
    const [roundTrips, statements] = [counted.length, this.#statements]
    this.#texts = []
    this.#statements = 0
    return { roundTrips, statements, commits: counted.filter(isWrite).length }
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #connect(client: Socket): void {
    const server = connect(this.#serverPort, '127.0.0.1')
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    // The first message of a client has no type.
    const asked = reader(true, (type, body) => {
      if (type === QUERY) this.#texts.push(body.toString('latin1', 0, body.length - 1))
    })
    const answered = reader(false, (type) => {
      if (type === COMMAND_COMPLETE) this.#statements++
    })
    client.on('data', (bytes) => {
      asked(bytes)
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      answered(bytes)
      client.write(bytes)
    })
  }
}

/** The text of a transaction that writes, or the last one of it. */
function isWrite(text: string): boolean {
  return text.endsWith('COMMIT') && /(INSERT INTO|DELETE FROM) "\w+"\.(local_items|proofs)/.test(text)
}

/** Takes the bytes of one side as they come, and calls with each message. */
function reader(hasStart: boolean, found: (type: string, body: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isStart = hasStart
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const head = isStart ? 0 : 1
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (!isStart) found(rest.toString('latin1', 0, 1), rest.subarray(5, end))
      isStart = false
      rest = rest.subarray(end)
    }
  }
}
