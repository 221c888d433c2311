import { beforeEach, describe, expect, test } from 'vitest'
import { AppObject } from '../../src/context/AppObject.ts'
import { AppRequests } from '../../src/context/AppRequests.ts'
import type { Host } from '../../src/ports/Host.ts'
import { defineAppObject } from '../../src/schema/functions.ts'
import { ManualClock } from '../support/ManualClock.ts'
import { ParamsOfAppTest, ResultOfAppTest } from '../support/testBuild/types.ts'

const definition = defineAppObject({
  name: 'AppTest',
  summary: 'An object for tests.',
  request: ParamsOfAppTest,
  response: ResultOfAppTest,
})

let clock: ManualClock
let said: string[]
let requests: AppRequests
let object: AppObject<typeof ParamsOfAppTest, typeof ResultOfAppTest>

beforeEach(() => {
  clock = new ManualClock()
  said = []
  const host: Host = {
    appRequest: (_, id) => said.push(`request ${id}`),
    appNotify: async () => {},
    appRequestCancelled: async (_, id, reason) => void said.push(`${reason} ${id}`),
    callback: () => {},
    callbackReady: () => undefined,
    closed: (kind, id, reason) => said.push(`${kind} ${id} ${reason}`),
  }
  let last = 0
  requests = new AppRequests(host, clock, () => ++last)
  object = new AppObject('o', definition, host, requests)
})

function call(appRequestTimeoutMs = 1000, controller = new AbortController()) {
  return {
    signal: controller.signal,
    appRequestTimeoutMs,
  }
}
const ok = { type: 'Ok', result: { type: 'Echo', value: 1 } } as const

describe('AppRequests', () => {
  test('have a time limit that other events do not extend', async () => {
    const slow = object.request(call(), 'Echo', { value: 1 })
    clock.advance(999)
    const quick = object.request(call(), 'Echo', { value: 2 })
    requests.resolve(2, ok)
    expect(await quick).toMatchObject({ value: 1 })
    clock.advance(1)
    await expect(slow).rejects.toMatchObject({ code: 26, data: { reason: 'app_request_timeout', app_request_id: 1 } })
    expect(said).toStrictEqual(['request 1', 'request 2', 'timeout 1'])
    expect(() => requests.resolve(1, ok)).toThrow(expect.objectContaining({ code: 27 }))
    expect(clock.timerCount).toBe(0)
  })

  test('wait for ever when the limit is 0', async () => {
    const answer = object.request(call(0), 'Echo', { value: 1 })
    clock.advance(1e12)
    expect(requests.list()).toStrictEqual([{ app_request_id: 1, app_object: 'o', age_ms: 1e12 }])
    requests.resolve(1, ok)
    expect(await answer).toMatchObject({ value: 1 })
  })

  test('leave no timer running when their call is cancelled', async () => {
    const controller = new AbortController()
    const answer = object.request(call(1000, controller), 'Echo', { value: 1 })
    controller.abort(new Error('enough'))
    await expect(answer).rejects.toThrow('enough')
    expect(said).toStrictEqual(['request 1', 'cancelled 1'])
    expect([clock.timerCount, requests.size]).toStrictEqual([0, 0])
    await expect(object.request(call(1000, controller), 'Echo', { value: 1 })).rejects.toThrow('enough')
  })

  test('fail with 29 once their object is closed, and so do all later ones', async () => {
    const answer = object.request(call(), 'Echo', { value: 1 })
    object.close('removed')
    object.close('removed')
    await expect(answer).rejects.toMatchObject({ code: 29, data: { reason: 'removed' } })
    await expect(object.request(call(), 'Echo', { value: 1 })).rejects.toMatchObject({ code: 29 })
    expect(said).toStrictEqual(['request 1', 'closed 1', 'app_object o removed'])
  })

  test('fail with 29 when the connection ends', async () => {
    const answer = object.request(call(), 'Other', {})
    requests.close('shutdown')
    await expect(answer).rejects.toMatchObject({ code: 29, data: { reason: 'shutdown' } })
    await expect(object.request(call(), 'Other', {})).rejects.toMatchObject({ code: 29 })
  })
})
