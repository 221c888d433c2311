import { describe, expect, test } from 'vitest'
import {
  BocError,
  type BocSource,
  getBlockchainConfig,
  parseBlockObject,
  parseShardStateObject,
} from '../../../src/core/boc/index.ts'
import {
  Builder,
  bitsKey,
  type Cell,
  Dictionary,
  EMPTY_CELL,
  merkleUpdateCell,
  ordinaryCell,
  refValue,
  Slice,
  setKey,
  writeBoc,
} from '../../../src/core/cells/index.ts'
import {
  type Account,
  accountCell,
  accountTransactions,
  type Block,
  blockCell,
  ConfigParams,
  CurrencyCollection,
  configDictionary,
  copyleftRewards,
  currencies,
  GasLimitsPrices,
  GlobalVersion,
  InMsg,
  inMsgDescr,
  libraries,
  MsgEnvelope,
  MsgForwardPrices,
  OutMsg,
  outMsgDescr,
  parseBlock,
  parseShardState,
  ShardDescription,
  ShardIdent,
  type ShardState,
  shardAccountBlocks,
  shardAccounts,
  shardStateCell,
  standardAddress,
  storagePrices,
} from '../../../src/core/tlb/index.ts'
import { ParsedBlock, ParsedShardState } from '../../../src/modules/boc/types.ts'
import { expectForm } from '../../support/expectForm.ts'

function source(root: Cell): BocSource {
  return { root, bytes: () => writeBoc(root) }
}
function fill(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}
function hexOf(byte: string): string {
  return byte.repeat(32)
}
function cellOf(store: (builder: Builder) => void): Cell {
  const builder = new Builder()
  store(builder)
  return builder.toCell()
}
const none = currencies(0n)
const message = new Builder().storeUint(1, 8).toCell()
const transaction = new Builder().storeUint(2, 8).toCell()
const envelope = cellOf((builder) =>
  MsgEnvelope.store(
    {
      curAddr: { type: 'regular', useDestBits: 96 },
      nextAddr: { type: 'simple', workchain: -1, prefix: 0xabn },
      fwdFeeRemaining: 5n,
      message,
    },
    builder,
  ),
)
const ref = { endLt: 1n, seqNo: 1, rootHash: fill(3), fileHash: fill(4) }
const whole = 1n << 63n
const envelopeFields = { msg_id: message.hashHex(), cur_addr: '0', next_addr: '-1:ab', fwd_fee_remaining: '0x5' }

function makeBlock(): Block {
  const inMsgs = inMsgDescr()
  inMsgs.set(fill(1), { type: 'external', message, transaction }, { feesCollected: 1n, valueImported: none })
  inMsgs.set(
    fill(2),
    { type: 'final', inMsg: envelope, transaction, fwdFee: 5n },
    { feesCollected: 2n, valueImported: currencies(7n) },
  )
  const outMsgs = outMsgDescr()
  outMsgs.set(fill(1), { type: 'outMsgNew', outMsg: envelope, transaction }, currencies(3n))
  const transactions = accountTransactions()
  transactions.set(16n, transaction, currencies(4n))
  transactions.set(17n, transaction, currencies(5n))
  const accountBlocks = shardAccountBlocks()
  const stateUpdate = { oldHash: fill(7), newHash: fill(8) }
  accountBlocks.set(
    fill(0x11),
    { accountAddr: fill(0x11), transactions, stateUpdate, dappIdChanged: true },
    transactions.total,
  )
  return {
    globalId: -239,
    info: {
      version: 1,
      beforeSplit: false,
      afterSplit: true,
      wantSplit: false,
      wantMerge: true,
      keyBlock: false,
      seqNo: 5,
      vertSeqNo: 0,
      shard: { workchain: 0, shard: 0x4000000000000000n },
      genUtime: 1700000000,
      genUtimeMs: 250,
      startLt: 16n,
      endLt: 32n,
      genValidatorListHashShort: 1,
      genCatchainSeqno: 2,
      minRefMcSeqno: 3,
      prevKeyBlockSeqno: 4,
      genSoftware: { version: 9, capabilities: 0x11745aen },
      masterRef: ref,
      prev: ref,
      prevAlt: { ...ref, seqNo: 2 },
    },
    valueFlow: {
      imported: currencies(1n),
      exported: none,
      feesCollected: currencies(2n, [[2, 3n]]),
      feesImported: none,
      recovered: none,
      created: none,
      minted: none,
      copyleftRewards: copyleftRewards(),
    },
    stateUpdate: merkleUpdateCell(EMPTY_CELL, message),
    extra: {
      inMsgDescr: inMsgs,
      outMsgDescr: outMsgs,
      accountBlocks,
      randSeed: fill(5),
      createdBy: fill(6),
    },
  }
}

