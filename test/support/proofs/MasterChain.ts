/**
 * A network with a masterchain and Ed25519 validators, as a server publishes it: real cells and real signatures. Tests
 * change the rows to get what a lying server would publish.
 */
import { createHash, createPrivateKey, sign as signBytes } from 'node:crypto'
import { bytesToHex } from '../../../src/core/bytes/hex.ts'
import { Builder, type Cell, merkleProofCell, merkleUpdateCell, writeBoc } from '../../../src/core/cells/index.ts'
import { feesOnlyFlow } from '../../../src/core/chain/feesOnlyFlow.ts'
import { NO_BLOCK } from '../../../src/core/chain/index.ts'
import { prunedCell } from '../../../src/core/chain/prunedCell.ts'
import { readValidators, selectValidators } from '../../../src/core/proofs/classic/index.ts'
import { nodeId } from '../../../src/core/proofs/classic/nodeId.ts'
import {
  accountTransactions,
  type BlockRef,
  blockCell,
  blockSignatures,
  type ConfigParams,
  configDictionary,
  copyleftMessages,
  copyleftRewards,
  currencies,
  inMsgDescr,
  libraries,
  mcBlockExtraCell,
  mcStateExtraCell,
  outMsgDescr,
  parseTransaction,
  ShardDescription,
  shardAccountBlocks,
  shardAccounts,
  shardFees,
  shardHashes,
  shardStateCell,
  ValidatorSet,
  validators as validatorDictionary,
} from '../../../src/core/tlb/index.ts'

const WHOLE = 1n << 63n
const ZERO = new Uint8Array(32)
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface TestValidator {
  readonly publicKey: Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

export interface ClassicRow {
  id: string
  workchain_id: number
  shard: string
  seq_no: number
  gen_utime: number
  key_block: boolean
  boc: string
  prev_ref: { root_hash: string; file_hash: string; seq_no: number }
  master?: { shard_hashes: { workchain_id: number; shard: string; descr: { seq_no: number } }[] }
  signatures?: {
    proof: string
    catchain_seqno: number
    validator_list_hash_short: number
    sig_weight: string
    signatures: { node_id: string; r: string; s: string }[]
  }
}

export function makeValidators(count: number, seed = 1): TestValidator[] {
  return Array.from({ length: count }, (_, index) => {
    const secret = Buffer.alloc(32, seed + index)
    const key = createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: 'der', type: 'pkcs8' })
    const { x } = key.export({ format: 'jwk' }) as { x: string }
    return {
      publicKey: new Uint8Array(Buffer.from(x, 'base64url')),
      sign: (bytes: Uint8Array) => new Uint8Array(signBytes(null, bytes, key)),
    }
  })
}

export class MasterChain {
  readonly rows: ClassicRow[] = []
  readonly transactions = new Map<string, { readonly cell: Cell; readonly blockId: string }>()
  readonly zerostate: Cell
  validators: readonly TestValidator[]
  #prevMaster: BlockRef
  #prevShard: BlockRef = NO_BLOCK
  #lastKeyBlock = 0
  #config: ConfigParams

