import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { program } from './program.ts'

/** A development node of this process, in memory, with subscriptions; it prints its address in one line. */
export async function startNode(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, [program, 'node', '--port', '0', '--in-memory', '--deprecated-api'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
