import '../../support/cellEquality.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, Dictionary, intKey, refValue, Slice } from '../../../src/core/cells/index.ts'
import {
  addCurrencies,
  blockCreateStats,
  blockSignatures,
  CopyleftConfig,
  configDictionary,
  copyleftMessages,
  copyleftRewards,
  currencies,
  DelectorParams,
  emptyOutMsgQueueInfo,
  Grams,
  licenseRates,
  type McBlockExtra,
  type McStateExtra,
  mcBlockExtraCell,
  mcStateExtraCell,
  outMsgQueueInfoCell,
  parseMcBlockExtra,
  parseMcStateExtra,
  parseOutMsgQueueInfo,
  SlashingConfig,
  shardFees,
  suspendedAddresses,
  type ValidatorDescription,
  ValidatorSet,
  validatorKeys,
  validators,
} from '../../../src/core/tlb/index.ts'
import { bytes32, currencyCollections, grams, smallCell, uint64 } from '../../support/randomTlb.ts'

const uint16 = fc.integer({ min: 0, max: 0xffff })
const uint32 = fc.integer({ min: 0, max: 0xffffffff })
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
function list<T>(value: fc.Arbitrary<T>) {
  return fc.array(value, { maxLength: 4 })
}

function cellOf<T>(store: (value: T, builder: Builder) => void, value: T): Cell {
  const builder = new Builder()
  store(value, builder)
  return builder.toCell()
}

/** A dictionary with the given entries. */
function filled<D extends { set(key: K, value: V): unknown }, K, V>(dictionary: D, entries: readonly [K, V][]): D {
  for (const [key, value] of entries) dictionary.set(key, value)
  return dictionary
}

const signature = fc.record({ r: bytes32, s: bytes32 })
const shards = list(fc.tuple(int32, smallCell)).map((entries) => filled(new Dictionary(intKey(32), refValue), entries))
const configs = fc.record({
  configAddr: bytes32,
  params: fc
    .array(fc.tuple(uint32, smallCell), { minLength: 1, maxLength: 4 })
    .map((entries) => filled(configDictionary(), entries)),
})
const fees = list(
  fc.tuple(
    fc.uint8Array({ minLength: 12, maxLength: 12 }),
    // Without extra currencies: their dictionaries leave no room for a configuration in the cell.
    fc.record({ fees: grams.map((value) => currencies(value)), create: grams.map((value) => currencies(value)) }),
  ),
).map((entries) => {
  const dictionary = shardFees()
  for (const [shard, fee] of entries) dictionary.set(shard, fee, fee)
  return dictionary
})

const blockExtras: fc.Arbitrary<McBlockExtra> = fc.record(
  {
    shardHashes: shards,
    shardFees: fees,
    prevBlkSignatures: list(
      fc.tuple(
        uint16,
        fc.tuple(bytes32, signature).map(([nodeId, parts]) => ({ nodeId, ...parts })),
      ),
    ).map((entries) => filled(blockSignatures(), entries)),
    recoverCreateMsg: smallCell,
    mintMsg: smallCell,
    copyleftMsgs: list(fc.tuple(fc.integer({ min: 0, max: 0x7fff }), smallCell)).map((entries) =>
      filled(copyleftMessages(), entries),
    ),
    config: configs,
  },
  { requiredKeys: ['shardHashes', 'shardFees', 'prevBlkSignatures', 'copyleftMsgs'] },
)

const counters = fc.record({ lastUpdated: uint32, total: uint64, cnt2048: uint64, cnt65536: uint64 })
const stateExtras: fc.Arbitrary<McStateExtra> = fc.record(
  {
    shardHashes: shards,
    config: configs,
    validatorListHashShort: uint32,
    catchainSeqno: uint32,
    nxCcUpdated: fc.boolean(),
    prevBlocks: smallCell,
    prevBlocksHaveKey: fc.boolean(),
    prevBlocksMaxEndLt: uint64,
    afterKeyBlock: fc.boolean(),
    lastKeyBlock: fc.record({ endLt: uint64, seqNo: uint32, rootHash: bytes32, fileHash: bytes32 }),
    blockCreateStats: list(fc.tuple(bytes32, fc.record({ mcBlocks: counters, shardBlocks: counters }))).map((entries) =>
      filled(blockCreateStats(), entries),
    ),
    copyleftRewards: list(fc.tuple(bytes32, grams)).map((entries) => filled(copyleftRewards(), entries)),
    globalBalance: currencyCollections,
  },
  {
    requiredKeys: [
      'shardHashes',
      'config',
      'validatorListHashShort',
      'catchainSeqno',
      'nxCcUpdated',
      'prevBlocksHaveKey',
      'prevBlocksMaxEndLt',
      'afterKeyBlock',
      'copyleftRewards',
      'globalBalance',
    ],
  },
)