  constructor(validators: readonly TestValidator[]) {
    this.validators = validators
    this.#config = configOf(validators)
    this.zerostate = zerostateCell(this.#config)
    this.#prevMaster = { endLt: 0n, seqNo: 0, rootHash: this.zerostate.hash(), fileHash: ZERO }
  }

  /**
   * Adds a masterchain block; `next` makes it a key block with these validators, `takes` is the shard block that it
   * refers to.
   */
  addMaster(options: { next?: readonly TestValidator[]; takes?: ClassicRow; transactions?: readonly Cell[] } = {}) {
    const { next, takes } = options
    const seqNo = this.#prevMaster.seqNo + 1
    const nextConfig = next && configOf(next)
    const hashes = shardHashes()
    if (takes !== undefined) hashes.set(0, leafOf(takes))
    const custom = mcBlockExtraCell({
      ...{ shardHashes: hashes, shardFees: shardFees(), prevBlkSignatures: blockSignatures() },
      copyleftMsgs: copyleftMessages(),
      ...(nextConfig && { config: nextConfig }),
    })
    const cell = this.#block({
      seqNo,
      workchain: -1,
      keyBlock: next !== undefined,
      custom,
      prev: this.#prevMaster,
      ...options,
    })
    const boc = writeBoc(cell)
    const fileHash = new Uint8Array(createHash('sha256').update(boc).digest())
    const row = this.#row(cell, boc, seqNo, -1, this.#prevMaster)
    row.key_block = next !== undefined
    row.signatures = this.#sign(cell, fileHash, seqNo)
    row.master = {
      shard_hashes:
        takes === undefined ? [] : [{ workchain_id: 0, shard: takes.shard, descr: { seq_no: takes.seq_no } }],
    }
    this.#prevMaster = { endLt: BigInt(seqNo), seqNo, rootHash: cell.hash(), fileHash }
    this.#remember(row, options.transactions)
    if (next !== undefined) {
      this.validators = next
      this.#config = nextConfig!
      this.#lastKeyBlock = seqNo
    }
    return row
  }

  addShard(transactions: readonly Cell[] = []): ClassicRow {
    const seqNo = this.#prevShard.seqNo + 1
    const cell = this.#block({ seqNo, workchain: 0, prev: this.#prevShard, masterRef: this.#prevMaster, transactions })
    const boc = writeBoc(cell)
    const row = this.#row(cell, boc, seqNo, 0, this.#prevShard)
    this.#prevShard = { endLt: BigInt(seqNo), seqNo, rootHash: cell.hash(), fileHash: ZERO }
    this.#remember(row, transactions)
    return row
  }

  #remember(row: ClassicRow, transactions: readonly Cell[] = []): void {
    this.rows.push(row)
    for (const cell of transactions) this.transactions.set(cell.hashHex(), { cell, blockId: row.id })
  }

  #row(cell: Cell, boc: Uint8Array, seqNo: number, workchain: number, prev: BlockRef): ClassicRow {
    return {
      ...{ id: cell.hashHex(), workchain_id: workchain, shard: '8000000000000000', seq_no: seqNo },
      ...{ gen_utime: 1_700_000_000 + seqNo, key_block: false, boc: Buffer.from(boc).toString('base64') },
      prev_ref: { root_hash: bytesToHex(prev.rootHash), file_hash: bytesToHex(prev.fileHash), seq_no: prev.seqNo },
    }
  }

  #sign(cell: Cell, fileHash: Uint8Array, catchainSeqno: number): NonNullable<ClassicRow['signatures']> {
    const shard = { workchain: -1, shard: WHOLE }
    const subset = selectValidators(readValidators(this.#config), shard, catchainSeqno)
    const bytes = Buffer.concat([Buffer.from('706e0bc5', 'hex'), cell.hash(), fileHash])
    const signatures = this.validators.map((validator) => {
      const signature = bytesToHex(validator.sign(bytes))
      return { node_id: bytesToHex(nodeId(validator.publicKey)), r: signature.slice(0, 64), s: signature.slice(64) }
    })
    return {
      proof: Buffer.from(writeBoc(merkleProofCell(cell))).toString('base64'),
      catchain_seqno: catchainSeqno,
      validator_list_hash_short: subset.shortHash,
      sig_weight: (10 * this.validators.length).toString(16),
      signatures,
    }
  }

  #block(parts: {
    seqNo: number
    workchain: number
    prev: BlockRef
    keyBlock?: boolean
    custom?: Cell
    masterRef?: BlockRef
    transactions?: readonly Cell[]
  }): Cell {
    const { seqNo, workchain, prev, keyBlock = false, custom, masterRef, transactions = [] } = parts
    const accountBlocks = shardAccountBlocks(undefined, 'classic')
    for (const cell of transactions) {
      const { accountAddr, lt, totalFees, stateUpdate } = parseTransaction(cell)
      const own = accountTransactions()
      own.set(lt, cell, totalFees)
      accountBlocks.set(accountAddr, { accountAddr, transactions: own, stateUpdate, dappIdChanged: false }, totalFees)
    }
    return blockCell({
      globalId: 42,
      info: {
        ...{ version: 0, beforeSplit: false, afterSplit: false, wantSplit: false, wantMerge: false, keyBlock },
        ...{ seqNo, vertSeqNo: 0, shard: { workchain, shard: WHOLE }, genUtime: 1_700_000_000 + seqNo, genUtimeMs: 0 },
        ...{ startLt: BigInt(seqNo), endLt: BigInt(seqNo), genValidatorListHashShort: 0, genCatchainSeqno: 0 },
        ...{ minRefMcSeqno: 0, prevKeyBlockSeqno: this.#lastKeyBlock, prev, ...(masterRef && { masterRef }) },
      },
      valueFlow: feesOnlyFlow('classic', currencies(0n)),
      stateUpdate: merkleUpdateCell(prunedCell(ZERO), prunedCell(ZERO)),
      extra: {
        ...{ inMsgDescr: inMsgDescr(), outMsgDescr: outMsgDescr(), accountBlocks },
        ...{ randSeed: ZERO, createdBy: ZERO, ...(custom && { custom }) },
      },
    })
  }
}

