import { alignFields } from '../tool/alignFields.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { idArgument, readId, walletArgument } from '../tool/proposalOptions.ts'
import { proposalRows, readProposals } from '../tool/proposals.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'
import { walletOptions } from '../tool/walletInterfaces.ts'

export const proposalDecodeCommand = defineCommand({
  name: 'proposal decode',
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
      hint: 'It was executed, or it expired. "vendorclient proposal list" shows those that wait.',
    })
  },
})
