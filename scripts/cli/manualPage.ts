/** Manual page of section 1 in man(7) macros. */

import type { CommandDefinition, OptionDefinition } from '../../src/program/cli/definition/Command.ts'
import { globalOptions } from '../../src/program/cli/definition/globalOptions.ts'
import { exitCodeMeanings } from '../../src/program/cli/errors/exitCodes.ts'
import { optionMeaning, optionUsage, usageLine } from '../../src/program/cli/help/helpText.ts'
import { refusalNote } from '../../src/program/cli/help/refusalNote.ts'
import { type SettingName, settingDefinitions, settingVariable } from '../../src/program/cli/settings/ToolConfig.ts'
import { commandGroups } from '../../src/program/cli/table/commandTable.ts'

export function manualPage(commands: readonly CommandDefinition[]): string {
  const lines = [
    '.TH VENDORCLIENT 1 "" "vendorclient" "User Commands"',
    '.SH NAME',
    'vendorclient \\- client library of a TVM network with Dapp IDs, as daemon and command line',
    '.SH SYNOPSIS',
    '.B vendorclient',
    '.I command',
    '[\\fIarguments\\fR] [\\fIoptions\\fR]',
    '.SH DESCRIPTION',
    escape(
      'Addresses are <dapp_id>::<account_id>, or the name of an alias. "vendorclient <command> --help" shows more.',
    ),
    ...commandGroups.flatMap((group) => [
      `.SH ${group.toUpperCase()}`,
      ...commands.filter((command) => command.group === group).flatMap(describeCommand),
    ]),
    '.SH OPTIONS',
    ...globalOptions.flatMap(describeOption),
    '.SH ENVIRONMENT',
    ...Object.entries(settingDefinitions).flatMap(([name, { summary }]) => [
      '.TP',
      `.B ${escape(settingVariable(name as SettingName))}`,
      escape(summary),
    ]),
    '.SH EXIT STATUS',
    ...Object.entries(exitCodeMeanings).flatMap(([code, meaning]) => ['.TP', `.B ${code}`, escape(meaning)]),
    '.PP',
    escape(refusalNote),
    '.SH FILES',
    '.TP',
    '.I ~/.vendorclient/config.json',
    escape('Configuration of the user; section cli is that of the commands.'),
    '.TP',
    '.I ./vendorclient.json',
    escape('Configuration of a project: endpoints, ABIs, aliases and output. Ignored if it belongs to another user.'),
  ]
  return `${lines.join('\n')}\n`
}

function describeCommand(command: CommandDefinition): string[] {
  const { summary, description, options = [], sections = [], examples } = command
  return [
    '.TP',
    `.B ${escape(usageLine(command).replace('vendorclient ', ''))}`,
    escape(summary),
    ...(description?.split('\n') ?? []).flatMap((paragraph) => ['.RS', escape(paragraph), '.RE']),
    ...options.flatMap((option) => ['.RS', ...describeOption(option), '.RE']),
    ...sections.flatMap(({ title, entries }) => [
      '.RS',
      escape(`${title}:`),
      '.RE',
      ...entries.flatMap(([name, meaning]) => ['.RS', '.TP', `.B ${escape(name)}`, escape(meaning), '.RE']),
    ]),
    ...examples.flatMap((example) => ['.RS', '.EX', escape(`vendorclient ${example}`), '.EE', '.RE']),
  ]
}

function describeOption(option: OptionDefinition): string[] {
  return ['.TP', `.B ${escape(optionUsage(option))}`, escape(optionMeaning(option))]
}

/** Escapes hyphens, so that they can be copied, and a dot or quote at the beginning, which would be a macro. */
function escape(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\n', ' ')
    .replace(/^([.'])/, '\\&$1')
    .replace(/[^ -~]/g, (letter) => `\\[u${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`)
}
