/** A real browser that shows the console. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../browser/chromiumOptions.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that are off by default, or whose findings do not count as serious by default. */
const ALWAYS = ['label-content-name-mismatch', 'nested-interactive', 'region']

export interface Finding {
  readonly id: string
  readonly impact: string
  readonly targets: readonly string[]
}

export class ConsolePage {
  readonly page: Page
  readonly #browser: Browser
  readonly #context: BrowserContext
  readonly #problems: string[] = []
  /** Addresses of requests to other servers than the console's. */
  readonly strangers: string[] = []

  private constructor(browser: Browser, context: BrowserContext, page: Page, origin: string) {
    this.#browser = browser
    this.#context = context
    this.page = page
    page.on('pageerror', (error) => this.#problems.push(String(error)))
    page.on('console', (message) => {
      // The page itself shows errors that the network answers. The browser adds a style to text that is typed into an
      // editor; the policy refuses it, which does no harm.
      const isHarmless = /^(Failed to load resource|Applying inline style violates)/.test(message.text())
      if (message.type() === 'error' && !isHarmless) this.#problems.push(message.text())
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) this.strangers.push(request.url())
    })
  }

  /** Opens the address; the caller disposes of the browser. */
  static async open(link: string, size = { width: 1280, height: 860 }): Promise<ConsolePage> {
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_OPTIONS, '--force-color-profile=srgb'],
    })
    const context = await browser.newContext({ viewport: size, colorScheme: 'light' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const opened = new ConsolePage(browser, context, await context.newPage(), new URL(link).origin)
    opened.page.setDefaultTimeout(20_000)
    await opened.page.goto(link)
    return opened
  }

  /** Goes to a page of the console by its path and waits for its title. */
  async go(path: string, title: string): Promise<void> {
    await this.page.goto(new URL(path, this.page.url()).href)
    await this.page.getByRole('heading', { level: 1 }).filter({ hasText: title }).waitFor()
  }

  /** Text of the page without what is hidden. */
  text(): Promise<string> {
    return this.page.locator('main').innerText()
  }

  /** Serious findings of an automatic check of accessibility, and those of the rules `ALWAYS`. */
  async checkAccessibility(): Promise<readonly Finding[]> {
    // Not as a script element: the policy of the page forbids foreign scripts.
    await this.page.evaluate(axe)
    const rules = JSON.stringify(Object.fromEntries(ALWAYS.map((id) => [id, { enabled: true }])))
    const run = `axe.run({ rules: ${rules} }).then(({ violations }) => violations)`
    const violations = (await this.page.evaluate(run)) as Violation[]
    const found = violations.map(({ id, impact, nodes }) => {
      return { id, impact, targets: nodes.map(({ target }) => target.join(' ')) }
    })
    return found.filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || ALWAYS.includes(id))
  }

  /** Expects that nothing is wider than the window, and no list wider than its card. `what` is shown on failure. */
  async expectToFit(what: string): Promise<void> {
    const beyond = await this.page.evaluate(`[document.documentElement, ...document.querySelectorAll('.rows')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => (element.ariaLabel ?? 'the page') + ': ' + (element.scrollWidth - element.clientWidth))`)
    expect(beyond, what).toEqual([])
  }

  setTheme(theme: 'light' | 'dark'): Promise<void> {
    return this.page.emulateMedia({ colorScheme: theme })
  }

  /** What went wrong in the page since the last time. */
  takeProblems(): readonly string[] {
    return this.#problems.splice(0)
  }

  async dispose(): Promise<void> {
    await this.#context.close()
    await this.#browser.close()
  }
}

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}
