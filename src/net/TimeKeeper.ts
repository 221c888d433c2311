/**
 * Finds out what time it is for the network, so that messages are valid there even if the clock of this machine is wrong.
 *
 * Requests that are made anyway supply it: the first contact with an endpoint asks for `info.time`, and the answer to each
 * message has `current_time`. Other requests are made only when clocks differ, once, to learn whether the chain has an epoch;
 * when a clock was set since then; and for an age that the caller does not accept. A slow answer leaves the time uncertain by as
 * long as it took, and is given the benefit of the doubt.
 *
 * A development node whose time was moved may move it again, also back, so it is asked before each message: a message with a
 * later `time` would make the contract refuse those after it.
 *
 * What a node reports need not be true. A contract remembers the `time` of a message, so a clock that is far ahead could lock
 * an account, and it would also extend `expire`. Therefore a difference of up to 10 minutes is followed, and a larger one only
 * on chains that report an epoch, which development nodes do. With several endpoints, the others are asked before a difference is
 * followed, and the median counts. The `Date` header of HTTP is not used: any intermediary may set it.
 * Source: decision 35.
 */
import type { NetworkClock } from '../context/NetworkClock.ts'
import { ClockOutOfSync, GraphqlError } from '../errors/net.ts'
import type { Endpoint } from './Endpoint.ts'
import type { EndpointSelector } from './EndpointSelector.ts'
import type { GraphqlHttp } from './GraphqlHttp.ts'
import type { NetworkParts } from './NetworkParts.ts'
import type { ClockDifference, ClockReading, NetworkTime } from './NetworkTime.ts'
import { objectAt } from './readGraphqlResponse.ts'
import { type AbortSource, abortable } from './waiting.ts'

export interface TimeKeeperEnvironment extends NetworkParts {
  /** The clock that calls use. */
  readonly followed: NetworkClock
  readonly selector: EndpointSelector
  readonly graphql: GraphqlHttp
}

/** Smaller differences do not matter: messages live for 40 s, and contracts accept a `time` up to 30 minutes ahead. */
const NEGLIGIBLE_MS = 3000
const MAX_FOLLOWED_MS = 600_000
/** Time limit of a query for the time. */
const ASK_MS = 3000

/** The start is the time of the network when `Clock.elapsed` was 0; the clock of this machine has a start as well. */
interface KnownTime {
  readonly startMs: number
  /** Bounds between which the start certainly is. */
  readonly lowMs: number
  readonly highMs: number
  /** When it was last confirmed, by `Clock.elapsed`. */
  readonly atMs: number
  /** Start of the clock of this machine at that time. */
  readonly localStartMs: number
}

export class TimeKeeper implements NetworkTime {
  readonly #environment: TimeKeeperEnvironment
  /** By endpoint, as configured. */
  readonly #known = new Map<string, KnownTime>()
  /** Endpoints that do not report the time. */
  readonly #silent = new Set<string>()
  readonly #hasEpoch = new Map<string, boolean>()
  #followedMs: number | undefined
  /** Whether the answer to a message contradicts the known time. */
  #isContradicted = false
  /** Whether contradictions turned out to be right so far. */
  #trustsAnswers = true
  #wasLogged = false
  #asking: Promise<void> | undefined
  #askedAtMs = Number.NEGATIVE_INFINITY

  constructor(environment: TimeKeeperEnvironment) {
    this.#environment = environment
  }

  /** Records the clock of an endpoint; `undefined` if it does not report it. */
  note(reading: ClockReading | undefined, endpoint: string): void {
    if (reading === undefined || !(reading.shownMs > 0)) {
      this.#silent.add(endpoint)
      return
    }
    const before = this.#known.get(endpoint)
    const after = this.#read(reading)
    if (before !== undefined && !this.#isMoved(before) && isConsistent(before, after)) {
      this.#known.set(endpoint, { ...before, atMs: after.atMs, localStartMs: after.localStartMs })
      return
    }
    // If a clock was moved, earlier reports of the others are obsolete.
    if (before !== undefined) this.#known.clear()
    this.#known.set(endpoint, after)
    this.#decide()
  }

