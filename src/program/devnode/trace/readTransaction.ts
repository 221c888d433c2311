/** A stored transaction with its messages, read from its cells. */
import { type Cell, parseBoc } from '../../../core/cells/index.ts'
import {
  formatMsgAddress,
  type MessageHeader,
  parseMessage,
  parseTransaction,
  type Transaction,
} from '../../../core/tlb/index.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { ContractNames } from './ContractNames.ts'
import { type DecodedMessage, decodeMessage, MESSAGE_TYPES } from './DecodedMessage.ts'

export interface StoredTransaction {
  readonly id: string
  readonly transaction: Transaction
  readonly blockId: string
  readonly seqNo: number
  readonly chainOrder: string
  /** 64 hex digits. */
  readonly accountId: string
  readonly dappId: string | undefined
  /** Code hash of the account after the transaction. */
  readonly codeHash: string | undefined
}

export interface SeenMessage {
  readonly id: string
  readonly header: MessageHeader
  /** `<workchain>:<account id>`, empty if absent. */
  readonly source: string
  readonly destination: string
  readonly decoded: DecodedMessage
}

const SELECT = `SELECT t.id, t.block_id, t.chain_order, t.account_addr, t.dapp_id, t.code_hash, t.boc, b.seq_no
  FROM transactions AS t LEFT JOIN blocks AS b ON b.id = t.block_id WHERE t.id = ?`

/** `undefined` for a transaction that the chain does not have. */
export function readTransaction(store: NodeStore, id: string): StoredTransaction | undefined {
  const [row] = store.select({ text: SELECT, values: [id] }, 1000)
  if (row === undefined) return undefined
  return {
    id: row['id'] as string,
    transaction: parseTransaction(parseBoc(new Uint8Array(row['boc'] as Buffer))),
    blockId: row['block_id'] as string,
    seqNo: (row['seq_no'] as number | null) ?? 0,
    chainOrder: row['chain_order'] as string,
    accountId: accountOf(row['account_addr'] as string),
    dappId: (row['dapp_id'] as string | null) ?? undefined,
    codeHash: (row['code_hash'] as string | null) ?? undefined,
  }
}

/** Account id of `<workchain>:<account id>`. */
export function accountOf(address: string): string {
  return address.slice(address.indexOf(':') + 1)
}

/** `codes`: hashes of the code of source and destination, where the caller knows them better than the present state. */
export function readMessage(
  names: ContractNames,
  cell: Cell,
  codes: { readonly source?: string | undefined; readonly destination?: string | undefined },
): SeenMessage {
  const { header, body, init } = parseMessage(cell, names.rules)
  const type = MESSAGE_TYPES[header.type]
  const source = 'src' in header ? formatMsgAddress(header.src) : ''
  const destination = 'dest' in header ? formatMsgAddress(header.dest) : ''
  const find = (known: string | undefined, address: string) =>
    names.find(known) ?? names.find(presentCode(names.store, address))
  const decoded = decodeMessage({
    body,
    type,
    isBounced: header.type === 'internal' && header.bounced,
    source: type === 'external_in' ? undefined : find(codes.source, source),
    destination:
      type === 'external_out' ? undefined : (names.find(init?.code?.hashHex()) ?? find(codes.destination, destination)),
  })
  return { id: cell.hashHex(), header, source, destination, decoded }
}

function presentCode(store: NodeStore, address: string): string | undefined {
  if (address === '') return undefined
  const text = 'SELECT code_hash FROM accounts WHERE address = ?'
  const [row] = store.select({ text, values: [address] }, 1000)
  return (row?.['code_hash'] as string | null | undefined) ?? undefined
}
