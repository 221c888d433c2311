import fc from 'fast-check'
import { Builder, type Cell, CellError, Slice } from '../../src/core/cells/index.ts'
import {
  type Account,
  accountCell,
  type CurrencyCollection,
  currencies,
  type ExternalAddress,
  type InternalAddress,
  type InternalHeader,
  type Message,
  messageCell,
  NO_ADDRESS,
  type StateInit,
  type Transaction,
  type TransactionDescription,
  transactionCell,
} from '../../src/core/tlb/index.ts'

/** Random values of the chain types; `classic` leaves out what only current rules know. */

export const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 })
export const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
export const grams = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const uint16 = fc.integer({ min: 0, max: 65535 })
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const counter = fc.bigInt({ min: 0n, max: 2n ** 48n - 1n })

/** Drops the fields that are `undefined`, as readers leave them out. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T
}

function maybe<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined })
}
function record<T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K] | undefined> }): fc.Arbitrary<T> {
  return fc.record(fields as never).map((value) => compact(value as object) as T)
}

/** Leaves out values that are valid field by field, but too long for a cell together. */
function fitting<T>(values: fc.Arbitrary<T>, store: (value: T) => unknown): fc.Arbitrary<T> {
  return values.filter((value) => {
    try {
      store(value)
      return true
    } catch (error) {
      if (error instanceof CellError && error.kind === 'overflow') return false
      throw error
    }
  })
}

export const smallCell: fc.Arbitrary<Cell> = fc
  .tuple(fc.uint8Array({ maxLength: 100 }), fc.boolean())
  .map(([bytes, deep]) => {
    const builder = new Builder().storeBits(bytes)
    return deep ? builder.storeRef(new Builder().storeUint(7, 8).toCell()).toCell() : builder.toCell()
  })

export const standardAddresses: fc.Arbitrary<InternalAddress> = record<InternalAddress & { type: 'std' }>({
  type: fc.constant('std'),
  workchain: fc.integer({ min: -128, max: 127 }),
  account: bytes32,
})

const anycast = fc.integer({ min: 1, max: 30 }).map((depth) => ({
  depth,
  prefix: new Builder().storeRun(1, depth).toBits(),
}))

export const internalAddresses: fc.Arbitrary<InternalAddress> = fc.oneof(
  standardAddresses,
  record<InternalAddress & { type: 'std' }>({
    type: fc.constant('std'),
    anycast,
    workchain: fc.integer({ min: -128, max: 127 }),
    account: bytes32,
  }),
  fc.tuple(int32, fc.integer({ min: 0, max: 200 })).map(([workchain, bitLength]) => ({
    type: 'var' as const,
    workchain,
    bitLength,
    account: new Builder().storeRun(1, bitLength).toBits(),
  })),
)

export const externalAddresses: fc.Arbitrary<ExternalAddress> = fc.integer({ min: 0, max: 320 }).map((bitLength) => ({
  type: 'extern',
  bitLength,
  address: new Builder().storeRun(1, bitLength).toBits(),
}))

export const currencyCollections: fc.Arbitrary<CurrencyCollection> = fc
  .tuple(grams, fc.array(fc.tuple(uint32, fc.bigInt({ min: 0n, max: 2n ** 248n - 1n })), { maxLength: 3 }))
  .map(([value, other]) => currencies(value, other))

export const stateInits: fc.Arbitrary<StateInit> = record<StateInit>({
  splitDepth: maybe(fc.integer({ min: 0, max: 31 })),
  special: maybe(fc.record({ tick: fc.boolean(), tock: fc.boolean() })),
  code: maybe(smallCell),
  data: maybe(smallCell),
})

