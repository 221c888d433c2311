import { Cell as PeerCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import {
  Builder,
  type Cell,
  CellError,
  exoticCell,
  merkleProofCell,
  merkleUpdateCell,
  prunedCell,
  writeBoc,
} from '../../../src/core/cells/index.ts'

function leaf(value: number): Cell {
  return new Builder().storeUint(value, 32).toCell()
}
function peerOf(cell: Cell): PeerCell {
  return PeerCell.fromBoc(Buffer.from(writeBoc(cell)))[0]!
}

describe('exotic cells', () => {
  test('have the hash of the cells that they stand for below their level', () => {
    const whole = new Builder().storeRef(leaf(1)).storeRef(leaf(2)).toCell()
    const part = new Builder()
      .storeRef(prunedCell(leaf(1)))
      .storeRef(leaf(2))
      .toCell()
    expect(part.level).toBe(1)
    expect(part.hash(0)).toEqual(whole.hash())
    expect(part.hash()).not.toEqual(whole.hash())
    expect(part.depth(0)).toBe(1)
    expect(merkleProofCell(part).level).toBe(0)
    expect(merkleProofCell(part).hashHex()).toBe(peerOf(merkleProofCell(part)).hash().toString('hex'))
  })

  test('nest: a proof of a proof hashes as elsewhere', () => {
    const inner = merkleProofCell(
      new Builder()
        .storeRef(prunedCell(leaf(1)))
        .storeRef(leaf(2))
        .toCell(),
    )
    const tree = new Builder()
      .storeRef(inner)
      .storeRef(prunedCell(leaf(3), 1))
      .toCell()
    const update = merkleUpdateCell(tree, new Builder().storeRef(prunedCell(inner)).toCell())
    expect(update.level).toBe(0)
    expect(update.hashHex()).toBe(peerOf(update).hash().toString('hex'))
    expect(peerOf(tree).level()).toBe(tree.level)
    expect(tree.hashHex()).toBe(peerOf(tree).hash().toString('hex'))
  })

  test('have two levels when pruned twice', () => {
    const once = new Builder().storeRef(prunedCell(leaf(1), 1)).toCell()
    const twice = prunedCell(once, 2)
    expect(twice.levelMask).toBe(3)
    expect(twice.hash(0)).toEqual(once.hash(0))
    expect(twice.hash(1)).toEqual(once.hash(1))
    expect(twice.hash(1)).not.toEqual(once.hash(0))
    expect(twice.hashHex()).toBe(
      peerOf(merkleProofCell(new Builder().storeRef(twice).toCell()))
        .refs[0]!.refs[0]!.hash()
        .toString('hex'),
    )
    expect(() => prunedCell(once, 1)).toThrow(CellError)
  })

  test('are refused when malformed', () => {
    const proof = merkleProofCell(leaf(1))
    const wrongHash = proof.bytes.slice()
    wrongHash[5]! ^= 1
    const wrongDepth = proof.bytes.slice()
    wrongDepth[34]! ^= 1
    const cases: [Uint8Array, number, Cell[]][] = [
      [wrongHash, 280, [leaf(1)]],
      [wrongDepth, 280, [leaf(1)]],
      [proof.bytes, 280, []],
      [proof.bytes, 272, [leaf(1)]],
      [Uint8Array.of(1, 0), 16, []],
      [Uint8Array.of(1, 8), 16, []],
      [Uint8Array.of(1, 1, 0), 24, []],
      [Uint8Array.of(2, 0), 16, []],
      [Uint8Array.of(5, 0), 16, []],
      [Uint8Array.of(6, 0), 16, []],
      [Uint8Array.of(0), 4, []],
    ]
    for (const [bytes, bits, refs] of cases) expect(() => exoticCell(bytes, bits, refs)).toThrow(CellError)
  })

  test('include library references', () => {
    const library = exoticCell(new Builder().storeUint(2, 8).storeBits(leaf(1).hash()).toBits(), 264, [])
    expect([library.kind, library.level, library.depth()]).toEqual(['library', 0, 0])
    expect(peerOf(library).hash().toString('hex')).toBe(library.hashHex())
  })
})
