/**
 * The block that holds the transactions of one round of the development node.
 *
 * It is a whole block of TL-B `Block` except for the state: the node keeps no tree of all accounts, so `state_update`
 * goes between two pruned cells whose hashes chain the account hashes of all blocks.
 */
import { sha256 } from '#platform/hashes.ts'
import { bytesToHex } from '../bytes/hex.ts'
import { Builder, type Cell, merkleUpdateCell, Slice, writeBoc } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { concatBytes } from '../crypto/concatBytes.ts'
import {
  type AccountBlock,
  accountTransactions,
  addCurrencies,
  type BlockRef,
  blockCell,
  type CurrencyCollection,
  currencies,
  type ImportFees,
  InMsg,
  type InternalHeader,
  inMsgDescr,
  loadMessageHeader,
  MsgEnvelope,
  type OutMsg,
  outMsgDescr,
  shardAccountBlocks,
  type Transaction,
} from '../tlb/index.ts'
import { feesOnlyFlow } from './feesOnlyFlow.ts'
import { prunedCell } from './prunedCell.ts'

/** A transaction as it is in a block. */
export interface BlockTransaction {
  readonly cell: Cell
  readonly transaction: Transaction
  readonly dappIdChanged: boolean
}

export interface BlockInput {
  readonly rules: ChainRules
  readonly globalId: number
  readonly seqNo: number
  /** Unix time, s. */
  readonly genUtime: number
  /** 0 to 999. */
  readonly genUtimeMs: number
  readonly startLt: bigint
  readonly endLt: bigint
  readonly version: number
  readonly capabilities: bigint
  readonly prev: BlockRef
  /** `stateHash` of the block before, 32 bytes. */
  readonly prevStateHash: Uint8Array
  readonly randSeed: Uint8Array
  /** In the order of execution. */
  readonly transactions: readonly BlockTransaction[]
}

export interface BuiltBlock {
  readonly cell: Cell
  readonly boc: Uint8Array
  readonly ref: BlockRef
  /** Hash that replaces that of the state after the block, 32 bytes. */
  readonly stateHash: Uint8Array
}

/** Cell and BOC of a block. Throws `CellError` for a message that cannot be read. */
export function buildBlock(input: BlockInput): BuiltBlock {
  const accountBlocks = describeAccounts(input)
  const messages = describeMessages(input)
  const stateHash = chainState(input.prevStateHash, accountBlocks.root)
  const cell = blockCell({
    globalId: input.globalId,
    info: {
      version: 0,
      beforeSplit: false,
      afterSplit: false,
      wantSplit: false,
      wantMerge: false,
      keyBlock: false,
      seqNo: input.seqNo,
      vertSeqNo: 0,
      shard: { workchain: 0, shard: 1n << 63n },
      genUtime: input.genUtime,
      genUtimeMs: input.rules === 'current' ? input.genUtimeMs : 0,
      startLt: input.startLt,
      endLt: input.endLt,
      genValidatorListHashShort: 0,
      genCatchainSeqno: 0,
      minRefMcSeqno: 0,
      prevKeyBlockSeqno: 0,
      genSoftware: { version: input.version, capabilities: input.capabilities },
      masterRef: NO_BLOCK,
      prev: input.prev,
    },
    valueFlow: feesOnlyFlow(input.rules, accountBlocks.total),
    stateUpdate: merkleUpdateCell(prunedCell(input.prevStateHash), prunedCell(stateHash)),
    extra: { ...messages, accountBlocks, randSeed: input.randSeed, createdBy: new Uint8Array(32) },
  })
  const boc = writeBoc(cell)
  const fileHash = sha256(boc)
  return { cell, boc, stateHash, ref: { endLt: input.endLt, seqNo: input.seqNo, rootHash: cell.hash(), fileHash } }
}

/** Reference where there is no block: all zeros. */
export const NO_BLOCK: BlockRef = {
  endLt: 0n,
  seqNo: 0,
  rootHash: new Uint8Array(32),
  fileHash: new Uint8Array(32),
}