function configOf(list: readonly TestValidator[]): ConfigParams {
  const params = configDictionary()
  params.set(
    28,
    new Builder().storeUint(0xc1, 8).storeUint(1, 32).storeUint(1, 32).storeUint(1, 32).storeUint(7, 32).toCell(),
  )
  const dictionary = validatorDictionary()
  list.forEach(({ publicKey }, index) => {
    dictionary.set(index, { publicKey, weight: 10n })
  })
  const set = new Builder()
  const counts = { total: list.length, main: list.length, totalWeight: 10n * BigInt(list.length) }
  ValidatorSet.store({ utimeSince: 0, utimeUntil: 1, ...counts, list: dictionary }, set)
  params.set(34, set.toCell())
  return { configAddr: ZERO, params }
}

function zerostateCell(config: ConfigParams): Cell {
  const custom = mcStateExtraCell({
    ...{ shardHashes: shardHashes(), config, validatorListHashShort: 0, catchainSeqno: 0, nxCcUpdated: false },
    ...{ prevBlocksHaveKey: false, prevBlocksMaxEndLt: 0n, afterKeyBlock: false },
    ...{ copyleftRewards: copyleftRewards(), globalBalance: currencies(0n) },
  })
  return shardStateCell({
    ...{ globalId: 42, shard: { workchain: -1, shard: WHOLE }, seqNo: 0, vertSeqNo: 0, genUtime: 1, genLt: 0n },
    ...{ minRefMcSeqno: 0, outMsgQueueInfo: new Builder().toCell(), beforeSplit: false, accounts: shardAccounts() },
    ...{ overloadHistory: 0n, underloadHistory: 0n, totalBalance: currencies(0n), totalValidatorFees: currencies(0n) },
    ...{ libraries: libraries(), custom },
  })
}

function leafOf(row: ClassicRow): Cell {
  const builder = new Builder().storeBit(0)
  ShardDescription.store(
    {
      ...{
        seqNo: row.seq_no,
        regMcSeqno: 0,
        startLt: 0n,
        endLt: 0n,
        rootHash: new Uint8Array(Buffer.from(row.id, 'hex')),
      },
      ...{ fileHash: ZERO, beforeSplit: false, beforeMerge: false, wantSplit: false, wantMerge: false },
      ...{
        nxCcUpdated: false,
        flags: 0,
        nextCatchainSeqno: 0,
        nextValidatorShard: WHOLE,
        minRefMcSeqno: 0,
        genUtime: 0,
      },
      ...{ splitMergeAt: { type: 'none' }, feesCollected: currencies(0n), fundsCreated: currencies(0n) },
      copyleftRewards: copyleftRewards(),
    },
    builder,
  )
  return builder.toCell()
}
