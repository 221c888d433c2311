/** A Unix socket (mode 0600) or a Windows named pipe; the same lines as on stdio. Source: daemon section 1. */
import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, rmSync, statSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expectPrivateFolder, makePrivateFolder } from '../../src/system/privateFolder.ts'
import type { Peer } from '../peer/Peer.ts'
import { StartupError } from '../settings/StartupError.ts'
import { StreamTransport } from '../transports/StreamTransport.ts'
import type { Daemon } from './Daemon.ts'
import { boundConnections, withinBudget } from './descriptorBudget.ts'
import { UnacceptedConnections } from './limitUnaccepted.ts'
import type { Token } from './token.ts'

export interface SocketListener {
  readonly path: string
  close(): void
}

/** The system allows about 108 bytes. */
const LONGEST_SOCKET_PATH = 100

/** Called only while the lock of the data folder is held, so a file in the way is stale. */
export async function listenOnSocket(dataFolder: string, daemon: Daemon, token: Token): Promise<SocketListener> {
  const { path, remove } = placeOfSocket(dataFolder)
  const isPipe = process.platform === 'win32'
  const { limits } = daemon.settings
  const peers = new WeakMap<Socket, Peer>()
  const silent = new UnacceptedConnections(withinBudget(limits), () => daemon.metrics.refuse('unaccepted'))
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
  boundConnections(server, daemon.log)
  try {
    if (!isPipe) rmSync(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject)
      // The umask keeps others from the file from the beginning; `listen` creates it at once.
      const umask = process.umask(0o177)
      server.listen(path, resolve)
      process.umask(umask)
    })
    if (!isPipe) chmodSync(path, 0o600)
  } catch (cause) {
    remove()
    throw new StartupError(2, `Cannot listen on ${path}: ${(cause as Error).message}`, { path }, cause)
  }
  return {
    path,
    close: () => {
      server.close()
      remove()
    },
  }
}

interface SocketPlace {
  readonly path: string
  /** Removes the socket, and the folder that was made for it. */
  remove(): void
}

/**
 * In the data folder, else under a short path: in the runtime folder of the user, or in a new folder with a random
 * name, which other users cannot have created first. The owner of the folder can replace the socket, so it must be this
 * user, root included. Throws StartupError (2).
 */
function placeOfSocket(dataFolder: string): SocketPlace {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\vendorclient-${name}`, remove: () => {} }
  const path = join(dataFolder, SOCKET_NAME)
  if (isShort(path)) {
    expectOwnFolder(dataFolder)
    return placeAt(path)
  }
  const inRuntimeFolder = pathInRuntimeFolder(`vendorclient-${name}.sock`)
  return inRuntimeFolder === undefined ? placeInNewFolder() : placeAt(inRuntimeFolder)
}

const SOCKET_NAME = 'rpc.sock'

function isShort(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST_SOCKET_PATH
}

function placeAt(path: string): SocketPlace {
  return { path, remove: () => rmSync(path, { force: true }) }
}

function expectOwnFolder(folder: string): void {
  const [{ uid }, own] = [statSync(folder), process.getuid!()]
  if (uid === own) return
  throw new StartupError(
    2,
    `No socket in the data folder ${folder}: it belongs to another user (${uid}, this is ${own}), who could exchange the socket`,
    { path: folder, uid },
  )
}

/** `undefined` without a runtime folder that is this user's alone. Source: XDG base directories. */
function pathInRuntimeFolder(name: string): string | undefined {
  const folder = process.env['XDG_RUNTIME_DIR']
  if (folder === undefined || folder === '') return undefined
  try {
    const path = join(expectPrivateFolder(folder), name)
    return isShort(path) ? path : undefined
  } catch {
    return undefined
  }
}

const NEW_FOLDER = 'vendorclient-socket-'

/** Throws StartupError (2) if others could replace the folder in the temporary folder. */
function placeInNewFolder(): SocketPlace {
  const longest = `${NEW_FOLDER}XXXXXX/${SOCKET_NAME}`
  const base = isShort(join(tmpdir(), longest)) ? tmpdir() : '/tmp'
  try {
    const folder = makePrivateFolder(NEW_FOLDER, base)
    return { path: join(folder, SOCKET_NAME), remove: () => rmSync(folder, { recursive: true, force: true }) }
  } catch (cause) {
    const message = `No place for the socket, whose path would be too long: ${(cause as Error).message}. Set XDG_RUNTIME_DIR to a folder of this user alone`
    throw new StartupError(2, message, { path: base }, cause)
  }
}

/** Removes the folder that a killed daemon had made for its socket. */
export function removeLeftSocket(path: string | null | undefined): void {
  if (path == null || process.platform === 'win32') return
  const folder = dirname(path)
  if (!basename(folder).startsWith(NEW_FOLDER)) return
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory() && stats.uid === process.getuid!()) rmSync(folder, { recursive: true, force: true })
}
