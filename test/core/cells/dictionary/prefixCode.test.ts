import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  Builder,
  type Cell,
  deletePrefixCode,
  lookupPrefixCode,
  setPrefixCode,
} from '../../../../src/core/cells/index.ts'
import { bitText, storeBitText } from '../../../support/randomCells.ts'

const bitsOf = (text: string): Uint8Array => storeBitText(new Builder(), text).toBits()

describe('prefix code dictionaries', () => {
  it('behave like a map of codes of which none begins with another', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('set', 'add', 'replace', 'delete'), bitText(6)), { maxLength: 40 }),
        (steps) => {
          const model = new Map<string, number>()
          let root: Cell | undefined
          steps.forEach(([operation, code], index) => {
            const key = bitsOf(code)
            if (operation === 'delete') {
              const change = deletePrefixCode(root, 6, key, code.length)
              expect(change.changed).toBe(model.delete(code))
              root = change.root
              return
            }
            const clash = [...model.keys()].some(
              (other) => other !== code && (other.startsWith(code) || code.startsWith(other)),
            )
            const allowed = !clash && (operation === 'set' || (operation === 'add') === !model.has(code))
            const value = new Builder().storeUint(index, 16)
            const change = setPrefixCode(root, 6, key, code.length, value, operation as 'set' | 'add' | 'replace')
            expect(change.changed).toBe(allowed)
            root = change.root
            if (allowed) model.set(code, index)
          })
          for (let input = 0; input < 64; input++) {
            const text = input.toString(2).padStart(6, '0')
            const expected = [...model].find(([code]) => text.startsWith(code))
            const found = lookupPrefixCode(root, 6, bitsOf(text), 6)
            expect(found && [text.slice(0, found.keyBits), found.value.loadUint(16)]).toEqual(expected)
          }
          if (model.size === 0) expect(root).toBeUndefined()
        },
      ),
    )
  })

  it('refuse a code longer than the limit', () => {
    expect(setPrefixCode(undefined, 3, bitsOf('1111'), 4, new Builder()).changed).toBe(false)
  })
})