/** Row B2: kind of the error when a reference of the root is empty, or the root itself is cut. */
function failures(cell: Cell, parse: (cell: Cell) => unknown): unknown[] {
  const kindOf = (changed: Cell): unknown => {
    try {
      return parse(changed)
    } catch (error) {
      return error instanceof BocError ? error.kind : error
    }
  }
  const { bytes, bitLength, refs } = cell
  return [
    ...refs.map((_, index) => kindOf(ordinaryCell(bytes, bitLength, refs.with(index, EMPTY_CELL)))),
    kindOf(ordinaryCell(bytes, bitLength, refs.slice(1))),
    kindOf(ordinaryCell(bytes, 33, refs)),
  ]
}

describe('blocks', () => {
  test('fail to be converted when a part is damaged', () => {
    const kinds = failures(blockCell(makeBlock()), (cell) => parseBlockObject(source(cell)))
    expect(kinds).toEqual(['conversion', 'conversion', 'conversion', 'conversion', 'invalid', 'invalid'])
  })

  test('survive a round trip', () => {
    const cell = blockCell(makeBlock())
    const copy = parseBlock(cell)
    expect(copy.info).toEqual(makeBlock().info)
    expect(blockCell(copy).hashHex()).toBe(cell.hashHex())
    expect(copy.extra.accountBlocks.get(fill(0x11))?.value.dappIdChanged).toBe(true)
    expect(copy.extra.inMsgDescr.total).toMatchObject({ feesCollected: 3n, valueImported: { grams: 7n } })
  })

  test('can be converted to an object', () => {
    const json = parseBlockObject(source(blockCell(makeBlock())))
    expectForm(json, ParsedBlock)
    expect(json).toMatchObject({
      json_version: 8,
      status_name: 'finalized',
      global_id: -239,
      after_merge: true,
      after_split: true,
      want_merge: true,
      seq_no: 5,
      shard: '4000000000000000',
      start_lt: '0x10',
      gen_software_capabilities: '0x11745ae',
      prev_seq_no: 1,
      prev_alt_ref: { seq_no: 2, end_lt: '0x1', root_hash: hexOf('03'), file_hash: hexOf('04') },
      value_flow: { imported: '0x1', fees_collected: '0x2', fees_collected_other: [{ currency: 2, value: '0x3' }] },
      old_hash: EMPTY_CELL.hashHex(),
      new_hash: message.hashHex(),
      old_depth: 0,
      in_msg_descr: [
        { msg_type: 0, msg_type_name: 'external', msg_id: message.hashHex(), transaction_id: transaction.hashHex() },
        { msg_type: 3, msg_type_name: 'final', in_msg: envelopeFields, fwd_fee: '0x5' },
      ],
      out_msg_descr: [{ msg_type: 2, msg_type_name: 'outMsgNew', out_msg: envelopeFields }],
      account_blocks: [
        {
          account_addr: `0:${hexOf('11')}`,
          transactions: [
            { lt: '0x10', transaction_id: transaction.hashHex(), total_fees: '0x4' },
            { lt: '0x11', total_fees: '0x5' },
          ],
          old_hash: hexOf('07'),
          tr_count: 2,
        },
      ],
      tr_count: 2,
      rand_seed: hexOf('05'),
      file_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('blocks of the masterchain hold shards, fees, signatures and configuration', () => {
    const json = parseBlockObject(
      source(blockCell({ ...makeBlock(), extra: { ...makeBlock().extra, custom: masterExtra(true) } })),
    )
    expectForm(json, ParsedBlock)
    expect(json['master']).toMatchObject({
      shard_hashes: [
        { workchain_id: 0, shard: '4000000000000000', descr: { seq_no: 1, gen_utime: 10 } },
        {
          workchain_id: 0,
          shard: 'c000000000000000',
          descr: { seq_no: 2, gen_utime: 20, merge_utime: 5, merge_interval: 6 },
        },
      ],
      min_shard_gen_utime: 10,
      max_shard_gen_utime: 20,
      shard_fees: [{ workchain_id: 0, shard: '8000000000000000', fees: '0x1', create: '0x2' }],
      prev_blk_signatures: [{ node_id: hexOf('01'), r: hexOf('02'), s: hexOf('03') }],
      mint_msg: { msg_type_name: 'external' },
      config_addr: hexOf('55'),
      config: { p8: { version: 1, capabilities: '0x11745ae' } },
    })
  })
})

function shardDescription(seqNo: number): ShardDescription {
  return {
    seqNo,
    regMcSeqno: 0,
    startLt: 1n,
    endLt: 2n,
    rootHash: fill(1),
    fileHash: fill(2),
    beforeSplit: false,
    beforeMerge: false,
    wantSplit: false,
    wantMerge: false,
    nxCcUpdated: false,
    flags: 0,
    nextCatchainSeqno: 0,
    nextValidatorShard: whole,
    minRefMcSeqno: 0,
    genUtime: seqNo * 10,
    splitMergeAt: seqNo === 2 ? { type: 'merge', utime: 5, interval: 6 } : { type: 'none' },
    feesCollected: currencies(3n),
    fundsCreated: none,
    copyleftRewards: copyleftRewards(),
  }
}

function shardHashes(): Cell {
  const leaf = (seqNo: number): Cell =>
    cellOf((builder) => ShardDescription.store(shardDescription(seqNo), builder.storeBit(0)))
  const tree = new Builder().storeBit(1).storeRef(leaf(1)).storeRef(leaf(2)).toCell()
  const dictionary = new Dictionary(bitsKey(32), refValue)
  dictionary.set(new Uint8Array(4), tree)
  return dictionary.root!
}

function configBuilder(): Builder {
  const params = configDictionary()
  params.set(
    8,
    cellOf((builder) => GlobalVersion.store({ version: 1, capabilities: 0x11745aen }, builder)),
  )
  const builder = new Builder()
  ConfigParams.store({ configAddr: fill(0x55), params }, builder)
  return builder
}

function masterExtra(keyBlock: boolean): Cell {
  const fees = new Builder()
  CurrencyCollection.store(currencies(1n), fees)
  CurrencyCollection.store(currencies(2n), fees)
  const key = new Builder().storeInt(0, 32).storeUintBig(whole, 64).toBits()
  const feeRoot = setKey(undefined, 96, key, new Builder().storeBuilder(fees).storeBuilder(fees)).root
  const signature = new Builder().storeBits(fill(1)).storeUint(5, 4).storeBits(fill(2)).storeBits(fill(3))
  const signatures = setKey(undefined, 16, new Uint8Array(2), signature).root
  const mint = cellOf((builder) => InMsg.store({ type: 'external', message, transaction }, builder))
  const rest = new Builder().storeMaybeRef(signatures).storeMaybeRef(undefined).storeMaybeRef(mint).toCell()
  const builder = new Builder().storeUint(0xcca5, 16).storeBit(keyBlock).storeMaybeRef(shardHashes())
  builder.storeMaybeRef(feeRoot).storeBuilder(fees).storeRef(rest)
  if (keyBlock) builder.storeBuilder(configBuilder())
  return builder.toCell()
}

const account: Account = {
  address: standardAddress(0, fill(0x11)),
  storageInfo: { used: { cells: 1n, bits: 2n, publicCells: 0n }, lastPaid: 0 },
  lastTransLt: 1n,
  balance: currencies(9n),
  state: { type: 'uninit' },
}

function makeState(custom?: Cell): ShardState {
  const accounts = shardAccounts()
  const last = { lastTransHash: fill(1), lastTransLt: 1n }
  accounts.set(fill(0x11), { account: accountCell(account), ...last, dappId: fill(0xda) })
  accounts.set(fill(0x22), { ...last, dappId: fill(0xdb) })
  const publisher = setKey(undefined, 256, fill(0x44), new Builder()).root!
  const known = libraries()
  known.set(message.hash(), { lib: message, publishers: publisher })
  const queue = new Builder().storeUint(1, 64)
  const enqueued = new Builder().storeUintBig(7n, 64).storeUintBig(8n, 64).storeRef(envelope)
  const queueKey = new Builder().storeInt(-1, 32).storeUintBig(0xabn, 64).storeBits(fill(1)).toBits()
  const processedKey = new Builder().storeUintBig(whole, 64).storeUint(6, 32).toBits()
  const processed = new Builder().storeUintBig(5n, 64).storeBits(fill(2))
  const ihrKey = new Builder().storeUintBig(0xcdn, 64).storeBits(fill(3)).toBits()
  const outMsgQueueInfo = new Builder()
    .storeMaybeRef(setKey(undefined, 352, queueKey, enqueued).root)
    .storeBuilder(queue)
    .storeMaybeRef(setKey(undefined, 96, processedKey, processed).root)
    .storeMaybeRef(setKey(undefined, 320, ihrKey, new Builder().storeUintBig(4n, 64)).root)
    .toCell()
  return {
    globalId: 100,
    shard: { workchain: custom ? -1 : 0, shard: whole },
    seqNo: 5,
    vertSeqNo: 0,
    genUtime: 1700000000,
    genLt: 32n,
    minRefMcSeqno: 3,
    outMsgQueueInfo,
    beforeSplit: false,
    accounts,
    overloadHistory: 1n,
    underloadHistory: 2n,
    totalBalance: currencies(9n),
    totalValidatorFees: none,
    libraries: known,
    masterRef: ref,
    ...(custom && { custom }),
  }
}

function stateExtra(): Cell {
  const counters = new Builder().storeUint(1, 32).storeUintBig(2n, 64).storeUintBig(3n, 64).storeUintBig(4n, 64)
  const stats = new Builder().storeUint(4, 4).storeBuilder(counters).storeBuilder(counters)
  const rest = new Builder().storeUint(1, 16).storeUint(11, 32).storeUint(12, 32).storeBit(1)
  rest.storeBit(0).storeBit(0).storeUintBig(0n, 64).storeBit(1).storeBit(0)
  rest.storeUint(0x17, 8).storeMaybeRef(setKey(undefined, 256, fill(0x66), stats).root)
  const builder = new Builder().storeUint(0xcc26, 16).storeMaybeRef(shardHashes()).storeBuilder(configBuilder())
  builder.storeRef(rest.toCell())
  CurrencyCollection.store(currencies(77n), builder)
  return builder.toCell()
}

describe('shard states', () => {
  test('fail to be converted when any part but their header is damaged', () => {
    const cell = shardStateCell(makeState(stateExtra()))
    const kinds = failures(cell, (changed) => parseShardStateObject(source(changed), '', -1))
    // Queues, accounts, numbers, masterchain part.
    expect(kinds).toEqual(['conversion', 'conversion', 'invalid', 'conversion', 'invalid', 'invalid'])
  })

  test('survive a round trip and have an object', () => {
    const cell = shardStateCell(makeState())
    expect(shardStateCell(parseShardState(cell)).hashHex()).toBe(cell.hashHex())
    const json = parseShardStateObject(source(cell), 'name', 7)
    expectForm(json, ParsedShardState)
    expect(json).toMatchObject({
      id: 'name',
      workchain_id: 7,
      root_hash: cell.hashHex(),
      global_id: 100,
      shard: '8000000000000000',
      gen_lt: '0x20',
      total_balance: '0x9',
      master_ref: { seq_no: 1 },
      accounts: [{ id: `0:${hexOf('11')}`, dapp_id: hexOf('da'), acc_type_name: 'Uninit' }],
      libraries: [{ hash: message.hashHex(), publishers: [hexOf('44')] }],
      out_msg_queue_info: {
        out_queue: [
          { ...envelopeFields, dest_workchain: -1, dest_addr_prefix: '00000000000000ab', enqueued_lt: '0x8' },
        ],
        proc_info: [{ shard: '8000000000000000', mc_seqno: 6, last_msg_lt: '0x5', last_msg_hash: hexOf('02') }],
        ihr_pending: [{ dest_addr_prefix: '00000000000000cd', msg_id: hexOf('03'), import_lt: '0x4' }],
      },
    })
  })

  test('states of the masterchain hold the configuration and the producers of blocks', () => {
    const json = parseShardStateObject(source(shardStateCell(makeState(stateExtra()))), '', -1)
    expectForm(json, ParsedShardState)
    expect(json['master']).toMatchObject({
      shard_hashes: [{ shard: '4000000000000000' }, { shard: 'c000000000000000' }],
      config_addr: hexOf('55'),
      config: { p8: { version: 1 } },
      validator_list_hash_short: 11,
      catchain_seqno: 12,
      nx_cc_updated: true,
      after_key_block: true,
      block_create_stats: [{ public_key: hexOf('66'), mc_blocks: { total: '0x2', cnt2048: 3, cnt65536: 4 } }],
      global_balance: '0x4d',
      state_copyleft_rewards: [],
    })
  })
})

describe('the blockchain configuration', () => {
  const kindOf = (root: Cell): unknown => {
    try {
      return getBlockchainConfig(root)
    } catch (error) {
      return (error as { kind: string }).kind
    }
  }

  test('is taken from key blocks and masterchain states', () => {
    const block = { ...makeBlock(), extra: { ...makeBlock().extra, custom: masterExtra(true) } }
    const expected = configBuilder().toCell().hashHex()
    expect(getBlockchainConfig(blockCell(block)).hashHex()).toBe(expected)
    expect(getBlockchainConfig(shardStateCell(makeState(stateExtra()))).hashHex()).toBe(expected)
    expect(ConfigParams.load(Slice.of(configBuilder().toCell())).params.has(8)).toBe(true)
  })

  test('is not found in other blocks, states and cells', () => {
    const block = { ...makeBlock(), extra: { ...makeBlock().extra, custom: masterExtra(false) } }
    expect(kindOf(blockCell(block))).toBe('inappropriateBlock')
    expect(kindOf(blockCell(makeBlock()))).toBe('inappropriateBlock')
    expect(kindOf(shardStateCell(makeState()))).toBe('inappropriateBlock')
    expect(kindOf(message)).toBe('invalid')
    expect(kindOf(blockCell({ ...makeBlock(), extra: { ...makeBlock().extra, custom: message } }))).toBe('invalid')
  })
})

describe('parts of blocks', () => {
  test('survive a round trip', () => {
    const proof = EMPTY_CELL
    for (const value of [
      { type: 'external' as const, message, transaction },
      { type: 'ihr' as const, message, transaction, ihrFee: 1n, proofCreated: proof },
      { type: 'immediately' as const, inMsg: envelope, transaction, fwdFee: 1n },
      { type: 'final' as const, inMsg: envelope, transaction, fwdFee: 1n },
      { type: 'transit' as const, inMsg: envelope, outMsg: envelope, transitFee: 1n },
      { type: 'discardedFinal' as const, inMsg: envelope, transactionId: 1n, fwdFee: 1n },
      { type: 'discardedTransit' as const, inMsg: envelope, transactionId: 1n, fwdFee: 1n, proofDelivered: proof },
    ]) {
      expect(InMsg.load(Slice.of(cellOf((builder) => InMsg.store(value, builder))))).toEqual(value)
    }
    const outs: OutMsg[] = [
      { type: 'external', message, transaction },
      { type: 'outMsgNew', outMsg: envelope, transaction },
      { type: 'immediately', outMsg: envelope, transaction, reimport: proof },
      { type: 'transit', outMsg: envelope, imported: proof },
      { type: 'transitRequeued', outMsg: envelope, imported: proof },
      { type: 'dequeueImmediately', outMsg: envelope, reimport: proof },
      { type: 'dequeue', outMsg: envelope, importBlockLt: 2n ** 63n - 1n },
      { type: 'dequeueShort', msgEnvHash: fill(1), nextWorkchain: -1, nextAddrPfx: 5n, importBlockLt: 6n },
    ]
    for (const value of outs) {
      expect(OutMsg.load(Slice.of(cellOf((builder) => OutMsg.store(value, builder))))).toEqual(value)
    }
    for (const shard of [whole, 0x4000000000000000n, 0xc000000000000000n, 8n, 0xabc0000000000008n]) {
      const ident = { workchain: -5, shard }
      expect(ShardIdent.load(Slice.of(cellOf((builder) => ShardIdent.store(ident, builder))))).toEqual(ident)
    }
    const description = cellOf((builder) => ShardDescription.store(shardDescription(2), builder))
    expect(ShardDescription.load(Slice.of(description)).splitMergeAt).toEqual({ type: 'merge', utime: 5, interval: 6 })
  })

  test('include prices of the configuration', () => {
    const gas = {
      flatGasLimit: 1n,
      flatGasPrice: 2n,
      gasPrice: 3n,
      gasLimit: 4n,
      specialGasLimit: 5n,
      gasCredit: 6n,
      blockGasLimit: 7n,
      freezeDueLimit: 8n,
      deleteDueLimit: 9n,
    }
    expect(GasLimitsPrices.load(Slice.of(cellOf((builder) => GasLimitsPrices.store(gas, builder))))).toEqual(gas)
    const forward = { lumpPrice: 1n, bitPrice: 2n, cellPrice: 3n, ihrPriceFactor: 4, firstFrac: 5, nextFrac: 6 }
    expect(MsgForwardPrices.load(Slice.of(cellOf((builder) => MsgForwardPrices.store(forward, builder))))).toEqual(
      forward,
    )
    const storage = storagePrices()
    const price = { utimeSince: 0, bitPricePs: 1n, cellPricePs: 500n, mcBitPricePs: 1000n, mcCellPricePs: 500000n }
    storage.set(0, price)
    expect([...storagePrices(storage.root)]).toEqual([[0, price]])
  })
})
