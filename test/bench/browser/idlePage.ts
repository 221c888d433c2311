/** Memory of a page that has a client and does nothing. Linux only. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { compare, interleave } from '../interleave.ts'
import { median } from '../median.ts'
import { CannotMeasure, type Row } from '../Suite.ts'
import type { BenchPages } from './BenchPages.ts'

const ROUNDS = 5
const SETTLE_MS = 3000

export const idlePageAims = {
  'memory of an idle page with a client against nekoton-wasm': { aim: { atMost: 1 } },
}

/** `pages` has those of `addSteps`. */
export async function idlePage(pages: BenchPages): Promise<Row[]> {
  if (process.platform !== 'linux') throw new CannotMeasure('memory of processes is read from /proc')
  const values = await interleave(ROUNDS, {
    empty: () => memoryOf(pages, 'empty'),
    ours: () => memoryOf(pages, 'ours-signature'),
    peer: () => memoryOf(pages, 'peer-signature'),
  })
  const empty = median(values.empty)
  const above = (sizes: readonly number[]) => sizes.map((size) => size - empty)
  return [
    {
      ...{ label: 'memory of an idle page with a client', against: 'nekoton-wasm', unit: 'MiB' },
      ...compare(above(values.ours), above(values.peer)),
    },
  ]
}

/** MiB of memory that the processes of pages share with no other, after the page has collected what it no longer needs. */
async function memoryOf(pages: BenchPages, name: string): Promise<number> {
  const { page, close } = await pages.open(name)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  await sleep(SETTLE_MS)
  const browserSession = await pages.browser.newBrowserCDPSession()
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo')
  await browserSession.detach()
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateMiB(id))
  await close()
  return sizes.reduce((sum, size) => sum + size, 0)
}

function privateMiB(pid: number): number {
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}
