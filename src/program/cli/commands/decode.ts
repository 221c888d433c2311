import type { ApiResult } from '../../common/ApiResult.ts'
import { readAccount } from '../accounts/accounts.ts'
import { abiOption, readAbi, readAbiOf, readOptionalAbi } from '../arguments/abi.ts'
import { knownAbis } from '../arguments/knownAbis.ts'
import { readBocArgument, readBocFile } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { type MessageEnvelope, readEnvelope } from '../messages/messageEnvelope.ts'
import { readByHash } from '../messages/readByHash.ts'
import { jsonAnswer, prettyJson } from '../output/prettyJson.ts'
import { readableAnswer } from '../output/readable.ts'
import { ignoreLibraryErrors } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

export const decodeBody = defineCommand({
  summary: 'Decode a message body.',
  description: 'Without an ABI, those of the aliases and of the built-in contracts are tried.',
  args: [{ name: 'BODY', summary: 'BOC as base64 or hex, or a file.' }],
  options: [abiOption, { name: 'internal', summary: 'Decode as the body of an internal message.' }],
  offline: true,
  examples: ['decode body <body> --abi Wallet.abi.json'],
  members: {
    type: 'Input, Output, InternalOutput or Event',
    name: 'function or event',
    value: 'arguments by name',
    header: '{time, expire, pubkey}, or null',
    contract: 'without an ABI: the alias or built-in contract whose ABI matched',
  },
  run: async (input, session) => {
    const given = readOptionalAbi(session)
    const abis = given === undefined ? await knownAbis(session) : [{ name: undefined, wire: given.wire }]
    const body = readBocArgument(input.args[0]!, 'BODY')
    for (const is_internal of input.flag('internal') ? [true] : [false, true]) {
      for (const { name, wire } of abis) {
        const decoded = await session
          .call('abi.decode_message_body', { abi: wire, body, is_internal })
          .catch(ignoreLibraryErrors)
        if (decoded !== undefined)
          return jsonAnswer({ ...bodyCall(decoded), ...(name !== undefined && { contract: name }) })
      }
    }
    throw given === undefined
      ? new ToolError(exitCodes.failure, 'The body matches no known ABI', {
          hint: 'Give the ABI of its contract: --abi <file>.',
        })
      : new ToolError(exitCodes.failure, 'The body matches no function or event of the ABI')
  },
})

export const decodeMessage = defineCommand({
  summary: 'Show a message: its header and, with an ABI, its decoded body.',
  description: 'Connects to the network only for a message id.',
  args: [{ name: 'MSG', summary: 'BOC as base64 or hex, output of "message", a file with either, or a message id.' }],
  options: [abiOption],
  examples: ['decode message msg.boc', 'decode message <message_id> --abi Wallet.abi.json'],
  members: { body_call: 'with an ABI: the decoded body, as in "decode body", or null' },
  otherMembers: 'the message as in boc.parse_message',
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

/** The part of a decoded body that commands show. */
function bodyCall({ body_type, name, value, header }: ApiResult<'abi.decode_message'>) {
  return { type: body_type, name, value, header }
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

export const decodeImage = defineCommand({
  summary: 'Show the parts of a contract image or state init.',
  description: 'Connects to the network only for an address.',
  args: [
    { name: 'FILE', summary: 'Contract image or state init, account BOC with --boc, extended address, or alias.' },
  ],
  options: [
    { name: 'boc', summary: 'The file contains an account.' },
    { name: 'tvc', summary: 'The file contains an image; the default.' },
  ],
  examples: ['decode image Wallet.tvc', 'decode image account.boc --boc', 'decode image wallet'],
  members: {},
  otherMembers: 'the parts as in boc.decode_state_init or boc.decode_tvc',
  run: async (input, session) => {
    const named = input.args[0]!
    const isAccount = named.includes('::') || session.alias(named) !== undefined
    if (!isAccount && !input.flag('boc')) return jsonAnswer(await decodedImage(session, readBocFile(named, 'FILE')))
    const { boc } = isAccount
      ? await readAccount(session, session.address(named).address)
      : { boc: readBocFile(named, 'FILE') }
    return jsonAnswer(await decodeAccountState(session, boc))
  },
})

async function decodedImage(session: Session, boc: string): Promise<unknown> {
  const { tvc } = await session.call('boc.decode_tvc', { tvc: boc }).catch(() => ({ tvc: undefined }))
  if (tvc !== undefined) return tvc
  return session.call('boc.decode_state_init', { state_init: boc })
}

async function decodeAccountState(session: Session, boc: string): Promise<unknown> {
  const { parsed } = await session.call('boc.parse_account', { boc })
  const { code, data, library } = parsed
  if (code === undefined) throw new ToolError(exitCodes.failure, 'The account has no state init')
  const { state_init } = await session.call('boc.encode_state_init', { code, data, library })
  return session.call('boc.decode_state_init', { state_init })
}

export const decodeAccount = defineCommand({
  summary: 'Show an account saved to a file.',
  args: [{ name: 'FILE', summary: 'Account BOC.' }],
  offline: true,
  examples: ['decode account account.boc'],
  members: {},
  otherMembers: 'the account as in boc.parse_account',
  run: async (input, session) => {
    const { parsed } = await session.call('boc.parse_account', {
      boc: readBocFile(input.args[0]!, 'FILE'),
    })
    return readableAnswer(parsed)
  },
})

export const decodeAccountData = defineCommand({
  summary: 'Show the storage fields of an account or a contract image, decoded with their ABI.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address', optional: true }],
  options: [
    {
      name: 'address',
      short: 'a',
      value: 'ADDRESS',
      kind: 'address',
      summary: 'Same as the argument.',
      synonyms: ['addr'],
    },
    { name: 'tvc', short: 't', value: 'FILE', summary: 'Contract image, instead of an address.' },
    abiOption,
  ],
  examples: [
    'decode account-data wallet --abi Wallet.abi.json',
    'decode account-data --address wallet --abi Wallet.abi.json',
    'decode account-data --tvc saved.tvc --abi Wallet.abi.json',
  ],
  members: {},
  otherMembers: 'storage fields by name',
  run: async (input, session) => {
    const target = input.args[0] ?? input.text('address')
    if (input.args[0] !== undefined && input.text('address') !== undefined) {
      throw new ToolError(exitCodes.usage, 'The address is given twice')
    }
    const file = input.text('tvc')
    if ((target === undefined) === (file === undefined)) {
      throw new ToolError(exitCodes.usage, 'Give exactly one of ADDRESS and --tvc')
    }
    const abi =
      target === undefined ? readAbi(session, { image: file! }) : await readAbiOf(session, session.address(target))
    const data = file === undefined ? await accountData(session, target!) : await imageData(session, file)
    if (data === undefined || data === null) {
      const [what, hint] =
        file === undefined
          ? ['The account has no data']
          : ['The image has no data', 'To set initial values and keys: "vendorclient address compute --save".']
      throw new ToolError(exitCodes.notFound, what, { hint })
    }
    const fields = await session.call('abi.decode_account_data', { abi: abi.wire, data })
    return { json: fields.data, text: prettyJson(fields.data) }
  },
})

async function accountData(session: Session, target: string): Promise<string | null | undefined> {
  const { parsed } = await readAccount(session, session.address(target).address)
  return parsed.data
}

async function imageData(session: Session, file: string): Promise<string | null | undefined> {
  const { data } = await session.call('boc.decode_state_init', {
    state_init: readBocFile(file, '--tvc'),
  })
  return data
}
