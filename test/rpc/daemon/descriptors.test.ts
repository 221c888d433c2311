/** A daemon survives the refusals of a system that has run out of file descriptors. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const whyNot =
  process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0
    ? ''
    : ' (skipped: there is no prlimit to change the limits of a running process)'

function limitDescriptors(pid: number, limit: number): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--nofile=${limit}:`])
  if (status !== 0) throw new Error(String(stderr))
}

function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

const sleep = { ms: 1500 }

test.skipIf(whyNot !== '')(
  `a serving daemon without descriptors survives, and serves again afterwards${whyNot}`,
  async () => {
    const daemon = await ServingDaemon.start()
    onTestFinished(() => daemon.dispose())
    const client = await TestClient.initialize(await daemon.connect())
    const pid = daemon.process.pid!
    limitDescriptors(pid, openDescriptors(pid))
    const sockets = Array.from({ length: 50 }, () =>
      connect(Number(new URL(daemon.url).port), '127.0.0.1').on('error', () => {}),
    )
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    // The memory monitor runs several times meanwhile.
    await client.call('test.sleep', sleep)
    const refused = await client.call('crypto.scrypt', scrypt).catch((error) => error)
    expect(refused).toBeDefined()
    expect(await client.call('daemon.status')).toMatchObject({ connections: expect.anything() })
    limitDescriptors(pid, 4096)
    for (const socket of sockets) socket.destroy()
    const other = await TestClient.initialize(await daemon.connect())
    expect(await other.call('crypto.scrypt', scrypt)).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]+$/) })
    expect(daemon.log).not.toContain('"event":"crash"')
  },
)

test.skipIf(process.platform !== 'linux')(
  'with few descriptors, connections are refused before calls lack them, which is logged once (on Linux)',
  async () => {
    const settings = { 'limits.connections': 5000, 'limits.unauthenticated': 5000 }
    const daemon = await ServingDaemon.start({ settings, descriptors: 128 })
    onTestFinished(() => daemon.dispose())
    const host = await daemon.connect()
    const sockets = Array.from({ length: 300 }, () =>
      connect(Number(new URL(daemon.url).port), '127.0.0.1').on('error', () => {}),
    )
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await expect.poll(() => daemon.log).toContain('connections refused to keep descriptors')
    expect(openDescriptors(daemon.process.pid!)).toBeLessThan(110)
    expect(await host.result('test.store_put', { key: 'a', value: 'AQ==' })).toBe(null)
    expect(await host.result('crypto.scrypt', scrypt)).toBeDefined()
    expect(daemon.log.split('connections refused to keep descriptors')).toHaveLength(2)
    expect(daemon.log).not.toContain('"event":"crash"')
  },
)

test.skipIf(whyNot !== '')(`a daemon on pipes does not consider its host gone${whyNot}`, async () => {
  const host = StdioHost.start()
  onTestFinished(() => host.dispose())
  const client = await TestClient.initialize(host, {}, { host_pid: process.pid })
  const pid = host.process.pid!
  limitDescriptors(pid, openDescriptors(pid))
  // Twice the interval at which the daemon checks whether its host still runs.
  await client.call('test.sleep', { ms: 6500 })
  expect(await client.call('daemon.ping')).toBeDefined()
})

const scrypt = { password: 'cGFzcw==', salt: 'c2FsdA==', log_n: 4, r: 8, p: 1, dk_len: 32 }
