import { BlockList, isIP } from 'node:net'

/**
 * Whether a host is reached without the proxy. Entries are those of `NO_PROXY`: `*`; a name, which covers the names below it
 * (also with a leading `.` or `*.`); an address; a range such as `10.0.0.0/8`; each may end with `:port`.
 */
export function isExempt(hostname: string, port: number, entries: readonly string[]): boolean {
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
