import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'
import { HostSession } from './HostSession.ts'
import { program } from './program.ts'

export interface Discovery {
  readonly ws: string
  readonly token_file: string
}

/** A daemon that serves many clients; it prints its address in one line. */
export async function startServing(
  dataFolder: string,
): Promise<{ discovery: Discovery; ended: Promise<number | null> }> {
  const child = spawn(process.execPath, [program, 'daemon', '--data', dataFolder, '--log-level', 'warn'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { discovery: JSON.parse(line) as Discovery, ended }
}

export async function connectWebSocket(dataFolder: string, discovery: Discovery): Promise<HostSession> {
  const token = readFileSync(join(dataFolder, discovery.token_file), 'utf8').trim()
  const socket = new WebSocket(discovery.ws, { headers: { authorization: `Bearer ${token}` } })
  await once(socket, 'open')
  const session = new HostSession((text) => socket.send(text))
  socket.on('message', (data) => session.receive(data.toString()))
  return session
}
