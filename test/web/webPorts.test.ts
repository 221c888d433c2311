/** The ports of a page, on the web interfaces that Node.js has too. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConsoleLog } from '../../src/web/ConsoleLog.ts'
import { webClock } from '../../src/web/webClock.ts'
import { webRandom } from '../../src/web/webRandom.ts'
import { webTurn } from '../../src/web/webTurn.ts'

test('random bytes of any number, more than the platform gives at once', () => {
  const bytes = webRandom.bytes(200_001)
  expect(bytes.length).toBe(200_001)
  for (let at = 0; at < bytes.length; at += 4096) {
    expect(bytes.subarray(at, at + 4096).some((byte) => byte !== 0)).toBe(true)
  }
  expect(webRandom.bytes(32)).not.toEqual(webRandom.bytes(32))
  expect(webRandom.bytes(0).length).toBe(0)
})

test('a timer runs its action once, and a cancelled one never', async () => {
  const events: string[] = []
  webClock.setTimer(1, () => events.push('cancelled')).cancel()
  await new Promise<void>((resolve) => {
    webClock.setTimer(5, () => {
      events.push('run')
      resolve()
    })
  })
  expect(events).toEqual(['run'])
})

test('a timer for longer than the platform can hold does not run at once', async () => {
  let hasRun = false
  const timer = webClock.setTimer(2 ** 31 + 1000, () => {
    hasRun = true
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  timer.cancel()
  expect(hasRun).toBe(false)
})

test('a later turn comes after the microtasks of this one, in the order of the requests', async () => {
  const events: string[] = []
  const done = new Promise<void>((resolve) => {
    webTurn(() => {
      events.push('first')
      webTurn(() => {
        events.push('third')
        resolve()
      })
    })
    webTurn(() => events.push('second'))
  })
  queueMicrotask(() => events.push('microtask'))
  await done
  expect(events).toEqual(['microtask', 'first', 'second', 'third'])
})

test('the log writes what its level admits, and keeps its last lines', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const log = new ConsoleLog('warn')
  log.warn('slow', { ms: 5 })
  log.info('connected')
  expect(warn.mock.calls).toEqual([['vendorclient: slow', { ms: 5 }]])
  expect(info).not.toHaveBeenCalled()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let index = 0; index < 400; index++) log.error(`event ${index}`)
  const { last, lines } = log.tail(399)
  expect(last).toBe(401n)
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['event 398', 'event 399'])
  expect(log.tail(0).lines.length).toBe(300)
})
