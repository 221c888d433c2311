import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDaemonHome, daemonCommand } from '../../support/daemon/daemonProgram.ts'
import { residentBytes, tellsMemory } from '../../support/daemon/processMemory.ts'
import { StreamHost } from '../../support/daemon/StreamHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const MIB = 2 ** 20

function start(stderr: 'pipe' | number) {
  const home = createDaemonHome()
  const { file, args } = daemonCommand(['--stdio', '--log-level', 'debug'], home, {})
  const daemon = spawn(file, args, { env: home.environment, cwd: home.folder, stdio: ['pipe', 'pipe', stderr] })
  const host = StreamHost.on(daemon.stdout!, daemon.stdin!)
  return { home, daemon, host }
}

test.skipIf(!tellsMemory)(
  'a host that never reads standard error costs bounded memory, blocks nothing, and learns how much it missed (Linux only)',
  async () => {
    const { home, daemon, host } = start('pipe')
    try {
      const client = await TestClient.initialize(host)
      const text = 'x'.repeat(1_000_000)
      for (let count = 0; count < 150; count++) await client.call('test.print_here', { text })
      expect(residentBytes(daemon.pid!, 'peak')).toBeLessThan(240 * MIB)
      let log = ''
      daemon.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk
      })
      await expect.poll(() => /"event":"log lines dropped","count":\d+/.test(log), { timeout: 10_000 }).toBe(true)
      await client.call('client.version')
      await expect.poll(() => log.includes('"method":"client.version"')).toBe(true)
      const whole = log.split('\n').filter((line) => line.includes('"event":"call"'))
      const dropped = [...log.matchAll(/"event":"log lines dropped","count":(\d+)/g)]
      const count = dropped.reduce((sum, [, one]) => sum + Number(one), 0)
      const printed = log.split('\n').filter((line) => line === text).length
      // Three lines of text and one of the log for each call, two more calls besides.
      expect(whole.length + printed + count).toBe(150 * 4 + 2)
    } finally {
      daemon.kill('SIGKILL')
      await once(daemon, 'close')
      home.remove()
    }
  },
)

test('a daemon whose standard error is not read ends in an orderly way all the same', async () => {
  const { home, daemon, host } = start('pipe')
  const client = await TestClient.initialize(host)
  for (let count = 0; count < 3; count++) await client.call('test.print_here', { text: 'x'.repeat(200_000) })
  const ended = once(daemon, 'exit')
  host.close()
  expect((await ended)[0]).toBe(0)
  daemon.stderr!.destroy()
  home.remove()
})

test('a file gets every line', async () => {
  const home = createDaemonHome()
  const path = join(home.folder, 'log')
  const file = openSync(path, 'w')
  const { home: own, daemon, host } = start(file)
  closeSync(file)
  const client = await TestClient.initialize(host)
  for (let count = 0; count < 20; count++) await client.call('test.print_here', { text: 'y'.repeat(200_000) })
  host.close()
  await once(daemon, 'close')
  const lines = readFileSync(path, 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('yyy'))).toHaveLength(60)
  expect(lines.filter((line) => line.includes('"event":"stopped"'))).toHaveLength(1)
  own.remove()
  home.remove()
})
