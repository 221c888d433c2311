import { writeFileSync } from 'node:fs'
import { abiOption, findFunction, readAbi } from '../tool/abi.ts'
import { alignFields } from '../tool/alignFields.ts'
import { readFunctionParameters } from '../tool/functionParameters.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { encodeEnvelope } from '../tool/messageEnvelope.ts'
import { lifetimeOption, messageHeader, outputOption, timeOption, unsignedOption } from '../tool/messageOptions.ts'
import { readSigner } from '../tool/signer.ts'
import { defineCommand } from '../tool/ToolCommand.ts'

export const messageCommand = defineCommand({
  name: 'message',
  group: 'Messages',
  summary: 'Make a signed message without sending it, for "send" on another computer.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    {
      name: 'PARAMS',
      summary: 'Arguments: JSON, @file, -, or --name value pairs.',
      kind: 'text',
      optional: true,
      variadic: true,
    },
  ],
  options: [
    abiOption,
    keysOption,
    unsignedOption,
    lifetimeOption,
    timeOption,
    outputOption,
    { name: 'raw', summary: 'The BOC itself, hex on the terminal, binary in a file. It does not name the Dapp ID.' },
    ...phraseOptions,
  ],
  takesFunctionParameters: true,
  offline: true,
  examples: [
    `message <dapp_id>::<account_id> confirmTransaction --transactionId 5 --abi Wallet.abi.json --keys wallet.keys.json --lifetime 3600 -o msg.txt`,
  ],
  run: async (input, session) => {
    const { address, alias } = session.address(input.args[0]!)
    const abi = readAbi(session, { alias })
    const definition = await findFunction(abi, input.args[1]!)
    const values = await readFunctionParameters(input.rest, definition)
    const header = messageHeader(session)
    const expire = header.expire ?? Math.floor(Date.now() / 1000) + 40
    const { message, message_id } = await session.call<{ message: string; message_id: string }>('abi.encode_message', {
      abi: abi.wire,
      address: address.onChain,
      call_set: { function_name: definition.name, header: { ...header, expire }, input: values },
      signer: await readSigner(session, alias),
    })
    const isRaw = input.flag('raw')
    const envelope = encodeEnvelope({ method: definition.name, messageId: message_id, message, expire, address })
    const boc = Buffer.from(message, 'base64')
    const text = isRaw ? boc.toString('hex') : envelope
    const file = input.text('output')
    if (file !== undefined) writeFileSync(file, isRaw ? boc : `${text}\n`)
    const expireAt = new Date(expire * 1000).toISOString()
    return {
      json: {
        message_id,
        expire_at: expireAt,
        address: address.extended,
        ...(file === undefined ? { message: text } : { message_file: file }),
      },
      text: alignFields([
        ['message id', message_id],
        ['expires', expireAt],
        ['address', address.extended],
        ['file', file],
        ['message', file === undefined ? text : undefined],
      ]),
    }
  },
})
