import { Builder, type Cell, Slice } from '../../src/core/cells/index.ts'
import { messageCell } from '../../src/core/tlb/index.ts'

/** An external message to account 0:00…00 whose body is a tree of `cells` cells, nearly all of 124 data bytes. */
export function wideMessage(cells: number): Cell {
  let layer: Cell[] = []
  let number = 0
  const cell = (refs: readonly Cell[]): Cell => {
    const builder = new Builder().storeUint(number++, 32).storeBits(new Uint8Array(120).fill(number % 251))
    for (const ref of refs) builder.storeRef(ref)
    return builder.toCell()
  }
  for (let leaf = 0; leaf < cells * 0.75; leaf++) layer.push(cell([]))
  while (layer.length > 1) {
    const parents: Cell[] = []
    for (let at = 0; at < layer.length; at += 4) parents.push(cell(layer.slice(at, at + 4)))
    layer = parents
  }
  return messageCell({
    header: {
      type: 'externalIn',
      src: { type: 'none' },
      dest: { type: 'std', workchain: 0, account: new Uint8Array(32) },
      importFee: 0n,
    },
    body: Slice.of(layer[0]!),
  })
}
