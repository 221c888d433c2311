import { setTimeout as wait } from 'node:timers/promises'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { confirm } from '../keys/askSecret.ts'
import { printNote } from '../output/standardError.ts'
import type { Session } from '../session/Session.ts'
import { ConfirmationDesk, WATCH_MS } from './ConfirmationDesk.ts'

const PAUSE_MS = 300

/** Runs until Ctrl-C. Throws ToolError (2) without a terminal. */
export async function confirmOnTerminal(session: Session): Promise<Outcome> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new ToolError(exitCodes.usage, 'Cannot ask for confirmation: this command needs a terminal')
  }
  const desk = new ConfirmationDesk(session)
  const end = (signal: NodeJS.Signals) => void desk.leave().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  process.stderr.write('Waiting for requests of "vendorclient mcp"; Ctrl-C ends it.\n')
  for (;;) {
    const [question] = await desk.watch()
    if (question === undefined) {
      await wait(PAUSE_MS)
      continue
    }
    printNote(`\n${question.text}`)
    // Keeps the watcher announced while the person decides.
    const watching = setInterval(() => void desk.watch(), WATCH_MS / 2)
    try {
      const agrees = (await confirm('Send it?')) === true
      await desk.answer(question, agrees)
      process.stderr.write(agrees ? 'Confirmed.\n' : 'Refused.\n')
    } finally {
      clearInterval(watching)
    }
  }
}
