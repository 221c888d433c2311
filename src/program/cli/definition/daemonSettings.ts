import { allowRemoteOption, dataOption } from './serviceOptions.ts'
import { type SettingOption, settingOption } from './settingOption.ts'

/** Settings of the library with an option of their name. */
export const daemonSettings: readonly SettingOption[] = [
  dataOption,
  settingOption('port', 'daemon.port', { value: 'NUMBER' }),
  settingOption('host', 'daemon.host', { value: 'ADDRESS' }),
  allowRemoteOption,
  settingOption('allow-host', 'daemon.allowed_hosts', { value: 'HOST' }),
  settingOption('allow-origin', 'daemon.allowed_origins', { value: 'ORIGIN' }),
  settingOption('socket', 'daemon.socket'),
  settingOption('policy', 'daemon.policy_file', { value: 'FILE' }),
  settingOption('log-level', 'log.level', { value: 'LEVEL' }),
  settingOption('log-file', 'log.file', {
    value: 'FILE',
    summary: 'Also append the log to this file; "-" uses the default log location.',
  }),
]
