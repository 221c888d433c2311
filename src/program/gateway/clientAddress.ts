import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Address of the client: as reported by a trusted proxy, else the peer of the connection. */
export function clientAddress({ socket, headers }: IncomingMessage, trusted: readonly string[]): string {
  let address = plainAddress(socket.remoteAddress ?? '')
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  // Each proxy appends the address that it saw to the list, whose beginning may be invented.
  while (trusted.includes(address)) {
    const next = forwarded.pop()?.trim()
    if (!next) break
    address = plainAddress(next)
  }
  return address.slice(0, 64)
}

/** Turns IPv4-mapped IPv6 addresses into plain IPv4 addresses. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * Key of a client for limits: an IPv4 address, or the first 64 bits of an IPv6 address, which one household or server
 * owns.
 */
export function clientOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
