import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { idArgument, readId, walletArgument } from '../wallets/proposalOptions.ts'
import { proposalRows, readProposals } from '../wallets/proposals.ts'
import { walletOptions } from '../wallets/walletInterfaces.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Show a proposal: destination, amount, votes and comment.',
  args: [walletArgument, idArgument],
  options: walletOptions,
  examples: ['proposal decode wallet <proposal_id>'],
  run: async (input, session) => {
    const id = readId(input.args[1]!)
    const proposals = await readProposals(session, input.args[0]!)
    const found = proposals.find((entry) => entry.id === id.toString())
    if (found !== undefined) return { json: found, text: alignFields(proposalRows(found)) }
    throw new ToolError(exitCodes.notFound, `The wallet has no proposal ${id}`, {
      hint: 'It was executed, or it expired. "vendorclient proposal list" shows pending proposals.',
    })
  },
})