function describeAccounts({ rules, transactions }: BlockInput) {
  const blocks = shardAccountBlocks(undefined, rules)
  const entries: [Uint8Array, AccountBlock, CurrencyCollection][] = []
  const byAccount = Map.groupBy(transactions, ({ transaction }) => bytesToHex(transaction.accountAddr))
  for (const own of byAccount.values()) {
    const dictionary = accountTransactions()
    let fees = currencies(0n)
    dictionary.fill(own.map(({ cell, transaction }) => [transaction.lt, cell, transaction.totalFees]))
    for (const { transaction } of own) fees = addCurrencies(fees, transaction.totalFees)
    const first = own[0]!.transaction
    const stateUpdate = { oldHash: first.stateUpdate.oldHash, newHash: own.at(-1)!.transaction.stateUpdate.newHash }
    const dappIdChanged = own.some((entry) => entry.dappIdChanged)
    const block = { accountAddr: first.accountAddr, transactions: dictionary, stateUpdate, dappIdChanged }
    entries.push([first.accountAddr, block, fees])
  }
  blocks.fill(entries)
  return blocks
}

function describeMessages({ rules, transactions }: BlockInput) {
  const incoming: [Uint8Array, InMsg, ImportFees][] = []
  const outgoing: [Uint8Array, OutMsg, CurrencyCollection][] = []
  const sent = new Map<string, { readonly envelope: Cell; readonly transaction: Cell; readonly fwdFee: bigint }>()
  const received = new Map<string, { readonly reimport: Cell }>()
  const nothing = { feesCollected: 0n, valueImported: currencies(0n) }
  for (const { cell, transaction } of transactions) {
    for (const message of transaction.outMsgs) {
      const header = internalHeader(message, rules)
      if (header === undefined) continue
      const envelope = envelopeCell(message, header.fwdFee)
      sent.set(message.hashHex(), { envelope, transaction: cell, fwdFee: header.fwdFee })
    }
    const { inMsg } = transaction
    if (inMsg === undefined) continue
    const header = internalHeader(inMsg, rules)
    if (header === undefined) {
      incoming.push([inMsg.hash(), { type: 'external', message: inMsg, transaction: cell }, nothing])
      continue
    }
    // A message that was created in this block is never in a queue.
    const inside = sent.get(inMsg.hashHex())
    const { fwdFee } = header
    const type = inside === undefined ? 'final' : 'immediately'
    const envelope = inside?.envelope ?? envelopeCell(inMsg, fwdFee)
    const entry: InMsg = { type, inMsg: envelope, transaction: cell, fwdFee }
    incoming.push([inMsg.hash(), entry, { feesCollected: fwdFee, valueImported: header.value }])
    const builder = new Builder()
    InMsg.store(entry, builder)
    received.set(inMsg.hashHex(), { reimport: builder.toCell() })
  }
  for (const { cell, transaction } of transactions) {
    for (const message of transaction.outMsgs) {
      const outside = sent.get(message.hashHex())
      const back = received.get(message.hashHex())
      outgoing.push([message.hash(), outMsg(message, cell, outside?.envelope, back?.reimport), currencies(0n)])
    }
  }
  const inDescr = inMsgDescr()
  inDescr.fill(incoming)
  const outDescr = outMsgDescr()
  outDescr.fill(outgoing)
  return { inMsgDescr: inDescr, outMsgDescr: outDescr }
}

/** Header of an internal message; `undefined` if its first bit says that it is external. */
export function internalHeader(message: Cell, rules: ChainRules): InternalHeader | undefined {
  if ((message.bytes[0]! & 0x80) !== 0) return undefined
  const header = loadMessageHeader(Slice.of(message), rules)
  return header.type === 'internal' ? header : undefined
}

function outMsg(message: Cell, transaction: Cell, envelope: Cell | undefined, reimport: Cell | undefined): OutMsg {
  if (envelope === undefined) return { type: 'external', message, transaction }
  if (reimport === undefined) return { type: 'outMsgNew', outMsg: envelope, transaction }
  return { type: 'immediately', outMsg: envelope, transaction, reimport }
}

function envelopeCell(message: Cell, fwdFeeRemaining: bigint): Cell {
  const address = { type: 'regular', useDestBits: 96 } as const
  const envelope: MsgEnvelope = { curAddr: address, nextAddr: address, fwdFeeRemaining, message }
  const builder = new Builder()
  MsgEnvelope.store(envelope, builder)
  return builder.toCell()
}

function chainState(before: Uint8Array, accountBlocks: Cell | undefined): Uint8Array {
  return sha256(concatBytes(before, accountBlocks?.hash() ?? new Uint8Array(32)))
}
