import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Builder, Dictionary, uintKey, uintValue } from '../../../../src/core/cells/index.ts'
import { FREE_ACCESS, subdictionary } from '../../../../src/core/vm/dictionary/index.ts'
import { VmHalt } from '../../../../src/core/vm/VmException.ts'

describe('parts of dictionaries', () => {
  test('contain the keys under a prefix, with or without that prefix', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(255), { maxLength: 12 }),
        fc.integer({ min: 0, max: 8 }),
        fc.nat(255),
        (keys, length, seed) => {
          const dictionary = new Dictionary(uintKey(8), uintValue(8))
          for (const key of keys) dictionary.set(key, key)
          const part = keys.filter((key) => key >> (8 - length) === seed >> (8 - length)).sort((a, b) => a - b)
          const prefix = Uint8Array.of(seed)
          const rootOf = (cut: boolean) => subdictionary(dictionary.root, 8, prefix, length, cut, FREE_ACCESS)
          const whole = new Dictionary(uintKey(8), uintValue(8), rootOf(false))
          expect([...whole].map(([key]) => key)).toEqual(part)
          const expected = new Dictionary(uintKey(8), uintValue(8))
          for (const key of part) expected.set(key, key)
          expect(whole.root?.hashHex()).toBe(expected.root?.hashHex())
          const short = new Dictionary(uintKey(8 - length), uintValue(8), rootOf(true))
          expect([...short].map(([, value]) => value)).toEqual(part)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('are rebuilt and charged for, unless they are the whole dictionary', () => {
    const dictionary = new Dictionary(uintKey(8), uintValue(8))
    for (const key of [1, 2]) dictionary.set(key, key)
    let made = 0
    const access = {
      ...FREE_ACCESS,
      finish: (builder: Builder) => {
        made++
        return builder.toCell()
      },
    }
    const prefix = Uint8Array.of(0)
    expect(subdictionary(dictionary.root, 8, prefix, 4, false, access)).toBe(dictionary.root)
    expect(made).toBe(0)
    subdictionary(dictionary.root, 8, prefix, 4, true, access)
    expect(made).toBe(1)
  })

  test('end the run at a node without branches', () => {
    const noFork = new Builder().storeUint(0, 2).toCell()
    expect(() => subdictionary(noFork, 8, Uint8Array.of(0), 4, false, FREE_ACCESS)).toThrow(VmHalt)
  })
})
