import '../../support/cellEquality.ts'
import { loadAccount as loadPeerAccount, Cell as PeerCell } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, CellError, EMPTY_CELL, Slice, writeBoc } from '../../../src/core/cells/index.ts'
import {
  type Account,
  accountCell,
  currencies,
  parseAccount,
  ShardAccount,
  standardAddress,
  uninitAccount,
} from '../../../src/core/tlb/index.ts'
import { accounts, bytes32, standardAddresses, uint64 } from '../../support/randomTlb.ts'

/** Some of the random accounts are too long for a cell with the hash. */
function fits(account: Account): boolean {
  try {
    return accountCell(account) !== undefined
  } catch {
    return false
  }
}

describe('accounts', () => {
  test('survive a round trip in both forms', () => {
    fc.assert(
      fc.property(accounts, (account) => {
        const cell = accountCell(account)
        expect(parseAccount(cell)).toEqual(account)
        const tag = Slice.of(cell).loadUint(4)
        expect(account.initCodeHash === undefined ? tag >> 3 : tag).toBe(1)
      }),
      { numRuns: 200 },
    )
  })

  test('another implementation reads accounts of the original form', () => {
    fc.assert(
      fc.property(accounts, standardAddresses, (random, address) => {
        const { initCodeHash: _, ...rest } = random
        const storageInfo = { ...random.storageInfo, used: { ...random.storageInfo.used, publicCells: 0n } }
        const account = { ...rest, address, storageInfo }
        if (account.address.type !== 'std') return
        const peer = loadPeerAccount(
          PeerCell.fromBoc(Buffer.from(writeBoc(accountCell(account))))[0]!
            .beginParse()
            .skip(1),
        )
        expect(peer.addr.workChain).toBe(account.address.workchain)
        expect(Uint8Array.from(peer.addr.hash)).toEqual(account.address.account)
        expect(peer.storage.balance.coins).toBe(account.balance.grams)
        expect(peer.storage.lastTransLt).toBe(account.lastTransLt)
        expect(peer.storage.state.type === 'uninit' ? 'uninit' : peer.storage.state.type).toBe(account.state.type)
      }),
      { numRuns: 60 },
    )
  })

  test('accounts of TON have extra information of their storage, and one that can be read in two ways is never read wrongly', () => {
    const hashes = fc.oneof(
      bytes32,
      fc.constantFrom(0x00, 0x11, 0x40, 0x80, 0xff).map((byte) => new Uint8Array(32).fill(byte)),
    )
    fc.assert(
      fc.property(accounts, standardAddresses, hashes, (random, address, dictHash) => {
        const { initCodeHash: _, ...rest } = random
        const storageInfo = { ...random.storageInfo, used: { ...random.storageInfo.used, publicCells: 0n }, dictHash }
        const account = { ...rest, address, storageInfo }
        fc.pre(fits(account))
        const cell = accountCell(account)
        fc.pre(!canBeReadInTwoWays(cell))
        expect(parseAccount(cell)).toEqual(account)
        if (address.type !== 'std') return
        const peer = loadPeerAccount(
          PeerCell.fromBoc(Buffer.from(writeBoc(cell)))[0]!
            .beginParse()
            .skip(1),
        )
        expect(peer.storageStats.storageExtra?.dictHash).toBe(BigInt(`0x${Buffer.from(dictHash).toString('hex')}`))
        expect(peer.storage.balance.coins).toBe(account.balance.grams)
        expect(peer.storageStats.lastPaid).toBe(account.storageInfo.lastPaid)
      }),
      { numRuns: 300 },
    )
  })

  test('an account with bits that neither form explains is refused', () => {
    const known = { ...uninitAccount(standardAddress(0, new Uint8Array(32)), currencies(5n), 7) }
    const withCounter = (publicCells: bigint) =>
      accountCell({ ...known, storageInfo: { ...known.storageInfo, used: { cells: 1n, bits: 9n, publicCells } } })
    expect(parseAccount(withCounter(300n))?.storageInfo.used.publicCells).toBe(300n)
    const longer = new Builder()
      .storeSlice(Slice.of(withCounter(300n)))
      .storeUint(1, 3)
      .toCell()
    expect(() => parseAccount(longer)).toThrow(expect.objectContaining({ kind: 'format' }))
  })

  test('an account that does not exist is one bit or four', () => {
    expect(parseAccount(accountCell(undefined))).toBeUndefined()
    expect(parseAccount(new Builder().storeUint(0, 4).toCell())).toBeUndefined()
    expect(() => parseAccount(new Builder().storeUint(2, 4).toCell())).toThrow(CellError)
    expect(() => parseAccount(EMPTY_CELL)).toThrow(CellError)
  })
})

describe('shard accounts', () => {
  const values: fc.Arbitrary<ShardAccount> = fc
    .record({ present: fc.boolean(), lastTransHash: bytes32, lastTransLt: uint64, dappId: fc.option(bytes32) })
    .map(({ present, lastTransHash, lastTransLt, dappId }) => ({
      ...(present && { account: EMPTY_CELL }),
      lastTransHash,
      lastTransLt,
      ...(dappId && { dappId }),
    }))

  test('survive a round trip, redirects included', () => {
    fc.assert(
      fc.property(values, (value) => {
        const builder = new Builder()
        ShardAccount.current.store(value, builder)
        const slice = Slice.of(builder.toCell())
        expect(ShardAccount.current.load(slice)).toEqual(value)
        expect(slice.isEmpty).toBe(true)
      }),
    )
  })

  test('shard accounts of classic rules have neither redirect nor Dapp ID', () => {
    const value = { account: EMPTY_CELL, lastTransHash: new Uint8Array(32), lastTransLt: 1n }
    const builder = new Builder()
    ShardAccount.classic.store(value, builder)
    expect(builder.bitLength).toBe(320)
    expect(ShardAccount.classic.load(Slice.of(builder.toCell()))).toEqual(value)
    const { account: _, ...redirect } = value
    expect(() => ShardAccount.classic.store(redirect, new Builder())).toThrow(CellError)
    expect(() => ShardAccount.classic.store({ ...value, dappId: new Uint8Array(32) }, new Builder())).toThrow(CellError)
  })
})

/** Random accounts with hardly any bits set can have a meaning in both forms: then reading one is an error. */
function canBeReadInTwoWays(cell: Cell): boolean {
  try {
    parseAccount(cell)
    return false
  } catch (error) {
    return (error as Error).message.startsWith('The account can be read in two ways')
  }
}
