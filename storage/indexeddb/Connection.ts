import type { Clock } from '../../src/ports/Clock.ts'
import { StorageError } from '../../src/ports/Storage.ts'
import { openDatabase } from './openDatabase.ts'
import { leaveTrace, readTrace, type TracePlatform } from './traces.ts'

export interface ConnectionOptions {
  /** What has `indexedDB`. Reading it may throw. */
  readonly platform: { readonly indexedDB: IDBFactory | undefined } & TracePlatform
  readonly clock: Clock
  /** How long to wait for other tabs that upgrade or delete the database, or keep an older version of it open, ms. */
  readonly openLimitMs: number
}

/**
 * The connection to one database. It is opened when it is first needed, and opened again after another tab wanted to
 * upgrade or delete the database, or after the browser has closed it. If the database was deleted meanwhile, it stays
 * closed: a new one would hide the loss.
 */
export class Connection {
  readonly name: string
  readonly #options: ConnectionOptions
  #opened: Promise<IDBDatabase> | undefined
  #wasOpen = false
  #isClosed = false
  #current: IDBDatabase | undefined
  #loss: StorageError | undefined

  constructor(name: string, options: ConnectionOptions) {
    this.name = name
    this.#options = options
  }

  /** Whether what was stored is lost. */
  get isLost(): boolean {
    return this.#loss !== undefined
  }

  /** Throws as `openDatabase`; the next call tries again, unless the database was deleted. */
  open(): Promise<IDBDatabase> {
    if (this.#loss !== undefined) return Promise.reject(this.#loss)
    this.#opened ??= this.#open()
    return this.#opened
  }

  /** Closes the connection once its transactions have ended, unless that has happened already. */
  drop(database: IDBDatabase): void {
    database.close()
    if (this.#current === database) this.#forget()
  }

  /** Call only when nothing is running and nothing will follow. */
  async close(): Promise<void> {
    this.#isClosed = true
    const database = await this.#opened?.catch(() => undefined)
    database?.close()
  }

  #forget(): void {
    this.#current = undefined
    this.#opened = undefined
  }

  async #open(): Promise<IDBDatabase> {
    try {
      const database = this.#wasOpen ? await this.#openAgain() : await this.#openFirst()
      this.#wasOpen = true
      this.#current = database
      // An upgrade in another tab waits until all connections are closed.
      database.onversionchange = () => this.drop(database)
      database.onclose = () => this.drop(database)
      if (this.#isClosed) database.close()
      return database
    } catch (error) {
      this.#forget()
      if (error instanceof StorageError && error.kind === 'deleted') this.#loss = error
      throw error
    }
  }

  async #openFirst(): Promise<IDBDatabase> {
    const { platform, clock } = this.#options
    const earlierMs = await readTrace(platform, this.name)
    const { database, isNew } = await openDatabase(this.name, { ...this.#options, mustExist: false, earlierMs })
    // Before anything is stored, or its loss could not be noticed.
    if (earlierMs === undefined) await leaveTrace(platform, this.name, isNew ? clock.now() : 0)
    return database
  }

  async #openAgain(): Promise<IDBDatabase> {
    return (await openDatabase(this.name, { ...this.#options, mustExist: true })).database
  }
}
