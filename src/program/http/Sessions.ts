/** Access to the console: codes that the terminal shows, and the sessions for which they are exchanged. */
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

/** What a console keeps between two runs. */
interface StoredSessions {
  /** The code of its link. */
  readonly code: string
  /** Digests of secret and proof of each open session, the oldest first. */
  readonly sessions: readonly (readonly [secret: string, proof: string])[]
}

/** Where a console keeps its link and its sessions. */
export interface SessionStore {
  /** `undefined` if nothing is stored that can be used. */
  read(): StoredSessions | undefined
  write(stored: StoredSessions): void
}

export interface SessionOptions {
  /** One code opens any number of sessions. Default: each code opens one, and there may be several codes. */
  readonly hasLastingCode?: boolean | undefined
  /** Keeps the lasting code and the sessions. Default: they end with the process. */
  readonly store?: SessionStore | undefined
}

export class Sessions {
  /** Absent where each code opens one session. */
  readonly #lastingCode: string | undefined
  readonly #store: SessionStore | undefined
  // Digests are stored, so that a lookup takes the same time for every candidate.
  readonly #codes = new Set<string>()
  /** Digest of the proof of each session, by that of its secret. */
  readonly #sessions: Map<string, string>

  constructor({ hasLastingCode = false, store }: SessionOptions = {}) {
    const stored = store?.read()
    this.#store = store
    this.#sessions = new Map(stored?.sessions)
    this.#lastingCode = hasLastingCode ? (stored?.code ?? randomBytes(32).toString('base64url')) : undefined
    if (stored === undefined) this.#keep()
  }

  /** Whether a code opens more than one session. */
  get hasLastingCode(): boolean {
    return this.#lastingCode !== undefined
  }

  /** A code that opens a session: 43 characters that are valid in a URL. */
  newCode(): string {
    if (this.#lastingCode !== undefined) return this.#lastingCode
    const code = randomBytes(32).toString('base64url')
    if (this.#codes.size >= MAX_CODES) this.#codes.delete(this.#codes.values().next().value!)
    this.#codes.add(digest(code))
    return code
  }

  /** Exchanges a code for a new session; `undefined` for an unknown code, and for a used one unless it lasts. */
  exchange(code: string): NewSession | undefined {
    if (!this.#accepts(digest(code))) return undefined
    const [secret, proof] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
    if (this.#sessions.size >= MAX_SESSIONS) this.#sessions.delete(this.#sessions.keys().next().value!)
    this.#sessions.set(digest(secret), digest(proof))
    this.#keep()
    return { secret, proof }
  }

  #accepts(code: string): boolean {
    return this.#lastingCode === undefined ? this.#codes.delete(code) : code === digest(this.#lastingCode)
  }

  #keep(): void {
    const code = this.#lastingCode
    if (code !== undefined) this.#store?.write({ code, sessions: [...this.#sessions] })
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
    if (secret === undefined || !this.#sessions.delete(digest(secret))) return
    this.#keep()
  }
}

/**
 * Value of the header `set-cookie` for the secret of a session; an empty one removes the cookie. `maxAgeSec`: how long browsers
 * keep it. Default: until they end.
 */
export function sessionCookie(request: IncomingMessage, secret: string, maxAgeSec?: number): string {
  const age = secret === '' ? 0 : maxAgeSec
  const end = age === undefined ? '' : `; Max-Age=${age}`
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
