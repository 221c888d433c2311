import { authorizationOfEndpoint, endpointUrl } from '../config/endpointUrls.ts'
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { bytesToBase64 } from '../core/bytes/base64.ts'

/** What the configuration holds to prove who asks, and the way to keep it out of texts. Source: network 1.5. */
export class Credentials {
  /** From `api_token` or `access_key`; it wins over what endpoints carry. */
  readonly #configured: string | undefined
  readonly #secrets: Set<string>
  #byHost = new Map<string, string | undefined>()

  constructor({ network: { access_key, api_token } }: Pick<ResolvedConfig, 'network'>) {
    this.#configured = api_token === undefined ? authorizationOfKey(access_key) : `Bearer ${api_token}`
    this.#secrets = new Set(
      [access_key, api_token, this.#configured?.split(' ')[1]].filter((text) => text !== undefined),
    )
  }

  /** Tells which hosts are trusted with credentials: those of the endpoints. */
  useEndpoints(endpoints: readonly string[]): void {
    this.#byHost = new Map()
    for (const endpoint of endpoints) {
      const url = endpointUrl(endpoint)
      const own = authorizationOfEndpoint(endpoint)
      this.#byHost.set(url.hostname, own ?? this.#byHost.get(url.hostname))
      if (own === undefined) continue
      for (const secret of [own.split(' ')[1]!, url.password, decodeURIComponentSafely(url.password)]) {
        if (secret.length > 3) this.#secrets.add(secret)
      }
    }
  }

  /** Value of the `Authorization` header for a host, if any. Hosts that a redirect names get none. */
  authorization(url: URL): string | undefined {
    return this.#byHost.has(url.hostname) ? (this.#configured ?? this.#byHost.get(url.hostname)) : undefined
  }

  /** The same for a host that a trusted node named as producer of blocks. */
  get configured(): string | undefined {
    return this.#configured
  }

  /** A text of a peer without the secrets that it may repeat, cut to `length` characters. */
  redact(text: string, length = 400): string {
    let clean = text
    for (const secret of this.#secrets) clean = clean.replaceAll(secret, '***')
    return clean.length > length ? `${clean.slice(0, length)}…` : clean
  }
}

/** A key with a dot is a JSON web token (RFC 7519), any other is a password without user name. */
function authorizationOfKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined
  return key.includes('.') ? `Bearer ${key}` : `Basic ${bytesToBase64(new TextEncoder().encode(`:${key}`))}`
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
