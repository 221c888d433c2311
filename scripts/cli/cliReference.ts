/** Reference of the command-line tool, an overview and a page for each command, and its manual page, from the definitions. */
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import type { CommandDefinition, OptionDefinition } from '../../src/program/cli/definition/Command.ts'
import { globalOptions } from '../../src/program/cli/definition/globalOptions.ts'
import { exitCodeMeanings } from '../../src/program/cli/errors/exitCodes.ts'
import { loadCommands } from '../../src/program/cli/help/helpOn.ts'
import { optionMeaning, optionSections, optionUsage, usageLine } from '../../src/program/cli/help/helpText.ts'
import { refusalNote } from '../../src/program/cli/help/refusalNote.ts'
import { renamings } from '../../src/program/cli/output/compatDocuments.ts'
import {
  builtInNetworks,
  type SettingName,
  settingDefinitions,
  settingVariable,
} from '../../src/program/cli/settings/ToolConfig.ts'
import { commandGroups } from '../../src/program/cli/table/commandTable.ts'
import { formerNames, listedName, scriptCommands, shortNameOf } from '../../src/program/cli/table/otherNames.ts'
import { manualPage } from './manualPage.ts'

export async function cliReference(): Promise<GeneratedFile[]> {
  const commands = await loadCommands()
  return [
    { path: 'docs/cli.md', content: overview(commands) },
    ...commands.map((command) => ({ path: `docs/cli/${fileOf(command.name)}`, content: commandPage(command) })),
    { path: 'docs/vendorclient.1', content: manualPage(commands) },
  ]
}

function overview(commands: readonly CommandDefinition[]): string {
  const groups = commandGroups.map((group) => {
    const members = commands.filter((command) => command.group === group)
    // Most groups have no short names.
    const hasShort = members.some(({ name }) => shortNameOf(name) !== undefined)
    const short = (text: string) => (hasShort ? [text] : [])
    const rows = members.map(({ name, summary }) => [commandLink(name), ...short(shortColumn(name)), cell(summary)])
    const table = markdownTable(['Command', ...short('Short'), 'What it does'], rows)
    return [`### ${group}`, table].join('\n\n')
  })
  const sections = [
    '# The command line',
    'Generated from the definitions of the commands; `npm run generate` rewrites it. `vendorclient <command> --help` shows what the page of a command says. Commands use the daemon that serves the data folder. If there is none, the library runs inside the command, with the same results.',
    introduction,
    '## Commands',
    'A command is a noun and a verb. Those that people type most have a short name too.',
    ...groups,
    '## Common options',
    'You can pass these to every command, before or after its name; `daemon`, `node`, `gateway` and `rpc` take only those that they list.',
    optionTable(globalOptions),
    '## Settings',
    'Section `cli` of `~/.vendorclient/config.json`, then of `./vendorclient.json` (or the file of `--config`), then environment variables, then options: later ones win, key by key. Files that a configuration names are relative to it. `vendorclient config list --show-origin` shows where a value comes from. Settings of the library itself (`network.endpoints`, `network.access_key` and so on) apply too, from the other sections of the same files and from `VENDORCLIENT_<SECTION>_<FIELD>`.',
    settingTable(),
    `Named networks, for \`--url\`: ${Object.entries(builtInNetworks)
      .map(([name, endpoints]) => `\`${name}\` (${endpoints.join(', ')})`)
      .join(', ')}, and those of \`network add\`.`,
    'Other variables: `NO_COLOR` disables colours, `VENDORCLIENT_DAEMON_DATA_FOLDER` names the data folder, `VENDORCLIENT_LOG_FILE` and `VENDORCLIENT_LOG_FILTER` stand for `--log-path` and `--log-filter`.',
    '## Exit codes',
    markdownTable(['Code', 'Meaning'], Object.entries(exitCodeMeanings)),
    refusalNote.replaceAll('"', '`'),
    'Codes of errors, with their causes and what to do, are in [errors by code](errors.md).',
    '## Names of other tools',
    "Names of the network's own tool and earlier names of this one still work, with a hint on stderr that `--quiet` and `--compat` leave out. [From the network's own command-line tool](porting/cli.md) has its output and exit codes, too.",
    nameTable({ ...formerNames, ...scriptCommands }),
    '## Hardware wallets',
    'Keys are in files, phrases or variables, or in a device or service that a program accesses: `--signer exec:PROGRAM`, see [external signers](guides/hardware-wallets.md). Messages can also be signed on a computer without a network: [message create](cli/message-create.md) creates them, and [message send](cli/message-send.md) sends them from another computer.',
  ]
  return `${sections.join('\n\n')}\n`
}

const introduction = `- **Addresses** are \`<dapp_id>::<account_id>\`, or the name of an alias. \`call\` and the proposal commands take the
  destination Dapp ID from them; \`deploy\` needs \`--dst-dapp-id self\`. \`vendorclient address convert\` shows the extended form of an
  old address.
- **Arguments of a function** are JSON, \`@file\`, \`-\` for standard input, or pairs \`--name value\`. Addresses in them may be extended,
  \`1.5T\` is 1500000000. Everything after \`--\` is an argument, even if it looks like an option.
- **Output** is text, or with \`--json\` one document on stdout, also for errors:
  \`{"schema_version": 1, "error": {"code", "name", "exit_code", "message", "hint", "data"}}\`, where \`code\` is the library's code or null.
  Members of a document are never renamed or removed within a \`schema_version\`. Integers that may exceed 2^53 are strings. Logs, progress and questions go to stderr.
  \`--select\` prints what a [JSON query](https://jsonquerylang.org) selects from the document: \`vendorclient account wallet --select .balance\`.
- **Links**: if a [console](console.md) shows the network, text output about a transaction, account, block or message ends with the
  address of its page. \`--json\` and \`--quiet\` leave it out.
- **Confirmation**: before a command sends value from a terminal, it shows recipients, Dapp IDs and fees, and asks. \`--yes\` answers in
  advance. Without a terminal, you need it only for calls that could lose money.
- **Keys** are files, phrases, variables, or names of [encrypted key files](key-files.md).`

