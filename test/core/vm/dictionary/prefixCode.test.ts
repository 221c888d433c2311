import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, Slice } from '../../../../src/core/cells/index.ts'
import type { VmOutcome } from '../../../../src/core/vm/index.ts'
import type { VmValue } from '../../../../src/core/vm/VmValue.ts'
import { bitText, storeBitText } from '../../../support/randomCells.ts'
import { runProgram } from '../../../support/vm/runProgram.ts'
import { assemble } from '../../../support/vm/VmText.ts'

const MAX_BITS = 6
function sliceOf(bits: string): Slice {
  return Slice.of(storeBitText(new Builder(), bits).toCell())
}
function run(name: string, ...stack: VmValue[]): VmOutcome {
  return runProgram(assemble(name), stack)
}
function rootIn({ stack }: VmOutcome): Cell | null {
  return stack[0] as Cell | null
}

describe('prefix code dictionaries', () => {
  test('behave like a map of codes that are not prefixes of each other', () => {
    const step = fc.tuple(fc.constantFrom('SET', 'ADD', 'REPLACE', 'DEL'), bitText(MAX_BITS))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const model = new Map<string, string>()
        let root: Cell | null = null
        steps.forEach(([operation, code], index) => {
          const value = index.toString(2).padStart(16, '0')
          const operands = operation === 'DEL' ? [] : [sliceOf(value)]
          const outcome = run(`PFXDICT${operation}`, ...operands, sliceOf(code), root, MAX_BITS)
          if (code === '') {
            // The machine of the network gives up on a key without bits.
            expect([outcome.exitCode, outcome.isFailure]).toEqual([11, true])
            return
          }
          const others = [...model.keys()].filter((other) => other !== code)
          const leadsOn = others.some((other) => other.startsWith(code))
          const isBeyond = others.some((other) => code.startsWith(other))
          if (isBeyond || (leadsOn && operation === 'DEL')) {
            // The machine rejects the dictionary if a leaf is where the key continues, or if the key ends before a
            // leaf.
            expect(outcome.exitCode).toBe(9)
            return
          }
          if (leadsOn && outcome.exitCode !== 0) {
            // A key that ends in a fork.
            expect([9, 12]).toContain(outcome.exitCode)
            return
          }
          const allowed = !leadsOn && (operation === 'SET' || (operation === 'ADD') === !model.has(code))
          expect([outcome.exitCode, outcome.stack[1]]).toEqual([0, allowed ? -1 : 0])
          root = rootIn(outcome)
          if (allowed && operation === 'DEL') model.delete(code)
          else if (allowed) model.set(code, value)
        })
        for (let input = 0; input < 2 ** MAX_BITS; input++) {
          const text = input.toString(2).padStart(MAX_BITS, '0')
          const expected = [...model].find(([code]) => text.startsWith(code))
          const { stack } = run('PFXDICTGETQ', sliceOf(text), root, MAX_BITS)
          const found = stack.at(-1) === 0 ? undefined : stack.slice(0, 3).map((slice) => bitsOf(slice as Slice))
          expect(found).toEqual(expected && [expected[0], expected[1], text.slice(expected[0].length)])
        }
        if (model.size === 0) expect(root).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  test('give up on a code longer than the limit', () => {
    expect(run('PFXDICTSET', sliceOf('1'), sliceOf('1111'), null, 3)).toMatchObject({ exitCode: 11, isFailure: true })
  })

  test('are not marked as such: a dictionary with keys of one length is read as a prefix code', () => {
    // Empty labels; the bit that distinguishes a leaf from a fork is taken from the value, and missing in the fork.
    const fork = new Builder().storeUint(0, 2)
    for (const bit of [0, 1]) fork.storeRef(new Builder().storeUint(bit, 3).storeUint(0x7f, 7).toCell())
    const find = (input: string) => run('PFXDICTGETQ', sliceOf(input), fork.toCell(), 1).stack
    expect(
      find('011')
        .slice(0, 3)
        .map((slice) => bitsOf(slice as Slice)),
    ).toEqual(['0', '1111111', '11'])
    expect(find('111').at(-1)).toBe(0)
  })
})

function bitsOf(slice: Slice): string {
  let text = ''
  for (const rest = slice.clone(); rest.remainingBits > 0; ) text += rest.loadBit()
  return text
}
