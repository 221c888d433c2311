import type { OptionDefinition } from '../definition/Command.ts'
import { voteOptions } from './proposalOptions.ts'

/** Options of the commands that change a wallet itself. */
export const updateOptions: readonly OptionDefinition[] = [
  {
    name: 'address',
    value: 'ADDRESS',
    kind: 'address',
    summary: 'Wallet. Default: the "wallet" setting.',
    synonyms: ['addr'],
  },
  ...voteOptions,
]
