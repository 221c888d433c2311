/** Who computes when, as several hosts of one daemon see it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { countThreads } from '../../support/processTree.ts'

let daemon: ServingDaemon | undefined

async function serve(settings: Record<string, number>) {
  daemon = await ServingDaemon.start({ settings: { 'limits.worker_threads': 2, ...settings } })
  return daemon
}

afterEach(() => daemon?.dispose())

function busyCalls(count: number, ms: number) {
  return Array.from({ length: count }, (_, index) => ({
    jsonrpc: '2.0',
    id: `busy${index}`,
    method: 'test.busy',
    params: { ms },
  }))
}

describe('calls of one host', () => {
  test('do not block those of another host', async () => {
    const server = await serve({})
    const [greedy, modest] = [await server.connect(), await server.connect()]
    await modest.result('daemon.initialize')
    greedy.sendTogether(busyCalls(1000, 20))
    await greedy.answer('busy20')
    for (let call = 0; call < 5; call++) await modest.result('test.busy', { ms: 1 })
    const { work } = await greedy.result('daemon.status')
    expect(work.own_waiting).toBeGreaterThan(500)
    expect(work.threads).toBe(2)
  })

  test('calls that occupy all threads are restarted when another host needs one, and finish later', async () => {
    const server = await serve({})
    const [greedy, modest] = [await server.connect(), await server.connect()]
    await modest.result('daemon.initialize')
    const long = [1, 2].map((id) => greedy.call('test.busy', { ms: 2500 }, id))
    while ((await modest.result('daemon.status')).work.running < 2) await sleep(10)
    await modest.result('test.busy', { ms: 1 })
    for (const call of long) expect(await call).toMatchObject({ result: null })
    expect((await modest.result('daemon.status')).work.restarted).toBeGreaterThan(0)
  })

  test('calls of a host that leaves are dropped at once, and start no threads', async ({ skip }) => {
    skip(process.platform !== 'linux', 'needs /proc to count threads')
    const server = await serve({})
    const [leaving, staying] = [await server.connect(), await server.connect()]
    await staying.result('test.busy', { ms: 1 })
    const { pid } = server.process
    const before = countThreads(pid!)
    leaving.sendTogether(busyCalls(8000, 600_000))
    expect((await leaving.result('daemon.status')).work.own_waiting).toBeGreaterThan(7900)
    let most = 0
    const count = () => {
      most = Math.max(most, countThreads(pid!))
    }
    const counting = setInterval(count, 1)
    leaving.close()
    let work: { running: number; waiting: number; threads: number }
    do {
      work = (await staying.result('daemon.status')).work
      count()
      expect(work.threads).toBeLessThanOrEqual(2)
    } while (work.running + work.waiting > 0)
    await staying.result('test.busy', { ms: 1 })
    clearInterval(counting)
    // A thread that is ending and its successor never exist at the same time; a start needs a helper thread for a
    // moment.
    expect(most).toBeLessThanOrEqual(before + 3)
  })

  test('waiting parameters of one host are limited', async () => {
    const server = await serve({ 'limits.worker_queue_bytes': 1_000_000, 'limits.worker_threads': 1 })
    const [greedy, modest] = [await server.connect(), await server.connect()]
    await greedy.result('daemon.initialize')
    greedy.sendTogether(busyCalls(1, 600_000))
    while ((await greedy.result('daemon.status')).work.running < 1) await sleep(1)
    const data = Buffer.alloc(2_000_000).toString('base64')
    const first = greedy.call('crypto.sha256', { data }, 1001)
    expect(await greedy.call('crypto.sha256', { data }, 1002)).toMatchObject({
      error: { code: -32003, data: { limit: 1_000_000 } },
    })
    const { work } = await greedy.result('daemon.status')
    expect(work).toMatchObject({ own_waiting: 1, own_running: 1, refused: 1 })
    expect((await modest.result('daemon.status')).work).toMatchObject({ own_waiting: 0, own_waiting_bytes: 0 })
    greedy.send({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id: 'busy0' } })
    expect(await first).toHaveProperty('result.hash')
  })
})
