/** Runs one command of the tool: words in, one answer out, an exit code. */
import type { ProgramSource } from '../../program.ts'
import { printText } from '../printText.ts'
import { UsageError } from '../UsageError.ts'
import { commandTable } from './commandTable.ts'
import { exitCodes } from './exitCodes.ts'
import { helpText } from './helpText.ts'
import { parseCommandLine } from './parseCommandLine.ts'
import { printFailure, printOutcome } from './printOutcome.ts'
import { Session } from './Session.ts'
import { ToolError } from './ToolError.ts'

/** `name` is that of the table, `words` are all the others. */
export async function runTool(name: string, words: readonly string[], program: ProgramSource): Promise<number> {
  const command = await commandTable[name]!()
  const options = words.slice(0, words.indexOf('--') < 0 ? undefined : words.indexOf('--'))
  if (options.includes('--help') || options.includes('-h')) {
    await printText(helpText(command))
    return exitCodes.ok
  }
  const report = { isJson: options.includes('--json') || options.includes('-j'), isVerbose: false, command: name }
  let session: Session | undefined
  try {
    const input = parseCommandLine(command, words)
    const { expandPath } = await import('../../../rpc/daemon/expandPath.ts')
    const folder = input.text('data-folder') ?? process.env['VENDORCLIENT_DAEMON_DATA_FOLDER'] ?? '~/.vendorclient'
    session = new Session(program, input, expandPath(folder))
    report.isJson = session.isJson
    report.isVerbose = session.isVerbose
    const outcome = await command.run(input, session)
    session.progress.end()
    return await printOutcome(outcome, session.isJson)
  } catch (error) {
    session?.progress.end()
    return await printFailure(await asToolError(error, name), report)
  } finally {
    await session?.close()
  }
}

async function asToolError(error: unknown, name: string): Promise<unknown> {
  if (error instanceof UsageError) {
    return new ToolError(exitCodes.usage, error.message, { hint: `Try "vendorclient ${name} --help".` })
  }
  if (error instanceof ToolError) return error
  const [{ StartupError }, { ConnectionRefused }, { ConnectionLost }] = await Promise.all([
    import('../../../rpc/daemon/StartupError.ts'),
    import('../../../rpc/client/connectToDaemon.ts'),
    import('../../../rpc/client/Connection.ts'),
  ])
  if (error instanceof StartupError) return new ToolError(error.exitCode as 2, error.message)
  if (error instanceof ConnectionRefused || error instanceof ConnectionLost) {
    return new ToolError(exitCodes.failure, error.message)
  }
  return error
}
