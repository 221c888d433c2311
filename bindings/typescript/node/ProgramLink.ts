/** A daemon as a child process, one message per line on its standard input and output. Source: daemon 1 and 11. */
import { spawn } from 'node:child_process'
import { LineSplitter } from './LineSplitter.ts'
import type { PausableLink, PausableLinkEvents } from './PausableLink.ts'

export interface ProgramTarget {
  readonly kind: 'program'
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/** How long a daemon may take to stop after the end of its input. */
const STOP_MS = 7000
/** How long to wait for the rest of the output of a daemon that has ended. */
const REST_MS = 200
const STDERR_LENGTH = 4096

export function openProgramLink({ command, args, env }: ProgramTarget, events: PausableLinkEvents): PausableLink {
  const child = spawn(command, args, { env, stdio: 'pipe', windowsHide: true })
  const lines = new LineSplitter(events.received)
  let stderr = Buffer.alloc(0)
  let isLost = false
  let hasSpoken = false
  const ended = new Promise<void>((resolve) => {
    const lose = (message: string, exitCode?: number | null, signal?: string | null) => {
      if (isLost) return
      isLost = true
      lines.end()
      child.stdin.destroy()
      events.lost({
        message,
        exitCode: exitCode ?? undefined,
        signal: signal ?? undefined,
        stderr: stderr.toString('utf8'),
      })
      resolve()
    }
    child.once('error', (error) => lose(`The daemon ${command} cannot be started: ${error.message}`))
    child.once('exit', (code, signal) => {
      const how = signal === null ? `with exit code ${code}` : `by signal ${signal}`
      const loseNow = () => lose(`The daemon ended ${how}${hasSpoken ? '' : reasonIn(stderr)}`, code, signal)
      // Its last output may still be in the pipes, which a child process may hold open.
      child.once('close', loseNow)
      setTimeout(loseNow, REST_MS)
    })
  })
  child.stdout.on('data', (chunk: Buffer) => {
    hasSpoken = true
    lines.push(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_LENGTH)
    events.logged(chunk.toString('utf8'))
  })
  // The end of a daemon is reported by its exit.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {})
  return {
    send: (text) => child.stdin.write(`${text}\n`),
    pause: () => child.stdout.pause(),
    resume: () => child.stdout.resume(),
    close: async () => {
      child.stdin.end()
      child.stdout.resume()
      const patience = setTimeout(() => {
        child.kill('SIGTERM')
        setTimeout(() => child.kill('SIGKILL'), 1000).unref()
      }, STOP_MS)
      await ended
      clearTimeout(patience)
    },
  }
}

const REASON_LENGTH = 500

/** Last output, other than log lines, of a program that never began to speak the protocol. */
function reasonIn(stderr: Buffer): string {
  const lines = stderr.toString('utf8').split(/\r?\n/)
  const texts = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('{'))
  return texts.length === 0 ? '' : `: ${texts.join(' ').slice(-REASON_LENGTH)}`
}
