/** Runs one command of the tool: words in, one answer out, an exit code. */
import type { ProgramSource } from '../../program.ts'
import { commandTable } from '../definition/commandTable.ts'
import { parseCommandLine } from '../definition/parseCommandLine.ts'
import { helpText } from '../help/helpText.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { wantsJson } from '../output/outputMode.ts'
import { printFailure, printOutcome } from '../output/printOutcome.ts'
import { printText } from '../printText.ts'
import { toolDataFolder } from '../settings/ToolConfig.ts'
import { UsageError } from '../UsageError.ts'
import { Session } from './Session.ts'
import { ToolError } from './ToolError.ts'

/** `name` is that of the table, `words` are all the others. */
export async function runTool(name: string, words: readonly string[], program: ProgramSource): Promise<number> {
  const command = await commandTable[name]!()
  if (asksForHelp(words)) {
    await printText(helpText(command))
    return exitCodes.ok
  }
  const report = { isJson: wantsJson(words), isVerbose: false, command: name }
  let session: Session | undefined
  try {
    const input = parseCommandLine(command, words)
    session = new Session(program, input, toolDataFolder(input.text('data-folder')))
    report.isVerbose = session.isVerbose
    const outcome = await Promise.race([command.run(input, session), session.interruption.happened])
    if (session.isVerbose && !command.offline) await session.tellNetwork()
    session.progress.end()
    return await printOutcome(outcome, session.isJson)
  } catch (error) {
    session?.progress.end()
    return await printFailure(await asToolError(error, name), report)
  } finally {
    // After a signal nothing is waited for; the program ends at once.
    if (session?.interruption.hasHappened === false) await session.close()
  }
}

/** Prints a mistake in words that name no command, the same way as one in a command. */
export function reportMisuse(message: string, words: readonly string[]): Promise<number> {
  return printFailure(new ToolError(exitCodes.usage, message, { hint: 'Try "vendorclient --help".' }), {
    isJson: wantsJson(words),
    isVerbose: false,
    command: '',
  })
}

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h')
}

async function asToolError(error: unknown, name: string): Promise<ToolError> {
  if (error instanceof UsageError) {
    return new ToolError(exitCodes.usage, error.message, { hint: `Try "vendorclient ${name} --help".` })
  }
  if (error instanceof ToolError) return error
  const [{ StartupError }, { ConnectionRefused }, { ConnectionLost }] = await Promise.all([
    import('../../../../rpc/daemon/StartupError.ts'),
    import('../../../../rpc/client/connectToDaemon.ts'),
    import('../../../../rpc/client/Connection.ts'),
  ])
  if (error instanceof StartupError) return new ToolError(error.exitCode, error.message)
  if (error instanceof ConnectionRefused || error instanceof ConnectionLost) {
    return new ToolError(exitCodes.failure, error.message)
  }
  const systemCode = (error as NodeJS.ErrnoException | null)?.code
  if (systemCode !== undefined && fileFailures.includes(systemCode)) {
    const { path, syscall } = error as NodeJS.ErrnoException
    return new ToolError(exitCodes.failure, `File "${path ?? ''}": ${syscall} failed (${systemCode})`)
  }
  return internalError(error)
}

/** A bug. Its message may quote what it stumbled over, so only its name and the places are told. */
function internalError(error: unknown): ToolError {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  const places = stack.split('\n').filter((line) => /^ +at /.test(line))
  return new ToolError(exitCodes.failure, `Internal error (${name}); this is a bug`, {
    data: { places: places.map((line) => line.trim()) },
    hint: '--verbose shows where it happened.',
  })
}

const fileFailures = ['EACCES', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS', 'EEXIST']
