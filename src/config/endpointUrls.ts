/** URLs of one endpoint text. Source: network 1.2 to 1.4 with decision 15: one scheme rule, port and path case are kept. */
import { bytesToBase64 } from '../core/bytes/base64.ts'
import { ParseUrlFailed } from '../errors/net.ts'
import { parseEndpoint } from './parseEndpoint.ts'

/** The endpoint as a URL. Throws ParseUrlFailed (619), whose text shows nothing that could be secret. */
export function endpointUrl(endpoint: string): URL {
  try {
    return parseEndpoint(endpoint)
  } catch (error) {
    throw ParseUrlFailed.error(`The endpoint ${(error as Error).message}, expected a URL such as https://node.example`)
  }
}

/** URL for GraphQL requests. Keeps the query string of the endpoint; user name and password are sent in a header. */
export function queryUrlOf(endpoint: string): URL {
  const url = withoutUser(endpointUrl(endpoint))
  const path = url.pathname.replace(/\/+$/, '')
  url.pathname = path.endsWith('/graphql') ? path : `${path}/graphql`
  url.hash = ''
  return url
}

export function webSocketUrlOf(queryUrl: URL): URL {
  // Assigning `protocol` would drop a port that is the default of the other scheme.
  return new URL(queryUrl.href.replace(/^http/, 'ws'))
}

/** `https://host:port`, to which `/v2/…` is added. */
export function restBaseOf(endpoint: string): string {
  return endpointUrl(endpoint).origin
}

/** The same host on the default port, for an https base with an explicit port; else `undefined`. */
export function baseWithoutPort(base: string): string | undefined {
  const url = new URL(base)
  if (url.protocol !== 'https:' || url.port === '') return undefined
  url.port = ''
  return url.origin
}

/** Origin of the HTTP server of a URL, which may be that of a WebSocket. */
export function httpOriginOf(url: URL): string {
  return url.protocol.startsWith('ws') ? new URL(url.href.replace(/^ws/, 'http')).origin : url.origin
}

/** User name and password of an endpoint as the value of an `Authorization` header. */
export function authorizationOfEndpoint(endpoint: string): string | undefined {
  const { username, password } = endpointUrl(endpoint)
  if (username === '' && password === '') return undefined
  return `Basic ${bytesToBase64(new TextEncoder().encode(`${decodePercents(username)}:${decodePercents(password)}`))}`
}

/** A URL that is safe to show: without user, query string and fragment. */
export function shownUrl(url: URL): string {
  return `${url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin}${url.pathname}`
}

/** An endpoint text that is safe to show: unchanged unless it contains something that could be secret. */
export function shownEndpoint(endpoint: string): string {
  const url = endpointUrl(endpoint)
  if (url.username === '' && url.password === '' && url.search === '' && url.hash === '') return endpoint
  return shownUrl(url)
}

/** The endpoints without duplicates. Texts that differ only in scheme or trailing slashes are duplicates. */
export function uniqueEndpoints(endpoints: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const endpoint of endpoints) {
    const key = endpoint
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/\\]+$/, '')
    if (!seen.has(key)) seen.set(key, endpoint.trim())
  }
  return [...seen.values()]
}

function withoutUser(url: URL): URL {
  url.username = ''
  url.password = ''
  return url
}

/** A part of a URL with its percent-encoding decoded; unchanged if the encoding is invalid. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
