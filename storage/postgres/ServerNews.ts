/**
 * News between the processes that use one schema, by LISTEN and NOTIFY on a separate connection. News may be lost, and a
 * pooler that assigns another session to each transaction does not pass them on: nothing may depend on them.
 */
import type { NewsListener, StorageServer } from '../../src/ports/Storage.ts'
import { Connection } from './Connection.ts'
import { listenText, notifyText } from './statements.ts'

/** Pause before a lost connection is opened again, ms. */
const AGAIN_MS = 5000
/** Longest text that is sent, bytes; the server accepts less than 8000. */
const MAX_BYTES = 7000

export class ServerNews {
  readonly #server: StorageServer
  readonly #listeners = new Set<NewsListener>()
  readonly #unsent = new Set<string>()
  #connection: Connection | undefined
  #again: NodeJS.Timeout | undefined
  #isSending = false
  #isClosed = false

  constructor(server: StorageServer) {
    this.#server = server
  }

  /** Number of connections that this needs. */
  get connections(): number {
    return this.#listeners.size > 0 && this.#server.poolSize > 1 ? 1 : 0
  }

  /** Calls the listener with the news of other listeners, in this and in other processes. Returns how to end that. */
  hear(listener: NewsListener): () => void {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) void this.#connect()
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** @param sender the listener that has the news already */
  announce(news: string, sender: NewsListener): void {
    for (const listener of this.#listeners) if (listener !== sender) listener(news)
    if (this.#connection === undefined) return
    this.#unsent.add(news)
    if (!this.#isSending) void this.#sendAll(this.#connection)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#again)
    await this.#connection?.end()
  }

  /** News that come while others are sent are sent together afterwards. */
  async #sendAll(connection: Connection): Promise<void> {
    this.#isSending = true
    try {
      while (this.#unsent.size > 0) {
        const payload = JSON.stringify([...this.#unsent])
        this.#unsent.clear()
        if (Buffer.byteLength(payload) <= MAX_BYTES) await connection.run(notifyText(this.#server.schema, payload))
      }
    } catch {
      connection.destroy()
    } finally {
      this.#isSending = false
    }
  }

  async #connect(): Promise<void> {
    if (this.#isClosed || this.#connection !== undefined || this.connections === 0) return
    try {
      const connection = await Connection.open(this.#server)
      connection.onNotification((payload) => this.#heard(payload))
      connection.onEnd(() => this.#connectLater())
      const canHear = !this.#isClosed && (await connection.isSession())
      if (!canHear) return await connection.end()
      await connection.run(listenText(this.#server.schema))
      connection.unref()
      this.#connection = connection
    } catch {
      this.#connectLater()
    }
  }

  #connectLater(): void {
    this.#connection = undefined
    if (this.#isClosed) return
    clearTimeout(this.#again)
    this.#again = setTimeout(() => void this.#connect(), AGAIN_MS).unref()
  }

  #heard(payload: string): void {
    const news = parse(payload)
    for (const text of news) for (const listener of this.#listeners) listener(text)
  }
}

/** Other programs may use the same channel. */
function parse(payload: string): string[] {
  try {
    const news: unknown = JSON.parse(payload)
    return Array.isArray(news) ? news.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}
