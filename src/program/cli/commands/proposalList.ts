import { alignFields } from '../tool/alignFields.ts'
import { walletArgument } from '../tool/proposalOptions.ts'
import { proposalRows, readProposals } from '../tool/proposals.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { walletOptions } from '../tool/walletInterfaces.ts'

export const proposalListCommand = defineCommand({
  name: 'proposal list',
  group: 'Wallets and proposals',
  summary: 'Show the proposals that wait for votes.',
  args: [walletArgument],
  options: walletOptions,
  examples: ['proposal list wallet'],
  run: async (input, session) => {
    const proposals = await readProposals(session, input.args[0]!)
    const blocks = proposals.map((entry) => alignFields(proposalRows(entry)))
    return { json: { proposals }, text: blocks.length === 0 ? 'No proposals wait.' : blocks.join('\n\n') }
  },
})
