/** Texts of `--help` and `help`, from the definitions of the commands. */
import type { Command } from '../definition/Command.ts'
import { commandGroups, commandTable, listedCommands } from '../table/commandTable.ts'
import { findCommand } from '../table/findCommand.ts'
import { isOnlyGroup, shortNameOf } from '../table/otherNames.ts'
import { helpText, listSection } from './helpText.ts'

/** Columns of a name in the list of all commands. */
const NAME_WIDTH = 24

/** The commands that help lists. */
export function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(listedCommands.map((name) => commandTable[name]!()))
}

/** Help on a command or a group of commands; on the program if there are no words. `undefined` for unknown words. */
export async function helpOn(words: readonly string[]): Promise<string | undefined> {
  if (words.length === 0) return helpOnProgram()
  const { name, typed = words[0]! } = findCommand(words)
  // `keys` and `message` are only groups to people; `node` and `account` are commands as well.
  if (name === undefined || isOnlyGroup(typed)) return helpOnGroup(typed)
  const group = typed.includes(' ') ? undefined : await listOfGroup(typed)
  return `${helpText(await commandTable[name]!())}${group === undefined ? '' : `\n${group}\n`}`
}

/** A command with its short name. */
function nameWithShort(name: string): string {
  const short = shortNameOf(name)
  return short === undefined ? name : `${name}, ${short}`
}

async function helpOnProgram(): Promise<string> {
  const all = await loadCommands()
  const lists = commandGroups.flatMap((group) =>
    listSection(
      group,
      all
        .filter((command) => command.group === group)
        .map(({ name, summary }) => [nameWithShort(name).padEnd(NAME_WIDTH), summary]),
    ),
  )
  const options = listSection('Options', [
    ['--help'.padEnd(NAME_WIDTH), 'Show this text, or help for a command.'],
    ['--version'.padEnd(NAME_WIDTH), 'Show the version.'],
    ['--openrpc'.padEnd(NAME_WIDTH), 'Print the OpenRPC description of the daemon.'],
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
  const list = await listOfGroup(word)
  return list === undefined
    ? undefined
    : `Usage: vendorclient ${word} <command> [options]\n\n${list}\n\nRun "vendorclient <command> --help" for the options of a command.\n`
}

/** The commands whose first word it is; `undefined` without any. */
async function listOfGroup(word: string): Promise<string | undefined> {
  const names = listedCommands.filter((name) => name.startsWith(`${word} `))
  if (names.length === 0) return undefined
  const commands = await Promise.all(names.map((name) => commandTable[name]!()))
  const [list] = listSection(
    'Commands',
    commands.map(({ name, summary }) => [nameWithShort(name), summary]),
  )
  return list
}
