/** A small chain made of real cells, for tests of the node's store and GraphQL. */
import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import { buildBlock, NO_BLOCK } from '../../../src/core/chain/index.ts'
import {
  type Account,
  accountCell,
  currencies,
  type Message,
  messageCell,
  NO_ADDRESS,
  parseTransaction,
  standardAddress,
  type Transaction,
  transactionCell,
} from '../../../src/core/tlb/index.ts'
import { describeBlock } from '../../../src/program/devnode/store/describeBlock.ts'
import { NodeStore } from '../../../src/program/devnode/store/NodeStore.ts'
import type { BlockCommit } from '../../../src/program/devnode/store/records.ts'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'

export const aliceId = 'a1'.repeat(32)
export const bobId = 'b2'.repeat(32)
export const dappId = 'd0'.repeat(32)
export const alice = `0:${aliceId}`
export const bob = `0:${bobId}`
const aliceAddress = standardAddress(0, new Uint8Array(32).fill(0xa1))
const bobAddress = standardAddress(0, new Uint8Array(32).fill(0xb2))
function fill(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}
export const code = new Builder().storeUint(0xc0de, 16).toCell()

export async function openStore(path?: string, readonly = false): Promise<NodeStore> {
  return NodeStore.open({ connect: await loadDriver(), path, readonly })
}

/** External inbound message to Alice. */
export function externalIn(seed: number): Cell {
  return messageCell({
    header: { type: 'externalIn', src: NO_ADDRESS, dest: aliceAddress, importFee: 0n },
    body: Slice.of(new Builder().storeUint(seed, 32).toCell()),
  })
}

/** Value sent from Alice to Bob. */
export function transfer(value: bigint, lt: bigint, createdAt: number): Cell {
  const message: Message = {
    header: {
      ...{ type: 'internal', ihrDisabled: true, bounce: true, bounced: false, src: aliceAddress, dest: bobAddress },
      ...{ value: currencies(value), ihrFee: 0n, fwdFee: 7n, createdLt: lt, createdAt },
      ...{ isExchange: false, isRedirect: false },
    },
    body: Slice.of(new Builder().storeUint(1, 32).toCell()),
  }
  return messageCell(message)
}

/** Event of Alice. */
export function event(lt: bigint, createdAt: number): Cell {
  return messageCell({
    header: {
      ...{ type: 'externalOutV2', src: aliceAddress, dest: NO_ADDRESS, srcDappId: fill(0xd0) },
      ...{ createdLt: lt, createdAt },
    },
    body: Slice.of(new Builder().storeUint(0xe, 32).toCell()),
  })
}

export function transaction(
  parts: Pick<Transaction, 'lt' | 'now' | 'outMsgs'> & {
    inMsg: Cell
    bob?: boolean
    aborted?: boolean
    gasUsed?: bigint
  },
): Cell {
  return transactionCell({
    accountAddr: fill(parts.bob === true ? 0xb2 : 0xa1),
    lt: parts.lt,
    prevTransHash: fill(0),
    prevTransLt: 0n,
    now: parts.now,
    origStatus: 'active',
    endStatus: 'active',
    inMsg: parts.inMsg,
    outMsgs: parts.outMsgs,
    totalFees: currencies(100n),
    stateUpdate: { oldHash: fill(1), newHash: fill(2) },
    description: {
      type: 'ordinary',
      creditFirst: false,
      compute: {
        ...{ type: 'vm', success: true, msgStateUsed: false, accountActivated: false, gasFees: 80n },
        ...{ gasUsed: parts.gasUsed ?? 1234n, gasLimit: 10000n, mode: 0, exitCode: 0, vmSteps: 42 },
        ...{ vmInitStateHash: fill(0), vmFinalStateHash: fill(0) },
      },
      aborted: parts.aborted ?? false,
      destroyed: false,
    },
  })
}

export function account(owner: 'alice' | 'bob', balance: bigint, lastTransLt: bigint): Cell {
  const state: Account = {
    address: owner === 'alice' ? aliceAddress : bobAddress,
    storageInfo: { used: { cells: 3n, bits: 100n, publicCells: 0n }, lastPaid: 1_700_000_000 },
    lastTransLt,
    balance: currencies(balance),
    state: { type: 'active', init: { code, data: new Builder().storeUint(5, 8).toCell() } },
  }
  return accountCell(state)
}

function blockId(height: number): string {
  return height.toString(16).padStart(64, '0')
}

/** Second of the block with this height. */
export function timeOf(height: number): number {
  return 1_700_000_000 + height * 10
}

/**
 * Block `height`: an external message makes Alice send `height` tokens to Bob and emit an event, and Bob receives the tokens.
 * Every third transaction of Bob is aborted.
 */
export function sampleBlock(height: number): BlockCommit {
  const lt = BigInt(height) * 1_000_000n
  const now = timeOf(height)
  const sent = transfer(BigInt(height) * 1_000_000_000n, lt + 1n, now)
  const inMsg = externalIn(height)
  const transactions = [
    { cell: transaction({ lt, now, inMsg, outMsgs: [sent, event(lt + 2n, now)] }), dappId, codeHash: code.hashHex() },
    { cell: transaction({ lt: lt + 5n, now, inMsg: sent, outMsgs: [], bob: true, aborted: height % 3 === 0 }), dappId },
  ]
  const facts = { rules: 'current', globalId: 100, genUtime: now, startLt: lt, endLt: lt + 10n } as const
  const { boc, cell } = buildBlock({
    ...facts,
    ...{ seqNo: height, genUtimeMs: 0, version: 1, capabilities: 0x17052en, prev: NO_BLOCK },
    ...{ prevStateHash: fill(0), randSeed: fill(0) },
    transactions: transactions.map((own) => ({
      ...{ cell: own.cell, transaction: parseTransaction(own.cell), dappIdChanged: false },
    })),
  })
  return describeBlock({
    ...facts,
    ...{ id: blockId(height), previousId: height > 1 ? blockId(height - 1) : undefined, height },
    ...{ boc, cell, transactions },
    accounts: [
      { cell: account('alice', 10n ** 30n - lt, lt + 2n), dappId },
      { cell: account('bob', lt, lt + 5n), dappId },
    ],
  })
}

/** Ids within `sampleBlock(height)`. */
export function sampleIds(height: number) {
  const { transactions, messages } = sampleBlock(height)
  return {
    block: blockId(height),
    ofAlice: transactions[0]!.id,
    ofBob: transactions[1]!.id,
    externalIn: messages[0]!.id,
    transfer: messages[1]!.id,
    event: messages[2]!.id,
  }
}
