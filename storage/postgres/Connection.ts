/**
 * One connection to the server. Everything is a text of plain statements, so that it also works through a pooler that
 * assigns another session to each transaction: no prepared statements, no settings of a session.
 */
import { Socket } from 'node:net'
import type { Client, QueryResult } from 'pg'
import type { StorageServer } from '../../src/ports/Storage.ts'
import { codeOf, translateError } from './postgresErrors.ts'
import { type TlsAttempt, tlsAttempts } from './tlsOptions.ts'

/** Additional time that the program waits for an answer after the time limit of the server, ms. */
const GRACE_MS = 5000
const KEEP_ALIVE_MS = 10_000
/** Time limit of an orderly end, ms. */
const END_MS = 1000

/** Rows of one statement, each an array of its columns. */
export interface StatementResult {
  readonly command: string
  // biome-ignore lint/suspicious/noExplicitAny: each statement knows its columns
  readonly rows: readonly any[][]
}

/** Members that the type definitions of the driver lack. */
type DriverClient = Client & { readonly processID: number; ref(): void; unref(): void }

export class Connection {
  readonly #client: DriverClient
  readonly #socket: Socket
  readonly #answerMs: number
  #isBroken = false

  /** @throws errors of the driver, the server and the network */
  static async open(server: StorageServer): Promise<Connection> {
    const attempts = tlsAttempts(server)
    for (const [index, tls] of attempts.entries()) {
      try {
        return await Connection.#connect(server, tls)
      } catch (error) {
        if (index === attempts.length - 1 || !isForOtherKind(error)) throw error
      }
    }
    throw new Error('No way to connect')
  }

  static async #connect(server: StorageServer, tls: TlsAttempt): Promise<Connection> {
    const { default: pg } = await import('pg')
    const socket = new Socket()
    const client = new pg.Client({
      ...{ host: server.host, port: server.port, application_name: server.applicationName ?? 'vendorclient' },
      ...(server.user !== undefined && { user: server.user }),
      ...(server.password !== undefined && { password: server.password }),
      ...(server.database !== undefined && { database: server.database }),
      ...{ ssl: tls, connectionTimeoutMillis: server.connectTimeoutMs, stream: () => socket },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS },
    })
    const connection = new Connection(client, socket, server.statementTimeoutMs + GRACE_MS)
    try {
      await client.connect()
      return connection
    } catch (error) {
      socket.destroy()
      throw error
    }
  }

  private constructor(client: Client, socket: Socket, answerMs: number) {
    this.#client = client as DriverClient
    this.#socket = socket
    this.#answerMs = answerMs
    // Pending statements fail with the error as well.
    client.on('error', () => {
      this.#isBroken = true
    })
    client.on('end', () => {
      this.#isBroken = true
    })
  }

  get isBroken(): boolean {
    return this.#isBroken
  }

  /** Runs statements one after the other and stops at the first failure. Returns one result per statement. */
  async run(text: string): Promise<readonly StatementResult[]> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`no answer within ${this.#answerMs} ms`))
        this.destroy()
      }, this.#answerMs)
    })
    try {
      const query = this.#client.query({ text, rowMode: 'array' }) as Promise<unknown>
      // The query may fail after its caller has stopped waiting for it.
      query.catch(() => {})
      const results = (await Promise.race([query, late])) as QueryResult | QueryResult[]
      return [results].flat().map(({ command, rows }) => ({ command, rows: rows as unknown[][] }))
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Whether the session belongs to this connection. A pooler may assign another one to each transaction; it names no process of
   * the server, or another one than that which answers.
   */
  async isSession(): Promise<boolean> {
    const [answer] = await this.run('SELECT pg_backend_pid()')
    return answer!.rows[0]![0] === this.#client.processID
  }

  /** Calls with each notification that another session has sent. */
  onNotification(listener: (payload: string) => void): void {
    this.#client.on('notification', ({ processId, payload = '' }) => {
      if (processId !== this.#client.processID) listener(payload)
    })
  }

  onEnd(listener: () => void): void {
    this.#client.on('end', listener)
  }

  /** Keeps the process alive. */
  ref(): void {
    this.#client.ref()
  }

  unref(): void {
    this.#client.unref()
  }

  async end(): Promise<void> {
    const timer = setTimeout(() => this.destroy(), END_MS)
    try {
      this.#client.ref()
      await this.#client.end()
    } catch {
      this.destroy()
    } finally {
      clearTimeout(timer)
    }
  }

  destroy(): void {
    this.#isBroken = true
    this.#socket.destroy()
  }
}

/** Opens a connection for the time of some work. Throws StorageError. */
export async function withConnection<T>(
  server: StorageServer,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  let connection: Connection | undefined
  try {
    connection = await Connection.open(server)
    return await work(connection)
  } catch (error) {
    throw translateError(error, server)
  } finally {
    await connection?.end()
  }
}

/** Whether the server may accept a connection of the other kind: with TLS instead of without, or the reverse. */
function isForOtherKind(error: unknown): boolean {
  return /does not support SSL/.test((error as Error).message) || codeOf(error) === '28000'
}
