/** Who may use the console: one-time codes that the terminal shows, and the sessions that they are exchanged for. */
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Codes that nobody has used yet. The oldest one gives its place. */
const MAX_CODES = 8
/** Open sessions. The oldest one gives its place. */
const MAX_SESSIONS = 64

export class Sessions {
  // Digests: looking one up takes the same time whatever the candidate is like.
  readonly #codes = new Set<string>()
  readonly #sessions = new Set<string>()

  /** Makes a code that opens one session, 43 characters that a URL can hold. */
  newCode(): string {
    const code = randomBytes(32).toString('base64url')
    add(this.#codes, digest(code), MAX_CODES)
    return code
  }

  /** Exchanges a code for the secret of a new session; `undefined` for one that is unknown or was used. */
  exchange(code: string): string | undefined {
    if (!this.#codes.delete(digest(code))) return undefined
    const secret = randomBytes(32).toString('base64url')
    add(this.#sessions, digest(secret), MAX_SESSIONS)
    return secret
  }

  /** Whether a request shows the cookie of an open session. */
  has(request: IncomingMessage): boolean {
    const secret = readCookie(request, cookieName(request))
    return secret !== undefined && this.#sessions.has(digest(secret))
  }

  /** Ends the session of a request. */
  end(request: IncomingMessage): void {
    const secret = readCookie(request, cookieName(request))
    if (secret !== undefined) this.#sessions.delete(digest(secret))
  }
}

/** Value of the header `set-cookie` for the secret of a session; an empty one removes the cookie. */
export function sessionCookie(request: IncomingMessage, secret: string): string {
  const end = secret === '' ? '; Max-Age=0' : ''
  return `${cookieName(request)}=${secret}; Path=/; HttpOnly; SameSite=Strict${end}`
}

/** Cookies are shared between the ports of a host: each console has a name of its own. */
function cookieName({ socket }: IncomingMessage): string {
  return `vendorclient-console-${socket.localPort}`
}

function readCookie({ headers }: IncomingMessage, name: string): string | undefined {
  for (const entry of (headers.cookie ?? '').split(';')) {
    const [key, value] = entry.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function add(set: Set<string>, entry: string, limit: number): void {
  if (set.size >= limit) set.delete(set.values().next().value!)
  set.add(entry)
}
