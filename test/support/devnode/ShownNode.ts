import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../startBuild.ts'

export interface ShownNodeOptions {
  /** Options of `vendorclient node`. */
  readonly args?: readonly string[]
  /** Runs the node on a pseudo terminal. Default: on pipes. */
  readonly onTerminal?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

/** A node in its own process with all that it shows. The caller disposes of it. */
export class ShownNode {
  readonly #process: ChildProcess
  readonly #home: string
  readonly #ended: Promise<number | null>
  #output = ''
  #errors = ''
  #isEnded = false
  #changed = Promise.withResolvers<void>()

  constructor({ args = [], onTerminal = false, environment = {} }: ShownNodeOptions = {}) {
    this.#home = mkdtempSync(join(tmpdir(), 'vendorclient-shown-'))
    const words = [process.execPath, build, 'node', '--port', '0', '--in-memory', ...args]
    const relay = ['python3', join(import.meta.dirname, 'relayTerminal.py'), ...words]
    const [program, ...rest] = onTerminal ? relay : words
    const env = { PATH: process.env['PATH'] ?? '', HOME: this.#home, TERM: 'xterm', ...environment }
    this.#process = spawn(program!, rest, { cwd: this.#home, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const gather = (add: (text: string) => void) => (text: string) => {
      add(text)
      this.#changed.resolve()
      this.#changed = Promise.withResolvers()
    }
    this.#process.stdout!.setEncoding('utf8').on(
      'data',
      gather((text) => (this.#output += text.replaceAll('\r', ''))),
    )
    this.#process.stderr!.setEncoding('utf8').on(
      'data',
      gather((text) => (this.#errors += text)),
    )
    this.#ended = once(this.#process, 'close').then(([code]) => {
      this.#isEnded = true
      this.#changed.resolve()
      return code as number | null
    })
  }

  /** Everything on stdout so far, without carriage returns. */
  get output(): string {
    return this.#output
  }

  /** Everything on stderr so far; on a terminal it is in the output. */
  get errors(): string {
    return this.#errors
  }

  /** Settles with the match when stdout or stderr has it. Rejects when the node ends before. */
  async waitFor(pattern: RegExp, where: 'output' | 'errors' = 'output'): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this[where])
      if (found !== null) return found
      if (this.#isEnded) throw new Error(`The node ended without ${pattern}: ${this.#output} ${this.#errors}`)
      await this.#changed.promise
    }
  }

  /** Where it listens. */
  async url(): Promise<string> {
    return (await this.waitFor(/http:\/\/127\.0\.0\.1:\d+/))[0]
  }

  /** Parsed answer to a JSON body. */
  async post(path: string, body: unknown) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${await this.url()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return JSON.parse(await response.text())
  }

  /** Stops it in an orderly way. The exit code. */
  stop(): Promise<number | null> {
    this.#process.kill('SIGTERM')
    return this.#ended
  }

  async dispose(): Promise<void> {
    if (!this.#isEnded) this.#process.kill('SIGTERM')
    await this.#ended
    rmSync(this.#home, { recursive: true, force: true })
  }
}
