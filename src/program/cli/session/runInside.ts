import { isService, type Outcome, type ToolCommand } from '../definition/Command.ts'
import { allOptions } from '../definition/globalOptions.ts'
import { parseCommandLine } from '../definition/parseCommandLine.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { commandTable } from '../table/commandTable.ts'
import { findCommand } from '../table/findCommand.ts'
import type { Session } from './Session.ts'

/** Commands that take over the terminal. */
const OWN_PROGRAMS: readonly string[] = ['repl', 'script']

/** Commands that print several answers. */
const FOLLOWING: readonly string[] = ['account watch', 'account events']

export interface InsideOptions extends Partial<Pick<Session, 'confirm'>> {
  /**
   * Receives each answer of a command with several answers, as it comes; the outcome then contains all of their
   * documents.
   */
  readonly onAnswer?: ((json: object, text: string) => void) | undefined
  /** Ends the command; a command with several answers then succeeds with those printed so far. */
  readonly signal?: AbortSignal | undefined
  /** The signal also cancels the calls of the library that the command waits for. */
  readonly cancelsCalls?: boolean | undefined
  /** Called with each phase of waiting. */
  readonly onPhase?: ((text: string) => void) | undefined
}

/** Runs another command line on the connection of a session. Throws UsageError and the errors of the command. */
export async function runInside(
  session: Session,
  words: readonly string[],
  options: InsideOptions = {},
): Promise<Outcome> {
  const { onAnswer, signal } = options
  const answers: object[] = []
  let name = ''
  try {
    const outcome = await workInside(session, words, options, (command, derived) => {
      name = command.name
      derived.onAnswer = (json, text) => {
        answers.push(json)
        onAnswer?.(json, text)
      }
      return command.run(derived.input, derived)
    })
    return FOLLOWING.includes(name) ? { json: answers, text: '' } : outcome
  } catch (error) {
    if (FOLLOWING.includes(name) && signal?.aborted) return { json: answers, text: '' }
    throw error
  }
}

/** Runs `work` with the session of another command line, on the connection of this one. Throws UsageError and ToolError (2). */
export async function workInside<T>(
  session: Session,
  words: readonly string[],
  { confirm, signal, cancelsCalls, onPhase }: InsideOptions,
  work: (command: ToolCommand, derived: Session) => Promise<T>,
): Promise<T> {
  const { name, rest } = findCommand(words)
  if (name === undefined) throw new ToolError(exitCodes.usage, `There is no command "${words[0] ?? ''}"`)
  const command = await commandTable[name]!()
  if (isService(command) || OWN_PROGRAMS.includes(name)) {
    throw new ToolError(exitCodes.usage, `The command "${name}" cannot run inside this one`)
  }
  const derived = session.derive(parseCommandLine(command, [...inherited(session, command), ...rest]))
  derived.confirm = confirm
  if (cancelsCalls) derived.signal = signal
  if (onPhase !== undefined) derived.progress.onPhase = onPhase
  const stop = () => derived.interruption.stop()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const working = derived.learnNodeAccounts(rest).then(() => work(command, derived))
    return await Promise.race([working, derived.interruption.happened])
  } finally {
    signal?.removeEventListener('abort', stop)
    derived.progress.end()
    derived.interruption.end()
  }
}

/** Options of the session that the other command inherits, if it has them. */
function inherited({ input }: Session, command: ToolCommand): string[] {
  const known = allOptions(command).map(({ name }) => name)
  return ['url', 'config', 'password-from'].flatMap((name) => {
    const value = input.text(name)
    return value === undefined || !known.includes(name) ? [] : [`--${name}`, value]
  })
}
