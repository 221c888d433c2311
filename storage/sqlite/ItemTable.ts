import { crc32 } from 'node:zlib'
import type { Database, Statement } from 'better-sqlite3'
import { damagedFile } from './storageErrors.ts'

/** Statements on one table of named values: `(store, key) → value, crc32`. */
export class ItemTable {
  readonly #path: string
  readonly #name: string
  readonly #get: Statement<[string, string], { value: Buffer; crc32: number }>
  readonly #put: Statement<[string, string, Uint8Array, number]>
  readonly #delete: Statement<[string, string]>
  readonly #list: Statement<[string, string, string], string>

  constructor(database: Database, name: string) {
    this.#path = database.name
    this.#name = name
    this.#get = database.prepare(`SELECT value, crc32 FROM ${name} WHERE store = ? AND key = ?`)
    this.#put = database.prepare(
      `INSERT INTO ${name} (store, key, value, crc32) VALUES (?, ?, ?, ?)
       ON CONFLICT (store, key) DO UPDATE SET value = excluded.value, crc32 = excluded.crc32`,
    )
    this.#delete = database.prepare(`DELETE FROM ${name} WHERE store = ? AND key = ?`)
    this.#list = database
      .prepare<[string, string, string], string>(
        `SELECT key FROM ${name} WHERE store = ? AND key >= ? AND key < ? ORDER BY key`,
      )
      .pluck()
  }

  /** @throws StorageError `corrupt` when the bytes are not those that were written */
  get(store: string, key: string): Uint8Array | undefined {
    const row = this.#get.get(store, key)
    if (row === undefined) return undefined
    if (row.crc32 !== checkSum(store, key, row.value)) {
      throw damagedFile(this.#path, `check sum of ${this.#name} ${store} ${key}`)
    }
    return row.value
  }

  put(store: string, key: string, value: Uint8Array): void {
    this.#put.run(store, key, value, checkSum(store, key, value))
  }

  delete(store: string, key: string): boolean {
    return this.#delete.run(store, key).changes > 0
  }

  list(store: string, prefix: string): string[] {
    // Every key sorts before the highest code point, which keys cannot hold.
    return this.#list.all(store, prefix, `${prefix}\u{10ffff}`)
  }
}

/** CRC-32 of `store`, LF, `key`, LF, value. The name is part of it, so that a changed name is noticed as well. */
function checkSum(store: string, key: string, value: Uint8Array): number {
  return crc32(value, crc32(`${store}\n${key}\n`))
}
