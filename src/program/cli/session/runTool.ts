/** Runs one command of the tool: words in, one answer out, an exit code. */
import type { ProgramSource } from '../../program.ts'
import type { ToolCommand } from '../definition/Command.ts'
import { parseCommandLine } from '../definition/parseCommandLine.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { wantsJson } from '../output/outputMode.ts'
import { printFailure, printOutcome } from '../output/printOutcome.ts'
import { toolDataFolder } from '../settings/ToolConfig.ts'
import { asToolError } from './asToolError.ts'
import { Session } from './Session.ts'
import { ToolError } from './ToolError.ts'

/** `words` are all but those of the command's name. */
export async function runTool(command: ToolCommand, words: readonly string[], program: ProgramSource): Promise<number> {
  const report = { isJson: wantsJson(words), isVerbose: false, command: command.name }
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
    return await printFailure((await asToolError(error, command.name)) ?? internalError(error), report)
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

/** A bug. Its message may quote secrets, so only its name and the places are shown. */
function internalError(error: unknown): ToolError {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  const places = stack.split('\n').filter((line) => /^ +at /.test(line))
  return new ToolError(exitCodes.failure, `Internal error (${name}); this is a bug`, {
    data: { places: places.map((line) => line.trim()) },
    hint: '--verbose shows where it happened.',
  })
}
