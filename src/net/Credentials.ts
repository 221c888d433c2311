import type { LayerCredentials } from '../config/credentialsOf.ts'
import { authorizationOfEndpoint, decodePercents, endpointUrl, httpOriginOf } from '../config/endpointUrls.ts'
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { bytesToBase64 } from '../core/bytes/base64.ts'

/** Credentials from the configuration, and functions that keep them out of texts. Source: network 1.5. */
export class Credentials {
  /** Credentials of each source of the configuration; they take precedence over those in the URLs of endpoints. */
  readonly #ofLayers: readonly (LayerCredentials & { readonly authorization: string })[]
  readonly #secrets: Set<string>
  /** Origins of the endpoints in use, with the credentials in their URLs. */
  #endpoints = new Map<string, string | undefined>()
  /** Endpoints that the host has named since the start. */
  #ofHost: ReadonlySet<string> = new Set()

  constructor({ credentials }: Pick<ResolvedConfig, 'credentials'>) {
    this.#ofLayers = credentials.map((layer) => ({ ...layer, authorization: authorizationOf(layer) }))
    this.#secrets = new Set(this.#ofLayers.flatMap(({ value, authorization }) => [value, authorization.split(' ')[1]!]))
  }

  /** Sets the endpoints in use. `isOfHost`: the host has named them at run time, so that its own key may go there. */
  useEndpoints(endpoints: readonly string[], { isOfHost = false }: { readonly isOfHost?: boolean } = {}): void {
    this.#endpoints = new Map()
    for (const endpoint of endpoints) {
      const url = endpointUrl(endpoint)
      const own = authorizationOfEndpoint(endpoint)
      this.#endpoints.set(url.origin, own ?? this.#endpoints.get(url.origin))
      if (own === undefined) continue
      for (const secret of [own.split(' ')[1]!, url.password, decodePercents(url.password)]) {
        if (secret.length > 3) this.#secrets.add(secret)
      }
    }
    if (isOfHost) this.#ofHost = new Set(this.#endpoints.keys())
  }

  /**
   * Value of the `Authorization` header for a URL, if any: a key goes to the origins (scheme, host, port) of the
   * endpoints that its source names. Redirect targets and producers that a node names get no key: a node must not be
   * able to collect keys for others, or over a connection without encryption.
   */
  authorization(url: URL): string | undefined {
    const origin = httpOriginOf(url)
    const layer = this.#ofLayers.find((layer) => this.#isFor(layer, origin))
    return layer?.authorization ?? this.#endpoints.get(origin)
  }

  /** For the error of a server that answers 401: why a configured key was not sent there. `undefined` without such a key. */
  withheldFrom(url: URL): string | undefined {
    if (this.authorization(url) !== undefined) return undefined
    const [withheld] = this.#ofLayers
    if (withheld === undefined) return undefined
    const { field, source } = withheld
    return `network.${field} (${source}) was not sent to ${httpOriginOf(url)}: it goes to the endpoints that the same source names, and to its network.access_key_origins`
  }

  #isFor({ origins, isOfHost }: LayerCredentials, origin: string): boolean {
    return origins.includes(origin) || (isOfHost && this.#ofHost.has(origin))
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

/** An access key with a dot is a JSON web token (RFC 7519), any other is a password without user name. */
function authorizationOf({ field, value: key }: LayerCredentials): string {
  return field === 'api_token' || key.includes('.')
    ? `Bearer ${key}`
    : `Basic ${bytesToBase64(new TextEncoder().encode(`:${key}`))}`
}
