import '../../support/cellEquality.ts'
import { loadAccount as loadPeerAccount, Cell as PeerCell } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, CellError, EMPTY_CELL, Slice, writeBoc } from '../../../src/core/cells/index.ts'
import { accountCell, parseAccount, ShardAccount } from '../../../src/core/tlb/index.ts'
import { accounts, bytes32, standardAddresses, uint64 } from '../../support/randomTlb.ts'

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
