/**
 * Storages and chains of every version of their schema open in this one and keep their items. A new version without a fixture
 * fails here: the file that its migration writes has to be added, and those of older versions stay.
 */
import { copyFileSync, existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { SCHEMA_VERSION } from '../../src/program/devnode/store/nodeSchema.ts'
import { newestVersion as newestPostgres } from '../../storage/postgres/migrations/index.ts'
import { newestVersion as newestSqlite } from '../../storage/sqlite/migrations/index.ts'
import { storageFilePath } from '../../storage/sqlite/storageFile.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const schemas = join(fixtures, 'storage-schemas')

function upTo(newest: number): number[] {
  return Array.from({ length: newest }, (_, index) => index + 1)
}

function versionOf(file: string): unknown {
  const database = new Database(file, { readonly: true })
  try {
    return database.pragma('user_version', { simple: true })
  } finally {
    database.close()
  }
}

describe.each(upTo(newestSqlite))('SQLite, schema version %i', (version) => {
  const fixture = join(schemas, `sqlite-${version}.sqlite3`)

  test('has a stored file in the fixtures', () => {
    expect(existsSync(fixture), `${fixture} is missing`).toBe(true)
    expect(versionOf(fixture)).toBe(version)
  })

  test('is migrated, and keeps its items', async () => {
    const folder = temporaryFolder()
    copyFileSync(fixture, storageFilePath(folder))
    const storage = await openTestStorage(folder)
    const collections = version === 1 ? [storage.local] : [storage.local, storage.proofs]
    for (const collection of collections) {
      expect(await collection.list('app')).toEqual(['key.1', 'key.2', 'key.3'])
      for (const number of [1, 2, 3]) {
        expect(Buffer.from((await collection.get('app', `key.${number}`))!).toString()).toBe(`value ${number}`)
      }
    }
    await storage.close()
    expect(versionOf(storageFilePath(folder))).toBe(newestSqlite)
  })
})

test.each(upTo(newestPostgres))('PostgreSQL, schema version %i has its file', (version) => {
  expect(existsSync(join(schemas, `postgres-${version}.sql`)), `postgres-${version}.sql is missing`).toBe(true)
})

test('there is a chain of the development node of every version, which test/olderFiles.test.ts opens', () => {
  const chains = globSync(`${fixtures}/version-*/*/chain.sqlite3`)
  expect(new Set(chains.map(versionOf))).toEqual(new Set(upTo(SCHEMA_VERSION)))
})
