/** A Unix socket (mode 0600) or a Windows named pipe; the same lines as on stdio. Source: daemon section 1. */
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import envPaths from 'env-paths'
import type { Peer } from '../peer/Peer.ts'
import { StreamTransport } from '../transports/StreamTransport.ts'
import type { Daemon } from './Daemon.ts'
import { StartupError } from './StartupError.ts'
import type { Token } from './token.ts'

export interface SocketListener {
  readonly path: string
  close(): void
}

/** The system allows about 108 bytes. */
const longestSocketPath = 100

/** Called only while the lock of the data folder is held, so a file in the way is stale. */
export async function listenOnSocket(dataFolder: string, daemon: Daemon, token: Token): Promise<SocketListener> {
  const path = socketPath(dataFolder)
  const isPipe = process.platform === 'win32'
  if (!isPipe) rmSync(path, { force: true })
  const { limits } = daemon.settings
  const peers = new WeakMap<Socket, Peer>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    if (daemon.isStopping || daemon.peers.size >= limits.connections) {
      socket.destroy()
      return
    }
    const checkToken = isPipe ? (candidate: string | undefined) => token.matches(candidate) : undefined
    new StreamTransport(
      {
        kind: 'socket',
        input: socket,
        output: socket,
        clock: daemon.services.clock,
        messageInBytes: limits.message_in_bytes,
        sendBufferBytes: limits.send_buffer_bytes,
        sendStallMs: limits.send_stall_ms,
        // Running calls still answer into the open half.
        onInputEnd: () => void peers.get(socket)?.stop(),
      },
      (transport) => {
        const peer = daemon.connect(transport, checkToken)
        peers.set(socket, peer)
        return peer
      },
    )
  })
  // Created without rights for others from the start, not only after the fact.
  const umask = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
    if (!isPipe) chmodSync(path, 0o600)
  } catch (cause) {
    throw new StartupError(2, `Cannot listen on ${path}: ${(cause as Error).message}`, { path }, cause)
  } finally {
    process.umask(umask)
  }
  return {
    path,
    close: () => {
      server.close()
      if (!isPipe) rmSync(path, { force: true })
    },
  }
}

function socketPath(dataFolder: string): string {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\vendorclient-${name}`
  const path = join(dataFolder, 'rpc.sock')
  if (Buffer.byteLength(path) <= longestSocketPath) return path
  const folder = process.env['XDG_RUNTIME_DIR'] ?? envPaths('vendorclient', { suffix: '' }).temp
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, `vendorclient-${name}.sock`)
}
