import { describe, expect, test } from 'vitest'
import { EventQueue } from '../../../../src/program/devnode/graphql/roots/EventQueue.ts'

describe('the queue of a subscription', () => {
  test('delivers events in order, whether the event or the reader comes first', async () => {
    const queue = new EventQueue<number>()
    queue.push(1)
    queue.push(2)
    expect([await queue.next(), await queue.next()]).toEqual([
      { value: 1, done: false },
      { value: 2, done: false },
    ])
    const later = queue.next()
    queue.push(3)
    expect(await later).toEqual({ value: 3, done: false })
  })

  test('ends for a waiting reader, drops waiting events, and reports its end once', async () => {
    const queue = new EventQueue<number>()
    let ends = 0
    queue.onEnd(() => ends++)
    const waiting = queue.next()
    await queue.return()
    await queue.return()
    queue.push(1)
    expect([await waiting, await queue.next()]).toEqual(Array(2).fill({ value: undefined, done: true }))
    expect([ends, queue.hasEnded]).toEqual([1, true])
    queue.onEnd(() => ends++)
    expect(ends).toBe(2)
  })

  test('fails after the waiting events, or at once for a waiting reader', async () => {
    const queue = new EventQueue<number>()
    queue.push(1)
    queue.fail(new Error('broken'))
    expect(await queue.next()).toEqual({ value: 1, done: false })
    await expect(queue.next()).rejects.toThrow('broken')
    expect(await queue.next()).toEqual({ value: undefined, done: true })
    const other = new EventQueue<number>()
    const waiting = other.next()
    other.fail(new Error('broken'))
    await expect(waiting).rejects.toThrow('broken')
  })

  test('ends the subscription of a client that reads nothing', async () => {
    const queue = new EventQueue<number>()
    for (let count = 0; count <= 10_000; count++) queue.push(count)
    expect(queue.hasEnded).toBe(true)
    for (let count = 0; count < 10_000; count++) await queue.next()
    await expect(queue.next()).rejects.toThrow('More than 10000 events')
  })
})
