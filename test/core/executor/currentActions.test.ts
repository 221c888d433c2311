/** Actions as networks with Dapp IDs know them. Source: formats 3.3 and 7.1. */
import { describe, expect, test } from 'vitest'
import { Builder, bitsKey, type Cell, Dictionary, Slice, sliceValue } from '../../../src/core/cells/index.ts'
import {
  BlockchainConfig,
  defaultBlockchainConfig,
  type ExecuteInput,
  executeTransaction,
} from '../../../src/core/executor/index.ts'
import {
  type Account,
  CurrencyCollection,
  configDictionary,
  currencies,
  extraCurrencies,
  type InternalHeader,
  type Message,
  messageCell,
  NO_ADDRESS,
  parseMessage,
  standardAddress,
  stateInitCell,
} from '../../../src/core/tlb/index.ts'
import { codeWithActions } from '../../support/executor/randomActions.ts'

const own = standardAddress(0, new Uint8Array(32).fill(7))
/** Stands in parameter 31 of the built-in configuration. */
const fundamental = standardAddress(0, new Uint8Array(32).fill(0x33))
const other = standardAddress(0, new Uint8Array(32).fill(9))
const OWN_DAPP = '0a'.repeat(32)
const TIME = 1_700_000_100
const GAS = 1_000_000n
const SHELL = 2

const header: InternalHeader = {
  type: 'internal',
  ihrDisabled: true,
  bounce: true,
  bounced: false,
  src: NO_ADDRESS,
  dest: other,
  value: currencies(1_000_000_000n),
  ihrFee: 0n,
  fwdFee: 0n,
  createdLt: 0n,
  createdAt: 0,
  isExchange: false,
  isRedirect: false,
}

function send(mode: number, fields: Partial<InternalHeader> = {}) {
  return sendAny(mode, { header: { ...header, ...fields } })
}
function sendAny(mode: number, message: Message): Builder {
  return new Builder().storeUint(0x0ec3c86d, 32).storeUint(mode, 8).storeRef(messageCell(message))
}
function amountAction(tag: number, amount: bigint): Builder {
  return new Builder().storeUint(tag, 32).storeUintBig(amount, 64)
}
function convert(amount: bigint) {
  return amountAction(0x90d8ae28, amount)
}
function mintShell(amount: bigint) {
  return amountAction(0xcb9b9a2f, amount)
}
function mintShellQuietly(amount: bigint) {
  return amountAction(0x144a733e, amount)
}
function giveBack(amount: bigint) {
  return amountAction(0xe6eb9feb, amount)
}
function burn(amount: bigint, id: number) {
  return amountAction(0x130efdee, amount).storeUint(id, 32)
}
function mint(entries: readonly (readonly [number, bigint])[]) {
  return new Builder().storeUint(0xc2bc6dd8, 32).storeMaybeRef(extraCurrencies(entries).root)
}
function reserve(mode: number, grams: bigint): Builder {
  const builder = new Builder().storeUint(0x36e6b809, 32).storeUint(mode, 8)
  CurrencyCollection.store(currencies(grams), builder)
  return builder
}

function sliceOf(builder: Builder): Slice {
  return Slice.of(builder.toCell())
}

function listOf(actions: readonly Builder[]): Cell {
  return actions.reduce((list, action) => {
    const builder = new Builder().storeRef(list).storeBuilder(action)
    return builder.toCell()
  }, new Builder().toCell())
}

function contract(actions: readonly Builder[], fields: Partial<Account> = {}): Account {
  return {
    address: own,
    storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: TIME - 1000 },
    lastTransLt: 100n,
    balance: currencies(10_000_000_000n, [[SHELL, 500n]]),
    state: { type: 'active', init: { code: codeWithActions(listOf(actions)), data: new Builder().toCell() } },
    ...fields,
  }
}

function run(actions: readonly Builder[], fields: Partial<Account> = {}, input: Partial<ExecuteInput> = {}) {
  const account = contract(actions, fields)
  const srcDappId = new Uint8Array(32).fill(0x0a)
  return executeTransaction({
    account,
    dappId: OWN_DAPP,
    message: messageCell({ header: { ...header, src: other, dest: account.address, srcDappId } }),
    config: defaultBlockchainConfig(),
    rules: 'current',
    lt: 1n,
    blockLt: 0n,
    blockTimeSec: TIME,
    ...input,
  })
}

