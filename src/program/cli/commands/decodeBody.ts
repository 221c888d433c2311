import { abiOption, readAbi } from '../arguments/abi.ts'
import { readBocArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { decodeBody } from '../messages/decodeBody.ts'
import { jsonAnswer } from '../output/prettyJson.ts'

export const command = defineCommand({
  group: 'Decoding',
  summary: 'Decode a message body.',
  args: [{ name: 'BODY', summary: 'BOC as base64 or hex, or a file.', kind: 'file' }],
  options: [abiOption, { name: 'internal', summary: 'Decode as the body of an internal message.' }],
  offline: true,
  examples: ['decode body <body> --abi Wallet.abi.json'],
  run: async (input, session) => {
    const abi = readAbi(session)
    const body = readBocArgument(input.args[0]!, 'BODY')
    const decoded = await decodeBody(session, abi, body, input.flag('internal'))
    if (decoded !== undefined) return jsonAnswer(decoded)
    throw new ToolError(exitCodes.failure, 'The body matches no function or event of the ABI')
  },
})
