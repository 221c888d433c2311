import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'
import {
  isSettingName,
  parseSetting,
  type Setting,
  type SettingName,
  settingDefinitions,
  storedPath,
} from '../settings/ToolConfig.ts'
import { changeSection, checkEndpoint, refuseSecret, targetFile } from '../settings/writeConfig.ts'

/** Settings of the tool, in the order of their definition. */
export const settingNames = Object.keys(settingDefinitions) as SettingName[]

/** One line for each setting, for help. */
export const settingsText = settingNames.map((name) => `${name}: ${settingDefinitions[name].summary}`).join('\n')

/** Names of the same settings in scripts of older tools. */
export const oldNames: Partial<Record<SettingName, readonly string[]>> = {
  address: ['addr'],
  json: ['is_json'],
  'message-processing-timeout': ['message_processing_timeout'],
  'access-key': ['access_key'],
}

/** Name of the option for a setting. `--json` is about the output of this run, so the setting uses another name. */
export function optionName(name: SettingName): string {
  return name === 'json' ? 'is-json' : name
}

/** Checks and stores values. Throws ToolError. */
export async function changeSettings(
  session: Session,
  given: readonly (readonly [SettingName, string])[],
): Promise<Outcome> {
  const file = targetFile(session)
  const { storedKeys } = await import('../keys/storedKeys.ts')
  const values = given.map(([name, text]) => {
    checkText(session, name, text)
    const isFile = settingDefinitions[name].type === 'file'
    const keys = name === 'keys' ? storedKeys(session, text, file) : undefined
    const value = keys ?? (isFile ? storedPath(text, file, session.files) : text)
    return [name, parseSetting(name, value, 'command line')] as const
  })
  changeSection(session, file, (section) => Object.assign(section, Object.fromEntries(values)))
  const shown = values.map(([name, value]) => [name, shownValue(name, value)] as const)
  return {
    json: { ...Object.fromEntries(shown), file },
    text: alignFields([...shown.map(([name, value]) => [name, String(value)] as const), ['file', file]]),
  }
}

/** Secrets are never shown. */
function shownValue(name: SettingName, value: Setting['value']): Setting['value'] {
  return settingDefinitions[name].type === 'secret' ? '(set, not shown)' : value
}

/** Throws ToolError (2) for a text that a setting cannot have. */
function checkText(session: Session, name: SettingName, text: string): void {
  if (name === 'keys') refuseSecret(name, text)
  if (name === 'address' || name === 'wallet') session.address(text, name)
  if (name !== 'url') return
  const entries = text.split(',').map((entry) => entry.trim())
  const isName = (entry: string) => Object.hasOwn(session.config.networks, entry)
  entries.filter((entry) => entry !== '' && !isName(entry)).forEach(checkEndpoint)
}

/** Shows the effective settings, without the values of secrets. */
export function listSettings({ config, files }: Session, showOrigin: boolean): Outcome {
  const entries = settingNames.flatMap((name) => {
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

/** Name of a setting, with hyphens or underscores. Throws ToolError (2). */
export function settingName(text: string): SettingName {
  const name = text.replaceAll('_', '-')
  if (isSettingName(name)) return name
  throw new ToolError(exitCodes.usage, `Unknown setting "${text.slice(0, 40)}"`, {
    hint: `Available: ${settingNames.join(', ')}`,
  })
}
