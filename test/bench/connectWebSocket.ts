import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { webSocketFrames } from './framings.ts'
import { HostConnection } from './HostConnection.ts'
import { RawConnection } from './RawConnection.ts'

/** Opens a WebSocket, as bytes and as a host sees it. Rejects when the server refuses. */
export function connectWebSocket(
  url: string,
  token?: string,
): Promise<{ readonly connection: RawConnection; readonly host: HostConnection }> {
  return new Promise((resolve, reject) => {
    const upgrade = request(url.replace(/^ws:/, 'http:'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}`, 'Sec-WebSocket-Protocol': 'rpc.v1' }),
      },
    })
    upgrade.on('upgrade', (_response, socket) => {
      socket.unref()
      resolve({
        connection: new RawConnection(socket, socket, webSocketFrames),
        host: new HostConnection(socket, socket, webSocketFrames),
      })
    })
    upgrade.on('response', ({ statusCode }) => reject(new Error(`${url} refused the upgrade with ${statusCode}`)))
    upgrade.on('error', reject)
    upgrade.end()
  })
}
