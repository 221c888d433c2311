import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hostOf, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

function countThreads(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).length
}

test('a worker thread with a large heap ends after its call, a small one stays', async ({ skip }) => {
  skip(process.platform !== 'linux', 'needs /proc to count threads')
  const running = startBuild(['daemon', '--stdio'], { folder: temporaryFolder() })
  const host = hostOf(running)
  const pid = running.process.pid!
  await host.result('test.busy', { ms: 1 })
  const withWorker = countThreads(pid)
  await host.result('test.allocate', { mb: 8 })
  expect(countThreads(pid)).toBe(withWorker)
  await host.result('test.allocate', { mb: 400 })
  while (countThreads(pid) >= withWorker) await sleep(10)
  await host.result('test.busy', { ms: 1 })
})
