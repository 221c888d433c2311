import { type Cell, CellError, parseBoc, Slice } from '../../../core/cells/index.ts'
import { formatMsgAddress, type MessageHeader, parseMessage, type StateInit } from '../../../core/tlb/index.ts'
import { type DecodedMessage, decodeMessage, MESSAGE_TYPES } from '../../devnode/trace/DecodedMessage.ts'
import { given, messageMembers } from '../../devnode/trace/tracedMembers.ts'
import type { TracedTransaction } from '../../devnode/trace/traceTransaction.ts'
import type { ContractBook } from './ContractBook.ts'

/** As in traces of the development node, and the extended forms of its ends where their Dapp IDs are known. */
export type ShownMessage = TracedTransaction['out_messages'][number] & {
  readonly source_address?: string
  readonly destination_address?: string
}

/** A message whose ends are known, before its body is explained. */
export interface ReadMessage {
  readonly cell: Cell
  readonly header: MessageHeader
  readonly init: StateInit | undefined
  /** `<workchain>:<account id>`, empty if absent. */
  readonly source: string
  readonly destination: string
}

/** Throws CellError for a cell that is not a message. */
export function readMessage(cell: Cell): ReadMessage {
  const { header, init } = parseMessage(cell)
  return {
    cell,
    header,
    init,
    source: 'src' in header ? formatMsgAddress(header.src) : '',
    destination: 'dest' in header ? formatMsgAddress(header.dest) : '',
  }
}

/** Account id of `<workchain>:<account id>`. */
export function accountIdOf(address: string): string {
  return address.slice(address.indexOf(':') + 1)
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

/** The first contracts at both ends that explain the body; without any only its number is known. */
function decode(book: ContractBook, { cell, header, source, destination }: Omit<ReadMessage, 'init'>): DecodedMessage {
  const { body, init } = parseMessage(cell)
  const type = MESSAGE_TYPES[header.type]
  const isBounced = header.type === 'internal' && header.bounced
  const sources = type === 'external_in' ? [] : book.candidates(accountIdOf(source))
  const destinations = type === 'external_out' ? [] : book.candidates(accountIdOf(destination), init?.code?.hashHex())
  const attempts = [
    ...destinations.map((contract) => ({ source: undefined, destination: contract })),
    ...sources.map((contract) => ({ source: contract, destination: undefined })),
    { source: undefined, destination: undefined },
  ]
  let last: DecodedMessage = { kind: 'unknown' }
  for (const attempt of attempts) {
    last = decodeMessage({ body, type, isBounced, ...attempt })
    if (last.kind !== 'unknown' && !(last.kind === 'bounced' && last.name === undefined)) return last
  }
  return last
}

/** Decodes the body of an external outbound message, a base64 BOC. */
export function decodeOutgoing(book: ContractBook, accountId: string, body: string | undefined): DecodedMessage {
  let last: DecodedMessage = { kind: 'unknown' }
  try {
    for (const source of [...book.candidates(accountId), undefined]) {
      const cell = body === undefined ? undefined : parseBoc(new Uint8Array(Buffer.from(body, 'base64')))
      last = decodeMessage({
        body: cell && Slice.of(cell),
        type: 'external_out',
        isBounced: false,
        source,
        destination: undefined,
      })
      if (last.kind !== 'unknown') return last
    }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
  }
  return last
}
