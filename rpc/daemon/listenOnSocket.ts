/** A Unix socket (mode 0600) or a Windows named pipe; the same lines as on stdio. Source: daemon section 1. */
import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Peer } from '../peer/Peer.ts'
import { StreamTransport } from '../transports/StreamTransport.ts'
import type { Daemon } from './Daemon.ts'
import { openDataFolder } from './dataFolder.ts'
import { UnacceptedConnections } from './limitUnaccepted.ts'
import { StartupError } from './StartupError.ts'
import type { Token } from './token.ts'

export interface SocketListener {
  readonly path: string
  close(): void
}

/** The system allows about 108 bytes. */
const LONGEST_SOCKET_PATH = 100

/** Called only while the lock of the data folder is held, so a file in the way is stale. */
export async function listenOnSocket(dataFolder: string, daemon: Daemon, token: Token): Promise<SocketListener> {
  const path = socketPath(dataFolder)
  const isPipe = process.platform === 'win32'
  const { limits } = daemon.settings
  const peers = new WeakMap<Socket, Peer>()
  const silent = new UnacceptedConnections(limits, () => daemon.metrics.refuse('unaccepted'))
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    if (daemon.isStopping || !daemon.hasPlace()) {
      if (!daemon.isStopping) daemon.metrics.refuse('connections')
      socket.on('error', () => {})
      socket.destroy()
      return
    }
    silent.add(socket)
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
        onInputEnd: () => {
          const peer = peers.get(socket)
          peer?.whenRead(() => void daemon.endConnection(peer))
        },
      },
      (transport) => {
        const peer = daemon.connect(transport, { checkToken })
        peer.onFirstMessage = () => silent.accept(socket)
        peers.set(socket, peer)
        return peer
      },
    )
  })
  try {
    if (!isPipe) rmSync(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      // Created without rights for others from the start, not only after the fact. `listen` creates the file at once.
      const umask = process.umask(0o177)
      server.listen(path, resolve)
      process.umask(umask)
    })
    if (!isPipe) chmodSync(path, 0o600)
  } catch (cause) {
    throw new StartupError(2, `Cannot listen on ${path}: ${(cause as Error).message}`, { path }, cause)
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
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) return path
  return join(runtimeFolder(), `vendorclient-${name}.sock`)
}

/** A short path that only this user can write to. Source: XDG base directories; without one a folder in the system's. */
function runtimeFolder(): string {
  const folder = process.env['XDG_RUNTIME_DIR'] || join(tmpdir(), `vendorclient-${process.getuid?.() ?? 'user'}`)
  openDataFolder(folder)
  return folder
}
