import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { HostSession } from './HostSession.ts'
import { program } from './program.ts'

/** A daemon that belongs to this process. */
export function spawnStdio(dataFolder: string): HostSession & { close(): Promise<number | null> } {
  const child = spawn(
    process.execPath,
    [program, 'daemon', '--stdio', '--data', dataFolder, '--host-pid', String(process.pid)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const session = new HostSession((text) => child.stdin.write(`${text}\n`))
  createInterface({ input: child.stdout }).on('line', (line) => session.receive(line))
  return Object.assign(session, {
    close: () => {
      child.stdin.end()
      return ended
    },
  })
}
