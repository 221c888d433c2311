import type { OptionDefinition } from '../definition/Command.ts'
import { configFileOption } from './configFileOption.ts'

/** Where the state of a local run comes from. */
export const sourceOptions: readonly OptionDefinition[] = [
  { name: 'boc', summary: 'ADDRESS is a file with an account.' },
  { name: 'tvc', summary: 'ADDRESS is a file with a contract image.' },
  configFileOption,
]
