/** The raw end of a connection: texts out, texts in, nothing added, nothing checked. */

/** A message of the daemon as parsed JSON; numerals beyond a double are in `text` only. */
export interface ReceivedMessage {
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  readonly json: any
}

/** How a connection ended: close code of a WebSocket, exit of a process. */
export interface Ending {
  readonly code: number | null
  readonly reason?: string
  readonly signal?: string | null
}

/** How long a call may take, ms. */
const CALL_MS = 60_000

export abstract class Host {
  abstract readonly kind: 'stdio' | 'websocket'
  /** Every text that came, in order. */
  readonly received: string[] = []
  readonly #unread: ReceivedMessage[] = []
  readonly #waiters = new Set<Waiter>()
  readonly #endWaiters: ((ending: Ending) => void)[] = []
  #ending: Ending | undefined
  #lastId = 0

  /** Sends one message; a string goes as it is. */
  send(message: unknown): void {
    this.sendTexts([textOf(message)])
  }

  /** Sends several messages, in one write if the transport supports that. */
  sendTogether(messages: readonly unknown[]): void {
    this.sendTexts(messages.map(textOf))
  }

  protected abstract sendTexts(texts: readonly string[]): void

  /** Sends a message in pieces of `pieceBytes` bytes: chunks of a stream, frames of a WebSocket message. */
  abstract sendInPieces(message: unknown, pieceBytes: number): Promise<void>

  /** Ends this side in an orderly way. */
  abstract close(): void

  /** Waits for the end of the connection and returns how it ended. */
  ended(timeoutMs = 10_000): Promise<Ending> {
    if (this.#ending !== undefined) return Promise.resolve(this.#ending)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(this.#missed(`${timeoutMs} ms passed without an end`)), timeoutMs)
      this.#endWaiters.push((ending) => {
        clearTimeout(timer)
        resolve(ending)
      })
    })
  }

  get hasEnded(): boolean {
    return this.#ending !== undefined
  }

  /** Messages that no one has taken yet. */
  get unread(): readonly ReceivedMessage[] {
    return this.#unread
  }

  /** Takes out the next message, or the next one that fits. */
  next(fits: Waiter['fits'] = () => true, timeoutMs = 10_000): Promise<ReceivedMessage> {
    const index = this.#unread.findIndex(({ json }) => fits(json))
    if (index >= 0) return Promise.resolve(this.#unread.splice(index, 1)[0]!)
    if (this.#ending !== undefined) return Promise.reject(this.#missed('the connection ended'))
    return new Promise((resolve, reject) => {
      const finish = (act: () => void) => {
        clearTimeout(timer)
        this.#waiters.delete(waiter)
        act()
      }
      const waiter: Waiter = {
        fits,
        take: (message) => finish(() => resolve(message)),
        giveUp: (why) => finish(() => reject(this.#missed(why))),
      }
      const timer = setTimeout(() => waiter.giveUp(`${timeoutMs} ms passed`), timeoutMs)
      this.#waiters.add(waiter)
    })
  }

  /** The answer to a request. */
  async answer(id: unknown, timeoutMs?: number): Promise<ReceivedMessage['json']> {
    return (await this.next((json) => json.id === id && json.method === undefined, timeoutMs)).json
  }

  /**
   * The answer to a request of this method; ids count from 1 unless one is given. Need not be awaited; then the end of
   * the connection is not an error.
   */
  call(method: string, params: object = {}, id: number = ++this.#lastId): Promise<ReceivedMessage['json']> {
    this.send({ jsonrpc: '2.0', id, method, params })
    const answer = this.answer(id, CALL_MS)
    answer.catch(() => {})
    return answer
  }

  /** The result of a call. Throws for an error answer. */
  async result(method: string, params?: object): Promise<ReceivedMessage['json']> {
    const { result, error } = await this.call(method, params)
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`)
    return result
  }

  /** The next notification of this name. */
  async notification(method: string, timeoutMs?: number): Promise<ReceivedMessage['json']> {
    return (await this.next((json) => json.method === method, timeoutMs)).json.params
  }

  protected deliver(text: string): void {
    this.received.push(text)
    const message = { text, json: parse(text) }
    for (const waiter of this.#waiters) {
      if (waiter.fits(message.json)) {
        waiter.take(message)
        return
      }
    }
    this.#unread.push(message)
  }

  protected end(ending: Ending): void {
    if (this.#ending !== undefined) return
    this.#ending = ending
    for (const resolve of this.#endWaiters) resolve(ending)
    for (const waiter of [...this.#waiters]) waiter.giveUp('the connection ended')
  }

  #missed(why: string): Error {
    const unread = this.#unread.map(({ text }) => text.slice(0, 200)).join('\n')
    return new Error(`No message that fits: ${why} (${JSON.stringify(this.#ending ?? null)}). Unread:\n${unread}`)
  }
}

interface Waiter {
  readonly fits: (json: ReceivedMessage['json']) => boolean
  readonly take: (message: ReceivedMessage) => void
  readonly giveUp: (why: string) => void
}

/** A text that is not JSON is shown to the test that reads it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { notJson: text }
  }
}

function textOf(message: unknown): string {
  return typeof message === 'string' ? message : JSON.stringify(message)
}
