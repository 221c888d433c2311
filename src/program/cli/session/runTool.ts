/** Runs one command of the tool: parses its words, prints its answer, and returns the exit code. */

import type { Outcome, ToolCommand } from '../definition/Command.ts'
import type { ProgramSource } from '../definition/Program.ts'
import { parseCommandLine } from '../definition/parseCommandLine.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { linkLine, printFailure, printOutcome } from '../output/printOutcome.ts'
import { readSelection } from '../output/Selection.ts'
import { loadToolConfig, readToolFiles } from '../settings/ToolConfig.ts'
import { asToolError } from './asToolError.ts'
import { Session } from './Session.ts'

/** `words` are all but those of the command's name; `hint` is shown before the command runs. */
export async function runTool(
  command: ToolCommand,
  words: readonly string[],
  program: ProgramSource,
  hint?: string,
): Promise<number> {
  const isCompat = has(words, '--compat')
  const report = { isJson: wantsJson(words), isVerbose: false, command: command.name, isCompat }
  let session: Session | undefined
  try {
    if (has(words, '--no-color')) process.env['NO_COLOR'] = '1'
    const input = parseCommandLine(command, words)
    session = new Session(program, input, input.text('data-folder'))
    report.isVerbose = session.isVerbose
    // Scripts of that tool need no hints.
    if (hint !== undefined && !isCompat) session.note(hint)
    if (isCompat) session.compat = command.name
    session.limitTime()
    const query = input.text('select')
    // Checked first, because a mistake in the query must not hide the result of a command.
    if (query !== undefined) session.selection = await readSelection(query)
    const { interruption } = session
    await Promise.race([session.learnNodeAccounts(words), interruption.happened])
    const outcome = await Promise.race([command.run(input, session), interruption.happened])
    if (session.isVerbose && !command.offline) await session.tellNetwork()
    const linked = await withLink(session, outcome)
    session.progress.end()
    return await printOutcome(linked, session)
  } catch (error) {
    session?.progress.end()
    const failure = (await asToolError(error, command.name)) ?? internalError(error)
    const link = session === undefined ? undefined : await linkOf(session, failure.details.page)
    return await printFailure(failure, { ...report, link })
  } finally {
    // After a signal, the program ends immediately.
    if (session?.interruption.hasHappened === false) await session.close()
  }
}

/** The text with the URL of the console page that shows the same, if there is one. */
async function withLink(session: Session, outcome: Outcome): Promise<Outcome> {
  const link = await linkOf(session, outcome.page)
  return link === undefined ? outcome : { ...outcome, text: `${outcome.text}\n${linkLine(link)}` }
}

async function linkOf(session: Session, page: string | undefined): Promise<string | undefined> {
  if (page === undefined || session.isJson || session.interruption.hasHappened) return undefined
  return (await import('./consoleLink.ts')).consoleLink(session, page)
}

/** Whether a flag is among the options. */
function has(words: readonly string[], flag: string): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? words.length : end).includes(flag)
}

/** Prints an error about words that name no command, in the form of errors of commands. */
export function reportMisuse(message: string, words: readonly string[]): Promise<number> {
  return printFailure(new ToolError(exitCodes.usage, message, { hint: 'Try "vendorclient --help".' }), {
    isJson: wantsJson(words),
    isVerbose: false,
    command: '',
    isCompat: has(words, '--compat'),
  })
}

/** The failure for a bug. Its message may quote secrets, so only its name and the stack are shown. */
function internalError(error: unknown): ToolError {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  const places = stack.split('\n').filter((line) => /^ +at /.test(line))
  return new ToolError(exitCodes.failure, `Internal error (${name}); this is a bug`, {
    data: { places: places.map((line) => line.trim()) },
    hint: '--verbose shows where it happened.',
  })
}

/** `words` are those of the whole command line. */
function wantsJson(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  const options = end < 0 ? words : words.slice(0, end)
  if (options.some((word) => ['--json', '-j', '--select', '--compat'].includes(word) || word.startsWith('--select=')))
    return true
  try {
    const file = valueOf(options, '--config') ?? valueOf(options, '-c')
    const files = readToolFiles(valueOf(options, '--data-folder'), file)
    return loadToolConfig(files, process.env).settings.json?.value === true
  } catch {
    // The command itself reports a mistake in the configuration.
    return false
  }
}

function valueOf(words: readonly string[], option: string): string | undefined {
  const index = words.indexOf(option)
  return index < 0 ? words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1) : words[index + 1]
}
