/** A stored transaction with its messages, read from its cells. */
import { type Cell, parseBoc } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import {
  type CurrencyCollection,
  formatMsgAddress,
  type MessageHeader,
  parseMessage,
  parseTransaction,
  type Transaction,
} from '../../../core/tlb/index.ts'
import type { NodeStore, Row } from '../store/NodeStore.ts'
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
  /** Of the account afterwards. */
  readonly codeHash: string | undefined
}

export interface SeenMessage {
  readonly id: string
  readonly type: 'internal' | 'external_in' | 'external_out'
  /** `<workchain>:<account id>`, empty if absent. */
  readonly source: string
  readonly destination: string
  readonly value: CurrencyCollection | undefined
  readonly bounce: boolean
  readonly bounced: boolean
  readonly header: MessageHeader
  readonly decoded: DecodedMessage
}

const SELECT = `SELECT t.id, t.block_id, t.chain_order, t.account_addr, t.dapp_id, t.code_hash, t.boc, b.seq_no
  FROM transactions AS t LEFT JOIN blocks AS b ON b.id = t.block_id WHERE t.id = ?`

/** `undefined` for a transaction that the chain does not have. */
export function readTransaction(store: NodeStore, id: string): StoredTransaction | undefined {
  const [row] = store.select({ text: SELECT, values: [id] }, 1000)
  return row && transactionOf(row)
}

function transactionOf(row: Row): StoredTransaction {
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

/** Reads messages of transactions. */
export class MessageReader {
  readonly #store: NodeStore
  readonly #names: ContractNames
  readonly #rules: ChainRules

  constructor(store: NodeStore, names: ContractNames, rules: ChainRules) {
    this.#store = store
    this.#names = names
    this.#rules = rules
  }

  /** `codes`: hashes of the code of source and destination, where the caller knows them better than the present state. */
  read(
    cell: Cell,
    codes: { readonly source?: string | undefined; readonly destination?: string | undefined },
  ): SeenMessage {
    const { header, body, init } = parseMessage(cell, this.#rules)
    const type = MESSAGE_TYPES[header.type]
    const source = 'src' in header ? formatMsgAddress(header.src) : ''
    const destination = 'dest' in header ? formatMsgAddress(header.dest) : ''
    const isBounced = header.type === 'internal' && header.bounced
    const find = (known: string | undefined, address: string) =>
      this.#names.find(known) ?? this.#names.find(this.#presentCode(address))
    const decoded = decodeMessage({
      body,
      type,
      isBounced,
      source: type === 'external_in' ? undefined : find(codes.source, source),
      destination:
        type === 'external_out'
          ? undefined
          : (this.#names.find(init?.code?.hashHex()) ?? find(codes.destination, destination)),
    })
    const value = header.type === 'internal' ? header.value : undefined
    const bounce = header.type === 'internal' && header.bounce
    return { id: cell.hashHex(), type, source, destination, value, bounce, bounced: isBounced, header, decoded }
  }

  #presentCode(address: string): string | undefined {
    if (address === '') return undefined
    const [row] = this.#store.select(
      { text: 'SELECT code_hash FROM accounts WHERE address = ?', values: [address] },
      1000,
    )
    return (row?.['code_hash'] as string | null | undefined) ?? undefined
  }
}
