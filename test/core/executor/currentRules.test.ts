/** What Dapp IDs change about money and activation. Source: formats 3.3. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import { defaultBlockchainConfig, type ExecuteInput, executeTransaction } from '../../../src/core/executor/index.ts'
import {
  type Account,
  currencies,
  type InternalHeader,
  messageCell,
  NO_ADDRESS,
  parseMessage,
  type StateInit,
  standardAddress,
  stateInitCell,
} from '../../../src/core/tlb/index.ts'

const OWN_DAPP = '0a'.repeat(32)
const own = standardAddress(0, new Uint8Array(32).fill(7))
const src = standardAddress(0, new Uint8Array(32).fill(9))
function dapp(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte)
}
const TIME = 1_700_000_100
const EMPTY = new Builder().toCell()

function message(fields: Partial<InternalHeader> = {}, { init, body }: { init?: StateInit; body?: Cell } = {}): Cell {
  return messageCell({
    header: {
      type: 'internal',
      ihrDisabled: true,
      bounce: false,
      bounced: false,
      src,
      dest: own,
      value: currencies(20_000_000_000n),
      ihrFee: 0n,
      fwdFee: 0n,
      createdLt: 5n,
      createdAt: TIME,
      srcDappId: dapp(0x0a),
      isExchange: false,
      isRedirect: false,
      ...fields,
    },
    ...(init && { init }),
    ...(body && { body: Slice.of(body) }),
  })
}

const uninit: Account = {
  address: own,
  storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: TIME - 1000 },
  lastTransLt: 100n,
  balance: currencies(3_000_000_000n),
  state: { type: 'uninit' },
}

function execute(message: Cell, fields: Partial<ExecuteInput> = {}) {
  return executeTransaction({
    account: uninit,
    dappId: OWN_DAPP,
    message,
    config: defaultBlockchainConfig('node'),
    rules: 'current',
    lt: 1n,
    blockLt: 0n,
    blockTimeSec: TIME,
    ...fields,
  })
}

describe('the value of a message', () => {
  test('is kept if it comes from the same Dapp', () => {
    expect(execute(message()).account?.balance.grams).toBe(23_000_000_000n)
  })

  test('pays for one run and the rest is burnt if it comes from another Dapp', () => {
    const { account, transaction } = execute(message({ srcDappId: dapp(1) }))
    const { description } = transaction
    expect(account?.balance.grams).toBe(3_000_000_000n)
    expect(description.type === 'ordinary' && description.credit?.credit.grams).toBe(10_000_000_000n)
  })

  test('keeps extra currencies from another Dapp', () => {
    const { account } = execute(message({ srcDappId: dapp(1), value: currencies(5n, [[2, 70n]]) }))
    expect(account?.balance.other.get(2)).toBe(70n)
  })

  test('is kept when a bounced message returns', () => {
    const back = execute(message({ srcDappId: dapp(1), bounced: true }))
    expect(back.account?.balance.grams).toBe(23_000_000_000n)
  })

  test('creates no account for a sender in another Dapp', () => {
    expect(execute(message({ srcDappId: dapp(1) }), { account: undefined }).account).toBeUndefined()
  })

  test('returns minus fees when it bounces', () => {
    const { account, outMessages } = execute(message({ srcDappId: dapp(1), bounce: true }))
    const { header } = parseMessage(outMessages[0]!)
    expect(account?.balance.grams).toBe(3_000_000_000n)
    expect(header.type === 'internal' && header.value.grams).toBe(20_000_000_000n - 1_000_000n)
    expect(header.type === 'internal' && header.srcDappId).toEqual(dapp(1))
  })

  test('has SHELL exchanged for grams on demand, up to 64 bits', () => {
    const { account } = execute(message({ isExchange: true, value: currencies(10n, [[2, (1n << 64n) + 6n]]) }))
    expect(account?.balance.grams).toBe(3_000_000_000n + 10n + (1n << 64n) - 1n)
    expect(account?.balance.other.get(2)).toBe(7n)
  })

  test('returns with its SHELL', () => {
    const value = currencies(2_000_000_000n, [[2, 600n]])
    const { account, outMessages } = execute(message({ isExchange: true, bounce: true, value }))
    const { header } = parseMessage(outMessages[0]!)
    expect(account?.balance.other.get(2)).toBeUndefined()
    expect(header.type === 'internal' && header.value.other.get(2)).toBe(600n)
  })
})

test('storage is free for a month', () => {
  const since = (seconds: number) =>
    execute(message(), { account: { ...uninit, storageInfo: { ...uninit.storageInfo, lastPaid: TIME - seconds } } })
  expect(since(2_591_999).fees.storage).toBe(0n)
  expect(since(2_592_000).fees.storage).toBeGreaterThan(0n)
})

test('the free month does not delay what is already due', () => {
  const { storageInfo } = uninit
  const { fees } = execute(message({ bounce: true }), {
    account: { ...uninit, storageInfo: { ...storageInfo, duePayment: 77n } },
  })
  expect(fees.storage).toBeGreaterThan(77n)
})

describe('a state init', () => {
  const init: StateInit = { code: new Builder().storeUint(0xff00, 16).toCell(), data: new Builder().toCell() }
  const address = standardAddress(0, stateInitCell(init).hash())
  const account: Account = { ...uninit, address }
  const skipReason = (body?: Cell) => {
    const deploy = message({ dest: address }, { init, ...(body && { body }) })
    const { compute } = execute(deploy, { account }).transaction.description as { compute: { reason?: string } }
    return compute.reason
  }

  test('does not activate an account without a call of function 1', () => {
    expect(skipReason()).toBe('badState')
    expect(skipReason(new Builder().storeUint(2, 32).toCell())).toBe('badState')
    expect(skipReason(new Builder().storeUint(1, 31).toCell())).toBe('badState')
  })
})

describe('a message without bounce to a contract that cannot start', () => {
  const library = new Builder()
    .storeUint(0b10, 2)
    .storeUint(256, 9)
    .storeRun(1, 256)
    .storeBit(1)
    .storeRef(EMPTY)
    .toCell()
  const code = new Builder().storeUint(0xff00, 16).toCell()
  const active: Account = { ...uninit, state: { type: 'active', init: { code, data: EMPTY } } }

  // E6
  test.each([
    ['the state init is of another account', uninit, { code }],
    ['it brings libraries, which are not allowed', active, { code, library }],
  ])('loses its grams when %s', (_, account, init) => {
    const value = currencies(20_000_000n, [[7, 30n]])
    const body = new Builder().storeUint(1, 32).toCell()
    const after = execute(message({ value }, { init, body }), { account }).account
    expect(after?.balance.grams).toBe(3_000_000_000n)
    expect(after?.balance.other.get(7)).toBe(30n)
  })
})

test('a message that would bounce without a sender makes no transaction', () => {
  const refused = expect.objectContaining({ name: 'NotAccepted', reason: 'notExecutable' })
  expect(() => execute(message({ bounce: true, src: NO_ADDRESS }))).toThrow(refused)
  const unknown = standardAddress(5, new Uint8Array(32))
  expect(() => execute(message({ bounce: true, src: unknown }))).toThrow(refused)
})

// E7
test('money that cannot go back is lost where no account was, and its grams where no contract is', () => {
  const value = currencies(5n, [[7, 30n]])
  expect(execute(message({ bounce: true, value }), { account: undefined }).account).toBeUndefined()
  const { account } = execute(message({ bounce: true, value }))
  expect([account?.balance.grams, account?.balance.other.get(7)]).toEqual([3_000_000_000n, 30n])
})

// E2
test('the fee of instant routing is credited unless grams are burnt', () => {
  const grams = (fields: Partial<InternalHeader>) => execute(message(fields)).account?.balance.grams
  expect(grams({ ihrFee: 7n })).toBe(23_000_000_007n)
  expect(grams({ ihrFee: 7n, srcDappId: dapp(1) })).toBe(3_000_000_000n)
  expect(grams({ ihrFee: 7n, srcDappId: dapp(1), value: currencies(0n) })).toBe(3_000_000_007n)
})

// E3
test('SHELL beyond 128 bits is lost in an exchange', () => {
  const value = currencies(0n, [[2, 1n << 200n]])
  expect(execute(message({ isExchange: true, value })).account?.balance.other.get(2)).toBe((1n << 128n) - 1n)
})
