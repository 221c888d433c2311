/** Texts of `--help` and `help`, from the definitions of the commands. */
import type { Command } from '../definition/Command.ts'
import { commandGroups, commandTable } from '../table/commandTable.ts'
import { findCommand } from '../table/findCommand.ts'
import { helpText, listSection } from './helpText.ts'

export function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(commandTable).map((load) => load()))
}

/** Help on a command or a group of commands; on the program if there are no words. `undefined` for unknown words. */
export async function helpOn(words: readonly string[]): Promise<string | undefined> {
  if (words.length === 0) return helpOnProgram()
  const { name } = findCommand(words)
  return name === undefined ? helpOnGroup(words[0]!) : helpText(await commandTable[name]!())
}

async function helpOnProgram(): Promise<string> {
  const all = await loadCommands()
  const lists = commandGroups.flatMap((group) =>
    listSection(
      group,
      all.filter((command) => command.group === group).map(({ name, summary }) => [name.padEnd(19), summary]),
    ),
  )
  const options = listSection('Options', [
    ['--help'.padEnd(19), 'Show this text, or help for a command.'],
    ['--version'.padEnd(19), 'Show the version.'],
    ['--openrpc'.padEnd(19), 'Print the OpenRPC description of the daemon.'],
  ])
  return `${[
    'Usage: vendorclient <command> [options]',
    'Client library for TVM networks with Dapp IDs: JSON-RPC 2.0 daemon, development node\nand command-line tool.',
    ...lists,
    ...options,
    'Run "vendorclient <command> --help" for the options of a command.',
    'Example:\n  vendorclient rpc client.version',
  ].join('\n\n')}\n`
}

/** Commands that begin with a word and need a second one. */
async function helpOnGroup(word: string): Promise<string | undefined> {
  const commands = (await loadCommands()).filter(({ name }) => name.startsWith(`${word} `))
  if (commands.length === 0) return undefined
  const [list] = listSection(
    'Commands',
    commands.map(({ name, summary }) => [name, summary]),
  )
  return `Usage: vendorclient ${word} <command> [options]\n\n${list}\n\nRun "vendorclient <command> --help" for the options of a command.\n`
}
