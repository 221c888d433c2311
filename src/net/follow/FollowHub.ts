/**
 * Subscriptions of a context on networks without subscriptions: lists of accounts are followed by their cursors.
 *
 * All followers share the requests: in each turn, one after the other, documents ask for what is new in up to 20 lists
 * each. A follower at the end of its lists waits for the next turn, `network.follow_interval` after the last one; one
 * that lags is queried again at once. A cursor moves on only when its objects were delivered, so what a failure, a
 * suspension or a slow host holds up comes later, once. The loop runs while there are followers.
 */
import { NetworkModuleSuspended, Unauthorized } from '../../errors/net.ts'
import type { Network, Subscription } from '../Network.ts'
import type { NetworkFeatures } from '../NetworkFeatures.ts'
import type { NetworkParts } from '../NetworkParts.ts'
import { askedPauseMs, isNetworkError } from '../networkErrors.ts'
import { isRefusedDocument, queryByFeatures } from '../queryByFeatures.ts'
import { abortable } from '../waiting.ts'
import { Follower } from './Follower.ts'
import type { FollowEvents, FollowRequest } from './FollowRequest.ts'
import { epochOf, type FollowedPage, type FollowedPart, followDocument, readFollowedPage } from './followDocument.ts'

export interface FollowEnvironment extends NetworkParts {
  readonly network: Network
}

/**
 * Maximum number of lists that one document queries, and the maximum length of their selections together, in
 * characters.
 */
const PARTS_PER_DOCUMENT = 20
const SELECTIONS_PER_DOCUMENT = 8000

interface Answer {
  readonly pages: readonly FollowedPage[]
  readonly epoch: string | undefined
}

export class FollowHub {
  readonly #environment: FollowEnvironment
  readonly #followers = new Set<Follower>()
  #isRunning = false
  /** Time of the next query for followers at the head, by the monotonic clock. */
  #tickMs = 0
  #wake: () => void = () => {}
  /** Ends the exchange that is running. */
  #turn = new AbortController()

