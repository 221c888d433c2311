/** Body of `POST /v2/messages`. Source: client interface 4.6, network 4.3, 4.4, 4.11, decision 16. */
import { base64ToBytes, bytesToHex } from '../../core/bytes/index.ts'
import { type Cell, CellError, parseBoc } from '../../core/cells/index.ts'
import { type Message, parseMessage } from '../../core/tlb/index.ts'
import { BAD_REQUEST, DEFAULT_THREAD, type Envelope, errorEnvelope } from './envelope.ts'
import { describeWrongId, malformedId, missingId, readRawId } from './ids.ts'
import type { IncomingMessage } from './NodeBackend.ts'

/** An element of `POST /v2/messages` that cannot be executed; the whole request is answered with 400. */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage'
  /** The element, if it is an object. */
  readonly fields: Readonly<Record<string, unknown>> | undefined

  constructor(message: string, fields?: Readonly<Record<string, unknown>>) {
    super(message)
    this.fields = fields
  }

  /** `error.data` repeats the ids of the element, as they came. */
  envelope(nowMs: number): Envelope {
    const text = (field: string) => {
      const value = this.fields?.[field]
      return typeof value === 'string' ? value.slice(0, 128) : null
    }
    const data = this.fields && {
      producers: [],
      message_hash: text('id'),
      exit_code: null,
      current_time: String(nowMs),
      thread_id: text('thread_id'),
      account_id: text('account_id'),
      dapp_id: text('dapp_id') ?? text('dst_dapp_id'),
    }
    return errorEnvelope(BAD_REQUEST, this.message, data ?? null)
  }
}

/** How messages name their account: by two ids, or (`legacy`) only by an optional `dst_dapp_id`. */
export type MessageForm = 'current' | 'legacy'

/**
 * Checks all elements, so that a mistake in one of them keeps all of them from being executed.
 * Throws MalformedMessage for what is answered with 400.
 */
export function readMessages(json: unknown, form: MessageForm): IncomingMessage[] {
  if (!Array.isArray(json)) throw new MalformedMessage('Incorrect request')
  if (json.length === 0) throw new MalformedMessage('Empty request')
  return json.map((element) => readElement(element, form))
}

function readElement(element: unknown, form: MessageForm): IncomingMessage {
  if (typeof element !== 'object' || element === null || Array.isArray(element)) {
    throw new MalformedMessage('Invalid request body')
  }
  const fields = element as Readonly<Record<string, unknown>>
  const fail = (message: string) => new MalformedMessage(message, fields)
  const ids = form === 'current' ? readIds(fields, fail) : readLegacyId(fields, fail)
  const id = requireText(fields, 'id', fail)
  const body = requireText(fields, 'body', fail)
  const boc = base64ToBytes(body)
  if (boc === undefined) throw fail(`message ${id}: Can't parse tvm_message: Invalid bag of cells: expected base64`)
  const cell = parseCell(id, boc, fail)
  const destination = readDestination(id, cell, fail)
  const threadId = readThread(id, fields['thread_id'], fail)
  if (ids.accountId !== undefined && ids.accountId !== destination) {
    throw fail(`message ${id}: account_id does not match message destination`)
  }
  const hash = cell.hashHex()
  const wrongId = describeWrongId(id, hash)
  if (wrongId !== undefined) throw fail(wrongId)
  return {
    id,
    hash,
    cell,
    boc,
    body,
    accountId: destination,
    dappId: ids.dappId,
    threadId,
    token: fields['ext_message_token'] ?? null,
  }
}

type Fail = (message: string) => MalformedMessage
type Ids = { readonly accountId: string | undefined; readonly dappId: string | undefined }

function readIds(fields: Readonly<Record<string, unknown>>, fail: Fail): Ids {
  const [accountText, dappText] = ['account_id', 'dapp_id'].map((field) => {
    const value = fields[field] ?? ''
    if (typeof value !== 'string') throw fail(malformedId(field))
    if (value.trim() === '') throw fail(missingId(field))
    return value
  }) as [string, string]
  const accountId = readRawId(accountText)
  if (accountId === undefined) throw fail(malformedId('account_id'))
  const dappId = readRawId(dappText)
  if (dappId === undefined) throw fail(malformedId('dapp_id'))
  return { accountId, dappId }
}

function readLegacyId(fields: Readonly<Record<string, unknown>>, fail: Fail): Ids {
  const value = fields['dst_dapp_id'] ?? ''
  if (value === '') return { accountId: undefined, dappId: undefined }
  const dappId = typeof value === 'string' ? readRawId(value) : undefined
  if (dappId === undefined) throw fail('dst_dapp_id cannot be parsed')
  return { accountId: undefined, dappId }
}

function requireText(fields: Readonly<Record<string, unknown>>, field: string, fail: Fail): string {
  const value = fields[field]
  if (typeof value === 'string' && value !== '') return value
  throw fail(value === undefined || value === null || value === '' ? missingId(field) : 'Invalid request body')
}

function parseCell(id: string, boc: Uint8Array, fail: Fail): Cell {
  try {
    return parseBoc(boc)
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw fail(`message ${id}: Can't parse tvm_message: ${error.message}`)
  }
}

/**
 * Destination of an inbound external message, 64 hex digits; such messages read the same under all rules. Throws the
 * error that `fail` makes from the reason.
 */
export function readDestination(id: string, cell: Cell, fail: Fail): string {
  let message: Message
  try {
    message = parseMessage(cell)
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw fail(`message ${id}: Can't parse tvm_message: ${error.message}`)
  }
  const { header } = message
  if (header.type !== 'externalIn') throw fail(`message ${id}: This message is not inbound external, id: ${id}`)
  const { dest } = header
  if (dest.type !== 'std' || dest.anycast !== undefined || dest.workchain !== 0)
    throw fail(`message ${id}: Invalid destination`)
  return bytesToHex(dest.account)
}

function readThread(id: string, value: unknown, fail: Fail): string {
  if (value === undefined || value === null) return DEFAULT_THREAD
  if (typeof value === 'string' && /^[0-9a-f]{68}$/i.test(value)) return value.toLowerCase()
  throw fail(
    `message ${id}: thread_id can not be parsed: expected 68 hex characters, thread_id: ${String(value).slice(0, 128)}`,
  )
}