function internalHeaders(classic: boolean, address: fc.Arbitrary<InternalAddress>): fc.Arbitrary<InternalHeader> {
  return record<InternalHeader>({
    type: fc.constant('internal'),
    ihrDisabled: fc.boolean(),
    bounce: fc.boolean(),
    bounced: fc.boolean(),
    src: classic ? address : fc.oneof(fc.constant(NO_ADDRESS), address),
    dest: address,
    value: currencyCollections,
    ihrFee: grams,
    fwdFee: grams,
    createdLt: uint64,
    createdAt: uint32,
    srcDappId: classic ? fc.constant(undefined) : maybe(bytes32),
    destDappId: classic ? fc.constant(undefined) : maybe(bytes32),
    isExchange: classic ? fc.constant(false) : fc.boolean(),
    isRedirect: classic ? fc.constant(false) : fc.boolean(),
  })
}

/** Random messages; `standard` keeps to addresses that every implementation reads. */
export function messages(classic: boolean, standard = false): fc.Arbitrary<Message> {
  const address = standard ? standardAddresses : internalAddresses
  const out = { src: address, createdLt: uint64, createdAt: uint32 }
  const dest = fc.oneof(fc.constant(NO_ADDRESS), externalAddresses)
  const random = record<Message>({
    header: fc.oneof(
      internalHeaders(classic, address),
      record<Message['header'] & { type: 'externalIn' }>({
        type: fc.constant('externalIn'),
        src: dest,
        dest: address,
        importFee: grams,
      }),
      record<Message['header'] & { type: 'externalOut' | 'externalOutV2' }>({
        type: fc.constant('externalOut'),
        dest,
        ...out,
      }),
      ...(classic
        ? []
        : [
            record<Message['header'] & { type: 'externalOut' | 'externalOutV2' }>({
              type: fc.constant('externalOutV2'),
              dest,
              ...out,
              srcDappId: maybe(bytes32),
            }),
          ]),
    ),
    init: maybe(stateInits),
    body: maybe(smallCell.filter((cell) => cell.bitLength > 0).map((cell) => Slice.of(cell))),
  })
  return fitting(random, (message) => messageCell(message, classic ? 'classic' : 'current'))
}

const anyAccounts = record<Account>({
  address: internalAddresses,
  storageInfo: record<Account['storageInfo']>({
    used: fc.record({ cells: counter, bits: counter, publicCells: counter }),
    lastPaid: uint32,
    duePayment: maybe(grams),
  }),
  lastTransLt: uint64,
  balance: currencyCollections,
  state: fc.oneof(
    fc.constant({ type: 'uninit' as const }),
    bytes32.map((stateHash) => ({ type: 'frozen' as const, stateHash })),
    stateInits.map((init) => ({ type: 'active' as const, init })),
  ),
  initCodeHash: maybe(bytes32),
})

export const accounts: fc.Arbitrary<Account> = fitting(anyAccounts, accountCell)

