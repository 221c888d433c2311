/** A Chromium as its user starts it: a process with a profile that outlives it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM, CHROMIUM_OPTIONS } from './chromiumOptions.ts'

const OPTIONS = [
  ...[...CHROMIUM_OPTIONS, '--headless', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--remote-debugging-port=0'],
]

export class Chromium {
  readonly #process: ChildProcess
  readonly #browser: Browser

  private constructor(child: ChildProcess, browser: Browser) {
    this.#process = child
    this.#browser = browser
  }

  /** @param profile folder of its profile, created if it is missing */
  static async start(profile: string): Promise<Chromium> {
    const child = spawn(CHROMIUM, [...OPTIONS, `--user-data-dir=${profile}`, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const lines: string[] = []
    for await (const line of createInterface(child.stderr!)) {
      const address = /^DevTools listening on (ws:.*)$/.exec(line)?.[1]
      if (address !== undefined) {
        child.stderr!.resume()
        return new Chromium(child, await chromium.connectOverCDP(address))
      }
      lines.push(line)
    }
    throw new Error(`Chromium did not start: ${lines.join('\n')}`)
  }

  /** A new tab that shows the address. */
  async openTab(url: string): Promise<Page> {
    const page = await this.#browser.contexts()[0]!.newPage()
    await page.goto(url)
    return page
  }

  /** Ends all of its processes at once, as a crash does. */
  async kill(): Promise<void> {
    const ended = once(this.#process, 'exit')
    process.kill(-this.#process.pid!, 'SIGKILL')
    await ended
    await this.#browser.close().catch(() => {})
  }
}
