import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Scanned, scanMessage } from '../../../rpc/protocol/scanMessage.ts'

function scan(text: string, maxNesting = 128): { scanned: Scanned; pauses: number } {
  const work = scanMessage(text, maxNesting)
  for (let pauses = 0; ; pauses++) {
    const step = work.next()
    if (step.done) return { scanned: step.value, pauses }
  }
}

/** Values of the members that were found, and of `_call`. */
function found(text: string) {
  const { scanned } = scan(text)
  if (scanned.kind !== 'object') return scanned.kind
  const read = ({ start, end }: { start: number; end: number }) => JSON.parse(text.slice(start, end))
  const members = Object.fromEntries([...scanned.members].map(([name, range]) => [name, read(range)]))
  return { members, options: scanned.callOptions && read(scanned.callOptions) }
}

const names = ['jsonrpc', 'id', 'method', 'params', 'result', 'error']

/** JSON with spaces in all places and with escapes that need not be. */
function spaced(value: unknown, space: () => string): string {
  if (Array.isArray(value))
    return `[${space()}${value.map((item) => spaced(item, space) + space()).join(`,${space()}`)}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, item]) => `${escaped(key)}${space()}:${space()}${spaced(item, space)}${space()}`,
    )
    return `{${space()}${members.join(`,${space()}`)}}`
  }
  return typeof value === 'string' ? escaped(value) : JSON.stringify(value)
}

function escaped(text: string): string {
  return JSON.stringify(text).replace(/[ap]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
}

describe('scanMessage', () => {
  test('finds what parsing finds, in any order, with spaces and escapes', () => {
    const key = fc.constantFrom(...names, '_call', 'other', 'a"b', '\\')
    const message = fc.dictionary(
      key,
      fc.oneof(
        fc.json().map((text) => JSON.parse(text)),
        fc.dictionary(key, fc.string()),
      ),
    )
    const spaces = fc.infiniteStream(fc.constantFrom('', '', ' ', '\n', '\t \r'))
    fc.assert(
      fc.property(message, spaces, (value, stream) => {
        const text = spaced(value, () => stream.next().value)
        const members = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
        const { params } = value as { params?: { _call?: unknown } }
        const isObject = typeof params === 'object' && params !== null && !Array.isArray(params)
        const options = isObject && Object.hasOwn(params, '_call') ? params._call : undefined
        expect(found(text)).toEqual({ members: JSON.parse(JSON.stringify(members)), options })
      }),
    )
  })

  test('reports the first member of a message that occurs twice', () => {
    const { scanned } = scan('{"id":1,"params":{"_call":{"a":1}},"i\\u0064":2,"params":{"x":{"_call":3}}}')
    expect(scanned).toMatchObject({ kind: 'repeated', member: 'id' })
    expect(found('{"other":1,"other":2,"params":{"a":1,"a":2}}')).toMatchObject({ members: { params: { a: 2 } } })
    expect(found('{"params":{"_call":1,"_c\\u0061ll":2}}')).toMatchObject({ options: 2 })
  })

  test('finds the entries of a batch', () => {
    const text = ' [ {"a":[1,"]"]} ,2,"\\"," , [] ] '
    const { scanned } = scan(text)
    const entries = scanned.kind === 'batch' ? scanned.entries.map(({ start, end }) => text.slice(start, end)) : []
    expect(entries).toEqual(['{"a":[1,"]"]}', '2', '"\\","', '[]'])
    expect(scan('[]').scanned).toEqual({ kind: 'batch', entries: [] })
  })

  test.each([
    '',
    ' ',
    '{',
    '[',
    '{"a"',
    '{"a":',
    '{"a":}',
    '{"a":1',
    '{"a":1,}',
    '{a:1}',
    '[1,',
    '[1 2]',
    '{} {}',
    '"a',
    '1 1',
  ])('finds no message in %j', (text) => expect(scan(text).scanned).toEqual({ kind: 'broken' }))

  test('never fails, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ 1a') })
    fc.assert(
      fc.property(text, (garbage) => {
        let isJson = true
        try {
          JSON.parse(garbage)
        } catch {
          isJson = false
        }
        const { kind } = scan(garbage).scanned
        if (isJson) expect(kind).not.toBe('broken')
      }),
    )
  })

  test('counts nesting up to the limit, inclusive', () => {
    const nested = (depth: number) => `{"params":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    expect(scan(nested(8), 8).scanned.kind).toBe('object')
    expect(scan(nested(9), 8).scanned.kind).toBe('too deep')
    expect(scan('['.repeat(1_000_000)).scanned.kind).toBe('too deep')
  })

  test.each([
    ['numbers', `{"params":{"a":[${'1,'.repeat(4_000_000)}1]}}`],
    ['members', `{"params":{${'"a":1,'.repeat(1_500_000)}"a":1}}`],
    ['entries', `[${'{},'.repeat(2_000_000)}{}]`],
    ['quotes', `{"params":{"a":"${'\\"'.repeat(4_000_000)}"}}`],
  ])('pauses within 8 MB of %s', (_, text) => {
    const { scanned, pauses } = scan(text)
    expect(scanned.kind).not.toBe('broken')
    expect(pauses).toBeGreaterThan(0)
  })
})
