import { oldNames, optionName, settingName, settingNames } from '../config/configSettings.ts'
import { defineCommand } from '../definition/Command.ts'
import { changeSection, projectOption, targetFile } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Remove settings, so that their defaults apply again.',
  args: [
    { name: 'NAME', summary: 'Settings to remove. Default: all.', kind: 'setting', optional: true, variadic: true },
  ],
  options: [
    ...settingNames.map((name) => ({
      name: optionName(name),
      summary: `Remove the setting ${name}.`,
      synonyms: oldNames[name] ?? [],
    })),
    projectOption,
  ],
  offline: true,
  examples: ['config clear keys', 'config clear --keys --abi', 'config clear'],
  run: async (input, session) => {
    const given = [...settingNames.filter((name) => input.flag(optionName(name))), ...input.rest.map(settingName)]
    const chosen = given.length === 0 ? settingNames : given
    const file = targetFile(session)
    changeSection(session, file, (section) => {
      for (const name of chosen) delete section[name]
    })
    return { json: { cleared: chosen, file }, text: `Cleared: ${chosen.join(', ')}  (${file})` }
  },
})
