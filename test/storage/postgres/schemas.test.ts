import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newestVersion } from '../../../storage/postgres/migrations/index.ts'
import { openPostgresStorage } from '../../../storage/postgres/openPostgresStorage.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'

const fixtures = join(import.meta.dirname, '../../fixtures/storage-schemas')
const versions = Array.from({ length: newestVersion }, (_, index) => index + 1)

describe.skipIf(whySkipped !== '')(`storages of older versions on PostgreSQL${whySkipped}`, () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await PostgresServer.start()
  })
  afterAll(() => server.dispose())

  test.each(versions)('schema version %i is migrated, and keeps its items', async (version) => {
    const schema = `older_${version}`
    await server.query(readFileSync(join(fixtures, `postgres-${version}.sql`), 'utf8').replaceAll('$SCHEMA', schema))
    const storage = await openPostgresStorage(storageServer(server.url(), { schema }))
    for (const collection of [storage.local, storage.proofs]) {
      expect(await collection.list('app')).toEqual(['key.1', 'key.2', 'key.3'])
      expect(Buffer.from((await collection.get('app', 'key.2'))!).toString()).toBe('value 2')
    }
    await storage.close()
    const [row] = await server.query(`SELECT version FROM ${schema}.storage_version`)
    expect(row).toMatchObject({ version: newestVersion })
  })
})
