import { parseSettingText, setByText, setSetting } from '../../../../rpc/settings/textSettings.ts'
import type { CommandInput } from '../definition/Command.ts'
import { type SettingOption, settingField } from '../definition/settingOption.ts'

/**
 * Settings from the command line, as `loadSettings` takes them: those of `--set`, then those of the options, which take
 * precedence. Throws StartupError with exit code 2.
 */
export function settingValues(input: CommandInput, options: readonly SettingOption[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const assignment of input.texts('set')) setByText(values, assignment)
  for (const { name, setting, value, repeatable } of options) {
    if (input.options[name] === undefined) continue
    const { shape } = settingField(setting)
    const texts = repeatable ? input.texts(name) : [input.text(name)!]
    // Lists may be repeated, separated by commas, or both.
    const given =
      value === undefined
        ? true
        : repeatable
          ? texts.flatMap((text) => parseSettingText(shape, text))
          : parseSettingText(shape, texts[0]!)
    setSetting(values, setting, given)
  }
  return values
}
