import { DaemonSection, LogSection } from '../../../../rpc/settings/settingSections.ts'
import type { Field, Fields, IntegerShape } from '../../../schema/shapes.ts'
import type { NumberRange, OptionDefinition } from './Command.ts'

const sections = { daemon: DaemonSection.fields, log: LogSection.fields }

type SettingPath =
  | `daemon.${keyof typeof DaemonSection.fields & string}`
  | `log.${keyof typeof LogSection.fields & string}`

/** An option that stands for a setting of the library. */
export interface SettingOption extends OptionDefinition {
  /** Section and field: `daemon.port`. */
  readonly setting: SettingPath
}

/** What the definition of a setting does not say. */
type Particulars = Pick<OptionDefinition, 'value' | 'kind' | 'synonyms'> & {
  /** Replaces the summary of the setting. */
  readonly summary?: string
}

/** An option from the definition of its setting: summary, default, allowed values, whether it is a flag or a list. */
export function settingOption(name: string, setting: SettingPath, particulars: Particulars = {}): SettingOption {
  const field = settingField(setting)
  return { name, setting, summary: field.summary, ...attributesOf(field), ...particulars }
}

/** The field of a setting. */
export function settingField(setting: SettingPath): Field {
  const [section, name] = setting.split('.') as [keyof typeof sections, string]
  return (sections[section] as Fields)[name]!
}

function attributesOf({ shape, minimum, maximum, default: value }: Field): Partial<OptionDefinition> {
  const byDefault = typeof value === 'string' || typeof value === 'number' ? { default: value } : {}
  switch (shape.kind) {
    case 'array':
      return { repeatable: true }
    case 'constants':
      return { ...byDefault, choices: Object.values(shape.constants).map((constant) => String(constant.value)) }
    case 'integer':
      return {
        ...byDefault,
        number: {
          ...rangeOf(shape),
          ...(minimum !== undefined && { min: minimum }),
          ...(maximum !== undefined && { max: maximum }),
        },
      }
    default:
      return byDefault
  }
}

function rangeOf({ bits, signed }: IntegerShape): NumberRange {
  return signed ? { min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1 } : { min: 0, max: 2 ** bits - 1 }
}
