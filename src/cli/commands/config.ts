import { alignFields } from '../tool/alignFields.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import type { Session } from '../tool/Session.ts'
import { defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import { isSettingName, parseSetting, type SettingName, settingDefinitions } from '../tool/ToolConfig.ts'
import { ToolError } from '../tool/ToolError.ts'
import { changeSection, refuseSecret } from '../tool/writeConfig.ts'

const names = Object.keys(settingDefinitions) as SettingName[]

export const projectOption: OptionDefinition = {
  name: 'project',
  summary: 'Change ./vendorclient.json (or the file of --config) instead of the file in the data folder.',
}

const settingsText = names.map((name) => `${name}: ${settingDefinitions[name].summary}`).join('\n')

export const configSetCommand = defineCommand({
  name: 'config set',
  group: 'Configuration',
  summary: 'Change a setting.',
  description: `Settings, also as VENDORCLIENT_CLI_<NAME>:\n${settingsText}`,
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
    checkText(session, name, text)
    const value = parseSetting(name, text, 'command line')
    const file = targetFile(session)
    changeSection(file, (section) => {
      section[name] = value
    })
    return { json: { [name]: value, file }, text: `${name} = ${value}  (${file})` }
  },
})

export const configClearCommand = defineCommand({
  name: 'config clear',
  group: 'Configuration',
  summary: 'Remove settings, so that the defaults apply again.',
  args: [{ name: 'NAME', summary: 'Settings to remove. Default: all.', kind: 'text', optional: true, variadic: true }],
  options: [projectOption],
  offline: true,
  examples: ['config clear keys', 'config clear'],
  run: async (input, session) => {
    const chosen = input.rest.length === 0 ? names : input.rest.map(settingName)
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

/** Settings that are options of every command already. */
const globalSettings: readonly SettingName[] = ['url', 'timeout', 'retries']

/** Names of the same settings in older tools. */
const oldNames: Partial<Record<SettingName, readonly string[]>> = { address: ['addr'], json: ['is-json', 'is_json'] }

export const configCommand = defineCommand({
  name: 'config',
  group: 'Configuration',
  summary: 'Change settings by options of their names, or show them.',
  description: 'The same as "config set" for each option; without options the same as "config list".',
  options: [
    ...names
      .filter((name) => !globalSettings.includes(name) && name !== 'json')
      .map((name) => ({
        name,
        value: 'VALUE',
        summary: settingDefinitions[name].summary,
        synonyms: oldNames[name] ?? [],
      })),
    { name: 'is-json', value: 'BOOL', choices: ['true', 'false'], summary: settingDefinitions.json.summary },
    { name: 'list', summary: 'Show the settings.' },
    projectOption,
  ],
  offline: true,
  examples: ['config --url local --keys wallet.keys.json', 'config --list'],
  run: async (input, session) => {
    const given = names.flatMap((name) => {
      const text = input.text(name === 'json' ? 'is-json' : name)
      return text === undefined ? [] : [[name, text] as const]
    })
    if (given.length === 0) return listSettings(session, false)
    for (const [name, text] of given) checkText(session, name, text)
    const values = given.map(([name, text]) => [name, parseSetting(name, text, 'command line')] as const)
    const file = targetFile(session)
    changeSection(file, (section) => Object.assign(section, Object.fromEntries(values)))
    return {
      json: { ...Object.fromEntries(values), file },
      text: `${alignFields(values.map(([name, value]) => [name, String(value)]))}\n(${file})`,
    }
  },
})

function checkText(session: Session, name: SettingName, text: string): void {
  if (name === 'keys') refuseSecret(name, text)
  if (name === 'address' || name === 'wallet') session.address(text, name)
}

function listSettings({ config, files }: Session, showOrigin: boolean): Outcome {
  const entries = names.flatMap((name) => {
    const setting = config.settings[name]
    return setting === undefined ? [] : [{ name, ...setting }]
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
  const name = text.replaceAll('-', '_')
  if (isSettingName(name)) return name
  throw new ToolError(exitCodes.usage, `Unknown setting "${text.slice(0, 40)}"`, {
    hint: `There are: ${names.join(', ')}`,
  })
}

export const targetFile = ({ input, files }: Session): string =>
  input.flag('project') || input.text('config') !== undefined ? files.project : files.user
