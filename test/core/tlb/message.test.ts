import '../../support/cellEquality.ts'
import {
  beginCell,
  loadMessage as loadPeerMessage,
  Cell as PeerCell,
  storeMessage as storePeerMessage,
} from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  Builder,
  type Cell,
  CellError,
  EMPTY_CELL,
  parseBoc,
  parseBocBase64,
  Slice,
  writeBoc,
} from '../../../src/core/cells/index.ts'
import {
  currencies,
  type InternalHeader,
  type Message,
  messageCell,
  NO_ADDRESS,
  parseMessage,
  standardAddress,
  storeMessageHeader,
} from '../../../src/core/tlb/index.ts'
import { messages } from '../../support/randomTlb.ts'

const account = new Uint8Array(32).fill(0x11)
const dappId = new Uint8Array(32).fill(0xd0)
const header: InternalHeader = {
  type: 'internal',
  ihrDisabled: true,
  bounce: true,
  bounced: false,
  src: NO_ADDRESS,
  dest: standardAddress(0, account),
  value: currencies(1000000000n),
  ihrFee: 0n,
  fwdFee: 0n,
  createdLt: 0n,
  createdAt: 0,
  isExchange: false,
  isRedirect: false,
}
function bodyOf(bits: number, refs = 0): Slice {
  const builder = new Builder().storeRun(1, bits)
  for (let i = 0; i < refs; i++) builder.storeRef(EMPTY_CELL)
  return Slice.of(builder.toCell())
}
function bitsOf(cell: Cell): string {
  const slice = Slice.of(cell)
  let text = ''
  while (slice.remainingBits > 0) text += slice.loadBit()
  return text
}

