import type { OptionDefinition, ToolCommand } from './ToolCommand.ts'

/** Options that every command takes, before its name and after it; one of a command of the same name replaces it. */
export const globalOptions: readonly OptionDefinition[] = [
  { name: 'url', short: 'u', value: 'NETWORK', kind: 'network', summary: 'Network of this run: preset, host or URL.' },
  {
    name: 'config',
    short: 'c',
    value: 'FILE',
    kind: 'file',
    summary: 'Configuration file instead of ./vendorclient.json.',
  },
  { name: 'json', short: 'j', summary: 'One JSON document on stdout, errors too.' },
  { name: 'verbose', short: 'v', summary: 'More detail: arguments, the node used, whole error objects.' },
  { name: 'quiet', short: 'q', summary: 'No progress and no notes.' },
  { name: 'timeout', value: 'MS', summary: 'Limit of waiting for the network, in ms. Default 40000.' },
  { name: 'retries', value: 'COUNT', summary: 'Repeats of a message that expired. Default 5.' },
  { name: 'data-folder', value: 'FOLDER', kind: 'folder', summary: 'Data folder. Default ~/.vendorclient' },
  { name: 'in-process', summary: 'Do not use a running daemon.' },
  {
    name: 'log-path',
    value: 'FILE',
    kind: 'file',
    summary: 'Append the log of this run, without secrets, to a file; no running daemon is used.',
  },
  {
    name: 'log-filter',
    value: 'LIST',
    summary: 'Comma-separated beginnings of events and methods to log; with a hyphen in front: to leave out.',
  },
  { name: 'help', short: 'h', summary: 'Help of the command.' },
]

/** Options of a command with the ones above. */
export function allOptions(command: ToolCommand): readonly OptionDefinition[] {
  const own = command.options ?? []
  const taken = new Set(own.flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])]))
  return [...own, ...globalOptions.filter(({ name }) => !taken.has(name))]
}
