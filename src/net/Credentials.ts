import { authorizationOfEndpoint, decodePercents, endpointUrl, httpOriginOf } from '../config/endpointUrls.ts'
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { bytesToBase64 } from '../core/bytes/base64.ts'

/** What the configuration holds to prove who asks, and the way to keep it out of texts. Source: network 1.5. */
export class Credentials {
  /** From `api_token` or `access_key`; it wins over what endpoints carry. */
  readonly #configured: string | undefined
  readonly #secrets: Set<string>
  /** Origins that the configuration names besides the endpoints. */
  readonly #otherOrigins: ReadonlySet<string>
  #byOrigin = new Map<string, string | undefined>()

  constructor({ network: { access_key, api_token, access_key_origins } }: Pick<ResolvedConfig, 'network'>) {
    this.#otherOrigins = new Set(access_key_origins.map((text) => new URL(text).origin))
    this.#configured = api_token === undefined ? authorizationOfKey(access_key) : `Bearer ${api_token}`
    this.#secrets = new Set(
      [access_key, api_token, this.#configured?.split(' ')[1]].filter((text) => text !== undefined),
    )
  }

  /** Sets who is trusted with credentials: the origins (scheme, host, port) of the endpoints. */
  useEndpoints(endpoints: readonly string[]): void {
    this.#byOrigin = new Map()
    for (const endpoint of endpoints) {
      const url = endpointUrl(endpoint)
      const own = authorizationOfEndpoint(endpoint)
      this.#byOrigin.set(url.origin, own ?? this.#byOrigin.get(url.origin))
      if (own === undefined) continue
      for (const secret of [own.split(' ')[1]!, url.password, decodePercents(url.password)]) {
        if (secret.length > 3) this.#secrets.add(secret)
      }
    }
  }

  /**
   * Value of the `Authorization` header for a URL, if any. Whoever a node names, as redirect target or as producer of
   * blocks, gets none: a node must not be able to collect keys for somebody else, or over a connection without encryption.
   */
  authorization(url: URL): string | undefined {
    const origin = httpOriginOf(url)
    if (this.#byOrigin.has(origin)) return this.#configured ?? this.#byOrigin.get(origin)
    return this.#otherOrigins.has(origin) ? this.#configured : undefined
  }

  /** A text of a peer without the secrets that it may repeat. */
  withoutSecrets(text: string): string {
    let clean = text
    for (const secret of this.#secrets) clean = clean.replaceAll(secret, '***')
    return clean
  }

  /** The same, cut to `length` characters. */
  redact(text: string, length = 400): string {
    const clean = this.withoutSecrets(text)
    return clean.length > length ? `${clean.slice(0, length)}…` : clean
  }
}

/** A key with a dot is a JSON web token (RFC 7519), any other is a password without user name. */
function authorizationOfKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined
  return key.includes('.') ? `Bearer ${key}` : `Basic ${bytesToBase64(new TextEncoder().encode(`:${key}`))}`
}
