import type { OptionDefinition } from '../definition/Command.ts'

/** Option for ABIs of commands that show transactions of other accounts. */
export const abisOption: OptionDefinition = {
  name: 'abi',
  value: 'ABI',
  summary: 'ABI file, or the JSON itself. Default: the ABIs of aliases, and the one in the settings.',
  repeatable: true,
}
