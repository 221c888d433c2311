import { abiOption, findFunction, readAbi } from '../arguments/abi.ts'
import { readFunctionParameters } from '../arguments/functionParameters.ts'
import { defineCommand } from '../definition/Command.ts'
import { methodArgument, paramsArgument } from '../messages/targetOptions.ts'

export const messageBody = defineCommand({
  summary: 'Encode a call as the body of an internal message, such as a wallet payload.',
  args: [methodArgument, paramsArgument],
  options: [abiOption],
  offline: true,
  examples: [`message body confirmTransaction '{"transactionId":"<proposal_id>"}' --abi Wallet.abi.json`],
  members: { message: 'body, base64 BOC' },
  run: async (input, session) => {
    const abi = readAbi(session)
    const definition = await findFunction(abi, input.args[0]!)
    const { body } = await session.call('abi.encode_message_body', {
      abi: abi.wire,
      call_set: {
        function_name: definition.name,
        input: await readFunctionParameters(input.rest, definition, session.aliases),
      },
      is_internal: true,
      signer: { type: 'None' },
    })
    return { json: { message: body }, text: body }
  },
})
