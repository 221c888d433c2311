import { describe, expect, test } from 'vitest'
import { FairQueue, type FairWork } from '../../src/workers/FairQueue.ts'

interface Named extends FairWork {
  readonly name: string
}

class World {
  nowMs = 0
  readonly queue = new FairQueue<Named>(() => this.nowMs)
  readonly #owners = new Map<string, object>()

  add(name: string, costMs?: number): Named {
    const letter = name[0]!
    const owner = this.#owners.get(letter) ?? {}
    this.#owners.set(letter, owner)
    const work = { name, costMs, owner }
    this.queue.add(work)
    return work
  }

  addAll(letter: string, count: number, costMs?: number): Named[] {
    return Array.from({ length: count }, (_, index) => this.add(`${letter}${index}`, costMs))
  }

  /** Runs one after the other, each for the time given or its cost, and returns the order of their names. */
  run(count: number, timeOf: (work: Named) => number = ({ costMs }) => costMs ?? 10): string[] {
    return Array.from({ length: count }, () => {
      const work = this.queue.take()!
      this.nowMs += timeOf(work)
      this.queue.finish(work)
      return work.name
    })
  }
}

function lettersOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name[0]!] = (counts[name[0]!] ?? 0) + 1
  return counts
}

describe('work of several owners', () => {
  test('takes turns, however much work one owner has added before', () => {
    const world = new World()
    world.addAll('a', 10_000)
    world.run(3)
    world.addAll('b', 2)
    expect(world.run(5)).toEqual(['b0', 'a3', 'b1', 'a4', 'a5'])
  })

  test('shares time, not numbers of calls', () => {
    const world = new World()
    world.addAll('a', 100, 100)
    world.addAll('b', 1000, 10)
    expect(lettersOf(world.run(110))).toEqual({ a: 10, b: 100 })
  })

  test('is charged with the time that it really took', () => {
    const world = new World()
    world.addAll('a', 100, 1)
    world.addAll('b', 1000, 10)
    const counts = lettersOf(world.run(220, ({ name }) => (name.startsWith('a') ? 100 : 10)))
    expect(counts['a']).toBeLessThanOrEqual(21)
    expect(counts['a']).toBeGreaterThanOrEqual(19)
  })

  test('counts running work', () => {
    const world = new World()
    world.addAll('a', 3, 1)
    world.add('b0', 1)
    const long = world.queue.take()!
    expect(long.name).toBe('a0')
    world.nowMs = 500
    world.addAll('b', 3, 1)
    const names = [1, 2, 3, 4].map(() => world.queue.take()!.name)
    expect(names).toEqual(['b0', 'b0', 'b1', 'b2'])
  })

  test('neither accumulates unused time of an owner nor forgets used time', () => {
    const world = new World()
    world.addAll('a', 100, 10)
    world.add('b0', 1000)
    world.run(50)
    world.addAll('c', 100, 10)
    const counts = lettersOf(world.run(40))
    expect(counts).toEqual({ a: 20, c: 20 })
  })
})

describe('work of one owner', () => {
  test('work of the same cost keeps its order', () => {
    const world = new World()
    const names = world.addAll('a', 100).map(({ name }) => name)
    expect(world.run(100)).toEqual(names)
  })

  test('short work goes before long work', () => {
    const world = new World()
    world.add('along', 1000)
    world.add('ashort', 1)
    expect(world.run(2)).toEqual(['ashort', 'along'])
  })

  test('long work is eventually run', () => {
    const world = new World()
    world.add('along', 1000)
    const order: string[] = []
    while (!order.includes('along')) {
      world.add('ashort', 10)
      world.add('ashort', 10)
      order.push(...world.run(1))
    }
    expect(order.length).toBeLessThan(1000)
  })
})

test('removed work does not run, and the rest does', () => {
  const world = new World()
  const works = world.addAll('a', 1000)
  for (const [index, work] of works.entries()) if (index % 3 > 0) expect(world.queue.remove(work)).toBe(true)
  expect(world.queue.remove(works[1]!)).toBe(false)
  expect(world.queue.size).toBe(334)
  expect(world.run(334)).toEqual(works.filter((_, index) => index % 3 === 0).map(({ name }) => name))
  expect(world.queue.take()).toBeUndefined()
})
