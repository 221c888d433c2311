/** Finds the serving daemon of a data folder and connects to it as any client would. Source: daemon sections 9 and 10. */
import WebSocket from 'ws'
import { readDiscovery, readToken } from '../daemon/discovery.ts'

/** An open connection, or `undefined` when no daemon serves the folder. Throws when one serves it but refuses. */
export async function connectToDaemon(dataFolder: string): Promise<WebSocket | undefined> {
  for (const isLastTry of [false, true]) {
    const discovery = readDiscovery(dataFolder)
    const token = discovery === undefined ? undefined : readToken(dataFolder, discovery)
    if (discovery === undefined || token === undefined) return undefined
    const result = await open(discovery.ws, token)
    if (result instanceof WebSocket) return result
    // The file of a daemon that died is left behind; nobody listens there.
    if (result.code === 'ECONNREFUSED') return undefined
    // A daemon that just started has a new token.
    if (result.status !== 401 || isLastTry) {
      throw new Error(`The daemon at ${discovery.ws} refuses the connection: ${result.reason}`)
    }
  }
  return undefined
}

interface ConnectFailure {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly reason: string
}

function open(url: string, token: string): Promise<WebSocket | ConnectFailure> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, 'rpc.v1', {
      headers: { authorization: `Bearer ${token}` },
      handshakeTimeout: 5000,
      perMessageDeflate: false,
    })
    socket.once('open', () => resolve(socket))
    socket.once('unexpected-response', (request, response) => {
      request.destroy()
      resolve({ status: response.statusCode, reason: `HTTP ${response.statusCode}` })
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code, reason: error.message }))
  })
}