  constructor(environment: FollowEnvironment) {
    this.#environment = environment
    environment.gate.watch(() => this.#suspend())
    environment.signal.addEventListener('abort', () => this.#end(), { once: true })
  }

  /** Settles when the ends of all lists are known. Throws as `Network.query`. */
  async start(request: FollowRequest, events: FollowEvents): Promise<Subscription> {
    const { clock, config } = this.#environment
    const parts = request.sources.map((source) => ({ source, selection: request.selection, page: 'last' }) as const)
    const { pages, epoch } = await this.#ask(parts, request, request.signal, true)
    request.signal?.throwIfAborted()
    const follower = new Follower(request, events, pages, epoch)
    this.#followers.add(follower)
    if (this.#isRunning) this.#wake()
    else {
      this.#tickMs = clock.elapsed() + config.network.follow_interval
      void this.#run()
    }
    return { close: () => this.#close(follower) }
  }

  #close(follower: Follower): void {
    follower.close()
    this.#followers.delete(follower)
    if (this.#followers.size > 0) return
    this.#turn.abort(new Error('All followers have left'))
    this.#wake()
  }

  /** Ends all followers without an event: the host learns from its own connection that the context is closed. */
  #end(): void {
    for (const follower of this.#followers) follower.close()
    this.#followers.clear()
    this.#turn.abort(new Error('The context closes'))
  }

  #suspend(): void {
    for (const follower of this.#followers) {
      follower.suspend(NetworkModuleSuspended.error('Network module is suspended'))
    }
    this.#turn.abort(new Error('The network is suspended'))
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    const { clock, config, gate, log, signal } = this.#environment
    try {
      while (this.#followers.size > 0 && !signal.aborted) {
        await gate.pass(signal)
        const nowMs = clock.elapsed()
        const due = [...this.#followers].filter(
          (follower) => follower.isReady && follower.dueAtMs(this.#tickMs) <= nowMs,
        )
        if (due.length === 0) await this.#sleep(nowMs)
        else {
          await this.#takeTurn(due)
          if (nowMs >= this.#tickMs) this.#tickMs = clock.elapsed() + config.network.follow_interval
        }
      }
    } catch (error) {
      // If the context closes, its host knows; any other error is a bug of this loop and must be reported.
      if (!signal.aborted) {
        log.error('following_failed', { error: String(error) })
        for (const follower of this.#followers) follower.fail(error)
        this.#followers.clear()
      }
    } finally {
      this.#isRunning = false
    }
  }

  /** Sleeps until the next follower is due or something changes. */
  async #sleep(nowMs: number): Promise<void> {
    const { clock, signal } = this.#environment
    const ready = [...this.#followers].filter((follower) => follower.isReady)
    const dueAtMs = Math.min(...ready.map((follower) => follower.dueAtMs(this.#tickMs)))
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve
    })
    const timer = Number.isFinite(dueAtMs)
      ? clock.setTimer(Math.max(0, dueAtMs - nowMs), () => this.#wake())
      : undefined
    await abortable(woken, signal).finally(() => timer?.cancel())
  }

  /** Queries new objects in the lists of these followers and delivers them. */
  async #takeTurn(due: readonly Follower[]): Promise<void> {
    this.#turn = new AbortController()
    for (const group of groupsOf(due)) {
      const open = group.filter((follower) => follower.isReady)
      if (open.length === 0) continue
      const error = await this.#serve(open)
      if (this.#turn.signal.aborted) return
      if (error === undefined) continue
      // A bug in the query of one follower must not delay the other followers.
      if (open.length > 1 && isRefusedDocument(error)) {
        for (const follower of open) this.#note([follower], await this.#serve([follower]))
        continue
      }
      this.#note(open, error)
      // Queries of the other followers would fail in the same way.
      if (isNetworkError(error) || Unauthorized.matches(error)) {
        this.#note(
          due.filter((follower) => !open.includes(follower)),
          error,
        )
        return
      }
    }
  }

  /** The error of the exchange, if it failed. */
  async #serve(followers: readonly Follower[]): Promise<unknown> {
    const { signal } = this.#turn
    const parts = followers.map((follower) => follower.parts())
    try {
      const { pages, epoch } = await this.#ask(parts.flat(), followers[0]!.request, signal)
      if (signal.aborted) return undefined
      this.#environment.network.noteEpoch(epoch)
      let first = 0
      for (const [index, follower] of followers.entries()) {
        const { length } = parts[index]!
        follower.take(pages.slice(first, first + length), epoch, () => this.#wake())
        first += length
        if (follower.isClosed) this.#followers.delete(follower)
      }
      return undefined
    } catch (error) {
      return signal.aborted ? undefined : error
    }
  }

  #note(followers: readonly Follower[], error: unknown): void {
    if (error === undefined || this.#turn.signal.aborted) return
    const { clock, config } = this.#environment
    for (const follower of followers) {
      if (Unauthorized.matches(error)) follower.fail(error)
      else follower.note(error, clock.elapsed(), config.network.max_reconnect_timeout, askedPauseMs(error))
      if (follower.isClosed) this.#followers.delete(follower)
    }
  }

  /** One exchange for each 20 lists; `repeats`: network errors are retried. */
  async #ask(
    parts: readonly FollowedPart[],
    request: FollowRequest,
    signal: AbortSignal | undefined,
    repeats = false,
  ): Promise<Answer> {
    const { network, clock } = this.#environment
    const pages: FollowedPage[] = []
    let epoch: string | undefined
    for (let first = 0; first < parts.length; first += PARTS_PER_DOCUMENT) {
      const some = parts.slice(first, first + PARTS_PER_DOCUMENT)
      const { declarations, values } = request
      const documentOf = ({ info, isDappIdAware }: NetworkFeatures) =>
        followDocument(some, { asksEpoch: info.has('epoch'), isDappIdAware, declarations, values })
      const data = await queryByFeatures(network, clock, documentOf, { signal, repeats })
      const seen = epochOf(data)
      // If one turn returns two epochs, the later one counts: it shows followers that their chain was replaced.
      epoch = seen ?? epoch
      pages.push(...some.map(({ source }, index) => readFollowedPage(data, index, source)))
    }
    return { pages, epoch }
  }
}

/** Followers whose lists fit into one document. A follower with variables is alone, because names would collide. */
function groupsOf(followers: readonly Follower[]): Follower[][] {
  const groups: Follower[][] = []
  let parts = 0
  let length = 0
  let isOpen = false
  for (const follower of followers) {
    const { sources, selection, declarations = [] } = follower.request
    const own = sources.length * selection.length
    const fits = parts + sources.length <= PARTS_PER_DOCUMENT && length + own <= SELECTIONS_PER_DOCUMENT
    if (isOpen && fits && declarations.length === 0) groups.at(-1)!.push(follower)
    else {
      groups.push([follower])
      parts = 0
      length = 0
      isOpen = declarations.length === 0
    }
    parts += sources.length
    length += own
  }
  return groups
}
