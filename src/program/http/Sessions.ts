/** Access to the console: one-time codes that the terminal shows, and the sessions for which they are exchanged. */
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Codes that have not been used yet. The oldest one is dropped to make room. */
const MAX_CODES = 8
/** Open sessions. The oldest one is dropped to make room. */
const MAX_SESSIONS = 64

/** Header with the proof of a session: in the answer that opens the session, and in requests that need the proof. */
export const PROOF_HEADER = 'x-console-proof'

interface NewSession {
  /** Value of the cookie. Browsers send it to every port of the host, so servers of other users there may receive it. */
  readonly secret: string
  /** Kept by the page in the storage of its origin, which includes the port. */
  readonly proof: string
}

export class Sessions {
  // Digests are stored, so that a lookup takes the same time for every candidate.
  readonly #codes = new Set<string>()
  /** Digest of the proof of each session, by that of its secret. */
  readonly #sessions = new Map<string, string>()

  /** Creates a code that opens one session: 43 characters that are valid in a URL. */
  newCode(): string {
    const code = randomBytes(32).toString('base64url')
    if (this.#codes.size >= MAX_CODES) this.#codes.delete(this.#codes.values().next().value!)
    this.#codes.add(digest(code))
    return code
  }

  /** Exchanges a code for a new session; `undefined` for an unknown or used code. */
  exchange(code: string): NewSession | undefined {
    if (!this.#codes.delete(digest(code))) return undefined
    const [secret, proof] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
    if (this.#sessions.size >= MAX_SESSIONS) this.#sessions.delete(this.#sessions.keys().next().value!)
    this.#sessions.set(digest(secret), digest(proof))
    return { secret, proof }
  }

  /** Whether a request shows the cookie of an open session. */
  has(request: IncomingMessage): boolean {
    const secret = readCookie(request, cookieName(request))
    return secret !== undefined && this.#sessions.has(digest(secret))
  }

  /** Whether a request shows the proof of its session as well, which no other server on this host can have received. */
  proves(request: IncomingMessage): boolean {
    const secret = readCookie(request, cookieName(request))
    const proof = request.headers[PROOF_HEADER]
    if (secret === undefined || typeof proof !== 'string') return false
    return this.#sessions.get(digest(secret)) === digest(proof)
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

/** Cookies are shared between the ports of a host, so each console needs a different name. */
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
