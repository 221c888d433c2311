import { Builder, type Cell } from '../../src/core/cells/index.ts'

/** A tree of 213 cells with 85 data bytes on average, like a contract with its code; the same each time. */
export function sampleTree(): Cell {
  const cells: Cell[] = []
  let seed = 1
  const random = (): number => {
    seed = (seed * 48271) % 0x7fffffff
    return seed
  }
  for (let i = 0; i < 213; i++) {
    const builder = new Builder()
    const bytes = 45 + (random() % 80)
    for (let at = 0; at < bytes; at++) builder.storeUint(random() & 255, 8)
    for (let ref = 0; ref < 4 && cells.length > 0 && (ref === 0 || random() % 3 === 0); ref++) {
      builder.storeRef(cells[ref === 0 ? cells.length - 1 : random() % cells.length]!)
    }
    cells.push(builder.toCell())
  }
  return cells.at(-1)!
}
