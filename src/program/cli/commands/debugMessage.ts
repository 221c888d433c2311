import { defineCommand } from '../definition/Command.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { preparedOptions } from '../messages/sendPrepared.ts'
import { traceOutputOptions } from '../messages/stepTrace.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Emulate a message from a file and show every step of the virtual machine; nothing is sent.',
  args: [{ name: 'MESSAGE', summary: 'Text or file of "message", or a BOC.', kind: 'file' }],
  options: [
    ...traceOutputOptions,
    ...preparedOptions.filter(({ name }) => ['abi', 'dst-dapp-id'].includes(name)),
    configFileOption,
  ],
  examples: ['debug message msg.boc --dst-dapp-id <dapp_id> --stack'],
  run: async (input, session) => {
    const [{ readPrepared }, { traceMessage }, { readAccountIfAny }] = await Promise.all([
      import('../messages/sendPrepared.ts'),
      import('../messages/traceMessage.ts'),
      import('../accounts/accounts.ts'),
    ])
    const { abi, address, message } = await readPrepared(session, input.args[0]!)
    const account = await readAccountIfAny(session, address)
    const origin = { codeHash: account?.parsed.code_hash, abi: abi?.contract }
    return traceMessage(session, { message, abi: abi?.wire, boc: account?.boc, dappId: address.dappId, origin })
  },
})
