import { describe, expect, test } from 'vitest'
import { residentBytes, tellsMemory } from '../../support/daemon/processMemory.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const MIB = 2 ** 20
const largeAnswer = { length: 12_000_000 }

describe.skipIf(!tellsMemory)('memory of the process (read from /proc, Linux only)', () => {
  test('above the limit costs only the connection that holds most', async () => {
    const daemon = await ServingDaemon.start({
      settings: { 'limits.memory_bytes': 260 * MIB, 'limits.send_buffer_total_bytes': 4000 * MIB },
    })
    try {
      const [greedy, other] = await Promise.all([daemon.connect(), daemon.connect()])
      const client = await TestClient.initialize(greedy)
      const modest = await TestClient.initialize(other)
      greedy.pause()
      for (let count = 0; count < 24; count++) client.start('crypto.generate_random_bytes', largeAnswer)
      const connections = async () => (await modest.call('daemon.status')).connections
      await expect.poll(connections, { timeout: 30_000 }).toBe(1)
      expect(await modest.call('crypto.sha256', { data: '' })).toHaveProperty('hash')
      expect(daemon.log).toMatch(/"event":"cut off","connection":"websocket-\d","reason":"memory of the daemon"/)
      expect(daemon.log).toContain('"event":"memory is used up"')
      await expect.poll(() => daemon.log, { timeout: 10_000 }).toContain('"event":"memory is available again"')
      greedy.resume()
      expect([1006, 4008]).toContain((await greedy.ended()).code)
      expect(await modest.call('crypto.generate_random_bytes', largeAnswer)).toHaveProperty('bytes')
    } finally {
      await daemon.dispose()
    }
  })

  test('above the limit leaves one call at a time, and refuses the others with the reason', async () => {
    const host = StdioHost.start({ settings: { 'limits.memory_bytes': MIB } })
    try {
      const client = await TestClient.initialize(host)
      await expect.poll(() => host.log, { timeout: 10_000 }).toContain('"event":"memory is used up"')
      for (let count = 0; count < 3; count++) expect(await client.call('client.version')).toHaveProperty('version')
      const waiting = client.start('test.sleep', { ms: 60_000 })
      await expect(client.call('client.version')).rejects.toMatchObject({
        code: -32003,
        data: { limit: MIB, reason: 'memory_bytes', retry_after_ms: 500 },
      })
      // Messages that end calls are never refused.
      client.notify('daemon.cancel', { id: waiting.id })
      await expect(waiting.result).rejects.toMatchObject({ code: -32800 })
      expect(await client.call('client.version')).toHaveProperty('version')
    } finally {
      await host.dispose()
    }
  })

  test('is given back after large calls', async () => {
    const host = StdioHost.start()
    try {
      const client = await TestClient.initialize(host)
      const value = 'x'.repeat(12_000_000)
      for (let count = 0; count < 5; count++) {
        const call = client.start('test.echo', { value })
        await call.result
      }
      const peak = residentBytes(host.process.pid!, 'peak')
      expect(peak).toBeGreaterThan(180 * MIB)
      await expect.poll(() => residentBytes(host.process.pid!), { timeout: 20_000 }).toBeLessThan(0.7 * peak)
    } finally {
      await host.dispose()
    }
  })
})
