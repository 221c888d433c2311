import buildConnector from 'undici/lib/core/connect.js'
import type { OutgoingRoutes } from './OutgoingRoutes.ts'
import { openTunnel } from './openTunnel.ts'

type Connector = ReturnType<typeof buildConnector>

/** Connector with which an agent of undici opens its connections. */
export function undiciConnector(routes: OutgoingRoutes, timeoutMs: number): Connector {
  const { authorities } = routes
  const direct = buildConnector({ timeout: timeoutMs, ...(authorities !== undefined && { ca: authorities }) })
  return (options, callback) => {
    const { protocol, hostname, port } = options
    const url = new URL(
      `${protocol}//${hostname.includes(':') && !hostname.startsWith('[') ? `[${hostname}]` : hostname}`,
    )
    url.port = port
    const isSecure = protocol === 'https:'
    const tunnel = async () => {
      const proxy = routes.proxyFor(url)
      if (proxy === undefined) return undefined
      const target = { hostname: url.hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isSecure ? 443 : 80) }
      return openTunnel(proxy, target, { timeoutMs, authorities })
    }
    tunnel().then(
      (socket) => {
        if (socket === undefined) direct(options, callback)
        else if (isSecure) direct({ ...options, httpSocket: socket }, callback)
        else callback(null, socket)
      },
      (error) => callback(error, null),
    )
  }
}
