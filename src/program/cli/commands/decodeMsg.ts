import { abiOption, readOptionalAbi } from '../arguments/abi.ts'
import { readBocArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { bodyCall, type DecodedBody, ignoreLibraryErrors } from '../messages/decodeBody.ts'
import { readByHash } from '../messages/readByHash.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { jsonAnswer } from '../output/prettyJson.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'

export const decodeMsgCommand = defineCommand({
  name: 'decode msg',
  group: 'Decoding',
  summary: 'Show a message: its header and, with an ABI, its decoded body.',
  description: 'A connection is opened only for the id of a message.',
  args: [{ name: 'MSG', summary: 'BOC as base64 or hex, a file, or the id of a message.', kind: 'file' }],
  options: [abiOption],
  examples: ['decode msg msg.boc', 'decode msg <message_id> --abi Wallet.abi.json'],
  run: async (input, session) => {
    const named = input.args[0]!
    const boc = isId(named) ? await fetchMessage(session, named) : readBocArgument(named, 'MSG')
    const { parsed } = await session.call<{ parsed: Record<string, unknown> }>('boc.parse_message', { boc })
    const abi = readOptionalAbi(session)
    if (abi === undefined) return jsonAnswer(parsed)
    const call = await session
      .call<DecodedBody>('abi.decode_message', { abi: abi.wire, message: boc, allow_partial: true })
      .catch(ignoreLibraryErrors)
    return jsonAnswer({ ...parsed, body_call: call === undefined ? null : bodyCall(call) })
  },
})

function isId(text: string): boolean {
  return /^[0-9a-fA-F]{64}$/.test(text)
}

async function fetchMessage(session: Session, id: string): Promise<string> {
  session.progress.phase('reading the message')
  const boc = await readByHash(session, 'message', id.toLowerCase(), { field: 'boc', older: 'boc' })
  if (boc !== undefined) return boc
  throw new ToolError(exitCodes.notFound, `The network shows no message ${id}`)
}
