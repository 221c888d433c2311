import { setByText } from '../../../../rpc/daemon/settings.ts'
import type { CommandInput } from '../definition/Command.ts'
import type { SettingOption } from '../definition/settingOption.ts'

/**
 * Settings that a command line gives, as `loadSettings` takes them: those of `--set`, then those of the options, which are
 * stronger. Throws StartupError with exit code 2.
 */
export function settingValues(input: CommandInput, options: readonly SettingOption[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const assignment of input.texts('set')) setByText(values, assignment)
  for (const { name, setting, value, repeatable } of options) {
    if (input.options[name] === undefined) continue
    const text = value === undefined ? 'true' : repeatable ? input.texts(name).join(',') : input.text(name)!
    setByText(values, `${setting}=${text}`)
  }
  return values
}
