import type { ServiceCommand } from '../definition/Command.ts'
import type { ProgramSource } from '../definition/Program.ts'
import { parseCommandLine } from '../definition/parseCommandLine.ts'

/** Runs a service and returns the exit code. `words`: all words except the name of the command. */
export async function runService(
  command: ServiceCommand,
  words: readonly string[],
  program: ProgramSource,
): Promise<number> {
  try {
    return await command.serve({ words, parse: () => parseCommandLine(command, words), program })
  } catch (error) {
    const [{ asToolError }, { printFailure }] = await Promise.all([
      import('../session/asToolError.ts'),
      import('../output/printOutcome.ts'),
    ])
    const known = await asToolError(error, command.name)
    if (known === undefined) throw error
    // Services do not read the settings of the tool, so only the option counts.
    const isJson = words.includes('--json') || words.includes('-j')
    return printFailure(known, { isJson, isVerbose: false, command: command.name })
  }
}
