import { abiOption, readOptionalAbi } from '../tool/abi.ts'
import { makeAddress, parseDappId } from '../tool/addresses.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { parseEnvelope } from '../tool/messageEnvelope.ts'
import { readBocArgument, readBocFile, readBytes } from '../tool/readInput.ts'
import type { Session } from '../tool/Session.ts'
import { sendMessage, sendOptions, sendOutcome } from '../tool/sendMessage.ts'
import { defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

const dappIdOption: OptionDefinition = {
  name: 'dst-dapp-id',
  value: 'ID',
  summary: 'Dapp ID of the destination, 64 hex digits or "self". Default: the one in the message of "message".',
}

const options = [abiOption, dappIdOption, ...sendOptions.filter(({ name }) => name === 'thread' || name === 'wait')]

export const sendCommand = defineCommand({
  name: 'send',
  group: 'Messages',
  summary: 'Send a message that "message" or "deploy_message" made.',
  args: [{ name: 'MESSAGE', summary: 'The text that was printed, its file, or a BOC.', kind: 'file' }],
  options,
  examples: ['send msg.txt', 'send msg.boc --dst-dapp-id <dapp_id>'],
  run: (input, session) => send(session, input.args[0]!),
})

export const sendfileCommand = defineCommand({
  name: 'sendfile',
  group: 'Messages',
  summary: 'Send a message BOC from a file; the same as send.',
  args: [{ name: 'BOC', summary: 'File made with --raw --output.', kind: 'file' }],
  options,
  examples: ['sendfile msg.boc --dst-dapp-id <dapp_id>'],
  run: (input, session) => send(session, input.args[0]!),
})

async function send(session: Session, text: string): Promise<Outcome> {
  const isEnvelope = /^7b[0-9a-fA-F]{20,}$/.test(text)
  const content = isEnvelope
    ? text
    : /^(te6cc|b5ee)/.test(text)
      ? undefined
      : readBytes(text, 'MESSAGE').toString('latin1').trim()
  const envelope = content === undefined ? undefined : parseEnvelope(content)
  const abi = readOptionalAbi(session)
  const given = session.input.text('dst-dapp-id')
  if (envelope !== undefined) {
    const { address, expire, message } = envelope
    if (given !== undefined && parseDappId(given) !== address.dappId) {
      throw new ToolError(exitCodes.usage, `--dst-dapp-id contradicts the message, which is for ${address.extended}`)
    }
    checkExpiry(expire)
    const plan = { abi, address, message }
    return sendOutcome(session, plan, await sendMessage(session, plan), {
      address: address.extended,
      method: envelope.method,
    })
  }
  const message = content === undefined ? readBocArgument(text, 'MESSAGE') : readBocFile(text, 'MESSAGE')
  const { parsed } = await session.call<{ parsed: { dst?: string } }>('boc.parse_message', { boc: message })
  const accountId = parsed.dst?.split(':')[1]
  if (accountId === undefined || accountId === '')
    throw new ToolError(exitCodes.usage, 'The message has no destination')
  if (given === undefined) {
    throw new ToolError(exitCodes.usage, 'A raw message does not name the Dapp ID: --dst-dapp-id is needed', {
      hint: `For a contract that is the root of its own Dapp ID: --dst-dapp-id self`,
    })
  }
  const dappId = parseDappId(given)
  const address = makeAddress(/^0+$/.test(dappId) ? accountId : dappId, accountId)
  const plan = { abi, address, message }
  return sendOutcome(session, plan, await sendMessage(session, plan), { address: address.extended })
}

function checkExpiry(expire: number | undefined): void {
  if (expire === undefined || expire * 1000 > Date.now()) return
  throw new ToolError(
    exitCodes.timeout,
    `The message expired at ${new Date(expire * 1000).toISOString()}; it was not sent`,
  )
}
