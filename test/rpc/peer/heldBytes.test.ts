import { describe, expect, test } from 'vitest'
import { residentBytes, tellsMemory } from '../../support/daemon/processMemory.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const MIB = 2 ** 20

describe.skipIf(!tellsMemory)('a host on stdio that reads nothing (memory is read from /proc, Linux only)', () => {
  test('costs a bounded amount of memory with 60 callbacks, and learns what it missed', async () => {
    const host = StdioHost.start()
    try {
      const client = await TestClient.initialize(host)
      host.pause()
      const count = 1100
      const ids = Array.from({ length: 60 }, (_, index) => `c${index}`)
      const handles = ids.map((callback) => client.start('test.flood', { count, size: 20_000 }, { callback }))
      // Written behind the floods, which fill the pipe; it is read when the host reads again.
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
