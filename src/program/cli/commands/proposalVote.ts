import { defineCommand } from '../definition/Command.ts'
import { idArgument, readId, voteOptions, walletArgument } from '../wallets/proposalOptions.ts'
import { sendToWallet } from '../wallets/walletCalls.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Vote for a proposal. With the last required vote, the wallet sends the transfer.',
  args: [walletArgument, idArgument],
  options: voteOptions,
  examples: ['proposal vote wallet <proposal_id> --keys second.keys.json'],
  run: async (input, session) => {
    const id = readId(input.args[1]!)
    const values = { transactionId: id.toString() }
    return sendToWallet(session, { target: input.args[0]!, method: 'confirmTransaction', input: () => values })
  },
})
