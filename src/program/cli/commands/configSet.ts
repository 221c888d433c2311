import { changeSettings, settingName, settingsText } from '../config/configSettings.ts'
import { defineCommand } from '../definition/Command.ts'
import { projectOption } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Change a setting.',
  description: `Settings, also available as environment variables VENDORCLIENT_CLI_<NAME>:\n${settingsText}`,
  args: [
    { name: 'NAME', summary: 'Name of the setting.', kind: 'setting' },
    { name: 'VALUE', summary: 'New value.', kind: 'settingValue' },
  ],
  options: [projectOption],
  offline: true,
  examples: ['config set url local', 'config set keys ~/wallet.keys.json', 'config set url local --project'],
  run: async (input, session) => {
    const name = settingName(input.args[0]!)
    const text = input.args[1]!
    return changeSettings(session, [[name, text]])
  },
})
