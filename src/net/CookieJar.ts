/**
 * Cookies of one context, by origin: another port of the host is another server. Each is kept until it expires, is removed,
 * or the server refuses the headers as too large (431), at most as long as the context. Source: RFC 6265.
 */
import { httpOriginOf } from '../config/endpointUrls.ts'
import type { Clock } from '../ports/Clock.ts'

interface Cookie {
  readonly value: string
  /** By the monotonic clock, ms; absent for the life of the context. */
  readonly untilMs: number | undefined
}

/** Cookies beyond these limits are not kept: a server could otherwise make the requests to it too large. */
const MAX_COOKIES = 50
const MAX_COOKIE_CHARS = 4096

export class CookieJar {
  readonly #clock: Clock
  readonly #origins = new Map<string, Map<string, Cookie>>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Takes the `Set-Cookie` lines of an answer. */
  store(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const mark = pair.indexOf('=')
      if (mark < 1 || pair.length > MAX_COOKIE_CHARS) continue
      const origin = httpOriginOf(url)
      const jar = this.#origins.get(origin) ?? new Map<string, Cookie>()
      this.#origins.set(origin, jar)
      const name = pair.slice(0, mark)
      const isSecure = attributes.some((attribute) => attribute.toLowerCase() === 'secure')
      const lifeMs = this.#lifeMs(attributes)
      jar.delete(name)
      if (isSecure && !origin.startsWith('https:')) continue
      if ((lifeMs !== undefined && lifeMs <= 0) || jar.size >= MAX_COOKIES) continue
      const untilMs = lifeMs === undefined ? undefined : this.#clock.elapsed() + lifeMs
      jar.set(name, { value: pair.slice(mark + 1), untilMs })
    }
  }

  /** Value of the `Cookie` header for a URL, if there is any. */
  header(url: URL): string | undefined {
    const jar = this.#origins.get(httpOriginOf(url))
    if (jar === undefined) return undefined
    const nowMs = this.#clock.elapsed()
    for (const [name, { untilMs }] of jar) if (untilMs !== undefined && untilMs <= nowMs) jar.delete(name)
    const pairs = [...jar].map(([name, { value }]) => `${name}=${value}`)
    return pairs.length === 0 ? undefined : pairs.join('; ')
  }

  /** Removes the cookies that a server has set. */
  clear(url: URL): void {
    this.#origins.delete(httpOriginOf(url))
  }

  /** `Max-Age` wins over `Expires`. */
  #lifeMs(attributes: readonly string[]): number | undefined {
    const ageSec = valueOf(attributes, 'max-age')
    if (ageSec !== undefined && /^-?\d+$/.test(ageSec)) return Number(ageSec) * 1000
    const atMs = Date.parse(valueOf(attributes, 'expires') ?? '')
    return Number.isNaN(atMs) ? undefined : atMs - this.#clock.now()
  }
}

function valueOf(attributes: readonly string[], name: string): string | undefined {
  const found = attributes.findLast((attribute) => attribute.toLowerCase().startsWith(`${name}=`))
  return found?.slice(name.length + 1).trim()
}
