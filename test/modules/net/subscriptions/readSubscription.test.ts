import { describe, expect, test } from 'vitest'
import { readSubscription } from '../../../../src/modules/net/subscriptions/readSubscription.ts'

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

describe('the text of a subscription', () => {
  test('returns its collection, its filter and its fields', () => {
    const text =
      'subscription { transactions(filter: {account_addr: {eq: "0:a"}, now: {gt: 5}}) { id lt(format: DEC) } }'
    const read = readSubscription(text, undefined)
    expect({ ...read, result: oneLine(read.result) }).toEqual({
      collection: 'transactions',
      key: 'transactions',
      filter: { account_addr: { eq: '0:a' }, now: { gt: 5 } },
      result: 'id lt(format: DEC)',
      declarations: [],
      values: {},
    })
  })

  test('is read with variables, their defaults and names', () => {
    const text =
      'subscription of($f: TransactionFilter, $d: Float = 5, $format: BigIntFormat = HEX, $unused: Int) { t: transactions(filter: $f) { lt(format: $format) } }'
    const read = readSubscription(text, { f: { now: { eq: 1 } }, format: 'DEC', unused: 1 })
    expect(read).toMatchObject({
      collection: 'transactions',
      key: 't',
      filter: { now: { eq: 1 } },
      declarations: ['$format: BigIntFormat = HEX'],
      values: { format: 'DEC' },
    })
  })

  test('has its fragments replaced by their fields', () => {
    const text =
      'subscription { ...root } fragment root on Subscription { messages { id ...more } } fragment more on Message @include(if: true) { src ... on Message { dst } }'
    // A fragment around the collection is refused, a fragment within it is replaced by its fields.
    expect(() => readSubscription(text, {})).toThrow(expect.objectContaining({ code: 611 }))
    const read = readSubscription(
      'subscription { messages { id ...more @skip(if: false) } } fragment more on Message { src dst }',
      {},
    )
    expect(oneLine(read.result)).toBe('id ... on Message @skip(if: false) { src dst }')
  })

  test.each([
    ['', 608],
    ['{', 608],
    ['query { messages { id } }', 608],
    ['{ messages { id } }', 608],
    ['subscription { messages }', 608],
    ['subscription { messages { ...gone } }', 608],
    ['subscription a { messages { id } } subscription b { messages { id } }', 608],
    ['subscription { messages { ...a } } fragment a on M { b { ...a } }', 608],
    ['subscription { messages { id } transactions { id } }', 611],
  ])('%j ends with %i', (text, code) => {
    expect(() => readSubscription(text, {})).toThrow(expect.objectContaining({ code }))
  })

  test('a subscription whose fragments multiply is refused', () => {
    const fragments = Array.from(
      { length: 40 },
      (_, index) => `fragment f${index} on M { a { ...f${index + 1} } b { ...f${index + 1} } }`,
    )
    const text = `subscription { messages { ...f0 } } ${fragments.join(' ')} fragment f40 on M { id }`
    expect(() => readSubscription(text, {})).toThrow(expect.objectContaining({ code: 608 }))
  })

  test('a subscription of too many tokens is refused', () => {
    const text = `subscription { messages { ${'id '.repeat(20_000)} } }`
    expect(() => readSubscription(text, {})).toThrow(expect.objectContaining({ code: 608 }))
  })
})
