import { defineCommand } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'
import { walletArgument } from '../wallets/proposalOptions.ts'
import { proposalRows, readProposals } from '../wallets/proposals.ts'
import { walletOptions } from '../wallets/walletInterfaces.ts'

export const proposalListCommand = defineCommand({
  name: 'proposal list',
  group: 'Wallets and proposals',
  summary: 'Show the proposals that need further votes.',
  args: [walletArgument],
  options: walletOptions,
  examples: ['proposal list wallet'],
  run: async (input, session) => {
    const proposals = await readProposals(session, input.args[0]!)
    const blocks = proposals.map((entry) => alignFields(proposalRows(entry)))
    return { json: { proposals }, text: blocks.length === 0 ? 'No proposals wait.' : blocks.join('\n\n') }
  },
})
