import { describe, expect, test } from 'vitest'
import { TextCache } from '../../../src/core/bytes/index.ts'

describe('TextCache', () => {
  const read = (text: string) => ({ text })

  test('reads a text once', () => {
    const cache = new TextCache<{ text: string }>(10, 1000)
    const first = cache.get('a', read)
    expect(first).toEqual({ text: 'a' })
    expect(cache.get('a', read)).toBe(first)
  })

  test('does not cache failures', () => {
    const cache = new TextCache<{ text: string }>(10, 1000)
    const fail = () => {
      throw new Error('failed')
    }
    expect(() => cache.get('a', fail)).toThrow('failed')
    expect(cache.get('a', read)).toEqual({ text: 'a' })
  })

  test('drops the least recently used entry', () => {
    const cache = new TextCache<{ text: string }>(2, 1000)
    const a = cache.get('a', read)
    cache.get('b', read)
    expect(cache.get('a', read)).toBe(a)
    cache.get('c', read)
    expect(cache.size).toBe(2)
    expect(cache.get('a', read)).toBe(a)
  })

  test('is bounded by length, and does not keep a text beyond the limit', () => {
    const cache = new TextCache<{ text: string }>(100, 10_000)
    for (let index = 0; index < 30; index++) cache.get(`${index}`.padEnd(1000), read)
    expect(cache.size).toBe(10)
    const first = cache.get('x'.repeat(5000), read)
    expect(cache.size).toBe(10)
    expect(cache.get('x'.repeat(5000), read)).not.toBe(first)
  })
})
