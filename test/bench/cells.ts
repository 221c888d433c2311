import { Cell as PeerCell } from '@ton/core'
import { getBocHash } from 'nekoton-wasm/node'
import { parseBocBase64, writeBoc, writeBocBase64 } from '../../src/core/cells/index.ts'
import { functionCallRate } from './callRates.ts'
import { compare, interleave } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'
import { sampleTree } from './sampleTree.ts'

const ROUNDS = 30
const CALLS = 20

interface Work {
  readonly label: string
  readonly against: string
  readonly ours: () => unknown
  readonly peer: () => unknown
}

export const cells: Suite = {
  name: 'cells',
  notes:
    'A bag of 213 cells with 85 data bytes on average, parsed from base64 and hashed, and written to bytes, in one process.',
  run: async () => {
    const tree = sampleTree()
    const text = writeBocBase64(tree)
    const peerTree = PeerCell.fromBase64(text)
    const works: readonly Work[] = [
      {
        label: 'parse and hash',
        against: '@ton/core',
        ours: () => parseBocBase64(text).hash(),
        peer: () => PeerCell.fromBase64(text).hash(),
      },
      {
        label: 'parse and hash',
        against: 'nekoton-wasm',
        ours: () => parseBocBase64(text).hashHex(),
        peer: () => getBocHash(text),
      },
      {
        label: 'write',
        against: '@ton/core',
        ours: () => writeBoc(tree),
        peer: () => peerTree.toBoc({ idx: false, crc32: false }),
      },
    ]
    const rows: Row[] = []
    for (const work of works) rows.push(await measure(work))
    return rows
  },
}

async function measure({ label, against, ours, peer }: Work): Promise<Row> {
  // Warm-up, so that both are compiled before they are measured.
  for (const work of [ours, peer]) await functionCallRate(work, 10 * CALLS)
  const values = await interleave(ROUNDS, {
    ours: async () => functionCallRate(ours, CALLS),
    peer: async () => functionCallRate(peer, CALLS),
  })
  return { label, against, unit: 'calls/s', ...compare(values.ours, values.peer) }
}
