import { isService, type Outcome } from '../definition/Command.ts'
import { commandTable } from '../definition/commandTable.ts'
import { findCommand } from '../definition/findCommand.ts'
import { parseCommandLine } from '../definition/parseCommandLine.ts'
import { exitCodes } from '../output/exitCodes.ts'
import type { Session } from './Session.ts'
import { ToolError } from './ToolError.ts'

/** Commands that have the terminal to themselves. */
const OWN_PROGRAMS: readonly string[] = ['repl', 'script']

/** Commands that give one answer after the other. */
const FOLLOWING: readonly string[] = ['watch', 'events']

export interface InsideOptions {
  /** Gets each answer of a command that gives several, as it comes; the outcome has all of their documents then. */
  readonly onAnswer?: ((json: object, text: string) => void) | undefined
  /** Ends the command; one that gives several answers is complete with those that it gave. */
  readonly signal?: AbortSignal | undefined
}

/** Runs another command line on the connection of a session. Throws UsageError and what the command would end with. */
export async function runInside(
  session: Session,
  words: readonly string[],
  { onAnswer, signal }: InsideOptions = {},
): Promise<Outcome> {
  const { name, rest } = findCommand(words)
  if (name === undefined) throw new ToolError(exitCodes.usage, `There is no command "${words[0] ?? ''}"`)
  const command = await commandTable[name]!()
  if (isService(command) || OWN_PROGRAMS.includes(name)) {
    throw new ToolError(exitCodes.usage, `The command "${name}" cannot run inside of this one`)
  }
  const derived = session.derive(parseCommandLine(command, [...inherited(session), ...rest]))
  const answers: object[] = []
  derived.onAnswer = (json, text) => {
    answers.push(json)
    onAnswer?.(json, text)
  }
  const stop = () => derived.interruption.stop()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const outcome = await Promise.race([command.run(derived.input, derived), derived.interruption.happened])
    return FOLLOWING.includes(name) ? { json: answers, text: '' } : outcome
  } catch (error) {
    if (FOLLOWING.includes(name) && signal?.aborted) return { json: answers, text: '' }
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    derived.progress.end()
    derived.interruption.end()
  }
}

/** Options of the session that the other command takes over. */
function inherited({ input }: Session): string[] {
  return ['url', 'config', 'password-from'].flatMap((name) => {
    const value = input.text(name)
    return value === undefined ? [] : [`--${name}`, value]
  })
}
