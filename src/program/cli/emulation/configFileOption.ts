import { readBocFile } from '../arguments/readInput.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import type { Session } from '../session/Session.ts'

export const configFileOption: OptionDefinition = {
  name: 'bc-config',
  value: 'FILE',
  summary:
    'Blockchain configuration of the emulation, as saved by "network save-config". Default: that of the network if it publishes one, otherwise the built-in one.',
  synonyms: ['bc_config'],
}

/** Options of a getter, whose output is shown. By default, the library uses the configuration that the network publishes. Throws ToolError (2). */
export function getterOptions({ input }: Session): { blockchain_config?: string; logs: true } {
  const file = input.text(configFileOption.name)
  return { logs: true, ...(file !== undefined && { blockchain_config: readBocFile(file, '--bc-config') }) }
}