const size = fc.record({ cells: counter, bits: counter })
const statusChange = fc.constantFrom('unchanged' as const, 'frozen' as const, 'deleted' as const)
const storage = record<{ feesCollected: bigint; feesDue?: bigint; statusChange: 'unchanged' | 'frozen' | 'deleted' }>({
  feesCollected: grams,
  feesDue: maybe(grams),
  statusChange,
})
const credit = record<{ dueFeesCollected?: bigint; credit: CurrencyCollection }>({
  dueFeesCollected: maybe(grams),
  credit: currencyCollections,
})
const compute = fc.oneof(
  fc
    .constantFrom('noState' as const, 'badState' as const, 'noGas' as const, 'suspended' as const)
    .map((reason) => ({ type: 'skipped' as const, reason })),
  record<Extract<TransactionDescription, { type: 'tick' | 'tock' }>['compute'] & { type: 'vm' }>({
    type: fc.constant('vm'),
    success: fc.boolean(),
    msgStateUsed: fc.boolean(),
    accountActivated: fc.boolean(),
    gasFees: grams,
    gasUsed: counter,
    gasLimit: counter,
    gasCredit: maybe(fc.integer({ min: 0, max: 65535 })),
    mode: fc.integer({ min: -128, max: 127 }),
    exitCode: int32,
    exitArg: maybe(int32),
    vmSteps: uint32,
    vmInitStateHash: bytes32,
    vmFinalStateHash: bytes32,
  }),
)
const action = record<NonNullable<Extract<TransactionDescription, { type: 'ordinary' }>['action']>>({
  success: fc.boolean(),
  valid: fc.boolean(),
  noFunds: fc.boolean(),
  statusChange,
  totalFwdFees: maybe(grams),
  totalActionFees: maybe(grams),
  resultCode: int32,
  resultArg: maybe(int32),
  totActions: uint16,
  specActions: uint16,
  skippedActions: uint16,
  msgsCreated: uint16,
  actionListHash: bytes32,
  totMsgSize: size,
})
const bounce = fc.oneof(
  fc.constant({ type: 'negFunds' as const }),
  fc.record({ type: fc.constant('noFunds' as const), msgSize: size, reqFwdFees: grams }),
  fc.record({ type: fc.constant('ok' as const), msgSize: size, msgFees: grams, fwdFees: grams }),
)
const splitInfo = fc.record({
  curShardPfxLen: fc.integer({ min: 0, max: 63 }),
  accSplitDepth: fc.integer({ min: 0, max: 63 }),
  thisAddr: bytes32,
  siblingAddr: bytes32,
})
const ends = { action: maybe(action), aborted: fc.boolean(), destroyed: fc.boolean() }

type Description<T extends TransactionDescription['type']> = Extract<TransactionDescription, { type: T }>

export const ordinaryDescriptions = record<Description<'ordinary'>>({
  type: fc.constant('ordinary'),
  creditFirst: fc.boolean(),
  storage: maybe(storage),
  credit: maybe(credit),
  compute,
  bounce: maybe(bounce),
  ...ends,
})

export const descriptions: fc.Arbitrary<TransactionDescription> = fc.oneof(
  ordinaryDescriptions,
  record<Description<'storage'>>({ type: fc.constant('storage'), storage }),
  record<Description<'tick'>>({ type: fc.constant('tick'), storage, compute, ...ends }),
  record<Description<'tock'>>({ type: fc.constant('tock'), storage, compute, ...ends }),
  record<Description<'splitPrepare'>>({
    type: fc.constant('splitPrepare'),
    splitInfo,
    storage: maybe(storage),
    compute,
    ...ends,
  }),
  record<Description<'splitInstall'>>({
    type: fc.constant('splitInstall'),
    splitInfo,
    prepareTransaction: smallCell,
    installed: fc.boolean(),
  }),
  record<Description<'mergePrepare'>>({ type: fc.constant('mergePrepare'), splitInfo, storage, aborted: fc.boolean() }),
  record<Description<'mergeInstall'>>({
    type: fc.constant('mergeInstall'),
    splitInfo,
    prepareTransaction: smallCell,
    storage: maybe(storage),
    credit: maybe(credit),
    compute,
    ...ends,
  }),
)

const status = fc.constantFrom('uninit' as const, 'frozen' as const, 'active' as const, 'nonexist' as const)

/** Random transactions around given message cells. */
export function transactions(
  message: fc.Arbitrary<Cell>,
  description: fc.Arbitrary<TransactionDescription> = descriptions,
): fc.Arbitrary<Transaction> {
  return fitting(
    record<Transaction>({
      accountAddr: bytes32,
      lt: uint64,
      prevTransHash: bytes32,
      prevTransLt: uint64,
      now: uint32,
      origStatus: status,
      endStatus: status,
      inMsg: maybe(message),
      outMsgs: fc.array(message, { maxLength: 3 }),
      totalFees: currencyCollections,
      stateUpdate: fc.record({ oldHash: bytes32, newHash: bytes32 }),
      description,
    }),
    transactionCell,
  )
}
