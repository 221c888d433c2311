/** A connection to a serving daemon by WebSocket. Source: daemon sections 1, 9 and 10. */
import { closeSync, fstatSync, openSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import WebSocket from 'ws'
import type { PausableLink, PausableLinkEvents } from './PausableLink.ts'

export type ServerTarget =
  | { readonly kind: 'server'; readonly url: string; readonly token: string }
  /** `isNamed`: the caller named the folder, so it may belong to another user. */
  | { readonly kind: 'server'; readonly dataFolder: string; readonly isNamed: boolean }

export function openServerLink(target: ServerTarget, events: PausableLinkEvents): PausableLink {
  let socket: WebSocket | undefined
  let isOpen = false
  let isLost = false
  const waiting: string[] = []
  let end: () => void
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const lose = (message: string) => {
    if (isLost) return
    isLost = true
    events.lost({ message })
    end()
  }
  const connect = (isLastTry: boolean) => {
    let address: { url: string; token: string }
    try {
      address = 'url' in target ? target : discover(target.dataFolder, target.isNamed)
      socket = openSocket(address)
    } catch (error) {
      lose((error as Error).message)
      return
    }
    const { url } = address
    socket.once('open', () => {
      isOpen = true
      for (const text of waiting.splice(0)) socket!.send(text)
    })
    socket.on('message', (data) => events.received(String(data)))
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy()
      // A daemon that just started has a new token.
      if (statusCode === 401 && !isLastTry && !('url' in target)) connect(true)
      else lose(`The daemon at ${url} refuses the connection: ${explain(statusCode)}`)
    })
    socket.once('error', (error) => {
      if (!isOpen) lose(`No connection to ${url}: ${error.message || (error as NodeJS.ErrnoException).code}`)
    })
    socket.once('close', (code, reason) => {
      if (isOpen) lose(`The connection to ${url} was closed (${code}${reason.length > 0 ? ` ${reason}` : ''})`)
    })
  }
  connect(false)
  return {
    send: (text) => {
      if (isOpen) socket!.send(text)
      else waiting.push(text)
    },
    pause: () => socket?.pause(),
    resume: () => socket?.resume(),
    close: async () => {
      socket?.resume()
      socket?.close(1000)
      const patience = setTimeout(() => {
        socket?.terminate()
        lose('The daemon did not close the connection')
      }, 7000)
      await ended
      clearTimeout(patience)
    },
  }
}

function openSocket({ url, token }: { readonly url: string; readonly token: string }): WebSocket {
  return new WebSocket(url, 'rpc.v1', {
    headers: { authorization: `Bearer ${token}` },
    handshakeTimeout: 10_000,
    maxPayload: 0,
    perMessageDeflate: false,
  })
}

/** Contents of the discovery file and the token file of a data folder. */
function discover(dataFolder: string, isNamed: boolean): { url: string; token: string } {
  try {
    const { ws, token_file } = JSON.parse(readDiscovery(dataFolder, isNamed)) as { ws: string; token_file: string }
    return { url: ws, token: readFileSync(join(dataFolder, token_file), 'utf8').trim() }
  } catch (error) {
    throw new Error(`No daemon serves ${dataFolder}: ${(error as Error).message}`)
  }
}

/** In a home folder that several users share, another user may have made the default folder. */
function readDiscovery(dataFolder: string, isNamed: boolean): string {
  const file = join(dataFolder, 'daemon.json')
  const descriptor = openSync(file, 'r')
  try {
    if (!isNamed) {
      expectOwn(dataFolder, statSync(dataFolder))
      expectOwn(file, fstatSync(descriptor))
    }
    return readFileSync(descriptor, 'utf8')
  } finally {
    closeSync(descriptor)
  }
}

/** On Windows, access lists decide. Throws Error for what a user other than this one and root can change. */
function expectOwn(path: string, { uid, mode }: Stats): void {
  const own = process.geteuid?.()
  if (own === undefined) return
  if (uid !== own && uid !== 0) throw new Error(`${path} belongs to another user (${uid})`)
  if ((mode & 0o002) !== 0) throw new Error(`${path} can be changed by other users; run: chmod o-w '${path}'`)
}

function explain(status: number): string {
  const reasons: Readonly<Record<number, string>> = {
    401: 'the token is wrong',
    403: 'the origin is not allowed',
    421: 'the host is not allowed',
    503: 'it has too many connections or stops',
  }
  return `HTTP ${status}${reasons[status] === undefined ? '' : `, ${reasons[status]}`}`
}
