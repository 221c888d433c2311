/** Servers that answer `client.version`, and a measuring connection to each. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectWebSocket } from './connectWebSocket.ts'
import { contentLength, lines } from './framings.ts'
import { HostConnection } from './HostConnection.ts'
import { RawConnection } from './RawConnection.ts'
import { peer, program, type RunningProcess, startProcess } from './startProcess.ts'

export interface Server {
  readonly process: RunningProcess
  readonly connection: RawConnection
  /** The same connection as a host sees it; only one of the two is used at a time. */
  readonly host: HostConnection
  stop(): Promise<void>
}

/** The daemon on stdio. */
export function startStdioDaemon(file = program, ...options: string[]): Server {
  return overPipes(startProcess([file, 'daemon', '--stdio', '--data', '{folder}/data', ...options]))
}

/** The daemon of a program that needs no Node.js, on stdio. */
export function startExecutableDaemon(executable: string): Server {
  return overPipes(startProcess(['daemon', '--stdio', '--data', '{folder}/data'], executable))
}

/** A peer with the same framing on stdio. */
export function startStdioPeer(file: string, ...options: string[]): Server {
  return overPipes(startProcess([peer(file), ...options]))
}

/** The peer whose framing has a header before each message. */
export function startContentLengthPeer(): Server {
  return overPipes(startProcess([peer('vscodeStdio.ts')]), contentLength)
}

function overPipes(process: RunningProcess, framing = lines): Server {
  const { stdin, stdout } = process
  const connection = new RawConnection(stdout, stdin, framing)
  return { process, connection, host: new HostConnection(stdout, stdin, framing), stop: () => process.stop() }
}

export interface WebSocketServer extends Server {
  readonly url: string
  readonly token: string
}

/** The serving daemon, and a WebSocket to it. Pings are off: the measuring connection does not answer them. */
export async function startWebSocketDaemon(file = program, ...options: string[]): Promise<WebSocketServer> {
  const process = startProcess([
    file,
    'daemon',
    '--data',
    '{folder}/data',
    '--log-level',
    'warn',
    '--set',
    'limits.ping_ms=3600000',
    ...options,
  ])
  const { ws } = JSON.parse(await firstLine(process)) as { ws: string }
  const token = readFileSync(join(process.folder, 'data', 'daemon.token'), 'utf8').trim()
  return { process, ...(await connectWebSocket(ws, token)), stop: () => process.stop(), url: ws, token }
}

/** A peer that prints its address as one line. */
export async function startWebSocketPeer(file: string): Promise<Server> {
  const process = startProcess([peer(file)])
  return { process, ...(await connectWebSocket(await firstLine(process))), stop: () => process.stop() }
}

async function firstLine({ stdout }: RunningProcess): Promise<string> {
  let text = ''
  while (!text.includes('\n')) text += (await once(stdout, 'data'))[0]
  return text.slice(0, text.indexOf('\n'))
}
