import { DaemonSection, LogSection } from '../../../../rpc/settings/settingSections.ts'
import type { Field, Fields } from '../../../schema/shapes.ts'
import type { OptionDefinition } from './Command.ts'
import { fieldOption, type OptionParticulars } from './fieldOption.ts'

const sections = { daemon: DaemonSection.fields, log: LogSection.fields }

type SettingPath =
  | `daemon.${keyof typeof DaemonSection.fields & string}`
  | `log.${keyof typeof LogSection.fields & string}`

/** An option that stands for a setting of the library. */
export interface SettingOption extends OptionDefinition {
  /** Section and field: `daemon.port`. */
  readonly setting: SettingPath
}

/** An option from the definition of its setting: summary, default, allowed values, whether it is a flag or a list. */
export function settingOption(name: string, setting: SettingPath, particulars: OptionParticulars = {}): SettingOption {
  return { setting, ...fieldOption(name, settingField(setting), particulars) }
}

/** The field of a setting. */
export function settingField(setting: SettingPath): Field {
  const [section, name] = setting.split('.') as [keyof typeof sections, string]
  return (sections[section] as Fields)[name]!
}
