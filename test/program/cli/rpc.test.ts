import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dataFolderOf, environment, runBuild, testBuild } from '../../support/startBuild.ts'
import { startServing } from '../../support/startServing.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const exact = '{"unsigned":18446744073709551615,"signed":-9223372036854775808}'
const anything = '{"value":{"big":123456789012345678901234567890.10,"small":1e-400,"minus":-0}}'

describe.each(['in process', 'through the serving daemon'])('a call %s', (way) => {
  const prepare = async () => {
    const folder = temporaryFolder()
    if (way !== 'in process') await startServing({ folder })
    return { folder, rpc: (args: string[], input = '') => runBuild(['rpc', ...args], { folder, input }) }
  }

  test('prints the result as one line and ends with 0', async () => {
    const { rpc } = await prepare()
    expect(await rpc(['test.echo', '{"value":[1,{"a":null}]}'])).toMatchObject({
      code: 0,
      stdout: '{"value":[1,{"a":null}]}',
      stderr: '',
    })
    expect(await rpc(['daemon.ping'])).toMatchObject({ code: 0, stdout: 'null' })
  })

  test('keeps every digit of numerals', async () => {
    const { rpc } = await prepare()
    expect((await rpc(['test.integers', exact])).stdout).toBe(exact)
    expect((await rpc(['test.echo', anything])).stdout).toBe(anything)
  })

  test('takes parameters from a file and from stdin, and a configuration', async () => {
    const { rpc, folder } = await prepare()
    writeFileSync(join(folder, 'params.json'), '{"value":"from file"}')
    expect((await rpc(['test.echo', '@params.json'])).stdout).toBe('{"value":"from file"}')
    expect((await rpc(['test.echo', '-'], '{"value":"from stdin"}\n')).stdout).toBe('{"value":"from stdin"}')
    writeFileSync(join(folder, 'client.json'), '{"network":{"query_timeout":77}}')
    const { stdout } = await rpc(['client.config', '--config', '@client.json'])
    expect(JSON.parse(stdout).network.query_timeout).toBe(77)
  })

  test('prints an error answer on stdout and ends with 1', async () => {
    const { rpc } = await prepare()
    const unknown = await rpc(['client.nothing'])
    expect([unknown.code, JSON.parse(unknown.stdout)]).toMatchObject([1, { error: { code: -32601 } }])
    const wrong = await rpc(['test.echo', '[1]'])
    expect([wrong.code, JSON.parse(wrong.stdout)]).toMatchObject([1, { error: { code: -32602 } }])
    const config = await rpc(['client.version', '--config', '{"network":{"query_timeout":-1}}'])
    expect([config.code, JSON.parse(config.stdout)]).toMatchObject([1, { error: { code: 15 } }])
  })

  test('refuses the requests of app objects, as no application is connected', async () => {
    const { rpc } = await prepare()
    const { code, stdout } = await rpc(['test.app_call', '{"value":1,"_call":{"app_object":"a"}}'])
    expect([code, JSON.parse(stdout)]).toMatchObject([1, { error: { code: 26 } }])
  })
})

describe('the choice of the daemon', () => {
  const pidOf = async (folder: string, ...args: string[]) => {
    const { stdout } = await runBuild(['rpc', 'daemon.status', ...args], { folder })
    return JSON.parse(stdout).uptime_ms as number
  }

  test('prefers the running daemon of the data folder, unless --in-process is given', async () => {
    const folder = temporaryFolder()
    const { stderr } = await startServing({ folder }, '--log-level', 'debug')
    await pidOf(folder)
    expect(stderr()).toContain('"method":"daemon.status"')
    const before = stderr().length
    await pidOf(folder, '--in-process')
    expect(stderr()).toHaveLength(before)
  })

  test('falls back to this process when the daemon was killed, even if another program uses its port by now', async () => {
    const folder = temporaryFolder()
    const killed = await startServing({ folder })
    killed.process.kill('SIGKILL')
    await killed.ended
    const call = () => runBuild(['rpc', 'test.echo', '{"value":1}'], { folder })
    expect(await call()).toMatchObject({ code: 0, stdout: '{"value":1}', stderr: '' })
    const other = createServer((_, response) => response.writeHead(400).end())
    other.listen(Number(killed.authority.split(':')[1]), '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    expect((other.address() as AddressInfo).port).toBe(Number(killed.authority.split(':')[1]))
    expect(await call()).toMatchObject({ code: 0, stdout: '{"value":1}', stderr: '' })
  })

  test('ends with 1 and a reason when the daemon refuses or goes away, without a stack', async () => {
    const folder = temporaryFolder()
    const daemon = await startServing({ folder })
    const waiting = runBuild(['rpc', 'test.crash'], { folder })
    const lost = await waiting
    expect([lost.code, lost.stdout, lost.stderr]).toEqual([
      1,
      '',
      'vendorclient rpc: The daemon closed the connection before it answered\n',
    ])
    expect((await daemon.ended).code).toBe(1)
    const next = await startServing({ folder }, '--set', 'limits.connections=1')
    writeFileSync(join(next.dataFolder, 'daemon.token'), `${'0'.repeat(64)}\n`)
    const refused = await runBuild(['rpc', 'client.version'], { folder })
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toBe(
      `vendorclient rpc: The daemon at ${next.discovery.ws} (process ${next.process.pid}) refused the connection: ` +
        'The token is missing or wrong; see the token file (HTTP 401)\n',
    )
  })
})

test('indents on a terminal and still keeps every digit', async ({ skip }) => {
  skip(process.platform !== 'linux' || spawnSync('script', ['--version']).status !== 0, 'needs script of util-linux')
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'home'))
  const command = `'${process.execPath}' '${testBuild}' rpc test.integers '${exact}'`
  const terminal = spawn('script', ['-qfec', command, '/dev/null'], { cwd: folder, env: environment(folder) })
  let shown = ''
  terminal.stdout.on('data', (chunk) => {
    shown += chunk
  })
  expect((await once(terminal, 'close'))[0]).toBe(0)
  expect(shown.replaceAll('\r', '')).toBe(
    '{\n  "unsigned": 18446744073709551615,\n  "signed": -9223372036854775808\n}\n',
  )
})

test('reports an unsafe data folder with code 2, and a damaged storage with code 35', async () => {
  const folder = temporaryFolder()
  mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataFolderOf(folder), 'storage.sqlite3'), 'no database')
  const { code, stdout } = await runBuild(['rpc', 'test.store_get', '{"key":"a"}'], { folder })
  expect([code, JSON.parse(stdout)]).toMatchObject([1, { error: { code: 35, data: { kind: 'foreign' } } }])
  const shared = join(folder, 'shared')
  spawnSync('mkdir', ['-m', '777', shared])
  expect(await runBuild(['rpc', 'client.version', '--data', shared], { folder })).toMatchObject({ code: 2, stdout: '' })
  expect(existsSync(join(shared, 'storage.sqlite3'))).toBe(false)
})
