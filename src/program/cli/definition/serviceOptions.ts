/** Options and help texts that several services share. */
import { LogLevelName } from '../../../../rpc/settings/settingSections.ts'
import type { HelpSection, OptionDefinition } from './Command.ts'
import { settingOption } from './settingOption.ts'

export const dataOption = settingOption('data', 'daemon.data_folder', { value: 'FOLDER', synonyms: ['data-folder'] })

export const allowRemoteOption = settingOption('allow-remote', 'daemon.allow_remote')

export const setOption: OptionDefinition = {
  name: 'set',
  value: 'SECTION.FIELD=VALUE',
  summary: 'Any setting of the library; for example, limits.in_flight=5000.',
  repeatable: true,
}

export const hostOption: OptionDefinition = {
  name: 'host',
  value: 'ADDRESS',
  summary: 'Address to listen on.',
  default: '127.0.0.1',
}

export const openOption: OptionDefinition = { name: 'open', summary: 'Open the link in the default browser.' }

export const metricsOption: OptionDefinition = {
  name: 'metrics-listen',
  value: 'ADDRESS',
  summary: 'Serve Prometheus metrics at http://ADDRESS/metrics; for example, 127.0.0.1:9464. Default: off.',
}

export const logLevelOption: OptionDefinition = {
  name: 'log-level',
  value: 'LEVEL',
  choices: Object.values(LogLevelName.constants).map(({ value }) => value),
  summary: 'Log level of stderr.',
  default: 'warn',
}

export const bodyLimitOption: OptionDefinition = {
  name: 'body-limit',
  value: 'BYTES',
  number: { min: 1024, max: 2 ** 30 },
  summary: 'Maximum size of a request body.',
  default: 1_048_576,
}

export function portOption(byDefault: number): OptionDefinition {
  return {
    name: 'port',
    value: 'NUMBER',
    number: { min: 0, max: 65_535 },
    summary: 'Port to listen on; 0 picks a free one.',
    default: byDefault,
  }
}

/** Exit codes of a service; 0 and 1 mean the same in most of them. */
export function exitCodeSection(meanings: Readonly<Record<number, string>>): HelpSection {
  return { title: 'Exit codes', entries: Object.entries({ 0: 'normal exit', 1: 'internal error', ...meanings }) }
}
