import { defineCommand } from '../definition/Command.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { sendOptions } from '../messages/sendMessage.ts'
import { projectOption } from '../settings/writeConfig.ts'
import { ownersOption } from '../wallets/owners.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Deploy a built-in multisig wallet; its address must already have funds.',
  description:
    'Without funds, the command ends with 11 and prints the address to send them to. --fund gets them from the faucet of a development node. To deploy wallets from files, use "deploy".',
  options: [
    ownersOption,
    {
      name: 'confirms',
      otherShort: 'c',
      value: 'COUNT',
      number: { min: 1, max: 32 },
      summary: 'Number of owners that must agree.',
      default: 1,
    },
    {
      name: 'contract',
      value: 'NAME',
      choices: ['Wallet', 'Multisig'],
      summary: 'Contract in "contract list".',
      default: 'Wallet',
    },
    {
      name: 'fund',
      value: 'TOKENS',
      summary: 'First fund the address with this many tokens from the faucet of a development node.',
    },
    { name: 'alias', value: 'NAME', summary: 'Store the address and keys under this alias.' },
    projectOption,
    keysOption,
    ...sendOptions,
    ...phraseOptions,
  ],
  examples: [
    'multisig deploy --keys wallet.keys.json --fund 10',
    'multisig deploy --keys wallet.keys.json --owners <public>,<second_public> --confirms 2 --fund 10',
  ],
  run: async (_input, session) => (await import('../wallets/deployWallet.ts')).deployWallet(session),
})
