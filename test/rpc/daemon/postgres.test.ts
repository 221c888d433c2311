import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { whySkipped } from '../../support/postgres/findPostgres.ts'
import { PostgresServer } from '../../support/postgres/PostgresServer.ts'
import { dataFolderOf, hostOf, runBuild, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const PASSWORD = 'hush-5a1b'

/** Values that the test build keeps, as text. */
const item = { key: 'shared', value: Buffer.from('1').toString('base64') }

describe.skipIf(whySkipped !== '')(`a daemon with its storage on a PostgreSQL server${whySkipped}`, () => {
  let server: PostgresServer
  let url: string
  beforeAll(async () => {
    server = await PostgresServer.start()
    url = server.url().replace('@', `:${PASSWORD}@`)
  })
  afterAll(() => server.dispose())

  test('shares it with another one, and leaves no file of a storage in its folder', async () => {
    const folders = [temporaryFolder(), temporaryFolder()] as const
    const [first, second] = folders.map((folder) =>
      startBuild(['daemon', '--stdio'], { folder, env: { VENDORCLIENT_STORAGE_URL: url } }),
    )
    await hostOf(first!).result('test.store_put', item)
    expect(await hostOf(second!).result('test.store_get', { key: item.key })).toEqual({ value: item.value })
    for (const { process } of [first!, second!]) process.stdin!.end()
    expect([(await first!.ended).code, (await second!.ended).code]).toEqual([0, 0])
    for (const folder of folders) {
      expect(readdirSync(dataFolderOf(folder)).filter((name) => name.startsWith('storage'))).toEqual([])
    }
  })

  test('uses the storage that its host names, which may also be a folder', async () => {
    const folder = temporaryFolder()
    const daemon = startBuild(['daemon', '--stdio', '--set', `storage.url=${url}`], { folder })
    const config = { local_storage_path: dataFolderOf(folder) }
    const host = hostOf(daemon)
    await host.result('daemon.initialize', { config })
    expect(await host.result('test.store_get', { key: item.key })).toEqual({ value: null })
    daemon.process.stdin!.end()
    await daemon.ended
    const other = startBuild(['daemon', '--stdio'], { folder })
    const storage = { url, schema: 'of_the_host', pool_size: 1 }
    const { config: shown } = await hostOf(other).result('daemon.initialize', { config: { storage } })
    expect(shown.storage).toMatchObject({ schema: 'of_the_host', pool_size: 1 })
    expect(JSON.stringify(shown)).not.toContain(PASSWORD)
    await hostOf(other).result('test.store_put', item)
    expect(await server.query('SELECT key FROM of_the_host.local_items')).toEqual([{ key: item.key }])
  })

  test('does not start when the server refuses it, and starts when it is away', async () => {
    const folder = temporaryFolder()
    const refused = url.replace('storage:', 'nobody:')
    for (const mode of [['--stdio'], []]) {
      const env = { VENDORCLIENT_STORAGE_URL: refused }
      const { code, stdout, stderr } = await runBuild(['daemon', ...mode], { folder, env })
      expect([code, stderr]).toEqual([4, expect.stringContaining('No access to the PostgreSQL storage')])
      expect(stdout + stderr).not.toContain(PASSWORD)
    }
    const away = startBuild(['daemon', '--stdio'], {
      folder,
      env: { VENDORCLIENT_STORAGE_URL: url.replace(`:${server.port}`, ':1') },
    })
    const answer = await hostOf(away).call('test.store_put', item)
    expect(answer).toMatchObject({ error: { code: 35, data: { kind: 'away' } } })
    expect(JSON.stringify(answer) + away.stderr()).not.toContain(PASSWORD)
  })

  test('does not let clients of a shared daemon use another storage, and never shows the password', async () => {
    const daemon = await ServingDaemon.start({
      args: ['--log-level', 'debug'],
      environment: { VENDORCLIENT_STORAGE_URL: url },
    })
    const hosts = [await daemon.connect(), await daemon.connect(), await daemon.connect()]
    const [foreign, wrong, own] = hosts.map((host) => new TestClient(host))
    const elsewhere = { storage: { url: server.url().replace('storage@', `storage:${PASSWORD}-2@`) } }
    await expect(foreign!.call('daemon.initialize', { config: elsewhere })).rejects.toMatchObject({ code: 15 })
    const broken = { storage: { url: `postgres://storage:${PASSWORD}/@127.0.0.1/postgres` } }
    await expect(wrong!.call('daemon.initialize', { config: broken })).rejects.toMatchObject({ code: 15 })
    await own!.call('daemon.initialize', { config: {} })
    await own!.call('test.store_put', item)
    await own!.call('client.config', {})
    await own!.call('daemon.inspect', {})
    const output = [...hosts.flatMap(({ received }) => received), daemon.log, daemon.output].join('\n')
    expect(output).not.toContain(PASSWORD)
    await daemon.dispose()
  })
})
