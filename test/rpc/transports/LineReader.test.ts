import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BrokenMessage } from '../../../rpc/peer/Transport.ts'
import { LineReader } from '../../../rpc/transports/LineReader.ts'

function read(chunks: readonly Uint8Array[], limitBytes: number): (string | BrokenMessage)[] {
  const seen: (string | BrokenMessage)[] = []
  const reader = new LineReader(
    {
      receive: (text) => seen.push(text),
      receiveBroken: (broken) => seen.push(broken),
      drained: () => {},
      disconnected: () => {},
    },
    limitBytes,
  )
  for (const chunk of chunks) reader.push(Buffer.from(chunk))
  reader.end()
  return seen
}

function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const borders = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return borders.slice(1).map((end, index) => bytes.subarray(borders[index], end))
}

describe('LineReader', () => {
  test('returns the same lines wherever the chunks are cut', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => !/[\n\r]/.test(text)),
      fc.constantFrom('', ' ', '\t', 'x'.repeat(30), 'x'.repeat(31), 'é'.repeat(15), '😀'.repeat(8)),
    )
    const ending = fc.constantFrom('\n', '\r\n')
    fc.assert(
      fc.property(fc.array(fc.tuple(line, ending)), line, fc.array(fc.nat()), (lines, last, places) => {
        const bytes = Buffer.from(lines.map(([text, end]) => text + end).join('') + last)
        const isBlank = (text: string) => /^[ \t]*$/.test(text)
        const expected = [...lines.map(([text]) => text), last]
          .filter((text) => !isBlank(text) || Buffer.byteLength(text) > 30)
          .map((text) => (Buffer.byteLength(text) <= 30 ? text : 'too large'))
        const seen = read(cut(bytes, places), 30).map((entry) => (typeof entry === 'string' ? entry : entry.problem))
        expect(seen).toStrictEqual(expected)
        expect(
          read(
            [...bytes].map((byte) => Uint8Array.of(byte)),
            30,
          ),
        ).toStrictEqual(read([bytes], 30))
      }),
    )
  })

  test('counts the bytes of the text, without CR and LF', () => {
    const text = 'é'.repeat(8)
    for (const end of ['\n', '\r\n', '']) {
      expect(read([Buffer.from(text + end)], 16)).toStrictEqual([text])
      expect(read([Buffer.from(`${text}x${end}`)], 16)).toStrictEqual([{ problem: 'too large', actualBytes: 17 }])
    }
  })

  test('reports the size of a line that was too long to keep', () => {
    const chunks = Array.from({ length: 100 }, () => Buffer.alloc(1000, 'x'))
    expect(read([...chunks, Buffer.from('\nnext\n')], 64)).toStrictEqual([
      { problem: 'too large', actualBytes: 100_000 },
      'next',
    ])
  })

  test('puts a long line of single bytes together', () => {
    const text = 'abcdefghij'.repeat(1000)
    expect(
      read(
        [...Buffer.from(`${text}\n${text}`)].map((byte) => Uint8Array.of(byte)),
        20_000,
      ),
    ).toStrictEqual([text, text])
  })

  test('reports bytes that are not UTF-8 and continues after them', () => {
    const bytes = Buffer.concat([
      Buffer.from('a\n'),
      Buffer.of(0xc3, 0x28, 10),
      Buffer.from('b\n'),
      Buffer.of(0xe2, 0x82),
    ])
    expect(read([bytes], 100)).toStrictEqual(['a', { problem: 'utf8' }, 'b', { problem: 'utf8' }])
  })

  test('drops a byte order mark at the beginning of the stream and keeps others', () => {
    const bytes = Buffer.from('\ufeff\ufeffa\r\n\ufeffb\n')
    for (const chunks of [[bytes], [...bytes].map((byte) => Uint8Array.of(byte))]) {
      expect(read(chunks, 100)).toStrictEqual(['\ufeffa', '\ufeffb'])
    }
    expect(read([Buffer.from('\ufeffa')], 100)).toStrictEqual(['a'])
  })

  test('ignores blank lines of any length', () => {
    expect(read([Buffer.from(`${' '.repeat(500)}\n\t\r\n\na\n`)], 1000)).toStrictEqual(['a'])
  })
})