/** A tree as its cells and plain fields, so that two readings can be compared. */
function plain(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      typeof entry === 'object' && entry !== null && 'isEmpty' in entry ? [...(entry as Iterable<unknown>)] : entry,
    ]),
  )
}

describe('masterchain parts', () => {
  test('masterchain parts of blocks survive a round trip', () => {
    fc.assert(
      fc.property(blockExtras, (extra) => {
        const cell = mcBlockExtraCell(extra)
        const read = parseMcBlockExtra(cell)
        expect({ ...plain(read), config: undefined }).toEqual({ ...plain(extra), config: undefined })
        expect(read.config?.params.root).toEqual(extra.config?.params.root)
        expect(read.shardFees.total).toEqual(extra.shardFees.total)
        expect(mcBlockExtraCell(read)).toEqual(cell)
      }),
    )
  })

  test('masterchain parts of blocks sum up the fees of their shards', () => {
    fc.assert(
      fc.property(fees, (dictionary) => {
        let sum = shardFees().total
        for (const [, fee] of dictionary) {
          sum = { fees: addCurrencies(sum.fees, fee.fees), create: addCurrencies(sum.create, fee.create) }
        }
        const { total } = dictionary
        expect([total.fees.grams, total.create.grams]).toEqual([sum.fees.grams, sum.create.grams])
      }),
    )
  })

  test('masterchain parts of states survive a round trip', () => {
    fc.assert(
      fc.property(stateExtras, (extra) => {
        const cell = mcStateExtraCell(extra)
        const read = parseMcStateExtra(cell)
        expect({ ...plain(read), config: undefined }).toEqual({ ...plain(extra), config: undefined })
        expect(read.config.params.root).toEqual(extra.config.params.root)
        expect(mcStateExtraCell(read)).toEqual(cell)
      }),
    )
  })

  test('masterchain parts of states begin with their published tag and keep the classic order', () => {
    const config = {
      configAddr: new Uint8Array(32).fill(0x55),
      params: filled(configDictionary(), [[0, new Builder().toCell()]]),
    }
    const cell = mcStateExtraCell({
      shardHashes: new Dictionary(intKey(32), refValue),
      config,
      validatorListHashShort: 1,
      catchainSeqno: 2,
      nxCcUpdated: true,
      prevBlocksHaveKey: false,
      prevBlocksMaxEndLt: 3n,
      afterKeyBlock: true,
      copyleftRewards: copyleftRewards(),
      globalBalance: currencies(5n),
    })
    const slice = Slice.of(cell)
    expect([slice.loadUint(16), slice.loadBit()]).toEqual([0xcc26, 0])
    slice.skip(256)
    expect(Grams.load(slice)).toBe(5n)
    const rest = Slice.of(cell.refs[1]!)
    expect([rest.loadUint(16), rest.loadUint(32), rest.loadUint(32), rest.loadBit()]).toEqual([0, 1, 2, 1])
    expect([rest.loadBit(), rest.loadBit(), rest.loadUintBig(64), rest.loadBit(), rest.loadBit()]).toEqual([
      0,
      0,
      3n,
      1,
      0,
    ])
    expect(rest.remainingBits).toBe(0)
  })
})

describe('message queues', () => {
  test('survive a round trip and know their lowest logical time', () => {
    const entry = fc.tuple(fc.uint8Array({ minLength: 44, maxLength: 44 }), uint64, smallCell)
    const processed = fc.tuple(
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      fc.record({ lastMsgLt: uint64, lastMsgHash: bytes32 }),
    )
    fc.assert(
      fc.property(list(entry), list(processed), (entries, marks) => {
        const info = emptyOutMsgQueueInfo()
        for (const [key, lt, outMsg] of entries) info.outQueue.set(key, { enqueuedLt: lt, outMsg }, lt)
        for (const [key, mark] of marks) info.procInfo.set(key, mark)
        const cell = outMsgQueueInfoCell(info)
        const read = parseOutMsgQueueInfo(cell)
        expect(plain(read)).toEqual(plain(info))
        const lowest = [...info.outQueue].map(([, { enqueuedLt }]) => enqueuedLt)
        if (lowest.length > 0) expect(read.outQueue.total).toBe(lowest.reduce((a, b) => (a < b ? a : b)))
        expect(outMsgQueueInfoCell(read)).toEqual(cell)
      }),
    )
  })
})

