import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { messageCell, NO_ADDRESS, standardAddress } from '../../../src/core/tlb/index.ts'
import { faultOptions } from '../../../src/program/cli/definition/nodeOptions.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { messageId } from '../../support/devnode/messageId.ts'

const ID = '7a'.repeat(32)
const dest = standardAddress(0, new Uint8Array(32).fill(0x7a))
const body = writeBocBase64(messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n } }))
const element = { id: messageId(body), body, account_id: ID, dapp_id: ID }

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--wrong-thread', '1'] })
})
afterEach(() => node.setFaults(null))
afterAll(() => node.dispose())

test('the command line sets a fault from the start', async () => {
  const { error } = (await node.post('messages', [element])).json()
  expect(error).toMatchObject({
    code: 'THREAD_MISMATCH',
    data: { producers: [`127.0.0.1:${node.ready.port}`], account_id: ID, dapp_id: ID, thread_id: '0'.repeat(68) },
  })
})

test('a counted fault ends by itself', async () => {
  await node.setFaults({ expired_token: 1 })
  const refused = await node.post('messages', [element])
  expect(refused.status).toBe(400)
  expect(refused.json().error.code).toBe('TOKEN_EXPIRED')
  expect((await node.post('messages', [element])).json().error.code).not.toBe('TOKEN_EXPIRED')
})

test('the remaining number of a counted fault is shown', async () => {
  const show = () => node.admin('faults')
  await node.setFaults({ wrong_thread: 2, fail: 1 })
  expect(await show()).toMatchObject({ wrong_thread: 2, fail: 1, retry_after_s: 1 })
  expect((await node.get('readiness')).status).toBe(500)
  await node.post('messages', [element])
  expect(await show()).toMatchObject({ wrong_thread: 1, fail: 0 })
  await node.setFaults(null)
  expect(await show()).toMatchObject({ wrong_thread: 0, fail: 0 })
})

describe('too many requests', () => {
  const answers = async () => [
    await node.get(`account?account_id=${ID}&dapp_id=${ID}`),
    await node.post('messages', [element]),
    await fetch(node.ready.graphql, { method: 'POST', body: '{"query":"{info{version}}"}' }),
    await fetch(`${node.ready.graphql}?query=%7Binfo%7Bversion%7D%7D`),
  ]

  test('are answered with status 429 and the time to wait, over REST and GraphQL', async () => {
    await node.setFaults({ too_many_requests: 4, retry_after_s: 7 })
    expect((await answers()).map(({ status }) => status)).toEqual([429, 429, 429, 429])
    expect((await answers()).map(({ status }) => status)).toEqual([404, 200, 200, 200])
    await node.setFaults({ too_many_requests: 1 })
    const refused = await fetch(node.ready.graphql, {
      method: 'POST',
      body: '{}',
      headers: { origin: 'http://a.test' },
    })
    expect([refused.headers.get('retry-after'), refused.headers.get('access-control-allow-origin')]).toEqual(['7', '*'])
  })

  test('are refused beyond the limit per second', async () => {
    await node.setFaults({ rate_limit: 3 })
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await node.get('readiness')).status))
    expect(statuses).toContain(429)
    await expect.poll(async () => (await node.get('readiness')).status, { timeout: 5000, interval: 400 }).toBe(200)
    await node.setFaults(null)
    expect(
      (await Promise.all(Array.from({ length: 8 }, () => node.get('readiness')))).map(({ status }) => status),
    ).toEqual(Array.from({ length: 8 }, () => 200))
  })

  test('have their options', async () => {
    const limited = await DevNode.start({ args: ['--too-many-requests', '1', '--retry-after', '3'] })
    const response = await fetch(`${limited.url}/v2/readiness`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3'])
    expect((await limited.get('readiness')).status).toBe(200)
    await limited.dispose()
  })
})

test('a redirect to another producer is answered', async () => {
  await node.setFaults({ wrong_producer: 1 })
  const refused = await node.post('messages', [element])
  expect(refused.status).toBe(400)
  expect(refused.json().error).toMatchObject({ code: 'WRONG_PRODUCER', data: { account_id: ID, dapp_id: ID } })
})

test('a connection is cut', async () => {
  await node.setFaults({ drop: 1 })
  await expect(node.get('account')).rejects.toThrow()
})

test('a silent node takes requests and does not answer', async () => {
  await node.setFaults({ silent: true })
  const answer = fetch(`${node.url}/v2/account`, { signal: AbortSignal.timeout(200) })
  await expect(answer).rejects.toThrow('aborted')
})

test('answers are delayed', async () => {
  await node.setFaults({ latency_ms: 120 })
  const before = performance.now()
  await node.get('account')
  expect(performance.now() - before).toBeGreaterThanOrEqual(119)
})

test('every fault has an option, with the same limits', async () => {
  const { epoch: _, clear: _clear, ...faults } = await node.admin('faults', { clear: true })
  expect(faultOptions.map(({ fault }) => fault).sort()).toEqual(Object.keys(faults).sort())
  for (const { fault, number } of faultOptions) {
    if (number === undefined) continue
    await expect(node.admin('faults', { [fault]: number.max })).resolves.toMatchObject({ [fault]: number.max })
    await expect(node.admin('faults', { [fault]: number.max + 1 })).rejects.toThrow()
    await node.setFaults(null)
  }
})

test('fail has an option', async () => {
  const failing = await DevNode.start({ args: ['--fail', '1'] })
  expect((await failing.get('readiness')).status).toBe(500)
  expect((await failing.get('readiness')).status).toBe(200)
  await failing.dispose()
})

test.each([[{ drop: 2 }], [{ latency_ms: -1 }], [{ nothing: 1 }], [{ silent: 1 }], [{ bad_proof: 'nothing' }], [[]]])(
  'refuses the faults %j',
  async (faults) => {
    await expect(node.setFaults(faults)).rejects.toThrow()
  },
)

test('web pages cannot change faults', async () => {
  const headers = { origin: 'http://example.test' }
  const response = await fetch(`${node.url}/admin/faults`, { method: 'POST', body: '{}', headers })
  expect(response.status).toBe(403)
})
