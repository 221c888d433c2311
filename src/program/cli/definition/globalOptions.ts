import type { CommandDefinition, OptionDefinition } from './Command.ts'

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
  { name: 'json', short: 'j', summary: 'Print one JSON document on stdout, also for errors.' },
  {
    name: 'select',
    value: 'QUERY',
    summary:
      'Print what a JSON query selects of the document, texts without quotes: ".balance", ".accounts | map(.address)".',
  },
  {
    name: 'compat',
    summary:
      "Print JSON with the names that the network's own tool has, and end with 1 after any failure; for its scripts.",
  },
  { name: 'no-color', summary: 'Print without colours, as with NO_COLOR.' },
  { name: 'verbose', short: 'v', summary: 'Show more detail: arguments, the node used, whole error objects.' },
  { name: 'quiet', short: 'q', summary: 'Show no progress and no notes.' },
  {
    name: 'timeout',
    value: 'MS',
    summary: 'Time limit of all waits for the network together, in ms. Default: none, and the setting for each wait.',
  },
  { name: 'retries', value: 'COUNT', summary: 'Number of times an expired message is sent anew. Default 5.' },
  { name: 'data-folder', value: 'FOLDER', kind: 'folder', summary: 'Data folder. Default ~/.vendorclient' },
  { name: 'in-process', summary: 'Run the library in this process, even if a daemon serves the data folder.' },
  {
    name: 'log-path',
    value: 'FILE',
    kind: 'file',
    summary: 'Append the log of this run, without secrets, to a file; no running daemon is used.',
  },
  {
    name: 'log-filter',
    value: 'LIST',
    summary: 'Comma-separated prefixes of events and methods to log; a leading hyphen excludes a prefix.',
  },
  { name: 'help', short: 'h', summary: 'Show the help of the command.' },
]

/** Options of a command with those of the above that it takes. */
export function allOptions({ options: own = [], commonOptions }: CommandDefinition): readonly OptionDefinition[] {
  const taken = new Set(own.flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])]))
  const isCommon = (name: string) => commonOptions === undefined || commonOptions.includes(name)
  return [...own, ...globalOptions.filter(({ name }) => !taken.has(name) && isCommon(name))]
}
