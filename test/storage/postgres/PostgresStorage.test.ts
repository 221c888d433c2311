import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgresStorage } from '../../../storage/postgres/openPostgresStorage.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'
import { describeStorageContract } from '../storageContract.ts'

describe.skipIf(whySkipped !== '')(`a PostgreSQL server${whySkipped}`, () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await PostgresServer.start()
  })
  afterAll(() => server.dispose())

  let schemas = 0
  describeStorageContract('PostgresStorage', () =>
    openPostgresStorage(storageServer(server.url(), { schema: `contract_${++schemas}` })),
  )
})
