/** Sessions with the daemon in the documentation: requests are sent, and all other messages must come as documented. */
import { createInterface } from 'node:readline'
import type { Tool } from '../cli/Tool.ts'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly result?: unknown
}

/** Replays a block against a daemon over stdio; `given` are results that differ from run to run, by method. */
export async function replayRpcSession(tool: Tool, text: string, given: readonly string[]): Promise<void> {
  const lines = text.split('\n').filter((line) => !line.startsWith('$'))
  const messages = lines.map((line) => JSON.parse(line.replace(/^(→ | {2})/, '')) as Message)
  const { process: daemon, ended } = tool.start(['daemon', '--stdio'], { keepsInput: true })
  try {
    const received = createInterface({ input: daemon.stdout })[Symbol.asyncIterator]()
    const methods = new Map<number, string>()
    for (const message of messages) {
      if (message.method !== undefined && message.id !== undefined) {
        methods.set(message.id, message.method)
        daemon.stdin.write(`${JSON.stringify(message)}\n`)
        continue
      }
      const { value } = (await received.next()) as { value: string | undefined }
      if (value === undefined) throw new Error(`The daemon ended before ${JSON.stringify(message)}`)
      const isGiven = given.includes(methods.get(message.id ?? -1) ?? '')
      const [documented, actual] = [message, JSON.parse(value) as Message].map((each) => formOf(each, isGiven))
      if (documented !== actual) throw new Error(`Documented: ${documented}\nAnswered:   ${actual}`)
    }
  } finally {
    daemon.stdin.end()
    await ended
  }
}

/** Members of a result that differs from run to run are compared by their names. */
function formOf(message: Message, isGiven: boolean): string {
  return JSON.stringify(isGiven ? { ...message, result: Object.keys(message.result as object) } : message)
}
