export interface Proxy {
  readonly kind: 'http' | 'socks'
  /** Whether the connection to the proxy itself is encrypted. */
  readonly isSecure: boolean
  readonly hostname: string
  readonly port: number
  readonly user: string | undefined
  readonly password: string
  /** URL without user and password, for messages. */
  readonly shown: string
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'socks:': 1080 }

/**
 * Parses a proxy URL; without a scheme it is an HTTP proxy. Returns a description of the fault, without the text, if it
 * is invalid.
 */
export function parseProxy(text: string): Proxy | string {
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(full)) return 'is not the URL of a proxy, expected one such as http://proxy.example:3128'
  const url = new URL(full)
  const scheme = /^socks(5|5h)?:$/.test(url.protocol) ? 'socks:' : url.protocol
  const standardPort = PORTS[scheme]
  if (standardPort === undefined) {
    return `has the scheme "${url.protocol.slice(0, -1).slice(0, 20)}", expected http, https, socks5 or socks5h`
  }
  if (url.hostname === '') return 'has no host'
  const port = Number(url.port) || standardPort
  return {
    kind: scheme === 'socks:' ? 'socks' : 'http',
    isSecure: scheme === 'https:',
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    user: url.username === '' ? undefined : decoded(url.username),
    password: decoded(url.password),
    shown: `${url.protocol}//${url.hostname}:${port}`,
  }
}

/** Value of `Proxy-Authorization`. */
export function proxyAuthorization({ user, password }: Proxy): string | undefined {
  return user === undefined ? undefined : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
