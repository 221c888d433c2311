import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processorTicks, residentBytes, tellsMemory } from '../../support/daemon/processMemory.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const MIB = 2 ** 20

describe.skipIf(!tellsMemory)('a host on stdio that reads nothing (memory is read from /proc, Linux only)', () => {
  test('costs a bounded amount of memory with 20 callbacks, and learns how much it missed', async () => {
    const host = StdioHost.start()
    try {
      const client = await TestClient.initialize(host)
      host.pause()
      const count = 1100
      const ids = Array.from({ length: 20 }, (_, index) => `c${index}`)
      const handles = ids.map((callback) => client.start('test.flood', { count, size: 20_000 }, { callback }))
      // Written after the floods, which fill the pipe; it is read when the host reads again.
      const version = client.start('client.version')
      await expect.poll(() => residentBytes(host.process.pid!), { timeout: 20_000 }).toBeGreaterThan(80 * MIB)
      host.resume()
      for (const { result } of handles) expect(await result).toStrictEqual({ count })
      await version.result
      expect(residentBytes(host.process.pid!, 'peak')).toBeLessThan(500 * MIB)
      const told = new Map(ids.map((id) => [id, 0]))
      for (const text of host.received) {
        const { method, params } = JSON.parse(text)
        if (method !== 'client.callback') continue
        expect(params.data.index).toBe(told.get(params.callback)! + (params.lost ?? 0))
        told.set(params.callback, params.data.index + 1)
      }
      expect([...new Set(told.values())]).toStrictEqual([count])
    } finally {
      await host.dispose()
    }
  })
})

/** Answers of 1.3 MB that are made on the main thread, and of 16 MB that are made on others. */
const inlineAnswer = { length: 1_000_000 }
const workerAnswer = { length: 12_000_000 }

describe.skipIf(!tellsMemory)('a host on stdio whose requests cost more than their answers may (Linux only)', () => {
  let host: StdioHost
  let client: TestClient
  beforeEach(async () => {
    host = StdioHost.start()
    client = await TestClient.initialize(host)
  })
  afterEach(() => host.dispose())

  async function peakOfUnread(requests: readonly object[], answered: number): Promise<number> {
    host.pause()
    const before = host.received.length
    host.sendTogether(requests)
    await expect.poll(() => residentBytes(host.process.pid!), { timeout: 20_000 }).toBeGreaterThan(70 * MIB)
    await settledMemory(host.process.pid!)
    host.resume()
    await expect.poll(() => host.received.length - before, { timeout: 60_000 }).toBe(answered)
    return residentBytes(host.process.pid!, 'peak')
  }

  function requests(count: number, params: object): object[] {
    return Array.from({ length: count }, (_, index) => {
      return { jsonrpc: '2.0', id: `r${index}`, method: 'crypto.generate_random_bytes', params }
    })
  }

  function results(): string[] {
    return host.received.flatMap((text) => /^\{"jsonrpc":"2.0","id":"(r\d+)","result"/.exec(text)?.[1] ?? [])
  }

  test('gets each of 300 answers of one message pipeline once, in bounded memory', async () => {
    const peak = await peakOfUnread(requests(300, inlineAnswer), 300)
    expect(new Set(results()).size).toBe(300)
    expect(peak).toBeLessThan(400 * MIB)
  })

  test('gets each of 30 answers of 16 MB from threads once, in bounded memory', async () => {
    const peak = await peakOfUnread(requests(30, workerAnswer), 30)
    expect(new Set(results()).size).toBe(30)
    expect(peak).toBeLessThan(700 * MIB)
  })

  test('gets a refusal of each entry of a batch whose answers are too large together', async () => {
    const peak = await peakOfUnread([requests(1000, inlineAnswer)], 1)
    const answers = JSON.parse(host.received.at(-1)!)
    expect(answers).toHaveLength(1000)
    const bytes = 1000 * (Math.ceil(inlineAnswer.length / 3) * 4)
    for (const [index, { id, error }] of answers.entries()) {
      expect([id, error.code, error.data.limit]).toStrictEqual([`r${index}`, -32005, 67108864])
      expect(error.data.actual).toBeGreaterThan(bytes)
    }
    expect(peak).toBeLessThan(400 * MIB)
    expect(await client.call('client.version')).toHaveProperty('version')
  })

  test('gets a refusal of each answer that does not fit, and every other answer', async () => {
    await host.dispose()
    host = StdioHost.start({ settings: { 'limits.send_buffer_total_bytes': 40 * MIB } })
    client = await TestClient.initialize(host)
    host.pause()
    const calls = Array.from({ length: 8 }, () => client.start('crypto.generate_random_bytes', workerAnswer))
    await settledMemory(host.process.pid!)
    host.resume()
    const outcomes = await Promise.all(
      calls.map(({ result }) =>
        result.then(
          () => 'result',
          ({ code, data }) => ({ code, data }),
        ),
      ),
    )
    const refused = outcomes.filter((outcome) => outcome !== 'result')
    expect(refused.length).toBeGreaterThan(0)
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(2)
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        code: -32005,
        data: { limit: 40 * MIB, reason: 'send_buffer_total_bytes', sent: false },
      })
    }
  })
})

describe('hosts on WebSocket that read nothing', () => {
  test('are cut off with a code and a log line when all of them hold too much; the one that holds most goes first', async () => {
    const daemon = await ServingDaemon.start({ settings: { 'limits.send_buffer_total_bytes': 40 * MIB } })
    try {
      const [greedy, modest, reading] = await Promise.all([daemon.connect(), daemon.connect(), daemon.connect()])
      const clients = await Promise.all([greedy, modest, reading].map((host) => TestClient.initialize(host)))
      const status = async () => (await clients[2]!.call('daemon.status')).connections
      greedy.pause()
      modest.pause()
      clients[0]!.start('crypto.generate_random_bytes', { length: 17_000_000 })
      const held = async () => (await daemon.metrics()).get('vendorclient_buffered_bytes')!
      await expect.poll(held, { timeout: 10_000 }).toBeGreaterThan(18 * MIB)
      clients[1]!.start('crypto.generate_random_bytes', { length: 12_000_000 })
      await expect.poll(held, { timeout: 10_000 }).toBeGreaterThan(32 * MIB)
      expect((await clients[2]!.call('crypto.generate_random_bytes', workerAnswer)).bytes).toHaveLength(16_000_000)
      await expect.poll(status, { timeout: 10_000 }).toBe(2)
      greedy.resume()
      expect([1006, 4008]).toContain((await greedy.ended()).code)
      modest.resume()
      await expect.poll(() => modest.received.length).toBe(2)
      expect(modest.hasEnded).toBe(false)
      expect(daemon.log).toMatch(/"event":"cut off","connection":"websocket-\d","reason":"unsent output/)
    } finally {
      await daemon.dispose()
    }
  })
})

/** Waits until a process neither grows nor computes for a while: nothing more happens before the host reads. */
async function settledMemory(pid: number): Promise<void> {
  let last = ''
  let same = 0
  while (same < 5) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const now = processorTicks(pid)
    same = now === last ? same + 1 : 0
    last = now
  }
}
