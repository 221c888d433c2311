import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The socket of a service manager, which keeps its notices. */
export class NotifySocket {
  readonly path: string
  /** Messages so far, each as its lines. */
  readonly messages: string[][] = []
  readonly #process: ChildProcessWithoutNullStreams

  private constructor(path: string, child: ChildProcessWithoutNullStreams) {
    this.path = path
    this.#process = child
  }

  /** `path` may begin with `@`, for a name that is in no file system. */
  static async open(path: string): Promise<NotifySocket> {
    const child = spawn('python3', [join(import.meta.dirname, 'notifySocket.py'), path])
    const socket = new NotifySocket(path, child)
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => socket.messages.push(JSON.parse(line) as string[]))
    await once(lines, 'line')
    return socket
  }

  /** Number of messages with this line. */
  count(line: string): number {
    return this.messages.filter((lines) => lines.includes(line)).length
  }

  async close(): Promise<void> {
    this.#process.kill('SIGKILL')
    await once(this.#process, 'close')
  }
}
