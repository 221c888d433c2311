/** Work that no thread can be asked to stop: it runs in its own process, which can be ended. */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { childrenOf, countThreads, isRunning, residentBytes, startTexts } from '../../support/processTree.ts'
import { hostOf, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

/** Each is about a minute of work in one call of native code. */
const ENDLESS = {
  'with many blocks': { log_n: 18, r: 8, p: 64, dk_len: 64 },
  'with a long key and many rounds': { log_n: 10, r: 8, p: 16_384, dk_len: 1 << 23 },
}
const PASSWORD = 'c2VjcmV0IHBhc3N3b3Jk'
const QUICK = { password: PASSWORD, salt: 'TmFDbA==', log_n: 10, r: 8, p: 16, dk_len: 64 }
const KEY = /^[0-9a-f]{128}$/
const USED_BYTES = 64 << 20
/** Less than the call with many blocks uses, and more than a waiting process uses. */
const MIXING_BYTES = 200 << 20

function start(...settings: string[]) {
  const running = startBuild(['daemon', '--stdio', ...settings.flatMap((setting) => ['--set', setting])], {
    folder: temporaryFolder(),
  })
  return { ...running, pid: running.process.pid!, host: hostOf(running) }
}

async function until<T>(find: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = find()
    if (found !== undefined && found !== false) return found
    await sleep(10)
  }
}

/** The processes that work for a daemon, once there are `count` of them. */
function workers(pid: number, count: number): Promise<number[]> {
  return until(() => {
    const children = childrenOf(pid).filter(isRunning)
    return children.length >= count && children
  })
}

describe.skipIf(process.platform !== 'linux')('scrypt', () => {
  test.each(Object.entries(ENDLESS))('%s that is cancelled leaves no process, thread or memory', async (_, cost) => {
    const { host, pid } = start()
    await host.result('crypto.scrypt', QUICK)
    const before = countThreads(pid)
    for (let round = 0; round < 3; round++) {
      const call = host.call('crypto.scrypt', { password: PASSWORD, salt: '', ...cost }, 77)
      const [child] = await workers(pid, 1)
      await until(() => residentBytes(child!) > USED_BYTES || undefined)
      host.send({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id: 77 } })
      expect(await call).toMatchObject({ error: { code: -32800 } })
      await until(() => !isRunning(child!))
    }
    expect(countThreads(pid)).toBeLessThanOrEqual(before)
    expect((await host.result('crypto.scrypt', QUICK)).key).toMatch(KEY)
  })

  test('a running scrypt does not keep the daemon from stopping', async () => {
    const { host, pid, process: child, ended } = start('limits.stop_ms=200')
    const calls = [1, 2].map(() =>
      host.call('crypto.scrypt', { password: '', salt: '', ...ENDLESS['with many blocks'] }),
    )
    const children = await workers(pid, 1)
    child.kill('SIGTERM')
    for (const call of calls) expect(await call).toMatchObject({ error: { code: -32000 } })
    expect(await ended).toEqual({ code: 0, signal: null })
    await until(() => !children.some(isRunning))
  })

  test('ends at once with the second signal', async () => {
    const { host, pid, process: child, ended } = start('limits.stop_ms=600000')
    void host.call('crypto.scrypt', { password: '', salt: '', ...ENDLESS['with many blocks'] })
    const children = await workers(pid, 1)
    child.kill('SIGTERM')
    await host.notification('daemon.draining')
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 1, signal: null })
    await until(() => !children.some(isRunning))
  })

  test('ends with a daemon that is killed', async () => {
    const { host, pid, process: child } = start()
    void host.call('crypto.scrypt', { password: '', salt: '', ...ENDLESS['with many blocks'] })
    const children = await workers(pid, 1)
    await until(() => residentBytes(children[0]!) > USED_BYTES || undefined)
    child.kill('SIGKILL')
    await until(() => !children.some(isRunning))
  })

  test('shows no parameter and no setting to other processes', async () => {
    const folder = temporaryFolder()
    const env = { VENDORCLIENT_NETWORK_ACCESS_KEY: 'an access key' }
    const running = startBuild(['daemon', '--stdio'], { folder, env })
    const host = hostOf(running)
    const calling = host.call('crypto.scrypt', { password: PASSWORD, salt: '', ...ENDLESS['with many blocks'] })
    const [child] = await workers(running.process.pid!, 1)
    // Until it has its own program, the process shows what the daemon was started with.
    await until(() => !startTexts(child!).includes('daemon\0--stdio') || undefined)
    const texts = startTexts(child!)
    for (const secret of [PASSWORD, atob(PASSWORD), 'an access key']) expect(texts).not.toContain(secret)
    running.process.kill('SIGKILL')
    await expect(calling).rejects.toThrow()
  })

  test('a killed process of scrypt is error 21, and the next call gets a new process', async () => {
    const { host, pid } = start()
    const dying = host.call('crypto.scrypt', { password: '', salt: '', ...ENDLESS['with many blocks'] })
    const [child] = await workers(pid, 1)
    // The call has begun: a process that exits earlier counts as one that could not be started.
    await until(() => residentBytes(child!) > MIXING_BYTES || undefined)
    process.kill(child!, 'SIGKILL')
    expect(await dying).toMatchObject({ error: { code: 21, message: expect.stringContaining('crypto.scrypt') } })
    expect((await host.result('crypto.scrypt', QUICK)).key).toMatch(KEY)
  })
})
