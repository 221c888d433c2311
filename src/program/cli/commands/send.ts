import { defineCommand } from '../definition/Command.ts'
import { debuggedMembers, sentMembers } from '../definition/members.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { preparedOptions, sendPrepared } from '../messages/sendPrepared.ts'
import { traceOutputOptions } from '../messages/stepTrace.ts'

const preparedMembers = { address: 'destination, extended', method: 'function, if known', ...sentMembers }

export const messageSend = defineCommand({
  summary: 'Send a message that "message create" or "message create-deploy" printed.',
  args: [{ name: 'MESSAGE', summary: 'The printed text, a file with it, or a BOC.' }],
  options: preparedOptions,
  examples: ['send msg.txt', 'send msg.boc --dst-dapp-id <dapp_id>'],
  members: preparedMembers,
  run: (input, session) => sendPrepared(session, input.args[0]!),
})

export const debugMessage = defineCommand({
  summary: 'Emulate a message from a file and show every step of the virtual machine; nothing is sent.',
  args: [{ name: 'MESSAGE', summary: 'Text or file of "message", or a BOC.' }],
  options: [
    ...traceOutputOptions,
    ...preparedOptions.filter(({ name }) => ['abi', 'dst-dapp-id'].includes(name)),
    configFileOption,
  ],
  examples: ['debug message msg.boc --dst-dapp-id <dapp_id> --stack'],
  members: debuggedMembers,
  run: async (input, session) => {
    const [{ readPrepared }, { traceMessage }, { readAccountIfAny }] = await Promise.all([
      import('../messages/sendPrepared.ts'),
      import('../messages/traceMessage.ts'),
      import('../accounts/accounts.ts'),
    ])
    const plan = await readPrepared(session, input.args[0]!)
    const account = await readAccountIfAny(session, plan.address)
    return traceMessage(session, { ...plan, codeHash: account?.parsed.code_hash }, account?.boc)
  },
})
