import { defineCommand } from '../definition/Command.ts'
import { deployOptions, sendOnly } from '../messages/deployPlan.ts'
import { traceOutputOptions } from '../messages/stepTrace.ts'
import { paramsArgument } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Emulate a deployment and show every step of the virtual machine; nothing is sent.',
  description: 'The address must have funds, as for "deploy"; otherwise no contract runs, and the output says so.',
  args: [
    { name: 'TVC', summary: 'Contract image.', kind: 'file' },
    { ...paramsArgument, summary: `Constructor: ${paramsArgument.summary}` },
  ],
  options: [...traceOutputOptions, ...deployOptions.filter(({ name }) => !sendOnly.includes(name) && name !== 'yes')],
  takesFunctionParameters: true,
  examples: ['debug deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self'],
  run: async (input, session) => {
    const [{ planDeploy }, { traceMessage }, { readAccountIfAny }] = await Promise.all([
      import('../messages/deployPlan.ts'),
      import('../messages/traceMessage.ts'),
      import('../accounts/accounts.ts'),
    ])
    const { abi, address, message } = await planDeploy(session, input.args[0]!, input.rest)
    const account = await readAccountIfAny(session, address)
    return traceMessage(session, { message, abi: abi.wire, boc: account?.boc, origin: { abi: abi.contract } })
  },
})
