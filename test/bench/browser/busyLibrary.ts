/** How long the thread of a page is blocked at most while the library computes for seconds. */
import { tinyAccount } from '../../support/executor/tinyContract.ts'
import { median } from '../median.ts'
import type { Row } from '../Suite.ts'
import type { BenchPages } from './BenchPages.ts'

const ROUNDS = 3
const BUSY_MS = 5000
/** Runs at the same time; the next one begins when one ends. */
const RUNS = 8
const LIMIT_MS = 50

const LABEL = 'longest gap of the page while the virtual machine runs'

export const busyLibraryAims = { [`${LABEL} against ${LIMIT_MS} ms`]: { aim: { atMost: 1 } } }

/** Counts down for as long as its gas lasts. */
const COUNTDOWN = tinyAccount('f800817fff94a520c000e630')

export async function busyLibrary(pages: BenchPages): Promise<Row[]> {
  pages.add('busy', script)
  const { page, close } = await pages.open('busy')
  const gaps: number[] = []
  for (let round = 0; round < ROUNDS; round++) gaps.push((await page.evaluate('measureGap()')) as number)
  await close()
  const ours = median(gaps)
  return [{ label: LABEL, ours, against: `${LIMIT_MS} ms`, peer: LIMIT_MS, ratio: ours / LIMIT_MS, unit: 'ms' }]
}

const script = `import { loadClient } from '/ours/browser.mjs'
  const client = await loadClient()
  const run = () => client.tvm.runGet({ account: '${COUNTDOWN}', function_name: 'seqno' })
  await run()

  /** Longest time between two turns of this thread while runs are under way, in ms. */
  globalThis.measureGap = async () => {
    let isOver = false
    const keepRunning = async () => {
      while (!isOver) await run()
    }
    const runs = Array.from({ length: ${RUNS} }, keepRunning)
    const { port1, port2 } = new MessageChannel()
    const start = performance.now()
    let longest = 0
    let last = start
    await new Promise((resolve) => {
      port1.onmessage = () => {
        const now = performance.now()
        longest = Math.max(longest, now - last)
        last = now
        if (now - start > ${BUSY_MS}) resolve()
        else port2.postMessage(null)
      }
      port2.postMessage(null)
    })
    isOver = true
    await Promise.all(runs)
    return longest
  }
  reached()`
