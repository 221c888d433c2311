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

export abstract class Host {
  abstract readonly kind: 'stdio' | 'websocket'
  /** Every text that came, in order. */
  readonly received: string[] = []
  readonly #unread: ReceivedMessage[] = []
  readonly #waiters = new Set<() => void>()
  #ending: Ending | undefined

  /** Sends one message; a string goes as it is. */
  send(message: unknown): void {
    this.sendTexts([textOf(message)])
  }

  /** Several messages, in one write where the transport has such a thing. */
  sendTogether(messages: readonly unknown[]): void {
    this.sendTexts(messages.map(textOf))
  }

  protected abstract sendTexts(texts: readonly string[]): void

  /** Sends a message in pieces of so many bytes: chunks of a stream, frames of a WebSocket message. */
  abstract sendInPieces(message: unknown, pieceBytes: number): Promise<void>

  /** Ends this side in an orderly way. */
  abstract close(): void

  /** How it ended; waits for it. */
  ended(timeoutMs = 10_000): Promise<Ending> {
    return this.#wait(() => this.#ending, timeoutMs, 'the end of the connection')
  }

  get hasEnded(): boolean {
    return this.#ending !== undefined
  }

  /** Messages that no one has taken yet. */
  get unread(): readonly ReceivedMessage[] {
    return this.#unread
  }

  /** Takes out the next message, or the next one that fits. */
  next(fits: (json: ReceivedMessage['json']) => boolean = () => true, timeoutMs = 10_000): Promise<ReceivedMessage> {
    return this.#wait(
      () => {
        const index = this.#unread.findIndex(({ json }) => fits(json))
        return index < 0 ? undefined : this.#unread.splice(index, 1)[0]
      },
      timeoutMs,
      'a message',
    )
  }

  /** The answer to a request. */
  async answer(id: unknown, timeoutMs?: number): Promise<ReceivedMessage['json']> {
    return (await this.next((json) => json.id === id && json.method === undefined, timeoutMs)).json
  }

  /** The next notification of this name. */
  async notification(method: string, timeoutMs?: number): Promise<ReceivedMessage['json']> {
    return (await this.next((json) => json.method === method, timeoutMs)).json.params
  }

  protected deliver(text: string): void {
    this.received.push(text)
    this.#unread.push({ text, json: parse(text) })
    this.#wake()
  }

  protected end(ending: Ending): void {
    this.#ending ??= ending
    this.#wake()
  }

  #wake(): void {
    for (const waiter of [...this.#waiters]) waiter()
  }

  #wait<T>(look: () => T | undefined, timeoutMs: number, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = look()
        if (found !== undefined) finish(() => resolve(found))
        else if (this.#ending !== undefined) finish(() => reject(this.#missed(what, 'the connection ended')))
      }
      const timer = setTimeout(() => finish(() => reject(this.#missed(what, `${timeoutMs} ms passed`))), timeoutMs)
      const finish = (act: () => void) => {
        clearTimeout(timer)
        this.#waiters.delete(check)
        act()
      }
      this.#waiters.add(check)
      check()
    })
  }

  #missed(what: string, why: string): Error {
    const unread = this.#unread.map(({ text }) => text.slice(0, 200)).join('\n')
    return new Error(`Waited for ${what}, but ${why} (${JSON.stringify(this.#ending ?? null)}). Unread:\n${unread}`)
  }
}

/** A text that is no JSON is shown to the test that reads it. */
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
