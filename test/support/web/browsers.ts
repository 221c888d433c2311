/** Real browsers for pages of tests. */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../browser/chromiumOptions.ts'
import { Firefox, firefoxPath } from '../firefox.ts'

export interface OpenPage {
  /** Value of an expression or of its promise. */
  evaluate<T>(expression: string): Promise<T>
  setOffline?(isOffline: boolean): Promise<void>
  close(): Promise<void>
}

export interface TestBrowser {
  readonly name: string
  readonly path: string
  /** Opens a page and waits until it has loaded. */
  open(link: string): Promise<OpenPage>
}

/** Where the system's packages put them. */
export const browsers: readonly TestBrowser[] = [
  { name: 'Chromium', path: CHROMIUM, open: openChromium },
  { name: 'Firefox', path: firefoxPath, open: openFirefox },
]

export function isInstalled({ path }: TestBrowser): boolean {
  return existsSync(path)
}

async function openChromium(this: TestBrowser, link: string): Promise<OpenPage> {
  const browser = await chromium.launch({ executablePath: this.path, args: CHROMIUM_OPTIONS })
  const page = await browser.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(link)
  return {
    evaluate: (expression) => page.evaluate(expression),
    setOffline: (isOffline) => page.context().setOffline(isOffline),
    close: () => browser.close(),
  }
}

async function openFirefox(link: string): Promise<OpenPage> {
  const browser = await Firefox.start()
  const { evaluate } = await browser.open(link)
  return { evaluate, close: () => browser.close() }
}
