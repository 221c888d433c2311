/**
 * Firefox of the system's packages, without a window, driven by WebDriver BiDi (a protocol of the W3C) over a WebSocket: no
 * driver process, no package.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'

/** Where the system's packages put it. */
export const firefoxPath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'

/** Settings beyond those that Firefox itself has for tests: it sends no requests besides those of the page. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'services.settings.server': 'data:,#',
}

export interface FirefoxOptions {
  readonly profile?: string
  readonly settings?: Readonly<Record<string, unknown>>
}

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly message?: string
}

export class Firefox {
  readonly process: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #lastId = 0

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.process = process
    this.#profile = profile
    this.#socket = socket
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as Answer))
    socket.on('close', () => this.#failAll())
  }

  /**
   * A browser with an empty profile. The caller closes it. `profile`: a folder to keep what pages store; `settings`: further
   * settings of `about:config`.
   */
  static async start({ profile, settings }: FirefoxOptions = {}): Promise<Firefox> {
    const folder = profile ?? mkdtempSync(join(tmpdir(), 'firefox-'))
    const lines = Object.entries({ ...SETTINGS, ...settings }).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    )
    writeFileSync(join(folder, 'user.js'), lines.join(''))
    const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank']
    const child = spawn(firefoxPath, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder },
    })
    // A suite that is stopped does not leave it running.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    const socket = new WebSocket(`${await listeningAt(child)}/session`)
    await once(socket, 'open')
    const browser = new Firefox(child, profile === undefined ? folder : '', socket)
    await browser.#send('session.new', { capabilities: {} })
    return browser
  }

  /** Opens a page in a tab of its own and waits until it has loaded. */
  async open(link: string): Promise<FirefoxPage> {
    const { context } = await this.#send('browsingContext.create', { type: 'tab' })
    await this.#send('browsingContext.navigate', { context, url: link, wait: 'complete' })
    return {
      evaluate: (expression) => this.#evaluate(context, expression),
      run: (action, argument) => this.#evaluate(context, `(${action})(${JSON.stringify(argument)})`),
      reload: async () => void (await this.#send('browsingContext.reload', { context, wait: 'complete' })),
      close: async () => void (await this.#send('browsingContext.close', { context })),
    }
  }

  /** Ends the browser and removes its profile. */
  async close(): Promise<void> {
    await this.#send('browser.close', {}).catch(() => {})
    await this.kill()
  }

  /** Ends the browser at once, as a crash would. */
  async kill(): Promise<void> {
    this.#socket.terminate()
    if (this.process.exitCode === null && this.process.signalCode === null) {
      this.process.kill('SIGKILL')
      await once(this.process, 'exit')
    }
    if (this.#profile !== '') rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  async #evaluate<T>(context: unknown, expression: string): Promise<T> {
    const answered = await this.#send('script.evaluate', {
      // Values travel as JSON, which is simpler than the form of the protocol.
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
      target: { context },
      awaitPromise: true,
    })
    const { type, result, exceptionDetails } = answered as {
      readonly type: 'success' | 'exception'
      readonly result?: { readonly value?: string }
      readonly exceptionDetails?: { readonly text: string }
    }
    if (type === 'exception') throw new Error(exceptionDetails!.text)
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as T
  }

  /** Result of a command. Throws Error with the text of the browser. */
  async #send(method: string, params: object): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.#lastId
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params }))
    const { type, result, error, message } = await answered
    if (type !== 'success') throw new Error(`${method}: ${error}: ${message}`)
    return result!
  }

  #receive(answer: Answer): void {
    if (answer.id === undefined) return
    this.#waiting.get(answer.id)?.(answer)
    this.#waiting.delete(answer.id)
  }

  #failAll(): void {
    for (const settle of this.#waiting.values())
      settle({ type: 'error', error: 'closed', message: 'Firefox has ended' })
    this.#waiting.clear()
  }
}

export interface FirefoxPage {
  /** Value of an expression or of its promise, as JSON. */
  evaluate<T>(expression: string): Promise<T>
  /** Result of a function that runs in the page and sees nothing of its module; argument and result travel as JSON. */
  run<A, T>(action: (argument: A) => T | Promise<T>, argument: A): Promise<T>
  reload(): Promise<void>
  close(): Promise<void>
}

/** URL of the protocol, which the browser prints when it listens. Rejects with what it has printed if it ends before. */
async function listeningAt(child: ChildProcess): Promise<string> {
  const printed: string[] = []
  for await (const line of createInterface(child.stderr!)) {
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (url !== undefined) {
      child.stderr!.resume()
      return url
    }
    printed.push(line)
  }
  throw new Error(`Firefox has ended: ${printed.join('\n')}`)
}
