import { connect, type Socket } from 'node:net'
import { tls } from '../secureModules.ts'
import { type OutgoingRoutes, portOf } from './OutgoingRoutes.ts'
import { openTunnel } from './openTunnel.ts'

type Callback = (error: Error | null, socket?: Socket) => void

/**
 * A connection to the server of a URL for the HTTP client of Node.js, which takes the function as `createConnection`. With TLS
 * for https and wss.
 */
export function connectionOpener(routes: OutgoingRoutes, url: URL, timeoutMs: number) {
  return (_options: unknown, callback: Callback): undefined => {
    openConnection(routes, url, timeoutMs).then((socket) => callback(null, socket), callback)
  }
}

async function openConnection(routes: OutgoingRoutes, url: URL, timeoutMs: number): Promise<Socket> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const port = portOf(url)
  const { authorities } = routes
  const proxy = routes.proxyFor(url)
  const isSecure = url.protocol === 'https:' || url.protocol === 'wss:'
  const socket = proxy && (await openTunnel(proxy, { hostname, port }, { timeoutMs, authorities }))
  if (!isSecure) return socket ?? connect({ host: hostname, port })
  const servername = /^[\d.]+$|:/.test(hostname) ? {} : { servername: hostname }
  return tls().connect({
    ...(socket === undefined ? { host: hostname, port } : { socket, host: hostname }),
    ...servername,
    ...(authorities !== undefined && { ca: authorities }),
    ALPNProtocols: ['http/1.1'],
  })
}
