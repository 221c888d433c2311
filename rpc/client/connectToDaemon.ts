/** Finds the serving daemon of a data folder and connects to it as any client would. Source: daemon sections 9 and 10. */
import type { IncomingMessage } from 'node:http'
import WebSocket from 'ws'
import { readDiscovery, readToken } from '../daemon/discovery.ts'
import { isAlive } from '../daemon/watchHost.ts'

/** A daemon serves the folder, but does not take this connection. */
export class ConnectionRefused extends Error {
  override readonly name = 'ConnectionRefused'
}

/** An open connection, or `undefined` when no daemon serves the folder. Throws ConnectionRefused. */
export async function connectToDaemon(dataFolder: string): Promise<WebSocket | undefined> {
  for (const isLastTry of [false, true]) {
    const discovery = readDiscovery(dataFolder)
    const token = discovery === undefined ? undefined : readToken(dataFolder, discovery)
    if (discovery === undefined || token === undefined) return undefined
    const result = await open(discovery.ws, token)
    if (result instanceof WebSocket) return result
    // A daemon that was killed leaves its file behind; at its port there may be nobody, or somebody else by now.
    if (result.code === 'ECONNREFUSED' || !isAlive(discovery.pid)) return undefined
    // A daemon that just started has a new token.
    if (result.status !== 401 || isLastTry) {
      const reason = result.reason.replace(/\.$/, '')
      throw new ConnectionRefused(`The daemon at ${discovery.ws} (process ${discovery.pid}) refuses: ${reason}`)
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
      // The daemon limits its messages itself.
      maxPayload: 0,
    })
    socket.once('open', () => resolve(socket))
    socket.once('unexpected-response', async (request, response) => {
      const text = await readShortText(response)
      request.destroy()
      const { statusCode } = response
      resolve({ status: statusCode, reason: text === '' ? `HTTP ${statusCode}` : `${text} (HTTP ${statusCode})` })
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code, reason: error.message }))
  })
}

/** The first line of a short body; empty for anything else. */
async function readShortText(response: IncomingMessage): Promise<string> {
  if (!/^text\/plain\b/.test(response.headers['content-type'] ?? '')) return ''
  let text = ''
  try {
    for await (const chunk of response) {
      text += chunk
      if (text.length > 1000) return ''
    }
  } catch {
    return ''
  }
  return /^[\x20-\x7e]+$/.test(text.trim()) ? text.trim() : ''
}
