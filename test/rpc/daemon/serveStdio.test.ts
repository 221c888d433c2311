import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../../rpc/daemon/watchHost.ts'
import { dataFolderOf, environment, hostOf, runBuild, startBuild, testBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

function start(...args: string[]) {
  const folder = temporaryFolder()
  const running = startBuild(['daemon', '--stdio', ...args], { folder })
  return { ...running, folder, host: hostOf(running) }
}

/** Settles when the process is gone. */
async function goneOf(pid: number) {
  while (isAlive(pid)) await sleep(20)
}

describe('the end of input', () => {
  test('lets running calls answer and ends with 0', async () => {
    const { host, process: child, ended, lines } = start()
    await host.result('daemon.initialize')
    const slow = host.call('test.sleep', { ms: 300 })
    child.stdin!.end()
    expect(await slow).toMatchObject({ result: null })
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(lines.filter((line) => line.includes('daemon.draining'))).toHaveLength(1)
  })

  test('handles a last line without a line end', async () => {
    const folder = temporaryFolder()
    const input = '{"jsonrpc":"2.0","id":1,"method":"client.version"}'
    const { code, stdout } = await runBuild(['daemon', '--stdio'], { folder, input })
    expect(code).toBe(0)
    expect(stdout).toContain('"id":1,"result":{"version":')
  })

  test('answers a call that came in one piece with the end, while its context still opens', async () => {
    const folder = temporaryFolder()
    const input = '{"jsonrpc":"2.0","id":1,"method":"test.store_get","params":{"key":"a"}}\n'
    const { code, stdout } = await runBuild(['daemon', '--stdio'], { folder, input })
    expect([code, stdout]).toEqual([0, expect.stringContaining('"id":1,"result":{')])
  })

  test('limits a running call to limits.stop_ms, and reports what it had sent', async () => {
    const { host, process: child, ended } = start('--set', 'limits.stop_ms=200')
    await host.result('daemon.initialize')
    const slow = host.call('test.sleep', { ms: 60_000 })
    const sent = host.call('test.sleep', { ms: 60_000, sent: 'ab12' })
    const asks = host.call('test.app_call', { value: 1, _call: { app_object: 'a' } })
    await host.notification('client.app_request')
    child.kill('SIGTERM')
    expect(await host.notification('daemon.draining')).toEqual({ deadline_ms: 200 })
    expect(await asks).toMatchObject({ error: { code: 29 } })
    expect(await host.call('test.echo', { value: 1 })).toMatchObject({ error: { code: -32000 } })
    expect(await slow).toMatchObject({ error: { code: -32000, data: { sent: false } } })
    expect(await sent).toMatchObject({ error: { code: -32000, data: { sent: true, message_hash: 'ab12' } } })
    expect(await ended).toEqual({ code: 0, signal: null })
  })
})

describe('a stop on request', () => {
  test('answers daemon.shutdown first and then ends with 0, although the input stays open', async () => {
    const { host, ended, lines } = start()
    expect(await host.call('daemon.shutdown')).toMatchObject({ result: null })
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(lines.map((line) => JSON.parse(line).method ?? 'answer')).toEqual(['answer', 'daemon.draining'])
  })

  test.each(['SIGTERM', 'SIGHUP'] as const)('is orderly after %s', async (signal) => {
    const { host, process: child, ended } = start()
    await host.result('daemon.initialize')
    const slow = host.call('test.sleep', { ms: 300 })
    await host.result('daemon.ping')
    child.kill(signal)
    expect(await slow).toMatchObject({ result: null })
    expect(await ended).toEqual({ code: 0, signal: null })
  })

  test('ignores SIGINT on pipes, even during the start', async () => {
    const { host, process: child, ended } = start()
    await host.result('daemon.ping')
    for (let index = 0; index < 3; index++) child.kill('SIGINT')
    expect(await host.call('test.sleep', { ms: 50 })).toMatchObject({ result: null })
    child.stdin!.end()
    expect((await ended).code).toBe(0)
  })

  test('follows Ctrl-C on a terminal', async ({ skip }) => {
    skip(process.platform !== 'linux' || spawnSync('script', ['--version']).status !== 0, 'needs script of util-linux')
    const folder = temporaryFolder()
    mkdirSync(`${folder}/home`)
    const command = `exec '${process.execPath}' '${testBuild}' daemon --stdio --log-level info`
    const terminal = spawn('script', ['-qfec', command, '/dev/null'], { cwd: folder, env: environment(folder) })
    onTestFinished(() => void terminal.kill('SIGKILL'))
    let shown = ''
    const isReady = new Promise<void>((resolve) => {
      terminal.stdout.on('data', (chunk) => {
        shown += chunk
        if (shown.includes('"result"')) resolve()
      })
    })
    terminal.stdin.write('{"jsonrpc":"2.0","id":1,"method":"daemon.ping"}\n')
    await isReady
    terminal.stdin.write('\x03')
    expect((await once(terminal, 'close'))[0]).toBe(0)
    expect(shown).toContain('"signal":"SIGINT"')
    expect(shown).toContain('daemon.draining')
  })

  test('becomes an immediate exit with 1 at the second signal', async () => {
    const { host, process: child, ended } = start()
    await host.result('daemon.initialize')
    void host.call('test.sleep', { ms: 60_000 })
    child.kill('SIGTERM')
    await host.notification('daemon.draining')
    child.kill('SIGHUP')
    expect(await ended).toEqual({ code: 1, signal: null })
  })
})

describe('a host that is gone', () => {
  test('ends the daemon when it reads no more, although the input stays open', async () => {
    const { host, process: child, ended } = start()
    await host.result('daemon.initialize')
    child.stdout!.destroy()
    host.send({ jsonrpc: '2.0', id: 'p', method: 'daemon.ping' })
    expect(await ended).toEqual({ code: 0, signal: null })
  })

  test('does not end the daemon if only its end of stderr is closed', async () => {
    const { host, process: child } = start('--log-level', 'debug')
    await host.result('daemon.initialize')
    child.stderr!.destroy()
    for (let index = 0; index < 5; index++) await host.result('test.echo', { value: index })
  })

  test('ends the daemon when the process of --host-pid or host_pid ends', async () => {
    const hostProcess = spawn('sleep', ['60'])
    onTestFinished(() => void hostProcess.kill('SIGKILL'))
    const byOption = start('--host-pid', String(hostProcess.pid))
    const byCall = start()
    await byCall.host.result('daemon.initialize', { host_pid: hostProcess.pid })
    await byOption.host.result('daemon.ping')
    hostProcess.kill('SIGKILL')
    for (const { ended, stderr } of [byOption, byCall]) {
      expect(await ended).toEqual({ code: 0, signal: null })
      expect(stderr()).toContain(`"event":"host gone","pid":${hostProcess.pid}`)
    }
  })

  test('leaves no orphan when it is killed', async () => {
    const folder = temporaryFolder()
    const script = `const child = require('node:child_process').spawn(process.execPath,
      [${JSON.stringify(testBuild)}, 'daemon', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
      child.stdout.once('data', () => console.log(child.pid))
      child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"test.echo","params":{"value":1}}\\n')
      setInterval(() => {}, 1000)`
    mkdirSync(`${folder}/home`)
    const host = spawn(process.execPath, ['-e', script], { cwd: folder, env: environment(folder) })
    onTestFinished(() => void host.kill('SIGKILL'))
    const [chunk] = await once(host.stdout, 'data')
    const pid = Number(chunk)
    expect(isAlive(pid)).toBe(true)
    host.kill('SIGKILL')
    await goneOf(pid)
  })
})

describe('standard output', () => {
  test('carries the protocol only: what code prints on any thread goes to stderr', async () => {
    const { host, process: child, ended, lines, stderr } = start()
    await host.result('test.print', { text: 'printed by a worker' })
    await host.result('test.print_here', { text: 'printed by the main thread' })
    // Output that a thread has not yet passed on may be lost when the daemon exits.
    await expect.poll(() => stderr().split('printed by a worker').length, { timeout: 20_000 }).toBe(4)
    child.stdin!.end()
    await ended
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
    expect(stderr().split('printed by the main thread')).toHaveLength(4)
  })
})

describe('a daemon that cannot start', () => {
  const fatalOf = (stdout: string) => {
    const message = JSON.parse(stdout)
    expect(message).toMatchObject({ jsonrpc: '2.0', method: 'daemon.fatal' })
    expect(message).not.toHaveProperty('id')
    return message.params
  }

  test('reports to the host a data folder that others can write to, and ends with 2', async () => {
    const folder = temporaryFolder()
    mkdirSync(dataFolderOf(folder), { recursive: true })
    chmodSync(dataFolderOf(folder), 0o777)
    const { code, stdout, stderr } = await runBuild(['daemon', '--stdio'], { folder })
    expect(code).toBe(2)
    expect(fatalOf(stdout)).toMatchObject({ code: 2, data: { path: dataFolderOf(folder) } })
    expect(stderr).toContain(`has mode 777 and can be changed by others. Run: chmod go-w '${dataFolderOf(folder)}'`)
  })

  test('reports usage and configuration errors to the host, and ends with 2', async () => {
    const folder = temporaryFolder()
    const usage = await runBuild(['daemon', '--stdio', '--dta', 'x'], { folder })
    expect(usage.code).toBe(2)
    expect(fatalOf(usage.stdout)).toMatchObject({ code: 2, message: 'unknown option "--dta", did you mean --data?' })
    const setting = await runBuild(['daemon', '--stdio', '--set', 'limits.batch=0'], { folder })
    expect(setting.code).toBe(2)
    expect(fatalOf(setting.stdout).message).toMatch(/limits\.batch: expected .*, got 0/)
  })

  test('reports to the host a storage file that is not a database, and ends with 4', async () => {
    const folder = temporaryFolder()
    mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
    writeFileSync(`${dataFolderOf(folder)}/storage.sqlite3`, 'no database')
    const { code, stdout } = await runBuild(['daemon', '--stdio'], { folder })
    expect(code).toBe(4)
    expect(fatalOf(stdout)).toMatchObject({ code: 4, data: { kind: 'foreign' } })
  })
})

test('ends with 1 after an unexpected exception and logs where it happened, but not its message', async () => {
  const { host, ended, stderr } = start()
  await host.result('daemon.initialize')
  host.send({ jsonrpc: '2.0', id: 'c', method: 'test.crash' })
  expect(await ended).toEqual({ code: 1, signal: null })
  const line = JSON.parse(stderr().trim().split('\n').at(-1)!)
  expect(line).toMatchObject({ level: 'error', event: 'crash', error: 'Error', stack: expect.stringMatching(/ at /) })
  expect(stderr()).not.toContain('crash on request')
})

test('leaves nothing of a serving daemon in the data folder', async () => {
  const { host, folder, process: child, ended } = start()
  await host.result('daemon.initialize')
  for (const file of ['daemon.json', 'daemon.token', 'daemon.lock', 'rpc.sock']) {
    expect(existsSync(`${dataFolderOf(folder)}/${file}`)).toBe(false)
  }
  child.stdin!.end()
  await ended
})