function resultCode({ transaction }: ReturnType<typeof run>): number | undefined {
  const { description } = transaction
  return description.type === 'ordinary' ? description.action?.resultCode : undefined
}

describe('sending', () => {
  test.each([2, 3, 64, 65, 32, 4, 8, 192])('fails for mode %d', (mode) => {
    expect(resultCode(run([send(mode)]))).toBe(34)
  })

  test.each([0, 1, 16, 17, 128, 129, 160, 176])('accepts mode %d', (mode) => {
    expect(resultCode(run([send(mode)]))).toBe(0)
  })

  test('writes the Dapp ID of the sender and the amount to exchange into the message', () => {
    const forged = { srcDappId: new Uint8Array(32).fill(5), isExchange: true }
    const { outMessages } = run([
      send(1, forged),
      send(17),
      sendAny(1, event('externalOutV2')),
      sendAny(1, event('externalOut')),
    ])
    const headers = outMessages.map((cell) => parseMessage(cell).header)
    const srcDappId = new Uint8Array(32).fill(0x0a)
    expect(headers[0]).toMatchObject({ srcDappId, isExchange: false })
    expect(headers[1]).toMatchObject({ srcDappId, isExchange: true })
    expect(headers[2]).toMatchObject({ type: 'externalOutV2', srcDappId })
    expect(headers[3]).toMatchObject({ type: 'externalOut' })
    expect(headers.map((each) => 'createdLt' in each && each.createdLt)).toEqual([101n, 102n, 103n, 104n])
  })

  test('sends the message with the whole balance last, at any position', () => {
    const { outMessages, account } = run([send(128), send(1)])
    const values = outMessages.map((cell) => {
      const { header } = parseMessage(cell)
      return header.type === 'internal' ? header.value.grams : 0n
    })
    expect(values[0]).toBeGreaterThan(8_000_000_000n)
    expect(values[1]).toBe(1_000_000_000n)
    expect(account?.balance.grams).toBe(0n)
  })

  test('deletes an account that sends everything', () => {
    const { account, transaction } = run([send(160)], { balance: currencies(5_000_000_000n) })
    expect(account).toBeUndefined()
    expect(transaction.endStatus).toBe('nonexist')
  })
})

function event(type: 'externalOut' | 'externalOutV2'): Message {
  return {
    header: { type, src: NO_ADDRESS, dest: NO_ADDRESS, createdLt: 0n, createdAt: 0 },
  }
}

describe('reserving', () => {
  test.each([2, 3, 4, 12, 16])('fails for mode %d', (mode) => {
    expect(resultCode(run([reserve(mode, 1n)]))).toBe(34)
  })

  test('keeps an amount, or all but it', () => {
    const grams = (mode: number) => run([reserve(mode, 3_000_000_000n), send(128)]).account?.balance.grams
    expect(grams(0)).toBe(3_000_000_000n)
    expect(grams(1)).toBe(11_000_000_000n - GAS - 3_000_000_000n)
  })
})

