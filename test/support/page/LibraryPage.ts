/** A page in Chromium that has loaded the built entry for browsers, from a server on the loopback address. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type * as browserEntry from '../../../bindings/typescript/browser/index.ts'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../browser/chromiumOptions.ts'
import type { ServerCertificate } from '../tls/certificates.ts'

const dist = join(import.meta.dirname, '../../../dist')

/** Global names that the page has for functions which a test evaluates there. */
export interface PageGlobals {
  /** The entry of the package. */
  readonly vendorclient: typeof browserEntry
  readonly Worker: new (url: string, options: { readonly type: 'module' }) => browserEntry.LibraryWorker
  readonly trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

interface ScriptPolicy {
  createScriptURL(url: string): string
}

export interface LibraryPageOptions {
  /** Headers of every answer, such as a policy. */
  readonly headers?: Readonly<Record<string, string>>
  /** Serves the page over HTTPS. All names below `example` lead to this device. */
  readonly secure?: { readonly host: string; readonly certificate: ServerCertificate }
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>loading</title><link rel="icon" href="/icon.svg">
<script type="module" src="/app.mjs"></script>`

const APP = `import * as vendorclient from '/browser.mjs'
globalThis.vendorclient = vendorclient
document.title = 'loaded'`

const OPTIONS_OF_SECURE_PAGES = ['--ignore-certificate-errors', '--host-resolver-rules=MAP *.example 127.0.0.1']

const types: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.svg': 'image/svg+xml' }

export class LibraryPage {
  readonly page: Page
  /** What the page reported to its console as an error, and what it threw. */
  readonly problems: readonly string[]
  /** Paths that were requested from the server. */
  readonly requested: readonly string[]

  private constructor(page: Page, problems: readonly string[], requested: readonly string[]) {
    this.page = page
    this.problems = problems
    this.requested = requested
  }

  /** Opens the page; everything is closed when the running test is over. */
  static async open({ headers = {}, secure }: LibraryPageOptions = {}): Promise<LibraryPage> {
    const requested: string[] = []
    const server = await serve(headers, requested, secure?.certificate)
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_OPTIONS, ...(secure === undefined ? [] : OPTIONS_OF_SECURE_PAGES)],
    })
    onTestFinished(() => close(browser, server))
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    const origin = secure === undefined ? 'http://127.0.0.1' : `https://${secure.host}`
    await page.goto(`${origin}:${(server.address() as AddressInfo).port}/`)
    await loaded(page)
    return new LibraryPage(page, problems, requested)
  }

  /** Ends everything that runs in the page, and loads it again. */
  async reload(): Promise<void> {
    await this.page.reload()
    await loaded(this.page)
  }
}

export async function serve(
  headers: Readonly<Record<string, string>>,
  requested: string[],
  certificate?: ServerCertificate,
): Promise<Server> {
  const answer = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const path = url.split('?')[0]!
    requested.push(url)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const file = join(dist, normalize(path))
    const text = url === '/' ? PAGE : url === '/app.mjs' ? APP : existsSync(file) ? readFileSync(file) : undefined
    response.setHeader('content-type', url === '/' ? 'text/html' : (types[extname(path)] ?? 'text/plain'))
    response.writeHead(text === undefined && url !== '/icon.svg' ? 404 : 200).end(text)
  }
  const server = certificate === undefined ? createServer(answer) : createSecureServer(certificate, answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

async function loaded(page: Page): Promise<void> {
  await page.waitForFunction("document.title === 'loaded'")
}

async function close(browser: Browser, server: Server): Promise<void> {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
