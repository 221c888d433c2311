import { alignFields } from '../tool/alignFields.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import type { Session } from '../tool/Session.ts'
import { defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import {
  isSettingName,
  parseSetting,
  type Setting,
  type SettingName,
  settingDefinitions,
  storedPath,
} from '../tool/ToolConfig.ts'
import { ToolError } from '../tool/ToolError.ts'
import { changeSection, refuseSecret } from '../tool/writeConfig.ts'

const names = Object.keys(settingDefinitions) as SettingName[]

export const projectOption: OptionDefinition = {
  name: 'project',
  summary: 'Change ./vendorclient.json (or the file of --config) instead of the file in the data folder.',
}

const settingsText = names.map((name) => `${name}: ${settingDefinitions[name].summary}`).join('\n')

/** Names of the same settings in scripts of older tools. */
const oldNames: Partial<Record<SettingName, readonly string[]>> = {
  address: ['addr'],
  json: ['is_json'],
  'message-processing-timeout': ['message_processing_timeout'],
  'access-key': ['access_key'],
}

/** `--json` says how this run answers, so the setting has another option. */
const optionName = (name: SettingName): string => (name === 'json' ? 'is-json' : name)

export const configSetCommand = defineCommand({
  name: 'config set',
  group: 'Configuration',
  summary: 'Change a setting.',
  description: `Settings, also as environment variables VENDORCLIENT_CLI_<NAME>:\n${settingsText}`,
  args: [
    { name: 'NAME', summary: 'Name of the setting.', kind: 'text' },
    { name: 'VALUE', summary: 'New value.', kind: 'text' },
  ],
  options: [projectOption],
  offline: true,
  examples: ['config set url local', 'config set keys ~/wallet.keys.json', 'config set lifetime 120 --project'],
  run: async (input, session) => {
    const name = settingName(input.args[0]!)
    const text = input.args[1]!
    return changeSettings(session, [[name, text]])
  },
})

export const configClearCommand = defineCommand({
  name: 'config clear',
  group: 'Configuration',
  summary: 'Remove settings, so that the defaults apply again.',
  args: [{ name: 'NAME', summary: 'Settings to remove. Default: all.', kind: 'text', optional: true, variadic: true }],
  options: [
    ...names.map((name) => ({
      name: optionName(name),
      summary: `Remove the setting ${name}.`,
      synonyms: oldNames[name] ?? [],
    })),
    projectOption,
  ],
  offline: true,
  examples: ['config clear keys', 'config clear --keys --abi', 'config clear'],
  run: async (input, session) => {
    const given = [...names.filter((name) => input.flag(optionName(name))), ...input.rest.map(settingName)]
    const chosen = given.length === 0 ? names : given
    const file = targetFile(session)
    changeSection(file, (section) => {
      for (const name of chosen) delete section[name]
    })
    return { json: { cleared: chosen, file }, text: `Cleared: ${chosen.join(', ')}  (${file})` }
  },
})

export const configListCommand = defineCommand({
  name: 'config list',
  group: 'Configuration',
  summary: 'Show the settings in force.',
  options: [{ name: 'show-origin', summary: 'Also where each comes from.' }],
  offline: true,
  examples: ['config list', 'config list --show-origin'],
  run: async (input, session) => listSettings(session, input.flag('show-origin')),
})

export const configCommand = defineCommand({
  name: 'config',
  group: 'Configuration',
  summary: 'Change settings by options of their names, or show them.',
  description: 'The same as "config set" for each option; without options the same as "config list".',
  options: [
    ...names.map((name) => ({
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
    const given = names.flatMap((name) => {
      const text = input.text(optionName(name))
      return text === undefined ? [] : [[name, text] as const]
    })
    if (given.length === 0) return listSettings(session, false)
    return changeSettings(session, given)
  },
})

function changeSettings(session: Session, given: readonly (readonly [SettingName, string])[]): Outcome {
  const file = targetFile(session)
  const values = given.map(([name, text]) => {
    checkText(session, name, text)
    const isFile = settingDefinitions[name].type === 'file'
    const value = isFile ? storedPath(text, file, file === session.files.project) : text
    return [name, parseSetting(name, value, 'command line')] as const
  })
  changeSection(file, (section) => Object.assign(section, Object.fromEntries(values)))
  const shown = values.map(([name, value]) => [name, shownValue(name, value)] as const)
  return {
    json: { ...Object.fromEntries(shown), file },
    text: alignFields([...shown.map(([name, value]) => [name, String(value)] as const), ['file', file]]),
  }
}

/** Secrets are never shown. */
const shownValue = (name: SettingName, value: Setting['value']): Setting['value'] =>
  settingDefinitions[name].type === 'secret' ? '(set, not shown)' : value

function checkText(session: Session, name: SettingName, text: string): void {
  if (name === 'keys') refuseSecret(name, text)
  if (name === 'address' || name === 'wallet') session.address(text, name)
}

function listSettings({ config, files }: Session, showOrigin: boolean): Outcome {
  const entries = names.flatMap((name) => {
    const setting = config.settings[name]
    return setting === undefined ? [] : [{ name, value: shownValue(name, setting.value), origin: setting.origin }]
  })
  const rows = entries.map(({ name, value, origin }) => [name, `${value}${showOrigin ? `  (${origin})` : ''}`] as const)
  return {
    json: {
      settings: Object.fromEntries(
        entries.map(({ name, value, origin }) => [name, showOrigin ? { value, origin } : value]),
      ),
      files: [files.user, files.project],
    },
    text: rows.length === 0 ? 'No settings; the defaults apply.' : alignFields(rows),
  }
}

function settingName(text: string): SettingName {
  const name = text.replaceAll('_', '-')
  if (isSettingName(name)) return name
  throw new ToolError(exitCodes.usage, `Unknown setting "${text.slice(0, 40)}"`, {
    hint: `There are: ${names.join(', ')}`,
  })
}

export const targetFile = ({ input, files }: Session): string =>
  input.flag('project') || input.text('config') !== undefined ? files.project : files.user
