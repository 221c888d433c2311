/** Long chains of real cells, made without executing anything: what is stored is what a node stores. */
import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import { buildBlock, NO_BLOCK } from '../../../src/core/chain/index.ts'
import {
  accountCell,
  currencies,
  messageCell,
  NO_ADDRESS,
  parseTransaction,
  standardAddress,
  transactionCell,
} from '../../../src/core/tlb/index.ts'
import { describeBlock } from '../../../src/program/devnode/store/describeBlock.ts'
import type { NodeStore } from '../../../src/program/devnode/store/NodeStore.ts'

export interface LongChain {
  readonly transactions: number
  /** Transactions of a block; every other one is sent by the one before it. Default 100. */
  readonly perBlock?: number
  /** Default 1000. */
  readonly accounts?: number
}

/** Second of the first block. */
export const FIRST_SECOND = 1_700_000_000
const CODES = 7
const BODY_BITS = 800

/** Account id and code hash of the account with this index. */
export function longChainAccount(index: number): { readonly id: Uint8Array; readonly codeHash: string } {
  const id = new Uint8Array(32).fill(7)
  new DataView(id.buffer).setUint32(0, index)
  return { id, codeHash: (index % CODES).toString(16).padStart(64, 'c') }
}

/** Puts blocks into an empty store, one a second. */
export function makeLongChain(store: NodeStore, { transactions, perBlock = 100, accounts = 1000 }: LongChain): void {
  let prev = NO_BLOCK
  let stateHash: Uint8Array = new Uint8Array(32)
  let number = 0
  for (let height = 1; number < transactions; height++) {
    const now = FIRST_SECOND + height
    const startLt = BigInt(height) * 1_000_000n
    const executed: { readonly cell: Cell; readonly codeHash: string }[] = []
    let sent: Cell | undefined
    for (let index = 0; index < perBlock && number < transactions; index++, number++) {
      const own = longChainAccount(number % accounts)
      const lt = startLt + BigInt(index) * 10n
      const inMsg: Cell = sent ?? outside(own.id, number)
      const next = longChainAccount((number + 1) % accounts)
      sent = sent === undefined && index + 1 < perBlock ? transfer(own.id, next.id, number, lt + 1n, now) : undefined
      const cell = transactionOf(own.id, { lt, now, inMsg, outMsgs: sent === undefined ? [] : [sent] })
      executed.push({ cell, codeHash: own.codeHash })
    }
    const endLt = startLt + BigInt(perBlock) * 10n
    const parts = executed.map(({ cell }) => ({ cell, transaction: parseTransaction(cell), dappIdChanged: false }))
    const built = buildBlock({
      rules: 'current',
      ...{ globalId: 100, seqNo: height, genUtime: now, genUtimeMs: 0, version: 1, capabilities: 0n, startLt, endLt },
      ...{ prev, prevStateHash: stateHash, randSeed: new Uint8Array(32), transactions: parts },
    })
    const previousId = height === 1 ? undefined : Buffer.from(prev.rootHash).toString('hex')
    prev = built.ref
    stateHash = built.stateHash
    const last = longChainAccount((number - 1) % accounts)
    store.commitBlock(
      describeBlock({
        rules: 'current',
        ...{ id: built.cell.hashHex(), previousId, height, genUtime: now, startLt, endLt, globalId: 100 },
        ...{ boc: built.boc, cell: built.cell },
        transactions: parts.map((part, index) => ({ ...part, codeHash: executed[index]!.codeHash })),
        accounts: [{ cell: stateOf(last.id, BigInt(number), endLt) }],
      }),
    )
  }
}

function outside(to: Uint8Array, number: number): Cell {
  const header = { type: 'externalIn', src: NO_ADDRESS, dest: standardAddress(0, to), importFee: 0n } as const
  return messageCell({ header, body: bodyOf(number) })
}

function transfer(from: Uint8Array, to: Uint8Array, number: number, lt: bigint, now: number): Cell {
  const [src, dest] = [standardAddress(0, from), standardAddress(0, to)]
  return messageCell({
    header: {
      ...({ type: 'internal', ihrDisabled: true, bounce: true, bounced: false, src, dest } as const),
      ...{
        value: currencies(BigInt(number % 5000) * 1_000_000n),
        ihrFee: 0n,
        fwdFee: 7n,
        createdLt: lt,
        createdAt: now,
      },
      ...{ isExchange: false, isRedirect: false },
    },
    body: bodyOf(number),
  })
}

function bodyOf(number: number): Slice {
  return Slice.of(new Builder().storeUint(number, 32).storeUint(0, BODY_BITS).toCell())
}

function transactionOf(
  account: Uint8Array,
  parts: { readonly lt: bigint; readonly now: number; readonly inMsg: Cell; readonly outMsgs: readonly Cell[] },
): Cell {
  const zeros = new Uint8Array(32)
  return transactionCell({
    ...{ accountAddr: account, prevTransHash: zeros, prevTransLt: 0n, origStatus: 'active', endStatus: 'active' },
    ...parts,
    totalFees: currencies(100n),
    stateUpdate: { oldHash: zeros, newHash: zeros },
    description: {
      ...{ type: 'ordinary', creditFirst: false, aborted: false, destroyed: false },
      storage: { feesCollected: 0n, statusChange: 'unchanged' },
      compute: {
        ...{ type: 'vm', success: true, msgStateUsed: false, accountActivated: false, gasFees: 80n },
        ...{ gasUsed: 1234n, gasLimit: 10_000n, mode: 0, exitCode: 0, vmSteps: 42 },
        ...{ vmInitStateHash: zeros, vmFinalStateHash: zeros },
      },
    },
  })
}

function stateOf(account: Uint8Array, balance: bigint, lastTransLt: bigint): Cell {
  return accountCell({
    address: standardAddress(0, account),
    storageInfo: { used: { cells: 3n, bits: 100n, publicCells: 0n }, lastPaid: FIRST_SECOND },
    lastTransLt,
    balance: currencies(balance),
    state: { type: 'active', init: { code: new Builder().storeUint(1, 8).toCell(), data: new Builder().toCell() } },
  })
}
