import type { OptionDefinition } from '../definition/Command.ts'

/** ABIs of commands that show what others did. */
export const abisOption: OptionDefinition = {
  name: 'abi',
  value: 'ABI',
  summary: 'ABI file, or the JSON itself. Default: the ABIs of aliases, and the one in the settings.',
  repeatable: true,
}
