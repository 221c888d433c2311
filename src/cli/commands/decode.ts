import { abiOption, type NamedAbi, readAbi, readOptionalAbi } from '../tool/abi.ts'
import { readAccount } from '../tool/accounts.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { LibraryError } from '../tool/LibraryError.ts'
import { prettyJson } from '../tool/prettyJson.ts'
import { readBocArgument, readBocFile } from '../tool/readInput.ts'
import type { Session } from '../tool/Session.ts'
import { defineCommand, type Outcome } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

interface DecodedBody {
  readonly body_type: string
  readonly name: string
  readonly value: unknown
  readonly header: unknown
}

const answer = (json: unknown): Outcome => ({ json, text: prettyJson(json) })

export const decodeBodyCommand = defineCommand({
  name: 'decode body',
  group: 'Decoding',
  summary: 'Show what a message body says.',
  args: [{ name: 'BODY', summary: 'BOC as base64 or hex, or a file.', kind: 'file' }],
  options: [abiOption, { name: 'internal', summary: 'The body is that of an internal message.' }],
  offline: true,
  examples: ['decode body te6cc… --abi Wallet.abi.json'],
  run: async (input, session) => {
    const abi = readAbi(session)
    const body = readBocArgument(input.args[0]!, 'BODY')
    const decoded = await decodeBody(session, abi, body, input.flag('internal'))
    if (decoded !== undefined) return answer(decoded)
    throw new ToolError(exitCodes.failure, 'The body fits no function or event of the ABI')
  },
})

export const decodeMsgCommand = defineCommand({
  name: 'decode msg',
  group: 'Decoding',
  summary: 'Show a message: its header, and with an ABI what its body says.',
  description: 'A connection is opened for the id of a message only.',
  args: [{ name: 'MSG', summary: 'BOC as base64 or hex, a file, or the id of a message.', kind: 'file' }],
  options: [abiOption],
  examples: ['decode msg msg.boc', 'decode msg <message_id> --abi Wallet.abi.json'],
  run: async (input, session) => {
    const named = input.args[0]!
    const boc = isId(named) ? await fetchMessage(session, named) : readBocArgument(named, 'MSG')
    const { parsed } = await session.call<{ parsed: Record<string, unknown> }>('boc.parse_message', { boc })
    const abi = readOptionalAbi(session)
    if (abi === undefined) return answer(parsed)
    const call = await session
      .call<DecodedBody>('abi.decode_message', { abi: abi.wire, message: boc, allow_partial: true })
      .catch(ignoreLibraryErrors)
    return answer({ ...parsed, body_call: call === undefined ? null : bodyCall(call) })
  },
})

export const decodeStateinitCommand = defineCommand({
  name: 'decode stateinit',
  group: 'Decoding',
  summary: 'Show the parts of a contract image or state init.',
  description: 'A connection is opened for an address only.',
  args: [
    {
      name: 'FILE',
      summary: 'Contract image or state init, account BOC with --boc, or extended address, or alias.',
      kind: 'file',
    },
  ],
  options: [
    { name: 'boc', summary: 'The file holds an account.' },
    { name: 'tvc', summary: 'The file holds an image; the default.' },
  ],
  examples: ['decode stateinit Wallet.tvc', 'decode stateinit account.boc --boc', 'decode stateinit wallet'],
  run: async (input, session) => {
    const named = input.args[0]!
    const isAccount = named.includes('::') || session.alias(named) !== undefined
    if (!isAccount && !input.flag('boc')) return answer(await decodeImage(session, readBocFile(named, 'FILE')))
    const { boc } = isAccount
      ? await readAccount(session, session.address(named).address)
      : { boc: readBocFile(named, 'FILE') }
    return answer(await decodeAccountState(session, boc))
  },
})

export const decodeAccountBocCommand = defineCommand({
  name: 'decode account boc',
  group: 'Decoding',
  summary: 'Show an account that was saved to a file.',
  args: [{ name: 'FILE', summary: 'Account BOC.', kind: 'file' }],
  offline: true,
  examples: ['decode account boc account.boc'],
  run: async (input, session) => {
    const { parsed } = await session.call<{ parsed: unknown }>('boc.parse_account', {
      boc: readBocFile(input.args[0]!, 'FILE'),
    })
    return answer(parsed)
  },
})

async function decodeAccountState(session: Session, boc: string): Promise<unknown> {
  const { parsed } = await session.call<{ parsed: { code?: string; data?: string; library?: string } }>(
    'boc.parse_account',
    { boc },
  )
  const { code, data, library } = parsed
  if (code === undefined) throw new ToolError(exitCodes.failure, 'The account has no state init')
  const { state_init } = await session.call<{ state_init: string }>('boc.encode_state_init', { code, data, library })
  return session.call('boc.decode_state_init', { state_init })
}

const isId = (text: string): boolean => /^[0-9a-fA-F]{64}$/.test(text)

async function fetchMessage(session: Session, id: string): Promise<string> {
  session.progress.phase('reading the message')
  const { result } = await session.call<{ result: readonly { boc: string }[] }>('net.query_collection', {
    collection: 'messages',
    filter: { id: { eq: id.toLowerCase() } },
    limit: 1,
    result: 'boc',
  })
  if (result[0] !== undefined) return result[0].boc
  throw new ToolError(exitCodes.notFound, `The network shows no message ${id}`)
}

async function decodeImage(session: Session, boc: string): Promise<unknown> {
  const { tvc } = await session
    .call<{ tvc: { type: string; value: { code?: string; description?: string } } }>('boc.decode_tvc', { tvc: boc })
    .catch(() => ({ tvc: undefined }))
  if (tvc !== undefined) return tvc
  return session.call('boc.decode_state_init', { state_init: boc })
}

export async function decodeBody(
  session: Session,
  abi: NamedAbi,
  body: string,
  isInternal: boolean,
): Promise<ReturnType<typeof bodyCall> | undefined> {
  for (const internal of isInternal ? [true] : [false, true]) {
    const decoded = await session
      .call<DecodedBody>('abi.decode_message_body', { abi: abi.wire, body, is_internal: internal })
      .catch(ignoreLibraryErrors)
    if (decoded !== undefined) return bodyCall(decoded)
  }
  return undefined
}

const bodyCall = ({ body_type, name, value, header }: DecodedBody) => ({ type: body_type, name, value, header })

function ignoreLibraryErrors(error: unknown): undefined {
  if (!(error instanceof LibraryError)) throw error
  return undefined
}
