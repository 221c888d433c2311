import { Cell as PeerCell } from '@ton/core'
import { getBocHash } from 'nekoton-wasm/node'
import { Builder, type Cell, parseBocBase64, writeBoc, writeBocBase64 } from '../../src/core/cells/index.ts'

export interface BenchRow {
  readonly name: string
  /** Median time of this implementation, in ms. */
  readonly ours: number
  /** Median time of the peer, in ms. */
  readonly peer: number
  /** How many times faster this implementation is. */
  readonly ratio: number
}

/** A tree of 213 cells with 85 data bytes on average, like a contract with its code. */
const sampleTree = (): Cell => {
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

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!

/** Runs both sides in turns, so that both see the same machine, and compares the medians. */
const compare = (name: string, ours: () => unknown, peer: () => unknown, rounds = 60, calls = 10): BenchRow => {
  const times: [number[], number[]] = [[], []]
  for (let round = -20; round < rounds; round++) {
    for (const [side, run] of [ours, peer].entries()) {
      const start = performance.now()
      for (let call = 0; call < calls; call++) run()
      if (round >= 0) times[side]!.push((performance.now() - start) / calls)
    }
  }
  const [mine, theirs] = [median(times[0]), median(times[1])]
  return { name, ours: mine, peer: theirs, ratio: theirs / mine }
}

/** Parsing, hashing and writing of a bag of 213 cells against two public implementations, in one process. */
export const benchCells = async (): Promise<BenchRow[]> => {
  const tree = sampleTree()
  const text = writeBocBase64(tree)
  const bytes = writeBoc(tree)
  const peerTree = PeerCell.fromBase64(text)
  const size = `213 cells, ${(bytes.length / 1000).toFixed(0)} kB`
  return [
    compare(
      `boc hash from base64 (${size}), @ton/core`,
      () => parseBocBase64(text).hash(),
      () => PeerCell.fromBase64(text).hash(),
    ),
    compare(
      `boc hash from base64 (${size}), nekoton-wasm`,
      () => parseBocBase64(text).hashHex(),
      () => getBocHash(text),
    ),
    compare(
      `boc to bytes (${size}), @ton/core`,
      () => writeBoc(tree),
      () => peerTree.toBoc({ idx: false, crc32: false }),
    ),
  ]
}
