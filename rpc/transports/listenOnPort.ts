import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupError } from '../settings/StartupError.ts'
import { isLoopbackAddress } from './listenAddress.ts'

/** Throws StartupError 2 for an address that other machines can reach, unless that is allowed. */
export function refuseRemote(program: 'daemon' | 'node' | 'gateway', host: string, allowRemote: boolean): void {
  if (allowRemote || isLoopbackAddress(host)) return
  const message = `Listening on "${host}" opens the ${program} to the network. To do so, add --allow-remote`
  throw new StartupError(2, message, { host })
}

/** Opens the port of a server, any free one for 0, and returns its number. Throws StartupError 2. */
export function listenOnPort(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    // Stays registered: a connection that cannot be accepted must not end the process.
    server.on('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE' ? 'another program uses it. Stop that one, or choose another port' : cause.message
      reject(new StartupError(2, `Cannot listen on ${host} port ${port}: ${reason}`, { host, port }, cause))
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