describe('messages', () => {
  test.each([false, true])('survive a round trip (classic: %s)', (classic) => {
    const rules = classic ? 'classic' : 'current'
    fc.assert(
      fc.property(messages(classic), (message) => {
        const cell = messageCell(message, rules)
        const copy = parseMessage(cell, rules)
        expect(copy.header).toEqual(message.header)
        expect(copy.init).toEqual(message.init)
        expect(copy.body === undefined).toBe(message.body === undefined)
        if (copy.body && message.body) expect(copy.body.equals(message.body)).toBe(true)
        expect(messageCell(copy, rules).hashHex()).toBe(cell.hashHex())
      }),
      { numRuns: 200 },
    )
  })

  test('another implementation reads messages of classic rules, and messages that it wrote keep their layout', () => {
    fc.assert(
      fc.property(messages(true, true), (message) => {
        const cell = messageCell(message, 'classic')
        const peer = loadPeerMessage(PeerCell.fromBoc(Buffer.from(writeBoc(cell)))[0]!.beginParse())
        const rewritten = beginCell().store(storePeerMessage(peer)).endCell()
        const copy = parseMessage(parseBoc(rewritten.toBoc()), 'classic')
        expect(copy.header).toEqual(message.header)
        expect(messageCell(copy, 'classic').hashHex()).toBe(rewritten.hash().toString('hex'))
      }),
      { numRuns: 100 },
    )
  })

  test('end with four zero bits of the Dapp ID tail when nothing is set', () => {
    const classic = new Builder()
    storeMessageHeader(header, classic, 'classic')
    const current = new Builder()
    storeMessageHeader(header, current)
    expect(bitsOf(current.toCell())).toBe(`${bitsOf(classic.toCell())}0000`)
  })

  test('hold the Dapp ID of the destination in the reference after the extra currencies', () => {
    const value = currencies(1n, [[2, 5n]])
    const cell = messageCell({ header: { ...header, value, srcDappId: dappId, destDappId: dappId }, body: bodyOf(900) })
    expect(cell.refs[1]!.bytes).toEqual(dappId)
    expect(cell.refs[2]!.bitLength).toBe(900)
    expect(parseMessage(cell).header).toMatchObject({ srcDappId: dappId, destDappId: dappId })
  })

  test('messages of version 2 begin with 110110; long destinations and unknown versions are refused', () => {
    const dest = { type: 'extern' as const, bitLength: 321, address: new Uint8Array(41) }
    const out = {
      type: 'externalOutV2' as const,
      src: standardAddress(0, account),
      dest: NO_ADDRESS,
      createdLt: 5n,
      createdAt: 6,
    }
    const cell = messageCell({ header: { ...out, srcDappId: dappId } })
    expect(bitsOf(cell).slice(0, 6)).toBe('110110')
    expect(() => messageCell({ header: { ...out, dest } })).toThrow('the limit is 320')
    expect(() => messageCell({ header: out }, 'classic')).toThrow(CellError)
    expect(() => parseMessage(new Builder().storeUint(0b110111, 6).storeRun(0, 300).toCell())).toThrow('extended')
    expect(messageCell({ header: { ...out, type: 'externalOut', dest } }).bitLength).toBeGreaterThan(321)
  })

  test('refuse Dapp IDs under classic rules', () => {
    expect(() => messageCell({ header: { ...header, srcDappId: dappId } }, 'classic')).toThrow(CellError)
    expect(() => messageCell({ header: { ...header, isExchange: true } }, 'classic')).toThrow(CellError)
    expect(() => messageCell({ header: { ...header, srcDappId: new Uint8Array(31) } })).toThrow(CellError)
  })

  test('put init and body inline or in references by the fixed rule', () => {
    const used = messageCell({ header: { ...header } }).bitLength - 2
    const cases: [number, number, boolean, number, boolean, boolean][] = [
      // body bits, body refs, with init, init refs, init in a reference, body in a reference
      [1023 - used - 2, 0, false, 0, false, false],
      [1023 - used - 1, 0, false, 0, false, true],
      [10, 4, false, 0, false, false],
      [10, 2, true, 2, false, false],
      [10, 3, true, 2, false, true],
      [900, 0, true, 2, false, true],
      [10, 2, true, 4, true, false],
      [10, 3, true, 4, true, true],
    ]
    for (const [bits, refs, withInit, initRefs, initInRef, bodyInRef] of cases) {
      const init =
        initRefs === 4
          ? {
              splitDepth: 31,
              special: { tick: true, tock: true },
              code: EMPTY_CELL,
              data: EMPTY_CELL,
              library: EMPTY_CELL,
            }
          : { code: EMPTY_CELL, data: EMPTY_CELL }
      // Three references of init and one of the extra currencies leave no room for a body reference.
      const value = initRefs === 4 ? currencies(0n, [[1, 1n]]) : header.value
      const message: Message = { header: { ...header, value }, ...(withInit && { init }), body: bodyOf(bits, refs) }
      expect(parseMessage(messageCell(message)).layout).toEqual({ initInRef, bodyInRef })
    }
  })

  test('a parsed message keeps its unusual layout, and is repacked if it does not fit', () => {
    const plain = new Builder()
    storeMessageHeader(header, plain)
    const cell = plain.storeBit(0).storeBit(1).storeRef(new Builder().storeUint(5, 8).toCell()).toCell()
    const message = parseMessage(cell)
    expect(message.layout).toEqual({ initInRef: false, bodyInRef: true })
    expect(messageCell(message).hashHex()).toBe(cell.hashHex())
    const full = parseMessage(messageCell({ header, body: bodyOf(1023 - plain.bitLength) }))
    expect(full.layout?.bodyInRef).toBe(false)
    expect(parseMessage(messageCell({ ...full, header: { ...header, srcDappId: dappId } })).layout?.bodyInRef).toBe(
      true,
    )
  })

  test('a message without body differs from one with an empty body', () => {
    expect(parseMessage(messageCell({ header })).body).toBeUndefined()
    const plain = new Builder()
    storeMessageHeader(header, plain)
    expect(parseMessage(plain.storeUint(1, 2).storeRef(EMPTY_CELL).toCell()).body?.isEmpty).toBe(true)
  })

  test('are read or refused with a CellError whatever the bits', () => {
    const boc = writeBoc(
      parseBocBase64(
        'te6ccgEBAQEAWAAAq2n+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE/zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzSsG8DgAAAAAjuOu9NAL7BxYpA',
      ),
    )
    for (let bit = 100; bit < boc.length * 8; bit++) {
      const bad = boc.slice()
      bad[bit >> 3] = bad[bit >> 3]! ^ (0x80 >> (bit & 7))
      try {
        parseMessage(parseBoc(bad))
      } catch (error) {
        expect(error).toBeInstanceOf(CellError)
      }
    }
  })
})