describe('tokens', () => {
  test('exchanges SHELL for grams, up to the SHELL that is there', () => {
    const balance = (amount: bigint) => run([convert(amount)]).account!.balance
    expect(balance(200n).grams).toBe(11_000_000_000n - GAS + 200n)
    expect(balance(200n).other.get(SHELL)).toBe(300n)
    expect(balance(900n).grams).toBe(11_000_000_000n - GAS + 500n)
    // The network keeps the entry of a currency that is used up.
    expect(balance(900n).other.get(SHELL)).toBe(0n)
  })

  test('burns an amount or all of a currency', () => {
    expect(run([burn(200n, SHELL)]).account?.balance.other.get(SHELL)).toBe(300n)
    // E4: the network keeps the entry of a currency that is burnt wholly.
    expect(run([burn(0n, SHELL)]).account?.balance.other.get(SHELL)).toBe(0n)
    expect(run([burn(0n, 9)]).account?.balance.other.get(9)).toBeUndefined()
    expect(run([burn(200n, SHELL)]).minted.get(SHELL)).toBe(-200n)
    expect(resultCode(run([burn(501n, SHELL)]))).toBe(38)
  })

  test('lets only fundamental contracts mint currencies', () => {
    expect(resultCode(run([mint([[1, 5n]])]))).toBe(52)
    const { account, minted } = run([mint([[1, 5n]])], { address: fundamental })
    expect(account?.balance.other.get(1)).toBe(5n)
    expect([...minted]).toEqual([[1, 5n]])
    const full = (1n << 248n) - 1n
    expect(resultCode(run([mint([[1, full]]), mint([[1, 1n]])], { address: fundamental }))).toBe(53)
  })

  test('mints grams on the credit of the Dapp', () => {
    const dappCredit = 1000n
    const minted = run([mintShell(600n), mintShell(400n)], {}, { dappCredit })
    expect(minted.account?.balance.grams).toBe(11_000_000_000n - GAS + 1000n)
    expect(minted.dappCreditUsed).toBe(1000n)
    const over = run([mintShell(600n), mintShell(401n)], {}, { dappCredit })
    expect([resultCode(over), over.dappCreditUsed]).toEqual([37, 0n])
    const quiet = run([mintShellQuietly(600n), mintShellQuietly(500n)], {}, { dappCredit })
    expect([resultCode(quiet), quiet.dappCreditUsed]).toEqual([0, 1000n])
  })

  test('returns grams to the credit of the Dapp', () => {
    const { account, dappCreditUsed } = run([giveBack(700n)])
    expect(dappCreditUsed).toBe(-700n)
    expect(account?.balance.grams).toBe(11_000_000_000n - GAS - 700n)
    expect(resultCode(run([giveBack(1n << 60n)]))).toBe(37)
  })

  test('are unknown under classic rules', () => {
    const account = contract([convert(1n)])
    const message = messageCell({ header: { ...header, src: other, dest: own } }, 'classic')
    const executed = run([], {}, { account, message, rules: 'classic' })
    expect(resultCode(executed)).toBe(34)
  })
})

describe('a run on the money of another Dapp', () => {
  const message = messageCell({ header: { ...header, src: other, dest: own, srcDappId: new Uint8Array(32).fill(1) } })

  test('leaves a balance of zero', () => {
    expect(run([], {}, { message }).account?.balance.grams).toBe(10_000_000_000n - GAS)
    expect(run([send(1)], {}, { message }).account!.balance.grams).toBeLessThan(9_000_000_000n - GAS)
  })

  test('cannot send that money', () => {
    const poor = { balance: currencies(500_000_000n) }
    const { account, transaction } = run([send(1)], poor, { message })
    // E11: the message counts, though it is not sent.
    const action = { resultCode: 37, noFunds: true, msgsCreated: 1, totalFwdFees: 1_000_000n }
    expect(transaction.description).toMatchObject({ aborted: true, action })
    // E5: the granted amount is burnt twice, so the 500000000 of the account are lost as well.
    expect(account?.balance.grams).toBe(0n)
  })

  test('loses the granted amount twice if its actions fail', () => {
    const { account } = run([send(2)], {}, { message })
    expect(account?.balance.grams).toBe(11_000_000_000n - GAS - 2n * 1_000_000_000n)
  })

  test.each([
    ['an unknown mode', [send(1), send(2)], 34],
    ['minting', [send(1), mint([[1, 5n]])], 52],
  ])('an action that fails at %s reports it, whatever balance is left', (_, actions, code) => {
    expect(resultCode(run(actions, { balance: currencies(500_000_000n) }, { message }))).toBe(code)
  })

  test('fails if a contract without money takes gas', () => {
    expect(resultCode(run([], { balance: currencies(0n) }, { message }))).toBe(37)
  })
})

