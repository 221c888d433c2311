import { defineCommand } from '../definition/Command.ts'
import { deployOptions, planDeploy, sendOnly } from '../messages/deployPlan.ts'
import { offlineMessageOptions, printMessage } from '../messages/offlineMessage.ts'
import { paramsArgument } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Create a signed deploy message without sending it.',
  args: [{ name: 'TVC', summary: 'Contract image.', kind: 'file' }, paramsArgument],
  options: [...deployOptions.filter(({ name }) => !sendOnly.includes(name)), ...offlineMessageOptions],
  takesFunctionParameters: true,
  offline: true,
  examples: ['deploy_message Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self -o deploy.txt'],
  run: async (input, session) => {
    const { address, message, expire } = await planDeploy(session, input.args[0]!, input.rest)
    const { hash } = await session.call('boc.get_boc_hash', { boc: message })
    return printMessage(session, { method: 'constructor', messageId: hash, message, expire, address })
  },
})
