/**
 * The page for strangers whose program runs in a browser, followed to its end: its files are written and its commands are run
 * in an empty folder, the address that it opens is opened in Chromium, and what is shown there is compared with the document.
 * The node is one of the suite, on which the payments of the page must have arrived.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../browser/chromiumOptions.ts'
import { freePort } from '../freePort.ts'
import { blocksOf, type PageOptions, PORT, runPage, shapeOf, stepsOfPage, writeFilesOfPage } from './followPage.ts'
import { WatchedNode } from './WatchedNode.ts'

const START_NODE = 'npx vendorclient node &'
const PORT_OF_PAGE = '5173'
const ADDRESS = '<the address>'
/** Files by which the shell learns what the browser shows. */
const SHOWN = '.address-of-the-page'
const DONE = '.page-is-done'
const PATIENCE_MS = 120_000

export async function followBrowserPage(file: string, { folder, env, replace = [] }: PageOptions): Promise<void> {
  const watched = await WatchedNode.start()
  const port = String(await freePort())
  const here = [
    ...replace,
    [PORT, new URL(watched.node.url).port],
    [PORT_OF_PAGE, port],
    [ADDRESS, `$(until [ -s ${SHOWN} ]; do sleep 0.1; done; cat ${SHOWN})`],
  ] as const
  writeFilesOfPage(file, folder, here)
  const steps = stepsOfPage(file, here).filter(({ command }) => command !== START_NODE)
  const documented = blocksOf(file)
    .find(({ language }) => language === 'text')!
    .text.trimEnd()
    .split('\n')
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_OPTIONS })
  try {
    const page = await browser.newPage()
    const shown = show(page, `http://localhost:${port}`, folder, documented.length)
    shown.catch(() => {})
    await runPage([...steps, { command: `until [ -e ${DONE} ]; do sleep 0.1; done`, output: [] }], folder, env)
    const [expected, actual] = [documented, await shown].map((lines) => lines.map(shapeOf).join('\n'))
    if (expected !== actual) throw new Error(`${file} says\n${expected}\nand the page shows\n${actual}`)
    if ((await watched.payments()).length === 0) throw new Error(`${file} pays nothing`)
  } finally {
    await browser.close()
    await watched.dispose()
  }
}

/** Opens the address when something is there; returns the lines that are shown when as many are there as documented. */
async function show(page: Page, url: string, folder: string, lines: number): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const opened = await page.goto(url).catch(() => null)
    if (opened?.ok()) break
    if (Date.now() > end) throw new Error(`Nothing is served at ${url}`)
    await sleep(200)
  }
  try {
    const log = page.locator('#log')
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      const shown = ((await log.textContent()) ?? '').trimEnd().split('\n')
      const address = /^address (\S+)$/.exec(shown[0]!)?.[1]
      if (address !== undefined && !existsSync(join(folder, SHOWN))) writeFileSync(join(folder, SHOWN), address)
      if (shown.length >= lines) return shown
      if (problems.length > 0 || Date.now() > end) throw new Error(`The page shows ${shown}; ${problems}`)
      await sleep(100)
    }
  } finally {
    writeFileSync(join(folder, DONE), '')
  }
}
