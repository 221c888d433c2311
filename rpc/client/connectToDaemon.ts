/** Finds the serving daemon of a data folder and connects to it as any client would. Source: daemon sections 9 and 10. */
import { readDiscovery, readToken } from '../daemon/discovery.ts'
import { isAlive } from '../daemon/watchHost.ts'
import type { OpenedWebSocket } from '../transports/openWebSocket.ts'

/** The socket of an open connection. */
export type DaemonSocket = Extract<OpenedWebSocket, { socket: unknown }>['socket']

/** A daemon serves the folder, but refuses this connection. */
export class ConnectionRefused extends Error {
  override readonly name = 'ConnectionRefused'
}

/** An open connection, or `undefined` when no daemon serves the folder. Throws ConnectionRefused. */
export async function connectToDaemon(dataFolder: string): Promise<DaemonSocket | undefined> {
  for (const isLastTry of [false, true]) {
    const discovery = readDiscovery(dataFolder)
    const token = discovery === undefined ? undefined : readToken(dataFolder, discovery)
    if (discovery === undefined || token === undefined) return undefined
    // Loaded late, because it is only needed if there is a daemon.
    const { openWebSocket } = await import('../transports/openWebSocket.ts')
    const opened = await openWebSocket(discovery.ws, token)
    if ('socket' in opened) return opened.socket
    const { failure } = opened
    // A killed daemon does not remove its file; by now another program may listen on its port.
    if (failure.code === 'ECONNREFUSED' || !isAlive(discovery.pid)) return undefined
    // A daemon that just started has a new token.
    if (failure.status !== 401 || isLastTry) {
      const reason = failure.reason.replace(/\.$/, '')
      throw new ConnectionRefused(
        `The daemon at ${discovery.ws} (process ${discovery.pid}) refused the connection: ${reason}`,
      )
    }
  }
  return undefined
}
