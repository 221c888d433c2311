import { modules } from '../../../src/api/api.ts'
import { isService, type Outcome, type ToolCommand } from '../../../src/program/cli/definition/Command.ts'
import { parseCommandLine } from '../../../src/program/cli/definition/parseCommandLine.ts'
import { Session } from '../../../src/program/cli/session/Session.ts'
import { commandTable } from '../../../src/program/cli/table/commandTable.ts'
import { findCommand } from '../../../src/program/cli/table/findCommand.ts'
import { builtEntry } from '../builtEntry.ts'
import type { Json } from '../devnode/DevNode.ts'
import { build } from '../startBuild.ts'

const entry = builtEntry(build)

/** Runs a command line in this process; returns what it would print. Rejects with the error that it would report. */
export async function runCommandLine(words: readonly string[], dataFolder: string): Promise<Outcome & { json: Json }> {
  const { command, session } = await openSession(words, dataFolder)
  try {
    const outcome = await command.run(session.input, session)
    await checkDocument(command.name, outcome.json as object)
    return outcome as Outcome & { json: Json }
  } finally {
    await session.close()
  }
}

/** Rejects if an answer has members that the definition of the command does not contain. */
export async function checkDocument(name: string, json: object): Promise<void> {
  const { members, otherMembers } = await commandTable[name]!()
  const unknown = Object.keys(json).filter((member) => !Object.hasOwn(members, member) && member !== 'schema_version')
  if (otherMembers === undefined && unknown.length > 0)
    throw new Error(`${name} has unknown members: ${unknown.join(', ')}`)
}

/** The session of a command line; the caller closes it. */
export async function openSession(
  words: readonly string[],
  dataFolder: string,
): Promise<{ command: ToolCommand; session: Session }> {
  const { name, rest } = findCommand(words)
  if (name === undefined) throw new Error(`No command: ${words.join(' ')}`)
  const command = await commandTable[name]!()
  if (isService(command)) throw new Error(`${name} has no session`)
  const input = parseCommandLine(command, ['--in-process', ...rest])
  const program = async () => ({ modules, entry, nativeBinding: () => undefined })
  return { command, session: new Session(program, input, dataFolder) }
}
