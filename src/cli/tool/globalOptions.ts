import type { OptionDefinition } from './ToolCommand.ts'

/** Options that every command takes, before its name and after it. */
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
  { name: 'quiet', short: 'q', summary: 'No progress.' },
  { name: 'timeout', value: 'MS', summary: 'Limit of waiting for the network, in ms.' },
  { name: 'retries', value: 'COUNT', summary: 'Repeats of a message that expired.' },
  { name: 'data-folder', value: 'FOLDER', kind: 'folder', summary: 'Data folder. Default ~/.vendorclient' },
  { name: 'in-process', summary: 'Do not use a running daemon.' },
  { name: 'log-path', value: 'FILE', kind: 'file', summary: 'Append the log of this run to a file.' },
  { name: 'help', short: 'h', summary: 'Help of the command.' },
]
