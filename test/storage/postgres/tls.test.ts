import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TlsMode } from '../../../src/ports/Storage.ts'
import { openPostgresStorage } from '../../../storage/postgres/openPostgresStorage.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'

const whyNot = whySkipped || (hasOpenssl() ? '' : ' (skipped: openssl is not installed)')

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.skipIf(whyNot !== '')(`storage on a PostgreSQL server with TLS${whyNot}`, () => {
  let server: PostgresServer
  let certificate: string
  beforeAll(async () => {
    server = await PostgresServer.start()
    certificate = server.makeCertificate('localhost')
    const options = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: join(certificate, '../server.key') }
    for (const [name, value] of Object.entries(options)) await server.query(`ALTER SYSTEM SET ${name} = '${value}'`)
    await server.stop()
    await server.startAgain()
  })
  afterAll(() => server.dispose())

  test.each<[mode: TlsMode, host: string, knowsRoot: boolean, outcome: string]>([
    ['disable', '127.0.0.1', false, 'plain'],
    ['allow', '127.0.0.1', false, 'plain'],
    ['prefer', '127.0.0.1', false, 'encrypted'],
    ['require', '127.0.0.1', false, 'encrypted'],
    ['require', 'localhost', true, 'encrypted'],
    ['verify-ca', '127.0.0.1', true, 'encrypted'],
    ['verify-full', 'localhost', true, 'encrypted'],
    ['verify-full', '127.0.0.1', true, 'refused'],
    ['verify-full', 'localhost', false, 'refused'],
  ])('%s to %s, root known: %s: %s', async (tlsMode, host, knowsRoot, outcome) => {
    const applicationName = `tls_${tlsMode}_${host}_${knowsRoot}`
    const rootCertificate = knowsRoot ? certificate : undefined
    const where = storageServer(server.url(), { tlsMode, host, rootCertificate, applicationName })
    if (outcome === 'refused') {
      await expect(openPostgresStorage(where)).rejects.toMatchObject({ kind: 'access' })
      return
    }
    const storage = await openPostgresStorage(where)
    await storage.local.put('app', 'key', Buffer.alloc(1 << 20))
    expect((await storage.local.get('app', 'key'))!.length).toBe(1 << 20)
    const rows = await server.query(`SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
      WHERE application_name = '${applicationName}'`)
    expect(rows).toEqual([{ ssl: outcome === 'encrypted' }])
    await storage.close()
  })

  test('authorities of the settings count if the URL does not name any', async () => {
    const authorities = [readFileSync(certificate, 'utf8')]
    const where = storageServer(server.url(), { tlsMode: 'verify-full', host: 'localhost', authorities })
    const storage = await openPostgresStorage(where)
    await storage.local.put('app', 'trusted', Buffer.from('yes'))
    await storage.close()
  })
})
