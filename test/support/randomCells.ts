import fc from 'fast-check'
import { Builder, type Cell } from '../../src/core/cells/index.ts'

/** Bits of 0 to `max` length as a text of digits. */
export function bitText(max: number): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom('0', '1'), { maxLength: max }).map((bits) => bits.join(''))
}

/** Appends the bits of a text of digits. */
export function storeBitText(builder: Builder, bits: string): Builder {
  for (const bit of bits) builder.storeBit(bit === '1')
  return builder
}

/** Random trees whose cells are partly shared. */
export const cellTree: fc.Arbitrary<Cell> = fc
  .array(fc.tuple(bitText(200), fc.array(fc.nat(), { maxLength: 4 })), { minLength: 1, maxLength: 25 })
  .map((plan) => {
    const cells: Cell[] = []
    for (const [bits, refs] of plan) {
      const builder = storeBitText(new Builder(), bits)
      if (cells.length > 0) for (const ref of refs) builder.storeRef(cells[ref % cells.length]!)
      cells.push(builder.toCell())
    }
    return cells.at(-1)!
  })
