import { crc32 } from 'node:zlib'
import type { Database, Statement } from 'better-sqlite3'
import type { Item } from '../../src/ports/Storage.ts'
import type { CollectionItems } from '../common/runOperation.ts'
import { damagedFile } from './storageErrors.ts'

/** Statements on one table of named values: `(store, key) → value, crc32`. */
export class ItemTable implements CollectionItems {
  readonly #path: string
  readonly #name: string
  readonly #get: Statement<[string, string], { value: Buffer; crc32: number }>
  readonly #put: Statement<[string, string, Uint8Array, number]>
  readonly #delete: Statement<[string, string]>
  readonly #list: Statement<[string, string, string], string>
  readonly #all: Statement<[], StoredRow>
  readonly #stores: Statement<[], string>
  readonly #read: Statement<[string, string, string, string, number], { key: string; value: Buffer; crc32: number }>

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
    this.#all = database.prepare(`SELECT store, key, value, crc32 FROM ${name} ORDER BY store, key`)
    this.#stores = database.prepare<[], string>(`SELECT DISTINCT store FROM ${name} ORDER BY store`).pluck()
    this.#read = database.prepare(
      `SELECT key, value, crc32 FROM ${name} WHERE store = ? AND key >= ? AND key < ? AND key > ? ORDER BY key LIMIT ?`,
    )
  }

  /** @throws StorageError `corrupt` when the bytes are not those that were written */
  get(store: string, key: string): Uint8Array | undefined {
    const row = this.#get.get(store, key)
    return row && this.#checked(store, key, row)
  }

  put(store: string, key: string, value: Uint8Array): void {
    this.#put.run(store, key, value, checkSum(store, key, value))
  }

  delete(store: string, key: string): boolean {
    return this.#delete.run(store, key).changes > 0
  }

  list(store: string, prefix: string): string[] {
    return this.#list.all(store, prefix, endOf(prefix))
  }

  stores(): string[] {
    return this.#stores.all()
  }

  /** @throws StorageError `corrupt` when the bytes of an item are not those that were written */
  read(store: string, { prefix, after, limit }: Parameters<CollectionItems['read']>[1]): Item[] {
    const rows = this.#read.all(store, prefix, endOf(prefix), after, limit)
    return rows.map((row) => ({ key: row.key, value: this.#checked(store, row.key, row) }))
  }

  /** Every item, in the order of groups and keys. @throws StorageError `corrupt` as `get` */
  *all(): Generator<{ readonly store: string; readonly key: string; readonly value: Uint8Array }> {
    for (const row of this.#all.iterate()) {
      yield { store: row.store, key: row.key, value: this.#checked(row.store, row.key, row) }
    }
  }

  #checked(store: string, key: string, row: { readonly value: Buffer; readonly crc32: number }): Uint8Array {
    if (row.crc32 === checkSum(store, key, row.value)) return row.value
    throw damagedFile(this.#path, `checksum of ${this.#name} ${store} ${key}`)
  }
}

interface StoredRow {
  readonly store: string
  readonly key: string
  readonly value: Buffer
  readonly crc32: number
}

/** Every key with a prefix sorts before the highest code point, which keys cannot hold. */
function endOf(prefix: string): string {
  return `${prefix}\u{10ffff}`
}

/** CRC-32 of `store`, LF, `key`, LF, value. The name is part of it, so that a changed name is noticed as well. */
function checkSum(store: string, key: string, value: Uint8Array): number {
  return crc32(value, crc32(`${store}\n${key}\n`))
}
