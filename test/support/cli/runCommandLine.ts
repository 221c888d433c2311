import { pathToFileURL } from 'node:url'
import { modules } from '../../../src/api.ts'
import { commandTable } from '../../../src/cli/tool/commandTable.ts'
import { findCommand } from '../../../src/cli/tool/findCommand.ts'
import { parseCommandLine } from '../../../src/cli/tool/parseCommandLine.ts'
import { Session } from '../../../src/cli/tool/Session.ts'
import type { Outcome } from '../../../src/cli/tool/ToolCommand.ts'
import type { Json } from '../devnode/DevNode.ts'

const entry = { url: pathToFileURL(`${import.meta.dirname}/../../../src/main.ts`).href }

/** What a command line would print, run in this process with the library. Rejects with the error that it would report. */
export async function runCommandLine(words: readonly string[], dataFolder: string): Promise<Outcome & { json: Json }> {
  const { name, rest } = findCommand(words)
  if (name === undefined) throw new Error(`No command: ${words.join(' ')}`)
  const command = await commandTable[name]!()
  const input = parseCommandLine(command, [
    ...rest.slice(0, restEnd(rest)),
    '--in-process',
    ...rest.slice(restEnd(rest)),
  ])
  const program = async () => ({ modules, entry, nativeBinding: () => undefined })
  const session = new Session(program, input, dataFolder)
  try {
    return (await command.run(input, session)) as Outcome & { json: Json }
  } finally {
    await session.close()
  }
}

/** Options stand before `--`. */
const restEnd = (words: readonly string[]): number => (words.includes('--') ? words.indexOf('--') : words.length)
