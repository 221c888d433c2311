/** Addresses to listen on. Source: daemon section 9. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether only processes of this machine can reach the address. The wildcards `0.0.0.0` and `::` are open to all. */
export function isLoopbackAddress(host: string): boolean {
  const family = isIP(host)
  if (family === 0) return host.toLowerCase() === 'localhost'
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a request came from a process of this machine. */
export function isFromThisMachine({ socket }: IncomingMessage): boolean {
  return isLoopbackAddress(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')
}

export function isWildcard(host: string): boolean {
  return /^(0\.0\.0\.0|[0:]*:[0:]*)$/.test(host)
}

/** The address under which this machine reaches a server that listens on `host`, as it is written in a URL. */
export function hostToReach(host: string): string {
  if (!isWildcard(host)) return hostInUrl(host)
  return host.includes(':') ? '[::1]' : '127.0.0.1'
}

/** The address as it is written in a URL and a Host header. */
export function hostInUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host
}
