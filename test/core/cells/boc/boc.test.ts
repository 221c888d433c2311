import { Cell as PeerCell } from '@ton/core'
import fc from 'fast-check'
import { getBocHash } from 'nekoton-wasm/node'
import { describe, expect, test } from 'vitest'
import { bytesToBase64 } from '../../../../src/core/bytes/index.ts'
import {
  Builder,
  type Cell,
  CellError,
  EMPTY_CELL,
  merkleProofCell,
  parseBoc,
  parseBocBase64,
  parseBocRoots,
  prunedCell,
  writeBoc,
  writeBocBase64,
  writeBocRoots,
} from '../../../../src/core/cells/index.ts'
import { cellTree } from '../../../support/randomCells.ts'
import { readVectors } from '../../../support/vectors.ts'

const MESSAGE =
  'te6ccgEBAQEAWAAAq2n+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE/zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzSsG8DgAAAAAjuOu9NAL7BxYpA'

function chain(length: number): Cell {
  let cell = EMPTY_CELL
  for (let i = 0; i < length; i++) cell = new Builder().storeRef(cell).toCell()
  return cell
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16))
}

describe('bags of cells', () => {
  test('hash to the known value', () => {
    expect(parseBocBase64(MESSAGE).hashHex()).toBe('dfd47194f3058ee058bfbfad3ea40cbbd9ad17ca77cd0904d4d9f18a48c2fbca')
  })

  test('write the last of two references first', () => {
    const one = new Builder().storeUint(1, 8).toCell()
    const two = new Builder().storeUint(2, 8).toCell()
    const boc = writeBoc(new Builder().storeRef(one).storeRef(two).toCell())
    expect([...boc.subarray(-10)]).toEqual([2, 0, 2, 1, 0, 2, 2, 0, 2, 1])
  })

  test('survive a round trip in every form', () => {
    fc.assert(
      fc.property(cellTree, fc.boolean(), fc.boolean(), (cell, index, crc) => {
        const copy = parseBoc(writeBoc(cell, { index, crc }))
        expect(copy.hashHex()).toBe(cell.hashHex())
        expect(copy.depth()).toBe(cell.depth())
        expect(writeBocBase64(copy)).toBe(writeBocBase64(cell))
      }),
      { numRuns: 150 },
    )
  })

  test('are read by two other implementations with the same hash, and theirs by this one', () => {
    fc.assert(
      fc.property(cellTree, fc.boolean(), fc.boolean(), (cell, idx, crc32) => {
        const hash = cell.hashHex()
        const peer = PeerCell.fromBoc(Buffer.from(writeBoc(cell, { index: idx, crc: crc32 })))[0]!
        expect(peer.hash().toString('hex')).toBe(hash)
        expect(parseBoc(peer.toBoc({ idx, crc32 })).hashHex()).toBe(hash)
        expect(getBocHash(writeBocBase64(cell))).toBe(hash)
      }),
      { numRuns: 60 },
    )
  })

  test('hold several roots', () => {
    const roots = [new Builder().storeRef(EMPTY_CELL).toCell(), EMPTY_CELL, new Builder().storeBit(1).toCell()]
    const copies = parseBocRoots(writeBocRoots(roots))
    expect(copies.map((cell) => cell.hashHex())).toEqual(roots.map((cell) => cell.hashHex()))
    expect(() => parseBoc(writeBocRoots(roots))).toThrow('3 roots, expected 1')
  })

  test('are read in both older forms', () => {
    const body = '0101' + '02' + '01' + '00' + '06' + '0306' + '0100' + '01' + '0002aa'
    expect(parseBoc(bytes(`68ff65f3${body}`)).refs[0]!.bytes).toEqual(Uint8Array.of(0xaa))
    const withCrc = bytes(`acc3a728${body}00000000`)
    expect(() => parseBoc(withCrc)).toThrow('wrong checksum')
  })

  test('check hashes that are stored in cells and store them again', () => {
    const cell = EMPTY_CELL
    const hash = cell.hashHex()
    const text = `b5ee9c720101010100${'24'}00${'1000'}${hash}0000`
    expect(parseBoc(bytes(text)).storesHashes).toBe(true)
    expect(bytesToBase64(writeBoc(parseBoc(bytes(text))))).toBe(bytesToBase64(bytes(text)))
    expect(() => parseBoc(bytes(text.replace(hash, `ff${hash.slice(2)}`)))).toThrow('wrong hash')
  })

  test('leave the bytes that they are read from as they are, also those of a Buffer of Node.js', () => {
    const boc = Buffer.from(writeBoc(new Builder().storeUint(5, 3).toCell()))
    const before = boc.toString('hex')
    const cell = parseBoc(boc)
    expect(boc.toString('hex')).toBe(before)
    boc.fill(0)
    expect(cell.hashHex()).toBe(new Builder().storeUint(5, 3).toCell().hashHex())
  })

  test('ignore bytes that follow them', () => {
    expect(parseBoc(Uint8Array.of(...writeBoc(EMPTY_CELL), 1, 2, 3)).bitLength).toBe(0)
  })

  test('keep exotic cells', () => {
    const tree = new Builder()
      .storeRef(prunedCell(chain(3)))
      .storeUint(5, 8)
      .toCell()
    const proof = merkleProofCell(tree)
    const copy = parseBoc(writeBoc(proof))
    expect(copy.kind).toBe('merkleProof')
    expect(copy.refs[0]!.refs[0]!.kind).toBe('pruned')
    expect(copy.refs[0]!.hash(0)).toEqual(new Builder().storeRef(chain(3)).storeUint(5, 8).toCell().hash())
    expect(
      PeerCell.fromBoc(Buffer.from(writeBoc(proof)))[0]!
        .hash()
        .toString('hex'),
    ).toBe(proof.hashHex())
  })
})

