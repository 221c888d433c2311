import { abiOption, readOptionalAbi } from '../arguments/abi.ts'
import { readBocArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { bodyCall, ignoreLibraryErrors } from '../messages/decodeBody.ts'
import { type MessageEnvelope, readEnvelope } from '../messages/messageEnvelope.ts'
import { readByHash } from '../messages/readByHash.ts'
import { readableAnswer } from '../output/readable.ts'
import type { Session } from '../session/Session.ts'

export const command = defineCommand({
  group: 'Decoding',
  summary: 'Show a message: its header and, with an ABI, its decoded body.',
  description: 'Connects to the network only for a message id.',
  args: [
    {
      name: 'MSG',
      summary: 'BOC as base64 or hex, output of "message", a file with either, or a message id.',
      kind: 'file',
    },
  ],
  options: [abiOption],
  examples: ['decode msg msg.boc', 'decode msg <message_id> --abi Wallet.abi.json'],
  run: async (input, session) => {
    const named = input.args[0]!
    const envelope = isId(named) ? undefined : readEnvelope(named, 'MSG')
    const boc = isId(named) ? await fetchMessage(session, named) : (envelope?.message ?? readBocArgument(named, 'MSG'))
    const answer = await session.call('boc.parse_message', { boc })
    const parsed = envelope === undefined ? answer.parsed : { ...envelopeFacts(envelope), ...answer.parsed }
    const abi = readOptionalAbi(session)
    if (abi === undefined) return readableAnswer(parsed)
    const call = await session
      .call('abi.decode_message', { abi: abi.wire, message: boc, allow_partial: true })
      .catch(ignoreLibraryErrors)
    return readableAnswer({ ...parsed, body_call: call === undefined ? null : bodyCall(call) })
  },
})

function envelopeFacts({ method, expire, address }: MessageEnvelope) {
  return {
    method,
    address: address.extended,
    expire_at: expire === undefined ? null : new Date(expire * 1000).toISOString(),
  }
}

function isId(text: string): boolean {
  return /^[0-9a-fA-F]{64}$/.test(text)
}

async function fetchMessage(session: Session, id: string): Promise<string> {
  session.progress.phase('reading the message')
  const boc = await readByHash(session, 'message', id.toLowerCase(), { field: 'boc', older: 'boc' })
  if (boc !== undefined) return boc
  throw new ToolError(exitCodes.notFound, `Message ${id} was not found on the network`)
}
