import { defineCommand } from '../definition/Command.ts'
import { walletArgument } from '../wallets/proposalOptions.ts'
import { proposalTable, readProposals } from '../wallets/proposals.ts'
import { walletOptions } from '../wallets/walletInterfaces.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Show the proposals that need more votes.',
  args: [walletArgument],
  options: walletOptions,
  examples: ['proposal list wallet'],
  run: async (input, session) => {
    const proposals = await readProposals(session, input.args[0]!)
    return { json: { proposals }, text: proposals.length === 0 ? 'No pending proposals.' : proposalTable(proposals) }
  },
})
