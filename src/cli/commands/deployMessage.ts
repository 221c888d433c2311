import { writeFileSync } from 'node:fs'
import { alignFields } from '../tool/alignFields.ts'
import { encodeEnvelope } from '../tool/messageEnvelope.ts'
import { outputOption } from '../tool/messageOptions.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { paramsArgument } from './call.ts'
import { deployOptions, planDeploy } from './deploy.ts'

const sendOnly = ['thread', 'dry-run', 'no-preflight', 'wait']

export const deployMessageCommand = defineCommand({
  name: 'deploy_message',
  group: 'Messages',
  summary: 'Make a signed message that deploys a contract, without sending it.',
  args: [{ name: 'TVC', summary: 'Contract image.', kind: 'file' }, paramsArgument],
  options: [
    ...deployOptions.filter(({ name }) => !sendOnly.includes(name)),
    outputOption,
    { name: 'raw', summary: 'The BOC itself, hex on the terminal, binary in a file.' },
  ],
  takesFunctionParameters: true,
  offline: true,
  examples: ['deploy_message Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self -o deploy.txt'],
  run: async (input, session) => {
    const { address, message } = await planDeploy(session, input.args[0]!, input.rest)
    const { hash } = await session.call<{ hash: string }>('boc.get_boc_hash', { boc: message })
    const isRaw = input.flag('raw')
    const boc = Buffer.from(message, 'base64')
    const envelope = { method: 'constructor', messageId: hash, message, expire: undefined, address }
    const text = isRaw ? boc.toString('hex') : encodeEnvelope(envelope)
    const file = input.text('output')
    if (file !== undefined) writeFileSync(file, isRaw ? boc : `${text}\n`)
    const shown = file === undefined ? { message: text } : { message_file: file }
    return {
      json: { message_id: hash, address: address.extended, ...shown },
      text: alignFields([['message id', hash], ['address', address.extended], ...Object.entries(shown)]),
    }
  },
})
