/** The console in a browser: what it loads, and how long a person waits for the first content. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium } from 'playwright-core'
import { createGraphqlHandler } from '../../src/program/devnode/graphql/createGraphqlHandler.ts'
import { NodeStore } from '../../src/program/devnode/store/NodeStore.ts'
import { openArchive } from '../../src/system/Archive.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { loadDriver } from '../../storage/sqlite/loadDriver.ts'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../support/browser/chromiumOptions.ts'
import { makeLongChain } from '../support/devnode/longChain.ts'
import { serveGraphql } from '../support/devnode/serveGraphql.ts'
import { build } from '../support/startBuild.ts'
import { median } from './median.ts'
import type { Row, Suite } from './Suite.ts'

const ROUNDS = 7
const SHORT = 1000
const LONG = 100_000
const LIMIT_MS = 1000
const LIMIT_KB = 100

export const webConsole: Suite = {
  name: 'web-console',
  notes: `The home page of the console in Chromium without a window and with an empty cache, over loopback, from the request of the page to the first row of its list of transactions, median of ${ROUNDS}; the library that the page calls runs already. Bytes are compressed, those of the home page and of everything that can be loaded. The bounds are ${LIMIT_MS} ms and ${LIMIT_KB} kB.`,
  aims: {
    [`home page against ${LIMIT_KB} kB`]: { aim: { atMost: 1 } },
    [`first content, 1,000 transactions against ${LIMIT_MS} ms`]: { aim: { atMost: 1 } },
    [`first content, 100,000 transactions against ${LIMIT_MS} ms`]: { aim: { atMost: 1 } },
  },
  run: async () => {
    const [short, long] = [await timeRow(SHORT), await timeRow(LONG)]
    return [kilobytes('home page', short.kilobytes), kilobytes('all pages', allFiles()), short.row, long.row]
  },
}

function kilobytes(label: string, ours: number): Row {
  return { label, ours, against: `${LIMIT_KB} kB`, peer: LIMIT_KB, ratio: ours / LIMIT_KB, unit: 'kB' }
}

function allFiles(): number {
  const archive = openArchive(join(build, '..', 'console.assets'))
  return archive.names.reduce((sum, name) => sum + archive.get(name)!.length, 0) / 1000
}

/** Of the page and of the files that it has loaded. */
const LOADED_BYTES = `performance.getEntries().reduce((sum, entry) => sum + (entry.name.includes('/rpc') || entry.name.includes('/console/info') ? 0 : entry.encodedBodySize ?? 0), 0)`

interface Measured {
  /** Median, ms. */
  readonly elapsed: number
  /** Compressed files of the page that were loaded. */
  readonly kilobytes: number
}

async function timeRow(transactions: number): Promise<{ readonly row: Row; readonly kilobytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bench-'))
  const connect = await loadDriver()
  const path = join(folder, 'chain.sqlite3')
  const store = NodeStore.open({ connect, path })
  makeLongChain(store, { transactions, perBlock: 100 })
  store.close()
  const reader = NodeStore.open({ connect, path, readonly: true })
  const node = { postMessage: async () => {} }
  const server = await serveGraphql(createGraphqlHandler({ store: reader, node, clock: systemClock }))
  const endpoint = server.url.replace(/\/graphql$/, '')
  const child = spawn(process.execPath, [build, 'console', '--port', '0', '--endpoint', endpoint], {
    env: { PATH: process.env['PATH'] ?? '', HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const { elapsed: ours, kilobytes: loaded } = await measure(child)
    const label = `first content, ${transactions.toLocaleString('en-US')} transactions`
    const row: Row = {
      label,
      ours,
      against: `${LIMIT_MS} ms`,
      peer: LIMIT_MS,
      ratio: ours / LIMIT_MS,
      unit: 'ms',
    }
    return { row, kilobytes: loaded }
  } finally {
    child.kill()
    await once(child, 'exit')
    server.close()
    reader.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(child: ChildProcess): Promise<Measured> {
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const { url, link } = JSON.parse(line) as { url: string; link: string }
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_OPTIONS })
  try {
    const first = await browser.newContext()
    const page = await first.newPage()
    await page.goto(link)
    await page.locator('tbody tr').first().waitFor()
    const session = await first.storageState()
    await first.close()
    const rounds: Measured[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await openOnce(browser, url, session))
    return { elapsed: median(rounds.map(({ elapsed }) => elapsed)), kilobytes: rounds[0]!.kilobytes }
  } finally {
    await browser.close()
  }
}

type Session = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

async function openOnce(browser: Browser, url: string, session: Session): Promise<Measured> {
  const context = await browser.newContext({ storageState: session })
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(url)
  await page.locator('tbody tr').first().waitFor()
  const elapsed = performance.now() - start
  const bytes = (await page.evaluate(LOADED_BYTES)) as number
  await context.close()
  return { elapsed, kilobytes: bytes / 1000 }
}