describe('limits of bags of cells', () => {
  test('allow a depth of 2048 and no more', () => {
    expect(parseBoc(writeBoc(chain(2048))).depth()).toBe(2048)
    expect(() => writeBoc(chain(2049))).toThrow(CellError)
  })

  test('hash a tree as deep as the format can state without exhausting the call stack', () => {
    expect(chain(65534).hashHex()).toHaveLength(64)
    expect(() => chain(65536)).toThrow('too deep')
  })

  test('are written for a tree with more paths than could ever be followed', () => {
    let cell = EMPTY_CELL
    for (let i = 0; i < 500; i++) {
      const builder = new Builder()
      for (let ref = 0; ref < 4; ref++) builder.storeRef(cell)
      cell = builder.toCell()
    }
    expect(parseBoc(writeBoc(cell)).hashHex()).toBe(cell.hashHex())
  })

  test('write distinct roots only', () => {
    expect(() => writeBocRoots([EMPTY_CELL, EMPTY_CELL])).toThrow('distinct')
    expect(() => writeBocRoots([])).toThrow('1 to 1024')
  })

  test.each([
    ['an empty input', ''],
    ['an unknown magic', '000000000000000000'],
    ['big cells', 'b6ff9a7301010101000200' + '0000'],
    ['reserved flags', 'b5ee9c72190101010002000000'],
    ['reference size 0', 'b5ee9c72000101010002000000'],
    ['offset size 9', 'b5ee9c72010901010002000000'],
    ['cache bits without index', 'b5ee9c72210101010002000000'],
    ['no roots', 'b5ee9c72010101000002' + '0000'],
    ['an absent cell', 'b5ee9c72010101010102000000'],
    ['more cells than bytes', 'b5ee9c720401ffffffff000000010000000002000000000000'],
    ['a huge data size', 'b5ee9c720108010100ffffffffffffffff000000'],
    ['a root that does not exist', 'b5ee9c72010101010002050000'],
    ['a reference to itself', 'b5ee9c7201010101000300010000'],
    ['a reference backwards', 'b5ee9c720101020100060001000101000000'],
    ['five references', 'b5ee9c72010101010007000500' + '0000000000'],
    ['data without an end mark', 'b5ee9c72010101010003000001' + '00'],
    ['an end mark that ends whole bytes', 'b5ee9c72010101010003000001' + '80'],
    ['a wrong level mask', 'b5ee9c72010101010002002000'],
    ['an exotic cell of kind 6', 'b5ee9c72010101010003000802' + '06'],
    ['an exotic cell without kind', 'b5ee9c72010101010002000800'],
  ])('refuse %s', (_, text) => {
    expect(() => parseBoc(bytes(text === '' ? '00' : text))).toThrow(CellError)
  })

  test('answer every truncation and every flipped bit with a tree or a CellError', () => {
    const good = writeBoc(parseBocBase64(MESSAGE), { index: true })
    const attempt = (input: Uint8Array): void => {
      try {
        parseBoc(input).hashHex()
      } catch (error) {
        expect(error).toBeInstanceOf(CellError)
      }
    }
    for (let size = 0; size < good.length; size++) {
      expect(() => parseBoc(good.subarray(0, size))).toThrow(CellError)
    }
    for (let bit = 0; bit < good.length * 8; bit++) {
      const bad = good.slice()
      bad[bit >> 3] = bad[bit >> 3]! ^ (0x80 >> (bit & 7))
      attempt(bad)
    }
  })

  test('detect any flipped bit if there is a checksum', () => {
    const good = writeBoc(parseBocBase64(MESSAGE), { crc: true })
    for (let bit = 48; bit < good.length * 8; bit++) {
      const bad = good.slice()
      bad[bit >> 3] = bad[bit >> 3]! ^ (0x80 >> (bit & 7))
      expect(() => parseBoc(bad)).toThrow(CellError)
    }
  })

  test('refuse text that is not base64', () => {
    for (const text of ['Wrong==', '', '3q2+7w==', 'te6c cgEBAQEAAgAAAA==', 'te6ccgEBAQEAAgAAAA=']) {
      expect(() => parseBocBase64(text)).toThrow(CellError)
    }
  })
})

const vectors = readVectors('boc.json')
describe.skipIf(vectors === undefined)('known bags (skipped when the vectors are absent)', () => {
  const texts = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('te6cc')) texts.add(value)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(vectors ?? [])

  test('hash as with two other implementations', () => {
    expect(texts.size).toBeGreaterThan(30)
    for (const text of texts) {
      const hash = parseBocBase64(text).hashHex()
      expect(PeerCell.fromBase64(text).hash().toString('hex')).toBe(hash)
      expect(getBocHash(text)).toBe(hash)
    }
  })

  test('writes the bags of the expected results byte for byte', () => {
    const results = new Set<string>()
    for (const { expect: result } of vectors ?? []) {
      for (const value of Object.values((result ?? {}) as object)) {
        if (typeof value === 'string' && value.startsWith('te6cc')) results.add(value)
      }
    }
    const written = [...results].filter((text) => writeBocBase64(parseBocBase64(text)) === text)
    expect(written).toEqual([...results])
  })
})
