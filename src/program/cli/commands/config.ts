import {
  changeSettings,
  listSettings,
  oldNames,
  optionName,
  settingName,
  settingNames,
  settingsText,
} from '../config/configSettings.ts'
import { defineCommand } from '../definition/Command.ts'
import { settingDefinitions } from '../settings/ToolConfig.ts'
import { changedMembers, changeSection, projectOption, targetFile } from '../settings/writeConfig.ts'

export const config = defineCommand({
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
  members: { settings: 'without options: values by name', files: 'files read', ...changedMembers },
  otherMembers: 'changed settings by name',
  run: async (input, session) => {
    const given = settingNames.flatMap((name) => {
      const text = input.text(optionName(name))
      return text === undefined ? [] : [[name, text] as const]
    })
    if (given.length === 0) return listSettings(session, false)
    return changeSettings(session, given)
  },
})

export const configSet = defineCommand({
  summary: 'Change a setting.',
  description: `Settings, also available as environment variables VENDORCLIENT_CLI_<NAME>:\n${settingsText}`,
  args: [
    { name: 'NAME', summary: 'Name of the setting.', kind: 'setting' },
    { name: 'VALUE', summary: 'New value.', kind: 'settingValue' },
  ],
  options: [projectOption],
  offline: true,
  examples: ['config set url local', 'config set keys ~/wallet.keys.json', 'config set url local --project'],
  members: changedMembers,
  otherMembers: 'changed settings by name',
  run: async (input, session) => {
    const name = settingName(input.args[0]!)
    const text = input.args[1]!
    return changeSettings(session, [[name, text]])
  },
})

export const configClear = defineCommand({
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
  members: { cleared: 'names', ...changedMembers },
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

export const configList = defineCommand({
  summary: 'Show the effective settings.',
  options: [{ name: 'show-origin', summary: 'Also show where each value comes from.' }],
  offline: true,
  examples: ['config list', 'config list --show-origin'],
  members: { settings: 'values by name, with --show-origin {value, origin}', files: 'files read' },
  run: async (input, session) => listSettings(session, input.flag('show-origin')),
})
