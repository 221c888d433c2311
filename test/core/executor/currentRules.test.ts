/** What Dapp IDs change about money and activation. Source: formats 3.3. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import { defaultBlockchainConfig, type ExecuteInput, executeTransaction } from '../../../src/core/executor/index.ts'
import {
  type Account,
  currencies,
  type InternalHeader,
  messageCell,
  parseMessage,
  type StateInit,
  standardAddress,
  stateInitCell,
} from '../../../src/core/tlb/index.ts'

const OWN_DAPP = '0a'.repeat(32)
const own = standardAddress(0, new Uint8Array(32).fill(7))
const src = standardAddress(0, new Uint8Array(32).fill(9))
const dapp = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)
const time = 1_700_000_100

const message = (fields: Partial<InternalHeader> = {}, { init, body }: { init?: StateInit; body?: Cell } = {}): Cell =>
  messageCell({
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
      createdAt: time,
      srcDappId: dapp(0x0a),
      isExchange: false,
      isRedirect: false,
      ...fields,
    },
    ...(init && { init }),
    ...(body && { body: Slice.of(body) }),
  })

const uninit: Account = {
  address: own,
  storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: time - 1000 },
  lastTransLt: 100n,
  balance: currencies(3_000_000_000n),
  state: { type: 'uninit' },
}

const execute = (message: Cell, fields: Partial<ExecuteInput> = {}) =>
  executeTransaction({
    account: uninit,
    dappId: OWN_DAPP,
    message,
    config: defaultBlockchainConfig('node'),
    rules: 'current',
    lt: 1n,
    blockLt: 0n,
    blockTimeSec: time,
    ...fields,
  })

describe('the value of a message', () => {
  test('stays when it comes from the same Dapp', () => {
    expect(execute(message()).account?.balance.grams).toBe(23_000_000_000n)
  })

  test('pays for one run and is burnt when it comes from another Dapp', () => {
    const { account, transaction } = execute(message({ srcDappId: dapp(1) }))
    const { description } = transaction
    expect(account?.balance.grams).toBe(3_000_000_000n)
    expect(description.type === 'ordinary' && description.credit?.credit.grams).toBe(10_000_000_000n)
  })

  test('leaves extra currencies of another Dapp', () => {
    const { account } = execute(message({ srcDappId: dapp(1), value: currencies(5n, [[2, 70n]]) }))
    expect(account?.balance.other.get(2)).toBe(70n)
  })

  test('stays when it comes back', () => {
    const back = execute(message({ srcDappId: dapp(1), bounced: true }))
    expect(back.account?.balance.grams).toBe(23_000_000_000n)
  })

  test('makes no account for another Dapp', () => {
    expect(execute(message({ srcDappId: dapp(1) }), { account: undefined }).account).toBeUndefined()
  })

  test('goes back less fees when it bounces', () => {
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

  test('goes back with its SHELL', () => {
    const value = currencies(2_000_000_000n, [[2, 600n]])
    const { account, outMessages } = execute(message({ isExchange: true, bounce: true, value }))
    const { header } = parseMessage(outMessages[0]!)
    expect(account?.balance.other.get(2)).toBeUndefined()
    expect(header.type === 'internal' && header.value.other.get(2)).toBe(600n)
  })
})

test('storage is free for a month', () => {
  const since = (seconds: number) =>
    execute(message(), { account: { ...uninit, storageInfo: { ...uninit.storageInfo, lastPaid: time - seconds } } })
  expect(since(2_591_999).fees.storage).toBe(0n)
  expect(since(2_592_000).fees.storage).toBeGreaterThan(0n)
})

test('a month does not wait for what is due', () => {
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
