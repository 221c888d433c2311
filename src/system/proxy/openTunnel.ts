import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { NetworkError } from '../../ports/NetworkAccess.ts'
import { connectionFailure } from '../connectionFailure.ts'
import { https } from '../secureModules.ts'
import { type Proxy, proxyAuthorization } from './parseProxy.ts'
import { SocksError, shakeHands } from './socks.ts'

export interface TunnelTarget {
  /** Without brackets. */
  readonly hostname: string
  readonly port: number
}

export interface TunnelOptions {
  readonly timeoutMs: number
  readonly authorities: string[] | undefined
}

/** A connection to the target through a proxy, nothing sent on it yet. Throws NetworkError that names the proxy. */
export async function openTunnel(proxy: Proxy, target: TunnelTarget, options: TunnelOptions): Promise<Socket> {
  try {
    return await (proxy.kind === 'socks' ? throughSocks : throughHttp)(proxy, target, options)
  } catch (cause) {
    const reason =
      cause instanceof ProxyRefusal || cause instanceof SocksError ? cause.message : connectionFailure(cause)
    throw new NetworkError('unreachable', `by the proxy ${proxy.shown}: ${reason}`, cause)
  }
}

class ProxyRefusal extends Error {}

const PROXY_AUTHENTICATION_REQUIRED = 407

/** `CONNECT` of RFC 9110 9.3.6. */
function throughHttp(proxy: Proxy, { hostname, port }: TunnelTarget, options: TunnelOptions): Promise<Socket> {
  const { timeoutMs, authorities: ca } = options
  const authority = `${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`
  const authorization = proxyAuthorization(proxy)
  const send = proxy.isSecure ? https().request : request
  const asked = send({
    method: 'CONNECT',
    hostname: proxy.hostname,
    port: proxy.port,
    path: authority,
    agent: false,
    headers: { host: authority, ...(authorization !== undefined && { 'proxy-authorization': authorization }) },
    ...(proxy.isSecure && ca !== undefined && { ca }),
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => asked.destroy(new ProxyRefusal(`no answer within ${timeoutMs} ms`)), timeoutMs)
    asked.on('error', reject)
    asked.on('close', () => clearTimeout(timer))
    asked.on('connect', ({ statusCode = 0 }, socket: Socket, head: Buffer) => {
      clearTimeout(timer)
      if (statusCode >= 200 && statusCode < 300) {
        if (head.length > 0) socket.unshift(head)
        return resolve(socket)
      }
      socket.destroy()
      const why = statusCode === PROXY_AUTHENTICATION_REQUIRED ? ', it wants another user name and password' : ''
      reject(new ProxyRefusal(`it answered ${statusCode} to CONNECT ${authority}${why}`))
    })
    asked.end()
  })
}

function throughSocks(proxy: Proxy, target: TunnelTarget, { timeoutMs }: TunnelOptions): Promise<Socket> {
  const socket = connect({ host: proxy.hostname, port: proxy.port })
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer)
      socket.destroy()
      reject(error)
    }
    const timer = setTimeout(() => fail(new SocksError(`no connection within ${timeoutMs} ms`)), timeoutMs)
    socket.once('error', fail)
    socket.once('connect', () => {
      shakeHands(socket, proxy, target).then(() => {
        clearTimeout(timer)
        socket.off('error', fail)
        resolve(socket)
      }, fail)
    })
  })
}
