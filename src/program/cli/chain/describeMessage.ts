import { type Cell, CellError, parseBoc, Slice } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { formatMsgAddress, type MessageHeader, parseMessage, type StateInit } from '../../../core/tlb/index.ts'
import { accountIdOf } from '../../common/consolePaths.ts'
import type { KnownContract } from '../../devnode/trace/ContractNames.ts'
import {
  type DecodedMessage,
  decodeMessage,
  MESSAGE_TYPES,
  type MessageBody,
} from '../../devnode/trace/DecodedMessage.ts'
import { given, messageMembers } from '../../devnode/trace/tracedMembers.ts'
import type { TracedTransaction } from '../../devnode/trace/traceTransaction.ts'
import type { ContractBook } from './ContractBook.ts'

/** A message as in traces of the development node, with extended addresses of both ends where their Dapp IDs are known. */
export type ShownMessage = TracedTransaction['out_messages'][number] & {
  readonly source_address?: string
  readonly destination_address?: string
}

/** A message whose header was read and whose body was not decoded yet. */
export interface ReadMessage {
  readonly cell: Cell
  readonly header: MessageHeader
  readonly init: StateInit | undefined
  /** `<workchain>:<account id>`, empty if absent. */
  readonly source: string
  readonly destination: string
}

/** Throws CellError for a cell that is not a message under these rules. */
export function readMessage(cell: Cell, rules: ChainRules): ReadMessage {
  const { header, init } = parseMessage(cell, rules)
  return {
    cell,
    header,
    init,
    source: 'src' in header ? formatMsgAddress(header.src) : '',
    destination: 'dest' in header ? formatMsgAddress(header.dest) : '',
  }
}

/** The amounts and the content of a message, decoded with the known ABIs. */
export function describeMessage(
  book: ContractBook,
  { cell, header, source, destination }: Omit<ReadMessage, 'init'>,
  { state, transaction }: { readonly state: string; readonly transaction?: string | undefined },
): ShownMessage {
  const ends = { ...end(book, 'source', source), ...end(book, 'destination', destination) }
  const decoded = decode(book, { cell, header, source, destination })
  return messageMembers({ id: cell.hashHex(), header, decoded }, { state, transaction, ends })
}

function end(book: ContractBook, what: 'source' | 'destination', address: string) {
  const accountId = accountIdOf(address)
  return {
    ...(address !== '' && { [what]: address }),
    ...(book.dappIdOf(accountId) !== undefined && { [`${what}_address`]: book.addressOf(accountId) }),
    ...given(`${what}_name`, book.nameOf(accountId)),
  }
}

function decode(book: ContractBook, { cell, header, source, destination }: Omit<ReadMessage, 'init'>): DecodedMessage {
  const { body, init } = parseMessage(cell, book.rules)
  const type = MESSAGE_TYPES[header.type]
  const isBounced = header.type === 'internal' && header.bounced
  const destinations = type === 'external_out' ? [] : book.candidates(accountIdOf(destination), init?.code?.hashHex())
  const sources = type === 'external_in' ? [] : book.candidates(accountIdOf(source))
  return decodeWithFirst({ body, type, isBounced }, destinations, sources)
}

/** Decodes the body of an external outbound message, a base64 BOC. */
export function decodeOutgoing(book: ContractBook, accountId: string, body: string | undefined): DecodedMessage {
  try {
    const slice = body === undefined ? undefined : Slice.of(cellOf(body))
    return decodeWithFirst({ body: slice, type: 'external_out', isBounced: false }, [], book.candidates(accountId))
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return { kind: 'unknown' }
  }
}

/**
 * Decodes a body with the first known contract of its destination or source that explains it; without such a contract,
 * only its selector is known.
 */
function decodeWithFirst(
  message: Pick<MessageBody, 'body' | 'type' | 'isBounced'>,
  destinations: readonly KnownContract[],
  sources: readonly KnownContract[],
): DecodedMessage {
  const ends = [
    ...destinations.map((destination) => ({ source: undefined, destination })),
    ...sources.map((source) => ({ source, destination: undefined })),
  ]
  for (const end of ends) {
    const decoded = decodeMessage({ ...message, ...end })
    if (decoded.kind !== 'unknown' && !(decoded.kind === 'bounced' && decoded.name === undefined)) return decoded
  }
  return decodeMessage({ ...message, source: undefined, destination: undefined })
}

/** Cell of base64 text. Throws CellError. */
export function cellOf(base64: string): Cell {
  return parseBoc(new Uint8Array(Buffer.from(base64, 'base64')))
}