/** The rest of docs/porting/cli.md: output and exit codes of the network's own tool beside those of this one. */
export function portingTables(): string {
  return [
    '## JSON of that tool',
    'With `--compat` the JSON of these commands has the names of that tool, without `schema_version`; all others have the same members as with `--json`.',
    markdownTable(
      ['Command', 'With `--compat`'],
      Object.entries(renamings).map(([name, { differences }]) => [`\`${name}\``, differences]),
    ),
    '## Exit codes of that tool',
    'That tool ends with 0 or 1. With `--compat` this one does so too: 1 after any failure.',
    markdownTable(['Situation', 'There', 'Here'], exitCodeDifferences),
  ].join('\n\n')
}

/** Situations in which the two tools exit with different codes. */
const exitCodeDifferences: readonly (readonly [string, string, string])[] = [
  ['wrong usage, wrong configuration', '1', '2'],
  ['the network cannot be reached', '1', '10'],
  ['account, proposal, block, transaction not found', '1; 0 for `account save` and `proposal decode`', '11'],
  ['the contract or the node refuses the message', '1', '12'],
  ['the transaction was aborted', '0', '13'],
  ['nothing in time; the message expired and was not executed', '1', '14'],
  ['a message was sent, and nothing proves its end', '1', '15'],
  ['`replay` gives another result', '1 or 2', '1'],
]

/** Link to the page of a command, given by any of its names, from a page in `docs`. */
export function commandLink(name: string, folder = 'cli'): string {
  const listed = listedName(name)!
  return `[${listed}](${folder}/${fileOf(listed)})`
}

function fileOf(name: string): string {
  return `${name.replaceAll(' ', '-')}.md`
}

function shortColumn(name: string): string {
  const short = shortNameOf(name)
  return short === undefined ? '' : `\`${short}\``
}

function nameTable(names: Readonly<Record<string, string>>): string {
  const rows = Object.entries(names).map(([name, command]) => [`\`${name}\``, commandLink(command)])
  return markdownTable(['Name', 'Command'], rows)
}

function commandPage(command: CommandDefinition): string {
  const {
    name,
    summary,
    description,
    args = [],
    options = [],
    commonOptions,
    sections = [],
    examples,
    offline,
  } = command
  const short = shortNameOf(name)
  const argumentRows = args.map(({ name: each, summary: text, optional }) => [
    `\`${each}\`${optional ? '' : ', required'}`,
    cell(text),
  ])
  const parts = [
    `# ${name}`,
    '<!-- Generated from the definition of the command by "npm run generate"; changes belong there. -->',
    `\`${usageLine(command)}\`${short === undefined ? '' : `, short \`vendorclient ${short}\``}`,
    summary,
    ...(description === undefined ? [] : [description.replaceAll('\n', '\n\n')]),
    ...(offline ? ['Works offline.'] : []),
    ...(args.length === 0 ? [] : [markdownTable(['Argument', 'Meaning'], argumentRows)]),
    ...optionSections(options).flatMap(([title, listed]) => [
      ...(title === 'Options' ? [] : [`${title}:`]),
      optionTable(listed),
    ]),
    ...(commonOptions === undefined ? [] : [`Common options: ${named(commonOptions)}.`]),
    ...sections.flatMap(({ title, entries }) => [
      `${title}:`,
      markdownTable(
        ['', 'Meaning'],
        entries.map(([entry, meaning]) => [`\`${entry}\``, cell(meaning)]),
      ),
    ]),
    ...documentTable(command),
    '## Examples',
    ['```sh', ...examples.map((example) => `vendorclient ${example}`), '```'].join('\n'),
    'Options of every command, settings and exit codes: [the command line](../cli.md).',
  ]
  return `${parts.join('\n\n')}\n`
}

function documentTable({ members, otherMembers: others }: CommandDefinition): string[] {
  const rows = Object.entries(members).map(([member, meaning]) => [`\`${member}\``, cell(meaning)])
  return [
    ...(rows.length === 0 ? [] : [markdownTable(['JSON', 'Meaning'], rows)]),
    ...(others === undefined ? [] : [`JSON ${rows.length === 0 ? 'is' : 'also has'}: ${others}.`]),
  ]
}

function optionTable(options: readonly OptionDefinition[]): string {
  const rows = options.map((option) => {
    const { synonyms = [], required, otherShort } = option
    const others = [
      ...(otherShort === undefined ? [] : [`\`-${otherShort}\``]),
      ...(synonyms.length === 0 ? [] : [named(synonyms)]),
    ]
    const also = others.length === 0 ? '' : ` Also ${others.join(', ')}.`
    return [`\`${optionUsage(option)}\`${required ? ', required' : ''}`, cell(`${optionMeaning(option)}${also}`)]
  })
  return markdownTable(['Option', 'Meaning'], rows)
}

function named(options: readonly string[]): string {
  return options.map((name) => `\`--${name}\``).join(', ')
}

function settingTable(): string {
  const rows = Object.entries(settingDefinitions).map(([name, { summary, type }]) => [
    `\`${name}\``,
    type,
    `\`${settingVariable(name as SettingName)}\``,
    cell(summary),
  ])
  return markdownTable(['Setting', 'Type', 'Variable', 'Meaning'], rows)
}

function cell(text: string): string {
  return text.replaceAll('<', '&lt;')
}
