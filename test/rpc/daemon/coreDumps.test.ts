import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { StdioHost } from '../../support/daemon/StdioHost.ts'

/** What a process has in its core dumps: a bit for each kind of memory. */
function filterOf(pid: number) {
  return Number.parseInt(readFileSync(`/proc/${pid}/coredump_filter`, 'utf8'), 16)
}

test.skipIf(process.platform !== 'linux')(
  'core dumps hold the memory of the daemon unless the setting says no (Linux only)',
  async () => {
    const usual = StdioHost.start()
    const careful = StdioHost.start({ settings: { 'daemon.core_dumps': false } })
    try {
      await Promise.all([usual.result('client.version'), careful.result('client.version')])
      expect(filterOf(usual.process.pid!)).toBe(filterOf(process.pid))
      expect(filterOf(careful.process.pid!)).toBe(0)
    } finally {
      await Promise.all([usual.dispose(), careful.dispose()])
    }
  },
)
