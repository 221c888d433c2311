/** Lists of commands for help, reference and completion. */
import { commandTable } from '../definition/commandTable.ts'
import { findCommand } from '../definition/findCommand.ts'
import { commandGroups, type ToolCommand } from '../definition/ToolCommand.ts'
import { helpText, listSection } from './helpText.ts'

export function loadCommands(): Promise<readonly ToolCommand[]> {
  return Promise.all(Object.values(commandTable).map((load) => load()))
}

/** Names and summaries, by group. */
export async function describeTool(): Promise<string> {
  const all = await loadCommands()
  return commandGroups
    .map((group) => ({ group, commands: all.filter((command) => command.group === group) }))
    .filter(({ commands }) => commands.length > 0)
    .flatMap(({ group, commands }) =>
      listSection(
        group,
        commands.map(({ name, summary }) => [name.padEnd(19), summary]),
      ),
    )
    .join('\n\n')
}

/** Help of the command that words name, `undefined` when they name none. */
export async function helpOf(words: readonly string[]): Promise<string | undefined> {
  const { name } = findCommand(words)
  return name === undefined ? undefined : helpText(await commandTable[name]!())
}

/** Commands that begin with a word and need a second one, `undefined` when there are none. */
export async function describeGroup(word: string): Promise<string | undefined> {
  const commands = (await loadCommands()).filter(({ name }) => name.startsWith(`${word} `))
  if (commands.length === 0) return undefined
  const [list] = listSection(
    'Commands',
    commands.map(({ name, summary }) => [name, summary]),
  )
  return `Usage: vendorclient ${word} <command> [options]\n\n${list}\n\n"vendorclient <command> --help" tells more.\n`
}
