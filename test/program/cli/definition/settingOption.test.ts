import { describe, expect, test } from 'vitest'
import { DaemonSection, LogLevelName } from '../../../../rpc/settings/settingSections.ts'
import { daemonSettings } from '../../../../src/program/cli/definition/daemonSettings.ts'
import { parseCommandLine } from '../../../../src/program/cli/definition/parseCommandLine.ts'
import { settingOption } from '../../../../src/program/cli/definition/settingOption.ts'
import { settingValues } from '../../../../src/program/cli/services/settingValues.ts'

describe('an option of a setting', () => {
  test('has the summary, default and range of the setting', () => {
    expect(settingOption('port', 'daemon.port', { value: 'NUMBER' })).toEqual({
      name: 'port',
      setting: 'daemon.port',
      value: 'NUMBER',
      summary: DaemonSection.fields.port.summary,
      default: 0,
      number: { min: 0, max: 65_535 },
    })
  })

  test('has the choices of the setting, can be repeated for a list, and is a flag for a boolean', () => {
    expect(settingOption('log-level', 'log.level').choices).toEqual(
      Object.values(LogLevelName.constants).map(({ value }) => value),
    )
    expect(settingOption('allow-host', 'daemon.allowed_hosts')).toMatchObject({ repeatable: true })
    expect(settingOption('socket', 'daemon.socket').value).toBeUndefined()
  })

  test('sets it, stronger than --set', () => {
    const command = {
      name: 'x',
      group: 'Services',
      summary: '',
      options: [...daemonSettings, { name: 'set', value: 'TEXT', summary: '', repeatable: true }],
      examples: [],
      members: {},
    } as const
    const words = ['--allow-host', 'a:1', '--port=8700', '--socket', '--allow-host', 'b:2', '--set', 'daemon.port=1']
    const input = parseCommandLine(command, [...words, '--set', 'limits.in_flight=5'])
    expect(settingValues(input, daemonSettings)).toEqual({
      daemon: { port: 8700, socket: true, allowed_hosts: ['a:1', 'b:2'] },
      limits: { in_flight: 5 },
    })
    expect(settingValues(parseCommandLine(command, []), daemonSettings)).toEqual({})
  })
})
