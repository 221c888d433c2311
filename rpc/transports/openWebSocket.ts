import type { IncomingMessage } from 'node:http'
import WebSocket from 'ws'

const HANDSHAKE_TIMEOUT_MS = 5000

/** Why a connection could not be opened: the answer of the server, or the code of a system error. */
export interface ConnectFailure {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly reason: string
}

export type OpenedWebSocket = { readonly socket: WebSocket } | { readonly failure: ConnectFailure }

/** Opens a connection to a daemon as its client. Never throws. */
export function openWebSocket(url: string, token: string): Promise<OpenedWebSocket> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, 'rpc.v1', {
      headers: { authorization: `Bearer ${token}` },
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      perMessageDeflate: false,
      // The daemon limits its messages itself.
      maxPayload: 0,
    })
    const fail = (failure: ConnectFailure) => resolve({ failure })
    socket.once('open', () => resolve({ socket }))
    socket.once('unexpected-response', async (request, response) => {
      const text = await readShortText(response)
      request.destroy()
      const { statusCode } = response
      fail({ status: statusCode, reason: text === '' ? `HTTP ${statusCode}` : `${text} (HTTP ${statusCode})` })
    })
    socket.once('error', (error: NodeJS.ErrnoException) => fail({ code: error.code, reason: error.message }))
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
