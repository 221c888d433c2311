import { faultFields } from '../../common/faultFields.ts'
import type { FaultSettings } from '../../devnode/Faults.ts'
import type { OptionDefinition } from './Command.ts'
import { durationOf, fieldOption, withUnits } from './fieldOption.ts'
import { dataOption } from './serviceOptions.ts'
import type { SettingOption } from './settingOption.ts'

/** An option that enables a fault. */
interface FaultOption extends OptionDefinition {
  readonly fault: keyof FaultSettings
}

const section = 'Faults, for testing clients ("node faults" shows and changes them)'

/** Names of option values by the last word of the fault. */
const faultValues: Readonly<Record<string, string>> = { ms: 'TIME', s: 'TIME', drop: 'SHARE', proof: 'LIE' }

/** Options of faults: `latency_ms` is `--latency <TIME>`. Help shows no defaults of faults that are off. */
export const faultOptions: readonly FaultOption[] = Object.entries(faultFields).map(([fault, field]) => {
  const {
    default: value,
    number,
    ...option
  } = fieldOption(fault.replace(/_m?s$/, '').replaceAll('_', '-'), field, {
    summary: withUnits(field.summary),
    ...(field.shape.kind !== 'boolean' && { value: faultValues[fault.replace(/.*_/, '')] ?? 'COUNT' }),
  })
  return {
    ...option,
    ...(number && { number: { ...number, ...durationOf(fault) } }),
    ...(fault === 'retry_after_s' && { default: value! }),
    fault: fault as keyof FaultSettings,
    section,
  }
})

export const nodeDataOption: SettingOption = {
  ...dataOption,
  summary: 'Data folder; the chain is stored in its subfolder "node".',
}