describe('configuration parameters', () => {
  const description: fc.Arbitrary<ValidatorDescription> = fc.oneof(
    fc.record({ publicKey: bytes32, weight: uint64 }),
    fc.record({ publicKey: bytes32, weight: uint64, adnlAddr: bytes32 }),
    fc.record({
      publicKey: bytes32,
      weight: uint64,
      adnlAddr: bytes32,
      mcSeqNoSince: uint32,
    }),
    fc.record(
      {
        publicKey: bytes32,
        weight: uint64,
        adnlAddr: bytes32.filter((bytes) => bytes.some((byte) => byte !== 0)),
        blsPublicKey: fc.uint8Array({ minLength: 48, maxLength: 48 }),
      },
      { requiredKeys: ['publicKey', 'weight', 'blsPublicKey'] },
    ),
  )

  test('contain validators in the form that the tag states', () => {
    const key = new Uint8Array(32).fill(1)
    const addr = new Uint8Array(32).fill(2)
    const bls = new Uint8Array(48).fill(3)
    const hexOf = (validator: ValidatorDescription): string => {
      const { list } = ValidatorSet.load(
        Slice.of(
          cellOf(ValidatorSet.store, {
            utimeSince: 1,
            utimeUntil: 2,
            total: 1,
            main: 1,
            totalWeight: 5n,
            list: filled(validators(), [[0, validator]]),
          }),
        ),
      )
      expect([...list]).toEqual([[0, validator]])
      // Skips the label of a single key whose bits are all equal.
      const slice = Slice.of(list.root!)
      slice.skip(8)
      return Buffer.from(slice.loadBytes(slice.remainingBits / 8)).toString('hex')
    }
    const head = `8e81278a${'01'.repeat(32)}0000000000000005`
    expect(hexOf({ publicKey: key, weight: 5n })).toBe(`53${head}`)
    expect(hexOf({ publicKey: key, weight: 5n, adnlAddr: addr })).toBe(`73${head}${'02'.repeat(32)}`)
    const since = { publicKey: key, weight: 5n, adnlAddr: addr, mcSeqNoSince: 0xabcdef }
    expect(hexOf(since)).toBe(`93${head}${'02'.repeat(32)}00abcdef`)
    const withBls = { publicKey: key, weight: 5n, adnlAddr: addr, blsPublicKey: bls }
    expect(hexOf(withBls)).toBe(`74${head}${'02'.repeat(32)}${'03'.repeat(48)}`)
    expect(hexOf({ publicKey: key, weight: 5n, blsPublicKey: bls })).toBe(
      `74${head}${'00'.repeat(32)}${'03'.repeat(48)}`,
    )
    for (const wrong of [
      { ...since, blsPublicKey: bls },
      { publicKey: key, weight: 5n, mcSeqNoSince: 1 },
    ]) {
      expect(() => filled(validators(), [[0, wrong]])).toThrow('needs an address and no BLS key')
    }
  })

  test('parameters with validators survive a round trip', () => {
    const set = fc.record({
      utimeSince: uint32,
      utimeUntil: uint32,
      total: uint16,
      main: uint16,
      totalWeight: uint64,
      list: list(fc.tuple(uint16, description)).map((entries) => filled(validators(), entries)),
    })
    fc.assert(
      fc.property(set, (value) => {
        expect(plain(ValidatorSet.load(Slice.of(cellOf(ValidatorSet.store, value))))).toEqual(plain(value))
      }),
    )
  })

  test('parameters for delectors, slashing and copyleft survive a round trip', () => {
    const delector = fc.record({
      delectionsStep: uint32,
      validatorInitCodeHash: bytes32,
      stakerInitCodeHash: bytes32,
    })
    const slashing = fc.record({
      slashingPeriodMcBlocksCount: uint32,
      resendMcBlocksCount: uint32,
      minSamplesCount: uint32,
      collationsScoreWeight: uint32,
      signingScoreWeight: uint32,
      minSlashingProtectionScore: uint32,
      zParamNumerator: uint32,
      zParamDenominator: uint32,
    })
    const byte = fc.integer({ min: 0, max: 255 })
    const copyleft = fc.record({
      rewardThreshold: grams,
      licenseRates: list(fc.tuple(byte, byte)).map((entries) => filled(licenseRates(), entries)),
    })
    fc.assert(
      fc.property(delector, slashing, copyleft, (first, second, third) => {
        expect(DelectorParams.load(Slice.of(cellOf(DelectorParams.store, first)))).toEqual(first)
        expect(SlashingConfig.load(Slice.of(cellOf(SlashingConfig.store, second)))).toEqual(second)
        expect(plain(CopyleftConfig.load(Slice.of(cellOf(CopyleftConfig.store, third))))).toEqual(plain(third))
      }),
    )
  })

  test('parameters with keys of validators and suspended accounts survive a round trip', () => {
    const key = fc.record({
      signature,
      key: fc.record({ adnlAddr: bytes32, tempPublicKey: bytes32, seqno: uint32, validUntil: uint32 }),
    })
    const address = fc.uint8Array({ minLength: 36, maxLength: 36 })
    fc.assert(
      fc.property(list(fc.tuple(bytes32, key)), list(address), (keys, addresses) => {
        const stored = filled(validatorKeys(), keys)
        expect([...validatorKeys(stored.root)]).toEqual([...stored])
        const suspended = filled(
          suspendedAddresses(),
          addresses.map((bits) => [bits, undefined]),
        )
        expect([...suspendedAddresses(suspended.root)].length).toBe(new Set(addresses.map(String)).size)
      }),
    )
  })
})
