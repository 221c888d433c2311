/** The daemon whose library the pages call. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Discovery } from '../../../../rpc/daemon/discovery.ts'
import type { Log } from '../../../ports/Log.ts'
import { LAUNCHER_VARIABLE } from '../../../system/launcher.ts'
import { makePrivateFolder } from '../../../system/privateFolder.ts'
import { spawnProgram } from '../../../system/spawnProgram.ts'
import type { ProgramEntry } from '../../../system/startWorker.ts'

/** Address of a daemon and its access token. */
export interface LibraryAddress {
  readonly url: string
  readonly token: string
}

export interface Library {
  /** Rejects when the daemon cannot be reached or started. */
  address(): Promise<LibraryAddress>
  close(): Promise<void>
}

export interface LibraryOptions {
  readonly entry: ProgramEntry
  /** Settings of the client as environment variables, which other programs cannot read. Evaluated at each start. */
  readonly settings: () => Readonly<Record<string, string>>
  readonly log: Log
}

/** Time for an orderly exit, ms. */
const END_MS = 2000

/** A daemon of this program in a separate folder, started when it is first needed, and again after it has exited. */
export class OwnLibrary implements Library {
  readonly #options: LibraryOptions
  #running: Promise<Running> | undefined
  #isClosed = false

  constructor(options: LibraryOptions) {
    this.#options = options
  }

  async address(): Promise<LibraryAddress> {
    if (this.#isClosed) throw new Error('The console is stopping')
    this.#running ??= this.#start()
    return (await this.#running).address
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const running = await this.#running?.catch(() => undefined)
    if (running !== undefined) await end(running)
  }

  async #start(): Promise<Running> {
    const { entry, settings, log } = this.#options
    const folder = makePrivateFolder('vendorclient-console-')
    const child = spawnProgram(entry, ['daemon', '--data', folder, '--port', '0', '--log-level', 'info'], {
      cwd: folder,
      stdout: 'pipe',
      // The log can be requested from the daemon itself.
      stderr: 'ignore',
      env: { ...inherited(), ...settings(), [LAUNCHER_VARIABLE]: String(process.pid) },
      windowsHide: true,
    })
    const exited = once(child, 'exit').catch(() => undefined)
    void exited.then(() => {
      this.#running = undefined
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
      if (!this.#isClosed) log.warn('the library of the console has ended', {})
    })
    const line = await Promise.race([once(createInterface(child.stdout!), 'line'), exited.then(() => undefined)])
    if (line === undefined) throw new Error('The library of the console could not be started')
    const { ws, token_file } = JSON.parse(line[0] as string) as Discovery
    return { child, exited, address: { url: ws, token: readFileSync(join(folder, token_file), 'utf8').trim() } }
  }
}

interface Running {
  readonly child: ChildProcess
  readonly exited: Promise<unknown>
  readonly address: LibraryAddress
}

async function end({ child, exited }: Running): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await exited
  clearTimeout(timer)
}

/** The environment without settings that are meant for this process. */
function inherited(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VENDORCLIENT_')))
}
