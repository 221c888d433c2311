/** However busy a daemon is, it exits soon after the time limit of running calls. */
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { startProgram } from '../../support/startProgram.ts'

const STOP_MS = 300
/** Twice the time that the daemon may take, to allow for a busy machine. */
const PATIENCE_MS = 2 * (STOP_MS + 1000)

let daemon: ServingDaemon | undefined
afterEach(() => daemon?.dispose())

async function serve(settings: Record<string, number> = {}) {
  daemon = await ServingDaemon.start({ settings: { 'limits.stop_ms': STOP_MS, ...settings } })
  return daemon
}

/** Whether the daemon exits in time; the work in these tests would keep it running for minutes, or for ever. */
async function isGone({ process: child, ended }: ServingDaemon, signals = 1): Promise<boolean> {
  for (let count = 0; count < signals; count++) {
    child.kill('SIGTERM')
    // Two signals that come together may be delivered as one.
    if (count + 1 < signals) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
  return Promise.race([ended.then(() => true), late])
}

describe('a daemon that is asked to stop is gone in time', () => {
  test('while all workers compute and calls wait for them', async () => {
    const server = await serve()
    const host = await server.connect()
    for (let call = 0; call < 500; call++) void host.call('test.busy', { ms: 600_000 })
    await host.result('daemon.status')
    expect(await isGone(server)).toBe(true)
    expect(await server.ended).toBe(0)
  })

  test('while a thread is in native code', async () => {
    const server = await serve()
    const host = await server.connect()
    await host.result('test.busy', { ms: 1 })
    void host.call('test.native', { seconds: 30 })
    await host.result('daemon.status')
    expect(await isGone(server)).toBe(true)
  })

  test('while another process holds the file of the storage', async () => {
    const server = await serve()
    const host = await server.connect()
    await host.result('test.store_put', { key: 'a', value: '' })
    const path = join(server.home.dataFolder, 'storage.sqlite3')
    const holder = startProgram('holdWriteLock.ts', path)
    await holder.nextLine()
    for (let call = 0; call < 10; call++) void host.call('test.store_put', { key: 'b', value: '' })
    await host.result('daemon.status')
    expect(await isGone(server)).toBe(true)
    holder.process.stdin!.end()
  })

  test('while the application owes answers and hosts read nothing', async () => {
    const server = await serve({ 'limits.send_stall_ms': 600_000 })
    const [asked, silent] = [await server.connect(), await server.connect()]
    void asked.call('test.app_call', { value: 1, _call: { app_object: 'o' } })
    await asked.notification('client.app_request')
    await silent.result('daemon.initialize')
    silent.pause()
    const value = 'x'.repeat(1 << 20)
    for (let call = 0; call < 30; call++) void silent.call('test.echo', { value })
    await asked.result('daemon.status')
    expect(await isGone(server)).toBe(true)
    silent.resume()
  })

  test('the second signal ends a daemon at once', async () => {
    const server = await serve({ 'limits.stop_ms': 600_000 })
    const host = await server.connect()
    void host.call('test.sleep', { ms: 600_000 })
    void host.call('test.busy', { ms: 600_000 })
    await host.result('daemon.status')
    expect(await isGone(server, 2)).toBe(true)
    expect(await server.ended).toBe(1)
  })

  test('the second signal ends a daemon at once, even if a thread is in native code', async () => {
    const server = await serve({ 'limits.stop_ms': 600_000 })
    const host = await server.connect()
    await host.result('test.busy', { ms: 1 })
    void host.call('test.native', { seconds: 30 })
    await host.result('daemon.status')
    expect(await isGone(server, 2)).toBe(true)
  })
})

test('a daemon that was suspended beyond its time limit still reports what its calls have sent', async () => {
  const server = await serve()
  const host = await server.connect()
  const call = host.call('test.sleep', { ms: 600_000, sent: 'ab12' })
  await host.result('daemon.status')
  server.process.kill('SIGTERM')
  await host.notification('daemon.draining')
  server.process.kill('SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  server.process.kill('SIGCONT')
  expect(await call).toMatchObject({ error: { code: -32000, data: { sent: true, message_hash: 'ab12' } } })
  expect(await server.ended).toBe(0)
})
