import { chainReplaced, NetworkModuleResumed } from '../../errors/net.ts'
import { BackOff } from '../BackOff.ts'
import type { FollowEvents, FollowRequest } from './FollowRequest.ts'
import type { FollowedPage, FollowedPart } from './followDocument.ts'

type Position = { readonly after: string | null } | { readonly mark: string }

/** A new object or state; a deleted account has no object. */
interface Found {
  readonly object: Record<string, unknown> | undefined
  readonly source: number
  /** Position of its source after the object. */
  readonly position: Position
}

/** One subscription that is served by following cursors: its position, and what has been delivered to its host. */
export class Follower {
  readonly request: FollowRequest
  readonly #events: FollowEvents
  readonly #positions: Position[]
  readonly #backOff = new BackOff()
  #epoch: string | undefined
  #isClosed = false
  #isWaitingForHost = false
  #hasMore = false
  #failure: { readonly sinceMs: number; retryAtMs: number } | undefined
  #isSuspended = false

  /** `pages` are the newest objects of the sources, one each. */
  constructor(request: FollowRequest, events: FollowEvents, pages: readonly FollowedPage[], epoch: string | undefined) {
    this.request = request
    this.#events = events
    this.#epoch = epoch
    this.#positions = pages.map((page) =>
      'mark' in page ? { mark: page.mark } : { after: page.edges.at(-1)?.cursor ?? null },
    )
    this.#backOff.next()
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Whether its host accepts more. */
  get isReady(): boolean {
    return !this.#isClosed && !this.#isWaitingForHost
  }

  /** Time of its next query; at the head, this is `tickMs` (monotonic clock). */
  dueAtMs(tickMs: number): number {
    if (this.#failure !== undefined) return this.#failure.retryAtMs
    return this.#hasMore ? Number.NEGATIVE_INFINITY : tickMs
  }

  parts(): FollowedPart[] {
    const { sources, selection } = this.request
    return sources.map((source, index) => {
      const position = this.#positions[index]!
      return { source, selection, page: 'mark' in position ? 'last' : position }
    })
  }

  close(): void {
    this.#isClosed = true
  }

  /** Takes the answers for all its sources. `onReady` is called when its host accepts more. */
  take(pages: readonly FollowedPage[], epoch: string | undefined, onReady: () => void): void {
    if (this.#isClosed) return
    if (this.#epoch !== undefined && epoch !== undefined && epoch !== this.#epoch) {
      this.fail(chainReplaced(this.#epoch, epoch))
      return
    }
    this.#epoch ??= epoch
    this.#recover()
    const { found, hasMore } = this.#find(pages)
    this.#hasMore = hasMore
    for (const [index, { object, source, position }] of found.entries()) {
      this.#positions[source] = position
      if (object !== undefined) this.#events.onObject(object, source)
      if (this.#isClosed) return
      const waiting = this.#events.ready()
      if (waiting === undefined) continue
      // The rest is queried again when the host accepts more.
      this.#hasMore ||= index < found.length - 1
      this.#isWaitingForHost = true
      waiting.then(() => {
        this.#isWaitingForHost = false
        onReady()
      })
      return
    }
  }

  /**
   * Notes a failed attempt: the host gets one error until an attempt succeeds again. After `limitMs` of failures the
   * subscription ends with the error. `pauseMs` is the pause that the server requested.
   */
  note(error: unknown, nowMs: number, limitMs: number, pauseMs: number): void {
    if (this.#isClosed) return
    const sinceMs = this.#failure?.sinceMs ?? nowMs
    const retryAtMs = nowMs + Math.max(this.#backOff.next(), pauseMs)
    if (nowMs - sinceMs >= limitMs || pauseMs > limitMs) {
      this.fail(error)
      return
    }
    if (this.#failure === undefined) this.#events.onError(error)
    this.#failure = { sinceMs, retryAtMs: Math.min(retryAtMs, Math.max(sinceMs + limitMs, nowMs + pauseMs)) }
  }

  suspend(error: unknown): void {
    if (this.#isClosed || this.#isSuspended) return
    this.#isSuspended = true
    this.#events.onError(error)
  }

  /** Ends the subscription for good. */
  fail(error: unknown): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#events.onFailed(error)
  }

  #recover(): void {
    const wasAway = this.#failure !== undefined || this.#isSuspended
    this.#failure = undefined
    this.#isSuspended = false
    if (!wasAway) return
    this.#backOff.reset()
    this.#backOff.next()
    this.#events.onError(resumed())
  }

  /**
   * The new objects, in the order of the chain, each with the position after it. With several lists, only objects
   * before the end of every page are taken, so that a full page of one list does not overtake another list.
   */
  #find(pages: readonly FollowedPage[]): { readonly found: readonly Found[]; readonly hasMore: boolean } {
    const states: Found[] = []
    const fresh: (Found & { readonly cursor: string })[] = []
    let end: string | undefined
    for (const [source, page] of pages.entries()) {
      const position = this.#positions[source]!
      if ('mark' in page) {
        const isChanged = !('mark' in position) || position.mark !== page.mark
        if (isChanged) states.push({ object: page.state ?? undefined, source, position: { mark: page.mark } })
        continue
      }
      const after = 'after' in position ? position.after : null
      // An endpoint that lags behind the last one may repeat known objects.
      const edges = page.edges.filter(({ cursor }) => after === null || cursor > after)
      for (const { cursor, node } of edges) fresh.push({ object: node, source, cursor, position: { after: cursor } })
      const last = edges.at(-1)?.cursor
      if (page.hasMore && last !== undefined && (end === undefined || last < end)) end = last
    }
    const taken = fresh.filter(({ cursor }) => end === undefined || cursor <= end)
    taken.sort((a, b) => (a.cursor < b.cursor ? -1 : a.cursor > b.cursor ? 1 : 0))
    return { found: [...states, ...taken], hasMore: end !== undefined }
  }
}

/** Unlike for a WebSocket subscription, there is no `gap`, because cursors miss nothing. */
function resumed() {
  return NetworkModuleResumed.error('Network module has been resumed')
}
