import { defineCommand } from '../definition/Command.ts'
import { textTable } from '../output/textTable.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'List the built-in contracts.',
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
  Multisig: 'wallet with several custodians, for use with the proposal commands',
  NetworkGiver: 'sends tokens to anybody; same functions as the giver of test networks',
  Wallet: "wallet with several custodians and the functions of the network's wallet; can send other currencies",
}
