import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../rpc/daemon/watchHost.ts'
import { environment, hostOf, runBuild, startBuild, testBuild } from '../support/startBuild.ts'
import { startServing } from '../support/startServing.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const node = '/usr/bin/node'
const version = existsSync(node) ? execFileSync(node, ['--version'], { encoding: 'utf8' }).trim() : 'none'
const isOld = version !== 'none' && Number(version.slice(1).split('.')[0]) < 22

describe.skipIf(!isOld)(`a Node that is too old (${version})`, () => {
  test('starts the packaged Node.js, with input, output and exit code', async () => {
    const folder = temporaryFolder()
    const answer = await runBuild(['rpc', 'test.echo', '-'], { folder, node, input: '{"value":1}' })
    expect(answer).toMatchObject({ code: 0, stdout: '{"value":1}', stderr: '' })
    expect(await runBuild(['daemon', '--bogus'], { folder, node })).toMatchObject({ code: 2 })
    expect((await runBuild(['rpc', 'client.nothing'], { folder, node })).code).toBe(1)
  })

  test('forwards SIGTERM, so that the stop is orderly', async () => {
    const folder = temporaryFolder()
    const running = startBuild(['daemon', '--stdio'], { folder, node })
    const host = hostOf(running)
    await host.result('daemon.initialize')
    const slow = host.call('test.sleep', { ms: 300 })
    await host.result('daemon.ping')
    running.process.kill('SIGTERM')
    expect(await slow).toMatchObject({ result: null })
    expect(await running.ended).toEqual({ code: 0, signal: null })
  })

  test('ends the way its successor ends', async () => {
    const running = startBuild(['daemon', '--stdio'], { folder: temporaryFolder(), node })
    const { server } = await hostOf(running).result('daemon.initialize')
    expect(server.pid).not.toBe(running.process.pid)
    process.kill(server.pid, 'SIGKILL')
    expect(await running.ended).toEqual({ code: null, signal: 'SIGKILL' })
  })

  test('ends its successor when it is killed', async () => {
    const daemon = await startServing({ folder: temporaryFolder(), node })
    const { pid } = daemon.discovery
    onTestFinished(() => {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    })
    expect(pid).not.toBe(daemon.process.pid)
    daemon.process.kill('SIGKILL')
    while (isAlive(pid)) await sleep(50)
    expect(existsSync(`${daemon.dataFolder}/daemon.json`)).toBe(false)
  })

  test('handles a Ctrl-C that reaches both processes once', async ({ skip }) => {
    skip(spawnSync('script', ['--version']).status !== 0, 'needs script of util-linux')
    const folder = temporaryFolder()
    mkdirSync(`${folder}/home`)
    const command = `exec '${node}' '${testBuild}' daemon`
    const terminal = spawn('script', ['-qfec', command, '/dev/null'], { cwd: folder, env: environment(folder) })
    onTestFinished(() => void terminal.kill('SIGKILL'))
    let shown = ''
    const code = await new Promise((resolve) => {
      terminal.once('close', resolve)
      terminal.stdout.on('data', (chunk) => {
        const wasReady = shown.includes('"ws":')
        shown += chunk
        if (!wasReady && shown.includes('"ws":')) terminal.stdin.write('\x03')
      })
    })
    expect(code).toBe(0)
    expect(shown).toContain('"event":"stopped"')
    expect(shown.split('"event":"signal"')).toHaveLength(2)
  })
})
