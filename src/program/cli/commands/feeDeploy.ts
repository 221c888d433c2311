import { makeAddress } from '../../common/AccountAddress.ts'
import { readAccount } from '../accounts/accounts.ts'
import { defineCommand } from '../definition/Command.ts'
import { feesOf } from '../emulation/feesOf.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { deployOptions, planDeploy, sendOnly } from '../messages/deployPlan.ts'
import { paramsArgument } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Fees',
  summary: 'Estimate the fees of a deployment by emulating it.',
  args: [{ name: 'TVC', summary: 'Contract image.', kind: 'file' }, paramsArgument],
  options: deployOptions.filter(({ name }) => !sendOnly.includes(name)),
  takesFunctionParameters: true,
  examples: ['fee deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self'],
  run: async (input, session) => {
    const plan = await planDeploy(session, input.args[0]!, input.rest)
    const { accountId } = plan.address
    // Without funds the emulation begins with an empty account of unlimited balance.
    const account = await readAccount(session, makeAddress(accountId, accountId)).catch((error: unknown) => {
      if (error instanceof ToolError && error.exitCode !== exitCodes.usage) return undefined
      throw error
    })
    return feesOf(session, plan, account?.boc)
  },
})
