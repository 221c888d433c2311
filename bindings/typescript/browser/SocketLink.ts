import { checkToken } from '../common/checkToken.ts'
import type { Link, LinkEvents } from '../common/Link.ts'

export interface SocketTarget {
  /** Address of the daemon, `ws://127.0.0.1:43117/rpc`. */
  readonly url: string
  /** Content of the daemon's token file. Absent if a cookie authenticates the page. */
  readonly token?: string | undefined
}

/** A connection over the platform's WebSocket, which can pass the token only as a subprotocol. */
export function openSocketLink({ url, token }: SocketTarget, { received, lost }: LinkEvents): Link {
  if (token !== undefined) checkToken(token)
  const socket = new WebSocket(url, ['rpc.v1', ...(token === undefined ? [] : [`token.${token}`])])
  const waiting: string[] = []
  let wasOpen = false
  let end: () => void
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  socket.addEventListener('open', () => {
    wasOpen = true
    for (const text of waiting.splice(0)) socket.send(text)
  })
  socket.addEventListener('message', ({ data }) => received(data as string))
  socket.addEventListener('close', ({ code, reason }) => {
    const problem = wasOpen ? 'The connection to' : 'No connection to'
    const details = `${code}${reason === '' ? '' : ` ${reason}`}`
    lost({
      message: `${problem} ${url} ${wasOpen ? 'was closed' : 'could be opened; is the token right, and the origin allowed?'} (${details})`,
    })
    end()
  })
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(text)
      else if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    hold: () => {},
    close: () => {
      socket.close(1000)
      return ended
    },
  }
}
