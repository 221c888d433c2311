import '../../support/cellEquality.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AddressError } from '../../../src/core/addresses/Address.ts'
import { parseAddress } from '../../../src/core/addresses/parseAddress.ts'
import { Builder, type Cell, CellError, EMPTY_CELL, Slice } from '../../../src/core/cells/index.ts'
import {
  addCurrencies,
  addressToMsgAddress,
  currencies,
  formatBitString,
  formatMsgAddress,
  InternalAddress,
  isTaggedTvc,
  MsgAddress,
  NO_ADDRESS,
  parseBitString,
  parseExternalAddress,
  parseSnake,
  parseStateInit,
  parseTvc,
  snakeCell,
  stateInitCell,
  tvcCell,
  tvcToStateInit,
} from '../../../src/core/tlb/index.ts'
import { externalAddresses, internalAddresses, stateInits } from '../../support/randomTlb.ts'

function cellOf(store: (builder: Builder) => void): Cell {
  const builder = new Builder()
  store(builder)
  return builder.toCell()
}

describe('addresses', () => {
  test('addresses of every kind survive a round trip', () => {
    fc.assert(
      fc.property(fc.oneof(internalAddresses, externalAddresses, fc.constant(NO_ADDRESS)), (address) => {
        expect(MsgAddress.load(Slice.of(cellOf((builder) => MsgAddress.store(address, builder))))).toEqual(address)
      }),
    )
  })

  test('addresses of accounts survive a round trip through their text', () => {
    fc.assert(
      fc.property(internalAddresses, (address) => {
        if (address.type === 'var' && address.bitLength === 0) return
        if (address.type === 'var' && address.bitLength % 4 === 0 && Math.abs(address.workchain) < 200) return
        expect(addressToMsgAddress(parseAddress(formatMsgAddress(address)))).toEqual(address)
      }),
    )
  })

  test('addresses that are not accounts have a text, too', () => {
    expect(formatMsgAddress(NO_ADDRESS)).toBe('')
    expect(formatMsgAddress(parseExternalAddress(':aBcd'))).toBe(':abcd')
    expect(formatMsgAddress(parseExternalAddress(':ac_'))).toBe(':ac_')
    expect(parseExternalAddress(':')).toMatchObject({ bitLength: 0 })
    for (const text of ['abcd', '', ':xyz', `:${'a'.repeat(129)}`]) {
      expect(() => parseExternalAddress(text)).toThrow(AddressError)
    }
  })

  test('are refused when they are of the wrong kind or malformed', () => {
    expect(() => InternalAddress.load(Slice.of(cellOf((builder) => MsgAddress.store(NO_ADDRESS, builder))))).toThrow(
      CellError,
    )
    expect(() =>
      MsgAddress.load(Slice.of(new Builder().storeUint(0b101, 3).storeUint(31, 5).storeRun(0, 500).toCell())),
    ).toThrow('Invalid anycast depth: expected 1 to 30, got 31')
    const short = { type: 'std' as const, workchain: 0, account: new Uint8Array(31) }
    expect(() => cellOf((builder) => MsgAddress.store(short, builder))).toThrow(CellError)
  })
})

describe('bit strings', () => {
  test('survive a round trip', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), fc.nat(7), (bytes, cut) => {
        const bitLength = Math.max(0, bytes.length * 8 - cut)
        const bits = new Builder().storeBits(bytes, bitLength).toBits()
        expect(parseBitString(formatBitString(bits, bitLength))).toEqual({ bits, bitLength })
      }),
    )
  })

  test('end before the last set bit of their text, and keep leading zeros', () => {
    expect(parseBitString('8A_')).toEqual({ bits: Uint8Array.of(0x88), bitLength: 6 })
    expect(parseBitString('008_')).toEqual({ bits: Uint8Array.of(0), bitLength: 8 })
    expect(parseBitString('8A0_')).toEqual({ bits: Uint8Array.of(0x88), bitLength: 6 })
    expect(parseBitString('80_')).toEqual({ bits: new Uint8Array(), bitLength: 0 })
    expect(parseBitString('_')).toEqual({ bits: new Uint8Array(), bitLength: 0 })
    expect(parseBitString('8g')).toBeUndefined()
  })
})

describe('currencies', () => {
  test('add up by id', () => {
    const total = addCurrencies(
      currencies(1n, [[1, 2n]]),
      currencies(10n, [
        [1, 5n],
        [2, 7n],
      ]),
    )
    expect(total.grams).toBe(11n)
    expect([...total.other]).toEqual([
      [1, 7n],
      [2, 7n],
    ])
  })
})

describe('contract images', () => {
  const code = new Builder().storeUint(1, 8).toCell()

  test('images of either form contain the state init', () => {
    fc.assert(
      fc.property(stateInits, (state) => {
        expect(parseStateInit(stateInitCell(state))).toEqual(state)
        expect(tvcToStateInit(stateInitCell(state))).toEqual(state)
      }),
    )
    expect(tvcToStateInit(tvcCell({ code, description: 'x' }))).toEqual({ code })
    expect(isTaggedTvc(tvcCell({}))).toBe(true)
    expect(() => tvcToStateInit(tvcCell({ description: 'x' }))).toThrow('no code')
  })

  test('may contain a description of any length', () => {
    for (const description of ['', 'a', 'é'.repeat(300), 'x'.repeat(127), 'x'.repeat(128)]) {
      expect(parseTvc(tvcCell({ code, description }))).toEqual({ code, description })
    }
    expect(() => parseTvc(tvcCellWith(new Builder().storeUint(0xff, 8).toCell()))).toThrow('UTF-8')
    expect(() => parseTvc(stateInitCell({}))).toThrow(CellError)
  })

  const tvcCellWith = (description: Cell): Cell =>
    new Builder().storeUint(0xa2f0b81c, 32).storeBit(0).storeBit(1).storeRef(description).toCell()

  test('refuse a state init that something follows', () => {
    expect(() => parseStateInit(new Builder().storeRun(0, 6).toCell())).toThrow(CellError)
  })
})

describe('chains of bytes', () => {
  test('hold 127 bytes in each cell', () => {
    const cell = snakeCell(new Uint8Array(300).fill(7))
    expect([cell.bitLength, cell.refs[0]!.bitLength, cell.refs[0]!.refs[0]!.bitLength]).toEqual([1016, 1016, 368])
    expect(parseSnake(cell)).toEqual(new Uint8Array(300).fill(7))
    expect(parseSnake(EMPTY_CELL)).toEqual(new Uint8Array())
    expect(() => parseSnake(new Builder().storeBit(1).toCell())).toThrow('expected whole bytes')
  })
})
