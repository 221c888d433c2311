import { expect } from 'vitest'
import { Cell, Dictionary, Slice } from '../../src/core/cells/index.ts'

/** Makes `toEqual` compare cells, slices and dictionaries by content instead of by what they have computed so far. */
expect.addEqualityTesters([
  (a, b) => (a instanceof Cell && b instanceof Cell ? a.equals(b) : undefined),
  (a, b) => (a instanceof Slice && b instanceof Slice ? a.equals(b) : undefined),
  (a, b) => {
    if (!(a instanceof Dictionary && b instanceof Dictionary)) return undefined
    return a.root === undefined || b.root === undefined ? a.root === b.root : a.root.equals(b.root)
  },
])