describe('a new contract', () => {
  const init = { code: codeWithActions(listOf([send(1)])), data: new Builder().toCell() }
  const address = standardAddress(0, stateInitCell(init).hash())
  const uninit: Account = { ...contract([]), address, state: { type: 'uninit' } }

  const deploy = (message: Message) =>
    executeTransaction({
      account: uninit,
      message: messageCell(message),
      config: defaultBlockchainConfig(),
      rules: 'current',
      lt: 1n,
      blockLt: 0n,
      blockTimeSec: TIME,
    })

  test('gets its own id as Dapp ID when an external message deploys it', () => {
    const body = new Builder().storeBit(0).storeBit(0).storeUint(0, 64).storeUint(0, 32).storeUint(1, 32)
    const { dappId, outMessages, account } = deploy({
      header: { type: 'externalIn', src: NO_ADDRESS, dest: address, importFee: 0n },
      init,
      body: sliceOf(body),
    })
    const id = Buffer.from(address.account).toString('hex')
    expect(dappId).toBe(id)
    expect(parseMessage(outMessages[0]!).header).toMatchObject({ srcDappId: address.account })
    expect(account?.initCodeHash).toEqual(init.code.hash())
  })

  test('gets the Dapp ID of the contract that deploys it', () => {
    const srcDappId = new Uint8Array(32).fill(3)
    const body = sliceOf(new Builder().storeUint(1, 32))
    const { dappId, account, outMessages } = deploy({
      header: { ...header, src: other, dest: address, srcDappId },
      init,
      body,
    })
    expect(account?.state.type).toBe('active')
    expect(dappId).toBe('03'.repeat(32))
    expect(parseMessage(outMessages[0]!).header).toMatchObject({ srcDappId })
  })
})

describe('a library', () => {
  const code = new Builder().storeUint(0xaa, 8).toCell()
  const add = (mode: number) => new Builder().storeUint(0x26fa1dd4, 32).storeUint(mode, 7).storeBit(1).storeRef(code)
  const byHash = (mode: number) =>
    new Builder().storeUint(0x26fa1dd4, 32).storeUint(mode, 7).storeBit(0).storeBits(code.hash())
  const libraryOf = (actions: readonly Builder[]) => {
    const { account } = run(actions)
    const root = account?.state.type === 'active' ? account.state.init.library : undefined
    const leaf = new Dictionary(bitsKey(256), sliceValue, root).get(code.hash())
    return leaf && (leaf.loadBit() === 1 ? 'public' : 'private')
  }

  // Nodes interpret the modes the opposite way to the specification, and accept any other mode.
  test.each([
    [0, 'private'],
    [1, 'public'],
    [2, 'private'],
    [3, 'public'],
    [126, 'private'],
  ])('mode %d adds a library as %s', (mode, kind) => {
    expect(libraryOf([add(mode)])).toBe(kind)
  })

  test('is changed and removed by its hash', () => {
    expect(libraryOf([add(1), byHash(2)])).toBe('private')
    expect(libraryOf([add(2), byHash(5)])).toBe('public')
    expect(libraryOf([add(1), byHash(0)])).toBeUndefined()
    expect(resultCode(run([byHash(0)]))).toBe(0)
    expect(resultCode(run([byHash(1)]))).toBe(41)
  })
})

describe('COPYLEFT', () => {
  const author = (license: number): Builder =>
    new Builder().storeUint(0x24486f7a, 32).storeUint(license, 8).storeBits(new Uint8Array(32).fill(0xcc))
  const parts = (actions: readonly Builder[], input: Partial<ExecuteInput> = {}) => {
    const { transaction } = run(actions, {}, input)
    const { description, totalFees } = transaction
    return { ...(description.type === 'ordinary' ? description.action : undefined), totalFees: totalFees.grams }
  }

  test('takes its share of the gas fee, also when a later action fails', () => {
    expect(parts([author(0)])).toMatchObject({ success: true, specActions: 1, totalFees: GAS - 300_000n })
    expect(parts([author(1), send(2)])).toMatchObject({ success: false, resultCode: 34, totalFees: GAS - 200_000n })
  })

  test('fails for another license, and names its place', () => {
    expect(parts([author(7)])).toMatchObject({ success: false, valid: false, resultCode: 51, resultArg: 0 })
    expect(parts([send(1), author(7)])).toMatchObject({ resultCode: 51, resultArg: 1, msgsCreated: 0 })
  })

  test('makes no transaction when it is repeated or the configuration lacks its parameter', () => {
    const refused = expect.objectContaining({ name: 'NotAccepted', reason: 'notExecutable' })
    expect(() => run([author(0), author(1)])).toThrow(refused)
    const params = configDictionary(defaultBlockchainConfig().cell)
    params.delete(42)
    expect(() => run([author(0)], {}, { config: BlockchainConfig.parse(params.root!) })).toThrow(refused)
  })
})
