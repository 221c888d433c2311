import { expect, test } from 'vitest'
import { ExchangeTurns } from '../../src/net/ExchangeTurns.ts'
import { ManualClock } from '../support/ManualClock.ts'

const HOST = 'http://a.example'

function late(): Error {
  return new Error('late')
}

test('exchanges beyond the limit of a host begin in their order, each when another one has ended', async () => {
  const turns = new ExchangeTurns(2, new ManualClock())
  expect(turns.begin(HOST, 1000, undefined, late)).toBeUndefined()
  expect(turns.begin(HOST, 1000, undefined, late)).toBeUndefined()
  const begun: number[] = []
  for (const number of [1, 2, 3]) void turns.begin(HOST, 1000, undefined, late)!.then(() => begun.push(number))
  expect(turns.begin('http://b.example', 1000, undefined, late)).toBeUndefined()
  for (let ended = 1; ended <= 3; ended++) {
    turns.end(HOST)
    await Promise.resolve()
    expect(begun).toEqual([1, 2, 3].slice(0, ended))
  }
  turns.end(HOST)
  expect(turns.begin(HOST, 1000, undefined, late)).toBeUndefined()
  expect(turns.begin(HOST, 1000, undefined, late)).toBeInstanceOf(Promise)
})

test('thousands that wait all get their turn', async () => {
  const turns = new ExchangeTurns(1, new ManualClock())
  turns.begin(HOST, 1000, undefined, late)
  const begun: number[] = []
  const all = Array.from({ length: 5000 }, (_, number) =>
    turns.begin(HOST, 1000, undefined, late)!.then(() => {
      begun.push(number)
      turns.end(HOST)
    }),
  )
  turns.end(HOST)
  await Promise.all(all)
  expect(begun).toEqual(Array.from({ length: 5000 }, (_, number) => number))
})

test('one that is cancelled, waits too long or is closed fails and takes no turn', async () => {
  const clock = new ManualClock()
  const turns = new ExchangeTurns(1, clock)
  turns.begin(HOST, 1000, undefined, late)
  const cancelling = new AbortController()
  const reason = new Error('cancelled')
  const cancelled = expect(turns.begin(HOST, 1000, cancelling.signal, late)).rejects.toBe(reason)
  const expired = expect(turns.begin(HOST, 10, undefined, late)).rejects.toThrow('late')
  const next = turns.begin(HOST, 1000, undefined, late)!
  const closed = expect(turns.begin(HOST, 1000, undefined, late)).rejects.toBe(reason)
  cancelling.abort(reason)
  clock.advance(10)
  await Promise.all([cancelled, expired])
  turns.end(HOST)
  await next
  turns.close(reason)
  await closed
})
