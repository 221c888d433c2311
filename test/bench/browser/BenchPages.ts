/** Pages in Chromium without a window, each with an empty cache, and their server on the loopback address, which compresses. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../../support/browser/chromiumOptions.ts'
import type { Line } from './Line.ts'

const root = join(import.meta.dirname, '../../..')

/** Folders by the beginning of the paths of their files. */
const folders = { '/ours/': join(root, 'dist'), '/peer/': join(root, 'node_modules/nekoton-wasm') }

const types: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

interface Served {
  readonly type: string
  /** Compressed with Brotli, quality 11. */
  readonly body: Buffer
}

/** What a page did up to the call of `reached()` in its script. */
export interface Reached {
  /** From the beginning of the navigation, ms. */
  readonly elapsedMs: number
  /** Compressed scripts and WebAssembly that were loaded, without headers. */
  readonly bytes: number
}

export interface OpenedPage {
  readonly page: Page
  readonly reached: Reached
  close(): Promise<void>
}

export class BenchPages {
  readonly browser: Browser
  readonly #server: Server
  readonly #files = new Map<string, Served>()
  readonly #scripts = new Map<string, string>()
  #loaded = new Set<string>()
  #line: Line | undefined
  /** Content-Security-Policy of all answers. */
  #policy: string | undefined

  private constructor(browser: Browser, fund: (account: string) => Promise<void>) {
    this.browser = browser
    this.#server = createServer(async (request, response) => {
      const path = request.url!
      if (path.startsWith('/fund?')) {
        await fund(path.slice('/fund?'.length))
        response.end()
        return
      }
      const served = this.#find(path)
      // A page of its own process group, where it may measure its memory.
      response.setHeader('cross-origin-opener-policy', 'same-origin')
      response.setHeader('cross-origin-embedder-policy', 'require-corp')
      if (served === undefined) {
        response.writeHead(404).end()
        return
      }
      this.#loaded.add(path)
      response.setHeader('content-type', served.type)
      if (this.#policy !== undefined) response.setHeader('content-security-policy', this.#policy)
      response.setHeader('content-encoding', 'br')
      response.setHeader('cache-control', 'max-age=3600')
      if (this.#line === undefined) response.end(served.body)
      else await this.#line.send(response, served.body)
    })
  }

  /** @param fund pays an account on the node, which pages may not do themselves; they request `/fund?<account>` */
  static async start(fund: (account: string) => Promise<void>): Promise<BenchPages> {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_OPTIONS })
    const pages = new BenchPages(browser, fund)
    await once(pages.#server.listen(0, '127.0.0.1'), 'listening')
    return pages
  }

  async stop(): Promise<void> {
    await this.browser.close()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Serves a page at `/<name>` with this module, which may call `reached()`. */
  add(name: string, script: string): void {
    this.#scripts.set(`/${name}`, script)
  }

  /**
   * Opens a page in a new context and waits until it calls `reached()`. Rejects with an error of the page. A policy applies to all that
   * is loaded until the page is closed.
   */
  async open(name: string, policy?: string): Promise<OpenedPage> {
    this.#policy = policy
    const context = await this.browser.newContext()
    this.#loaded = new Set()
    const page = await context.newPage()
    const reached = whenReached(page)
    await page.goto(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${name}`)
    const elapsedMs = await reached
    const files = [...this.#loaded].filter((path) => Object.keys(folders).some((folder) => path.startsWith(folder)))
    const bytes = files.reduce((sum, path) => sum + this.#files.get(path)!.body.length, 0)
    return { page, reached: { elapsedMs, bytes }, close: () => this.#close(context) }
  }

  async #close(context: BrowserContext): Promise<void> {
    this.#policy = undefined
    await context.close()
  }

  /** Opens a page, by way of a line if there is one, and closes it when it has called `reached()`. */
  async visit(name: string, line?: Line): Promise<Reached> {
    this.#line = line
    try {
      const { reached, close } = await this.open(name)
      await close()
      return reached
    } finally {
      this.#line = undefined
    }
  }

  #find(path: string): Served | undefined {
    const script = this.#scripts.get(path)
    if (script !== undefined) return { type: 'text/html', body: brotliCompressSync(pageWith(script)) }
    const known = this.#files.get(path)
    if (known !== undefined) return known
    const prefix = (Object.keys(folders) as (keyof typeof folders)[]).find((each) => path.startsWith(each))
    const file = prefix && join(folders[prefix], normalize(path.slice(prefix.length)))
    if (file === undefined || !existsSync(file)) return undefined
    const served = { type: types[extname(file)] ?? 'text/plain', body: brotliCompressSync(contentOf(file)) }
    this.#files.set(path, served)
    return served
  }
}

/** Scripts are minified, as a bundler does it. */
function contentOf(file: string): string | Uint8Array {
  const content = readFileSync(file)
  if (extname(file) !== '.js') return content
  return transformSync(content.toString(), { minify: true, format: 'esm', target: 'es2022' }).code
}

function pageWith(script: string): string {
  return `<!doctype html><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">
<script>function reached() { console.log('reached ' + performance.now()) }</script>
<script type="module">${script}</script>`
}

function whenReached(page: Page): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  page.on('console', (message) => {
    const elapsed = /^reached (.*)$/.exec(message.text())?.[1]
    if (elapsed !== undefined) resolve(Number(elapsed))
  })
  page.on('pageerror', reject)
  return promise
}
