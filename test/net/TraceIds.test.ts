import { expect, test } from 'vitest'
import { TraceIds } from '../../src/net/TraceIds.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'

test('each request has random ids of its own in the form of the header traceparent', () => {
  const traces = new TraceIds(systemRandom)
  const values = Array.from({ length: 200 }, () => traces.next())
  for (const value of values) expect(value).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  for (const part of [1, 2]) expect(new Set(values.map((value) => value.split('-')[part])).size).toBe(200)
})
