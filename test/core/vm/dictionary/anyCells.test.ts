/** Cells that are not a dictionary, or not one with keys of the stated size, as the machine reads them. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, EMPTY_CELL, Slice, setKey } from '../../../../src/core/cells/index.ts'
import { FREE_ACCESS, lookup, write } from '../../../../src/core/vm/dictionary/index.ts'
import type { VmOutcome } from '../../../../src/core/vm/index.ts'
import type { VmValue } from '../../../../src/core/vm/VmValue.ts'
import { runProgram } from '../../../support/vm/runProgram.ts'
import { assemble } from '../../../support/vm/VmText.ts'

function run(name: string, ...stack: VmValue[]): VmOutcome {
  return runProgram(assemble(name), stack)
}
function key(bits: number): Uint8Array {
  return new Uint8Array((bits + 7) >> 3)
}
function byte(value: number): Builder {
  return new Builder().storeUint(value, 8)
}

describe('row T9: an empty cell as root', () => {
  test.each(['DICTUGET', 'DICTIGET', 'DICTUGETREF'])('%s finds no key', (name) => {
    const { exitCode, stack } = run(name, 1, EMPTY_CELL, 32)
    expect([exitCode, stack]).toEqual([0, [0]])
  })

  test.each(['DICTUGETOPTREF', 'DICTIGETOPTREF'])('%s finds null', (name) => {
    const { exitCode, stack } = run(name, 1, EMPTY_CELL, 32)
    expect([exitCode, stack]).toEqual([0, [null]])
  })

  test.each(['DICTUGETJMP', 'DICTUGETEXEC'])('%s continues', (name) => {
    const { exitCode, stack } = run(name, 1, EMPTY_CELL, 32)
    expect([exitCode, stack]).toEqual([0, []])
  })

  test('accepts no new key and has no first key', () => {
    expect(run('DICTUSET', Slice.of(byte(1).toCell()), 1, EMPTY_CELL, 32).exitCode).toBe(9)
    expect(run('DICTUDEL', 1, EMPTY_CELL, 32).exitCode).toBe(9)
    expect(run('DICTUMIN', EMPTY_CELL, 32).exitCode).toBe(10)
  })
})

describe('keys wider than an integer', () => {
  const rootOf = (first: number, bits: number): Cell => {
    const bytes = key(bits)
    bytes[0] = first
    bytes[bytes.length - 1]! |= 2
    return setKey(undefined, bits, bytes, byte(7)).root!
  }

  test('are integers where their value is one', () => {
    expect(run('DICTUMIN', rootOf(0, 264), 264).stack.slice(1)).toEqual([2, -1])
    expect(run('DICTIMAX', rootOf(0, 264), 264).stack.slice(1)).toEqual([2, -1])
    expect(run('DICTUMIN', rootOf(0, 1000), 1000).stack.slice(1)).toEqual([2, -1])
    const all = new Uint8Array(33).fill(0xff)
    const negative = setKey(undefined, 264, all, byte(7)).root!
    expect(run('DICTIMIN', negative, 264).stack.slice(1)).toEqual([-1, -1])
  })

  test('are out of range if their value is too large', () => {
    expect(run('DICTUMIN', rootOf(1, 264), 264).exitCode).toBe(5)
    expect(run('DICTIMIN', rootOf(0x80, 264), 264).exitCode).toBe(5)
    expect(run('DICTUMIN', rootOf(0x80, 257), 257).exitCode).toBe(5)
    expect(run('DICTIMIN', rootOf(0xbf, 258), 258).exitCode).toBe(5)
  })
})

describe('keys without bits', () => {
  test('are not found by a read, out of range for a write, and a fatal error elsewhere', () => {
    expect(run('DICTUGET', 0, null, 0).stack).toEqual([0])
    expect(run('DICTUSET', Slice.of(byte(1).toCell()), 0, null, 0)).toMatchObject({ exitCode: 5 })
    for (const name of ['DICTUGETJMP', 'DICTUGETEXECZ', 'DICTUGETNEXT', 'DICTUGETPREVEQ']) {
      expect(run(name, 0, null, 0), name).toMatchObject({ exitCode: 11, isFailure: true })
    }
    const leaf = new Builder().storeUint(0, 2).toCell()
    expect(run('DICTUREMMIN', leaf, 0)).toMatchObject({ exitCode: 11, isFailure: true })
  })
})

describe('malformed nodes', () => {
  const noRefs = new Builder().storeUint(0, 2).toCell()
  const threeRefs = new Builder().storeUint(0, 2).storeRef(noRefs).storeRef(noRefs).storeRef(noRefs).toCell()

  test('a malformed node without branches has no keys and cannot be changed', () => {
    expect(lookup(noRefs, 8, key(8), 8, FREE_ACCESS)).toBeUndefined()
    for (const cell of [noRefs, threeRefs]) {
      expect(() => write(cell, 8, key(8), 8, byte(1), 'set', FREE_ACCESS)).toThrow(expect.objectContaining({ code: 9 }))
    }
  })

  test('keep their extra data when a value below them changes', () => {
    const child = setKey(undefined, 7, key(7), byte(1)).root!
    const fork = new Builder().storeUint(0, 2).storeUint(0xabc, 12).storeRef(child).storeRef(child).toCell()
    const { root } = write(fork, 8, key(8), 8, byte(2), 'set', FREE_ACCESS)
    expect(Slice.of(root!).loadUint(14)).toBe(0xabc)
    expect(lookup(root, 8, key(8), 8, FREE_ACCESS)?.loadUint(8)).toBe(2)
  })

  test('a label longer than the key is a cell underflow', () => {
    const long = new Builder().storeUint(2, 2).storeUint(9, 4).storeRun(0, 9).toCell()
    expect(() => lookup(long, 8, key(8), 8, FREE_ACCESS)).toThrow(expect.objectContaining({ code: 9 }))
  })

  test('a label longer than its cell counts as empty', () => {
    const short = new Builder().storeUint(2, 2).storeUint(8, 4).storeRun(0, 3).storeRef(noRefs).storeRef(noRefs)
    expect(lookup(short.toCell(), 8, key(8), 8, FREE_ACCESS)).toBeUndefined()
  })
})
