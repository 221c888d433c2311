/** Manual page of section 1 in man(7) macros. */

import { globalOptions } from '../../src/program/cli/definition/globalOptions.ts'
import { commandGroups, type OptionDefinition, type ToolCommand } from '../../src/program/cli/definition/ToolCommand.ts'
import { usageLine } from '../../src/program/cli/help/helpText.ts'
import { exitCodeMeanings } from '../../src/program/cli/output/exitCodes.ts'
import { type SettingName, settingDefinitions, settingVariable } from '../../src/program/cli/settings/ToolConfig.ts'

export function manualPage(commands: readonly ToolCommand[]): string {
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
      'Addresses are <dapp_id>::<account_id>, or the name of an alias. "vendorclient <command> --help" tells more.',
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
    '.SH FILES',
    '.TP',
    '.I ~/.vendorclient/config.json',
    escape('Configuration of the user; section cli is that of the commands.'),
    '.TP',
    '.I ./vendorclient.json',
    escape('Configuration of a project, stronger than that of the user.'),
  ]
  return `${lines.join('\n')}\n`
}

function describeCommand(command: ToolCommand): string[] {
  const [first, ...others] = command.examples
  return [
    '.TP',
    `.B ${escape(usageLine(command).replace('vendorclient ', ''))}`,
    escape(command.summary),
    ...(command.options ?? []).flatMap((option) => ['.RS', ...describeOption(option), '.RE']),
    ...[first!, ...others].flatMap((example) => ['.RS', '.EX', escape(`vendorclient ${example}`), '.EE', '.RE']),
  ]
}

function describeOption({ name, short, value, summary }: OptionDefinition): string[] {
  const letter = short === undefined ? '' : `-${short}, `
  return ['.TP', `.B ${escape(`${letter}--${name}${value === undefined ? '' : ` ${value}`}`)}`, escape(summary)]
}

/** Hyphens are to be typed as such; a dot or quote at the beginning would be a macro. */
function escape(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\n', ' ')
    .replace(/^([.'])/, '\\&$1')
    .replace(/[^ -~]/g, (letter) => `\\[u${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`)
}
