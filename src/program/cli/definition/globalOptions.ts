import type { CommandDefinition, OptionDefinition } from './Command.ts'

/**
 * Options that every command takes, before or after its name; an option of a command replaces the global one of the
 * same name.
 */
export const globalOptions: readonly OptionDefinition[] = [
  { name: 'url', short: 'u', value: 'NETWORK', kind: 'network', summary: 'Network for this run: preset, host or URL.' },
  { name: 'config', short: 'c', value: 'FILE', summary: 'Configuration file instead of ./vendorclient.json.' },
  { name: 'json', short: 'j', summary: 'Print one JSON document on stdout, also for errors.' },
  {
    name: 'select',
    value: 'QUERY',
    summary:
      'Print the result of a JSON query on the document, text without quotes: ".balance", ".accounts | map(.address)".',
  },
  {
    name: 'compat',
    summary:
      "Print JSON with the field names of the network's own tool, and exit with 1 after any failure; for its scripts.",
  },
  { name: 'no-color', summary: 'Print without colours; same as NO_COLOR.' },
  { name: 'verbose', short: 'v', summary: 'Show more detail: arguments, the node used, complete error objects.' },
  { name: 'quiet', short: 'q', summary: 'Do not show progress and notes.' },
  {
    name: 'timeout',
    value: 'TIME',
    number: { min: 0, max: 999_999_999_999_999, duration: 'ms' },
    summary:
      'Time limit of all network waits together: 30s, 5m, or a plain number in ms. Default: none; each wait has its own setting.',
  },
  {
    name: 'retries',
    value: 'COUNT',
    summary: 'Number of times an expired message is replaced by a new one. Default 5.',
  },
  { name: 'data-folder', value: 'FOLDER', summary: 'Data folder. Default ~/.vendorclient' },
  { name: 'in-process', summary: 'Run the library in this process, even if a daemon is running for the data folder.' },
  {
    name: 'log-path',
    value: 'FILE',
    summary: 'Append the log of this run, without secrets, to a file; a running daemon is not used.',
  },
  {
    name: 'log-filter',
    value: 'LIST',
    summary: 'Comma-separated prefixes of events and methods to log; a leading hyphen excludes a prefix.',
  },
  { name: 'help', short: 'h', summary: 'Show help for the command.' },
]

/** Options of a command, followed by the global options that it takes. */
export function allOptions({ options: own = [], commonOptions }: CommandDefinition): readonly OptionDefinition[] {
  const taken = new Set(own.flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])]))
  const isCommon = (name: string) => commonOptions === undefined || commonOptions.includes(name)
  return [...own, ...globalOptions.filter(({ name }) => !taken.has(name) && isCommon(name))]
}
