/**
 * A list of an account that grows at its end, read page by page from a cursor. This also works on networks without
 * subscriptions, and items that appear while the network is unreachable are delivered afterwards, once: the cursor
 * moves only after an item was handed over.
 */
import { printable } from '../../common/printable.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { queryAccounts } from '../network/queryBlockchain.ts'
import { ifRefused, LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

export interface FollowedItem<T> {
  readonly cursor: string
  readonly node: T
}

interface Page<T> {
  readonly edges?: readonly FollowedItem<T>[] | null
}

export interface ListOptions {
  readonly address: TypedAddress
  readonly list: 'transactions' | 'events'
  /** Fields of the items. */
  readonly selection: string
  /** When to stop, as `performance.now()`. Absent: never. */
  readonly untilMs?: number | undefined
}

/** Where to begin: after a cursor, at the first item, or with the last ones. */
export type Beginning = { readonly after: string } | { readonly last: number } | 'first'

/** Number of items per query. */
const PAGE_SIZE = 50
const POLL_MS = 1000
const MAX_PAUSE_MS = 10_000

export class FollowedList<T> {
  readonly #session: Session
  readonly #options: ListOptions
  #cursor: string | undefined
  #epoch: string | undefined
  #hasEpoch: boolean | undefined

  constructor(session: Session, options: ListOptions) {
    this.#session = session
    this.#options = options
  }

  /**
   * Items in the order of the chain, until `untilMs` is reached or the command is stopped. Throws ToolError when the
   * chain was replaced, or the network refuses.
   */
  async *read(beginning: Beginning): AsyncGenerator<FollowedItem<T>> {
    yield* await this.#begin(beginning)
    while (!this.#isOver) {
      const items = (await this.#patiently(() => this.#next())) ?? []
      for (const item of items) {
        yield item
        this.#cursor = item.cursor
      }
      if (items.length < PAGE_SIZE) await this.#pause(POLL_MS)
    }
  }

  get #isOver(): boolean {
    return this.#session.interruption.hasHappened || performance.now() >= this.#untilMs
  }

  get #untilMs(): number {
    return this.#options.untilMs ?? Number.POSITIVE_INFINITY
  }

  #pause(ms: number): Promise<void> {
    const pauseMs = Math.min(ms, Math.max(0, this.#untilMs - performance.now()))
    return new Promise((resolve) => setTimeout(resolve, pauseMs))
  }

  /** Reads the items to begin with, and sets the cursor after them. */
  async #begin(beginning: Beginning): Promise<readonly FollowedItem<T>[]> {
    await this.#patiently(() => this.#checkEpoch())
    if (beginning === 'first') return []
    if ('after' in beginning) {
      this.#cursor = beginning.after
      return []
    }
    const items = (await this.#patiently(() => this.#ask(`last: ${Math.max(1, beginning.last)}`))) ?? []
    this.#cursor = items.at(-1)?.cursor
    return beginning.last === 0 ? [] : items
  }

  async #next(): Promise<readonly FollowedItem<T>[]> {
    await this.#checkEpoch()
    const after = this.#cursor === undefined ? '' : `, after: ${JSON.stringify(this.#cursor)}`
    return this.#ask(`first: ${PAGE_SIZE}${after}`)
  }

  async #ask(page: string): Promise<readonly FollowedItem<T>[]> {
    const { address, list, selection } = this.#options
    const [account] = await queryAccounts<Record<string, Page<T> | null>>(
      this.#session,
      [address],
      `${list}(${page}) { edges { cursor node { ${selection} } } }`,
    )
    return account?.[list]?.edges ?? []
  }

  /** A development node identifies its history, because two histories must not be mixed. Throws ToolError (1). */
  async #checkEpoch(): Promise<void> {
    if (this.#hasEpoch === false) return
    const seen = await this.#session
      .call('net.query', { query: '{ info { epoch } }' })
      .then(({ result }): string | undefined => result.data?.info?.epoch ?? undefined)
      .catch(ifRefused(undefined))
    this.#hasEpoch ??= seen !== undefined
    if (seen === undefined) return
    this.#epoch ??= seen
    if (this.#epoch === seen) return
    throw new ToolError(exitCodes.failure, 'The chain was replaced by another one: it was reset, reverted, or loaded', {
      data: { epoch: this.#epoch, new_epoch: seen },
    })
  }

  /**
   * Retries while the network is unreachable, with growing pauses, and reports when it becomes unreachable and
   * reachable. `undefined`: the time was over, or the command was stopped, before an attempt succeeded.
   */
  async #patiently<R>(attempt: () => Promise<R>): Promise<R | undefined> {
    for (let failures = 0; failures === 0 || !this.#isOver; ) {
      try {
        const result = await attempt()
        if (failures > 0) this.#tell('The network is reachable again; nothing was missed')
        return result
      } catch (error) {
        const { ConnectionLost } = await import('../../../../rpc/client/Connection.ts')
        // The daemon of this command has ended: continue with another daemon, or with the library in this process.
        if (error instanceof ConnectionLost) await this.#session.reconnect()
        else if (!(error instanceof LibraryError) || !isPassing(error)) throw error
        if (failures++ === 0)
          this.#tell(`The network is unreachable (${(error as Error).message.slice(0, 200)}); retrying`)
        await this.#pause(Math.min(MAX_PAUSE_MS, 500 * 2 ** Math.min(failures, 6)))
      }
    }
    return undefined
  }

  #tell(text: string): void {
    if (!this.#session.input.flag('quiet')) this.#session.progress.interrupt(printable(text))
  }
}

function isPassing({ exitCode, details }: LibraryError): boolean {
  // Waiting does not help against a wrong access key.
  return (exitCode === exitCodes.network || exitCode === exitCodes.timeout) && details.code !== 615
}
