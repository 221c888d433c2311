import { defineCommand } from '../definition/Command.ts'
import { textTable } from '../output/textTable.ts'

export const contractListCommand = defineCommand({
  name: 'contract list',
  group: 'Contracts',
  summary: 'List the contracts that come with the program.',
  offline: true,
  examples: ['contract list'],
  run: async () => {
    const { contracts } = await import('../../devnode/contracts/index.ts')
    const list = Object.entries(contracts).map(([name, { codeHash }]) => ({
      name,
      code_hash: codeHash,
      summary: summaries[name] ?? '',
    }))
    return {
      json: { contracts: list },
      text: textTable(
        ['name', 'summary'],
        list.map(({ name, summary }) => [name, summary]),
      ),
    }
  },
})

/** Contracts that come with the program, in a few words. */
const summaries: Readonly<Record<string, string>> = {
  Giver: 'sends tokens, signed by its key',
  HelloWallet: 'the smallest useful wallet',
  Multisig: 'wallet of several custodians, with the functions that the proposal commands know',
  NetworkGiver: 'sends tokens to anybody, with the functions of the giver of test networks',
  Wallet: "wallet of several custodians, with the functions of the network's wallet; carries other currencies",
}
