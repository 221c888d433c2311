/** How much a page loads until it has done something, and how much it could load. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundlePage } from '../../../scripts/bundlePage.ts'
import { isRarelyLoaded } from '../../support/page/isRarelyLoaded.ts'
import type { Row } from '../Suite.ts'
import type { BenchPages } from './BenchPages.ts'

export const PEER_UNTIL_HASH = 'nekoton-wasm until its first hash'

/** Compressed size that is aimed at, kB. */
const HASH_KB = 80
const CONTRACT_KB = 260
const WHOLE_KB = 500

export const bytesAims = {
  [`bytes until the first hash against ${HASH_KB} kB`]: { aim: { atMost: 1 } },
  [`bytes until a contract was deployed, called and read against ${CONTRACT_KB} kB`]: { aim: { atMost: 1 } },
  [`bytes of the whole API against ${WHOLE_KB} kB`]: { aim: { atMost: 1 } },
}

/** `pages` has those of `addSteps`. */
export async function loadedBytes(pages: BenchPages): Promise<Row[]> {
  const kilobytes = async (name: string) => (await pages.visit(name)).bytes / 1000
  const hash = await kilobytes('ours-hash')
  const contract = await kilobytes('ours-contract')
  const peer = await kilobytes('peer-hash')
  return [
    row('until the first hash', hash, `${HASH_KB} kB`, HASH_KB),
    row('until the first hash', hash, PEER_UNTIL_HASH, peer),
    row('until a contract was deployed, called and read', contract, `${CONTRACT_KB} kB`, CONTRACT_KB),
    row('until a contract was deployed, called and read', contract, PEER_UNTIL_HASH, peer),
    row('of the whole API', await wholeKilobytes(), `${WHOLE_KB} kB`, WHOLE_KB),
  ]
}

function row(label: string, ours: number, against: string, peer: number): Row {
  return { label: `bytes ${label}`, ours, against, peer, ratio: ours / peer, unit: 'kB' }
}

async function wholeKilobytes(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bench-'))
  try {
    const { files } = await bundlePage(folder)
    const names = Object.keys(files).filter((name) => !isRarelyLoaded(files[name]!))
    const sizes = names.map((name) => brotliCompressSync(readFileSync(join(folder, 'page', name))).length)
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  } finally {
    rmSync(folder, { recursive: true })
  }
}