  /**
   * Takes note of `current_time` in the answer to a message. If it contradicts the known time, the time is queried
   * again.
   */
  noteAnswer(reading: ClockReading): void {
    const endpoint = this.#environment.selector.current?.text
    const known = endpoint === undefined ? undefined : this.#known.get(endpoint)
    if (endpoint === undefined || known === undefined || !this.#trustsAnswers) return
    if (isConsistent(known, this.#read(reading))) this.#known.set(endpoint, { ...known, atMs: reading.answeredAtMs })
    else this.#isContradicted = true
  }

  async learn(signal: AbortSource, maxAgeMs = Number.POSITIVE_INFINITY): Promise<void> {
    const { clock, selector } = this.#environment
    if (selector.endpoints.length === 0) return
    const endpoint = await selector.probe(signal)
    if (endpoint === undefined || this.#silent.has(endpoint.text)) return
    const isDue = () => {
      const known = this.#known.get(endpoint.text)
      const limitMs = this.#isMovable(endpoint) ? 0 : maxAgeMs
      const isOld = known === undefined || clock.elapsed() - known.atMs >= limitMs || this.#isMoved(known)
      return this.#isContradicted || (isOld && clock.elapsed() - this.#askedAtMs >= Math.min(limitMs, ASK_MS))
    }
    if (isDue() || this.#isUndecided(endpoint)) {
      this.#asking ??= this.#ask(endpoint, isDue()).finally(() => {
        this.#asking = undefined
      })
    }
    if (this.#asking !== undefined) await abortable(this.#asking, signal)
  }

  get isKnown(): boolean {
    return this.#known.size > 0
  }

  get difference(): ClockDifference | undefined {
    const startMs = this.#startMs()
    if (startMs === undefined) return undefined
    return { ms: Math.round(startMs - this.#localStartMs()), isFollowed: this.#followedMs !== undefined }
  }

  expectUsable(): void {
    const { difference } = this
    if (difference === undefined || difference.isFollowed || Math.abs(difference.ms) <= MAX_FOLLOWED_MS) return
    const localMs = this.#environment.clock.now()
    const networkMs = localMs + difference.ms
    throw ClockOutOfSync.error(
      `The clock of this machine (${shown(localMs)}) and that of the network (${shown(networkMs)}) differ by ${Math.round(Math.abs(difference.ms) / 1000)} s; at most ${MAX_FOLLOWED_MS / 1000} s are followed. Nothing was signed: correct the clock that is wrong`,
      { clock_difference_ms: difference.ms, local_time: localMs, network_time: networkMs, sent: false },
    )
  }

  /** Forgets all times, after the endpoints were replaced. */
  forget(): void {
    this.#known.clear()
    this.#hasEpoch.clear()
    this.#silent.clear()
    this.#trustsAnswers = true
    this.#askedAtMs = Number.NEGATIVE_INFINITY
    this.#decide()
  }

  async #ask(endpoint: Endpoint, isDue: boolean): Promise<void> {
    if (isDue) {
      this.#askedAtMs = this.#environment.clock.elapsed()
      await this.#askTime(endpoint)
    }
    if (this.#isUndecided(endpoint)) await this.#askOthers(endpoint)
    if (this.difference !== undefined && !this.#hasEpoch.has(endpoint.text)) await this.#askEpoch(endpoint)
    this.#decide()
  }

  /** Whether endpoints that were not queried yet could change the result. */
  #isUndecided({ text }: Endpoint): boolean {
    const known = this.#known.get(text)
    if (known === undefined || !this.#isBeyondDoubt(known)) return false
    const { selector } = this.#environment
    if (selector.hasSeveral && this.#known.size === 1) return true
    return this.difference !== undefined && !this.#hasEpoch.has(text)
  }

  /** Whether the endpoint belongs to a chain whose time was moved, and may be moved again at any time. */
  #isMovable({ text }: Endpoint): boolean {
    return this.difference !== undefined && this.#hasEpoch.get(text) === true
  }

  async #askTime({ text, url }: Endpoint): Promise<void> {
    const { clock, graphql, signal } = this.#environment
    const askedAtMs = clock.elapsed()
    try {
      const answer = await graphql.ask(url, '{info{time}}', { timeoutMs: ASK_MS, signal })
      const shownMs = Number(objectAt(answer, 'data', 'info')['time'])
      const before = this.#known.get(text)?.startMs
      this.note({ shownMs, askedAtMs, answeredAtMs: clock.elapsed() }, text)
      if (this.#isContradicted) this.#trustsAnswers = this.#known.get(text)?.startMs !== before
      this.#isContradicted = false
    } catch {
      // If the query fails, known times are kept.
    }
  }

  async #askOthers({ text }: Endpoint): Promise<void> {
    const { graphql, selector } = this.#environment
    const others = selector.endpoints.filter((endpoint) => endpoint !== text)
    await Promise.allSettled(
      others.map(async (endpoint) => {
        const { reading } = await graphql.info(endpoint, { timeoutMs: ASK_MS }, false)
        this.note(reading, endpoint)
      }),
    )
  }

  async #askEpoch({ text, url }: Endpoint): Promise<void> {
    const { graphql, signal } = this.#environment
    try {
      const answer = await graphql.ask(url, '{info{epoch}}', { timeoutMs: ASK_MS, signal })
      const { epoch } = objectAt(answer, 'data', 'info')
      this.#hasEpoch.set(text, typeof epoch === 'string' && epoch !== '')
    } catch (error) {
      if (GraphqlError.matches(error)) this.#hasEpoch.set(text, false)
    }
  }

  #decide(): void {
    const { followed, log, selector } = this.#environment
    this.#followedMs = undefined
    const { difference } = this
    const endpoint = selector.current?.text
    if (difference !== undefined && !(selector.hasSeveral && this.#known.size === 1)) {
      const isSmall = Math.abs(difference.ms) <= MAX_FOLLOWED_MS
      const mayFollow = isSmall || (endpoint !== undefined && this.#hasEpoch.get(endpoint) === true)
      if (mayFollow) this.#followedMs = this.#startMs()
      if (!this.#wasLogged && (mayFollow || this.#hasEpoch.size > 0)) {
        this.#wasLogged = true
        log.warn('clock_differs', { clock_difference_ms: difference.ms, is_followed: mayFollow })
      }
    }
    followed.follow(this.#followedMs)
  }

  /**
   * Start of the time of the network; `undefined` if the clock of this machine differs negligibly. Of two middle
   * values, the one closer to that clock is used.
   */
  #startMs(): number | undefined {
    const localStartMs = this.#localStartMs()
    const starts = [...this.#known.values()]
      .map((known) => (this.#isBeyondDoubt(known) ? known.startMs : localStartMs))
      .sort((a, b) => a - b)
    const [low, high] = [starts[(starts.length - 1) >> 1], starts[starts.length >> 1]]
    if (low === undefined || high === undefined) return undefined
    const middle = Math.abs(low - localStartMs) < Math.abs(high - localStartMs) ? low : high
    return Math.abs(middle - localStartMs) <= NEGLIGIBLE_MS ? undefined : middle
  }

  #isBeyondDoubt({ lowMs, highMs }: KnownTime): boolean {
    const localStartMs = this.#localStartMs()
    return lowMs - localStartMs > NEGLIGIBLE_MS || localStartMs - highMs > NEGLIGIBLE_MS
  }

  /** Whether the clock of this machine was set, or the machine slept, since the time was confirmed. */
  #isMoved({ localStartMs }: KnownTime): boolean {
    return Math.abs(this.#localStartMs() - localStartMs) > NEGLIGIBLE_MS
  }

  #read({ shownMs, askedAtMs, answeredAtMs }: ClockReading): KnownTime {
    const [lowMs, highMs] = [shownMs - answeredAtMs, shownMs - askedAtMs]
    const startMs = (lowMs + highMs) / 2
    return { startMs, lowMs, highMs, atMs: answeredAtMs, localStartMs: this.#localStartMs() }
  }

  #localStartMs(): number {
    const { clock } = this.#environment
    return clock.now() - clock.elapsed()
  }
}

function isConsistent(before: KnownTime, after: KnownTime): boolean {
  return Math.max(after.lowMs - before.startMs, before.startMs - after.highMs) <= NEGLIGIBLE_MS
}

/** `2026-11-26 16:00:00 UTC`. */
function shown(ms: number): string {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? `${ms} ms` : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
