import { changeSettings, listSettings, oldNames, optionName, settingNames } from '../config/configSettings.ts'
import { defineCommand } from '../definition/Command.ts'
import { settingDefinitions } from '../settings/ToolConfig.ts'
import { projectOption } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Change settings by options of the same names, or show them.',
  description: 'Same as "config set" for each option; without options, same as "config list".',
  options: [
    ...settingNames.map((name) => ({
      name: optionName(name),
      value: 'VALUE',
      summary: settingDefinitions[name].summary,
      synonyms: oldNames[name] ?? [],
    })),
    { name: 'list', summary: 'Show the settings.' },
    projectOption,
  ],
  offline: true,
  examples: ['config --url local --keys wallet.keys.json', 'config --list'],
  run: async (input, session) => {
    const given = settingNames.flatMap((name) => {
      const text = input.text(optionName(name))
      return text === undefined ? [] : [[name, text] as const]
    })
    if (given.length === 0) return listSettings(session, false)
    return changeSettings(session, given)
  },
})
