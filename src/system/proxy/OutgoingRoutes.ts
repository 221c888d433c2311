/**
 * The way of outgoing connections: directly or through a proxy, and which authorities are trusted besides the usual ones.
 *
 * The setting wins over the environment (`HTTPS_PROXY` for https and wss, `HTTP_PROXY` for http and ws, `ALL_PROXY` for both,
 * lower case first, as curl reads them). Loopback hosts are always reached directly: a node of this machine must work where
 * a company sets a proxy for everything.
 */
import { BlockList, isIP } from 'node:net'
import { NetworkError } from '../../ports/NetworkAccess.ts'
import { tls } from '../secureModules.ts'
import { type Proxy, parseProxy } from './parseProxy.ts'

export interface OutgoingSettings {
  /** URL of a proxy for everything, or `none`. Absent: the environment decides. */
  readonly proxy?: string | undefined
  /** Hosts that are reached directly. Absent: `NO_PROXY`. */
  readonly noProxy?: readonly string[] | undefined
  /** Certificates of further authorities, PEM. */
  readonly authorities?: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

export class OutgoingRoutes {
  readonly #settings: OutgoingSettings
  readonly #environment: Environment
  readonly #parsed = new Map<string, Proxy>()

  constructor(settings: OutgoingSettings = {}, environment: Environment = process.env) {
    this.#settings = settings
    this.#environment = environment
  }

  /** The same routes without proxies. */
  get direct(): OutgoingRoutes {
    return new OutgoingRoutes({ ...this.#settings, proxy: 'none' }, {})
  }

  /** Certificates of all trusted authorities; `undefined` for the usual ones. */
  get authorities(): string[] | undefined {
    const { authorities } = this.#settings
    if (authorities === undefined) return undefined
    return [...tls().getCACertificates('default'), authorities]
  }

  /** Throws NetworkError for a proxy that is not a URL. */
  proxyFor(url: URL): Proxy | undefined {
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    if (isLoopback(hostname)) return undefined
    const found = this.#named(url.protocol)
    if (found === undefined || isExempt(hostname, portOf(url), this.#exemptions())) return undefined
    return this.#parse(found)
  }

  #named(protocol: string): { readonly source: string; readonly text: string } | undefined {
    const { proxy } = this.#settings
    if (proxy !== undefined) return proxy === 'none' ? undefined : { source: 'daemon.proxy', text: proxy }
    const isSecure = protocol === 'https:' || protocol === 'wss:'
    for (const name of [isSecure ? 'https_proxy' : 'http_proxy', 'all_proxy']) {
      for (const source of [name, name.toUpperCase()]) {
        const text = this.#environment[source]?.trim()
        if (text) return { source, text }
      }
    }
    return undefined
  }

  #exemptions(): readonly string[] {
    const { noProxy } = this.#settings
    return noProxy ?? (this.#environment['no_proxy'] || this.#environment['NO_PROXY'] || '').split(/[\s,]+/)
  }

  #parse({ source, text }: { readonly source: string; readonly text: string }): Proxy {
    const known = this.#parsed.get(text)
    if (known !== undefined) return known
    const proxy = parseProxy(text)
    // Names only the source of the setting, because its text may contain a password.
    if (typeof proxy === 'string') throw new NetworkError('route', `${source} ${proxy}`, undefined)
    this.#parsed.set(text, proxy)
    return proxy
  }
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true
  return isIP(hostname) === 4 ? hostname.startsWith('127.') : hostname === '::1'
}

export function portOf({ protocol, port }: URL): number {
  return Number(port) || (protocol === 'https:' || protocol === 'wss:' ? 443 : 80)
}

/**
 * Whether a host is reached without the proxy. Entries are those of `NO_PROXY`: `*`; a name, which covers the names below it
 * (also with a leading `.` or `*.`); an address; a range such as `10.0.0.0/8`; each may end with `:port`.
 */
function isExempt(hostname: string, port: number, entries: readonly string[]): boolean {
  return entries.some((entry) => {
    const { host, port: onlyPort } = split(entry.trim().toLowerCase())
    if (host === '' || (onlyPort !== undefined && onlyPort !== port)) return false
    if (host === '*') return true
    if (isIP(hostname) !== 0) return host === hostname || isInRange(hostname, host)
    const name = host.replace(/^\*?\./, '').replace(/\.$/, '')
    const asked = hostname.toLowerCase().replace(/\.$/, '')
    return asked === name || asked.endsWith(`.${name}`)
  })
}

function split(entry: string): { readonly host: string; readonly port?: number } {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(entry)
  if (bracketed !== null) return { host: bracketed[1]!, ...(bracketed[2] && { port: Number(bracketed[2]) }) }
  const named = /^([^:]+):(\d+)$/.exec(entry)
  return named === null ? { host: entry } : { host: named[1]!, port: Number(named[2]) }
}

function isInRange(address: string, range: string): boolean {
  const [network = '', bits] = range.split('/')
  const family = isIP(network)
  if (bits === undefined || family === 0 || !/^\d{1,3}$/.test(bits)) return false
  if (Number(bits) > (family === 4 ? 32 : 128)) return false
  const list = new BlockList()
  list.addSubnet(network, Number(bits), family === 4 ? 'ipv4' : 'ipv6')
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}
