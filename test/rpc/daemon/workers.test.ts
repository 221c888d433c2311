import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { hostOf, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'
import { wideMessage } from '../../support/wideMessage.ts'

function start() {
  const folder = temporaryFolder()
  const running = startBuild(['daemon', '--stdio'], { folder })
  return { ...running, host: hostOf(running) }
}

function countThreads(pid: number) {
  return readdirSync(`/proc/${pid}/task`).length
}

describe('a heavy call', () => {
  test('does not delay short calls', async () => {
    const { host } = start()
    await host.result('daemon.initialize')
    const heavy = host.call('test.busy', { ms: 600_000 }, 77)
    for (let index = 0; index < 20; index++) {
      await host.result('client.version')
      await host.result('crypto.sha256', { data: 'aGVsbG8=' })
    }
    expect((await host.result('daemon.status')).calls).toMatchObject([{ id: 77, method: 'test.busy' }])
    host.send({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id: 77 } })
    expect(await heavy).toMatchObject({ error: { code: -32800 } })
  })

  test('short calls overtake a heavy call of crypto or utils', async () => {
    const { host } = start()
    await host.result('daemon.initialize')
    const order: string[] = []
    const call = async (method: string, params: object = {}) => {
      await host.result(method, params)
      order.push(method)
    }
    const scrypt = { password: 'cGFzc3dvcmQ=', salt: 'TmFDbA==', log_n: 17, r: 8, p: 2, dk_len: 64 }
    const noise = randomBytes(1 << 21).toString('base64')
    const heavy = [
      call('crypto.scrypt', scrypt),
      call('utils.compress_zstd', { uncompressed: noise, level: 19 }),
      call('crypto.scrypt', scrypt),
    ]
    await Promise.all([call('client.version'), call('crypto.sha256', { data: 'aGVsbG8=' }), call('daemon.status')])
    expect(order).toEqual(['client.version', 'crypto.sha256', 'daemon.status'])
    await Promise.all(heavy)
    expect(order).toHaveLength(6)
  })

  test('a heavy call of boc or abi leaves the event loop free', async () => {
    const { host } = start()
    await host.result('daemon.initialize')
    const message = wideMessage(95_000)
    const boc = writeBocBase64(message)
    expect(boc.length).toBeGreaterThan(15 << 20)
    for (const [method, params] of [
      ['boc.get_boc_hash', { boc }],
      ['boc.parse_message', { boc }],
      ['abi.decode_boc', { boc, params: [], allow_partial: true }],
    ] as const) {
      let answered = false
      const heavy = host.result(method, params).finally(() => {
        answered = true
      })
      // The first answer comes when the message of the heavy call is read, the others during the work.
      let answers = 0
      while (!answered) {
        await host.result('client.version')
        answers++
      }
      expect(answers).toBeGreaterThan(10)
      await heavy
    }
  })

  test('a cancelled heavy call answers -32800 at once, and its thread ends', async ({ skip }) => {
    skip(process.platform !== 'linux', 'needs /proc to count threads')
    const { host, process: child } = start()
    await host.result('test.busy', { ms: 1 })
    const before = countThreads(child.pid!)
    const heavy = host.call('test.busy', { ms: 600_000 }, 77)
    const waiting = host.call('test.busy', { ms: 1 })
    await host.result('client.version')
    host.send({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id: 77 } })
    expect(await heavy).toMatchObject({ error: { code: -32800, data: { sent: false } } })
    // The call that waited for the thread gets another one.
    expect(await waiting).toMatchObject({ result: null })
    while (countThreads(child.pid!) > before) await sleep(10)
  })

  test('a heavy call that passes its time limit answers -32008 and does not delay the stop of the daemon', async () => {
    const { host, process: child, ended } = start()
    const heavy = host.call('test.busy', { ms: 600_000, _call: { timeout_ms: 200 } })
    expect(await heavy).toMatchObject({ error: { code: -32008 } })
    child.stdin!.end()
    expect((await ended).code).toBe(0)
  })

  test('a heavy call whose thread dies is error 21, and the next one gets a new thread', async () => {
    const { host } = start()
    const dying = host.call('test.busy', { ms: 10, exit: true })
    const next = host.call('test.busy', { ms: 1 })
    expect(await dying).toMatchObject({ error: { code: 21, message: expect.stringContaining('test.busy') } })
    expect(await next).toMatchObject({ result: null })
  })
})
