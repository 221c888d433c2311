/** Both forms of the platform read and write the same Zstandard frames. */
import { readFileSync } from 'node:fs'
import { constants, zstdCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as node from '../../src/platform/node/zstd.ts'
import * as web from '../../src/platform/web/zstd.ts'
import { toHex } from '../support/hexBytes.ts'

const texts = ['bindings/api.json', 'CHANGELOG.md', 'package-lock.json'].map((file) => readFileSync(file))

/** Bytes of the kinds that compressors treat differently: texts, noise, repetitions. */
function contents(maxLength: number): fc.Arbitrary<Uint8Array> {
  const parts = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(maxLength)).map(([text, start, size]) => {
    const from = start % text.length
    return new Uint8Array(text.subarray(from, from + size))
  })
  const cycles = fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 12 }), fc.nat(maxLength))
    .map(([cycle, size]) => Uint8Array.from({ length: size }, (_, at) => cycle[(at * at) % cycle.length]!))
  return fc.oneof(parts, parts, cycles, fc.uint8Array({ maxLength: Math.min(maxLength, 2000) }))
}

const levels = fc.integer({ min: 1, max: 19 })
const frames = fc
  .tuple(contents(60_000), levels, fc.constantFrom('plain', 'checksum', 'stream'))
  .map(([content, level, form]) => {
    if (form === 'stream') return node.compressZstdStream(content)
    const params = {
      [constants.ZSTD_c_compressionLevel]: level,
      [constants.ZSTD_c_checksumFlag]: form === 'checksum' ? 1 : 0,
    }
    return new Uint8Array(zstdCompressSync(content, { params }))
  })

const LARGE = 1 << 30

beforeAll(async () => {
  await web.missingDecompressor()?.()
})

/** Content as hex digits, which are compared faster than bytes. */
function outcome(answer: ReturnType<typeof node.decompressZstdFrame>) {
  return typeof answer === 'string' ? answer : { content: toHex(answer.content), used: answer.used }
}

function expectSame(bytes: Uint8Array, maxBytes: number): void {
  expect(outcome(web.decompressZstdFrame(bytes, maxBytes)), toHex(bytes)).toEqual(
    outcome(node.decompressZstdFrame(bytes, maxBytes)),
  )
}

/** The same, or refused where libzstd returns arbitrary bytes: it reads on beyond the start of a damaged stream. */
function expectSameOrRefused(damaged: Uint8Array, maxBytes: number, original: Uint8Array): void {
  const answer = node.decompressZstdFrame(damaged, maxBytes)
  const isRefused = web.decompressZstdFrame(damaged, maxBytes) === 'invalid'
  if (!isRefused || typeof answer === 'string') expectSame(damaged, maxBytes)
  else expect(toHex(answer.content)).not.toBe(toHex(original))
}

test('both forms have the same names', () => {
  expect(Object.keys(web).sort()).toEqual(Object.keys(node).sort())
})

describe('decompression', () => {
  test('of whole frames', () => {
    fc.assert(
      fc.property(frames, (frame) => expectSame(frame, LARGE)),
      { numRuns: 150 },
    )
  })

  test('of content at the limit and around it', () => {
    fc.assert(
      fc.property(frames, fc.integer({ min: -20_000, max: 20_000 }), (frame, distance) => {
        const { content } = node.decompressZstdFrame(frame, LARGE) as { readonly content: Uint8Array }
        for (const limit of [content.length, content.length - 1, content.length + distance]) {
          expectSame(frame, Math.max(0, limit))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of frames that are cut short', () => {
    fc.assert(
      fc.property(frames, fc.nat(), fc.constantFrom(LARGE, 20_000), (frame, size, limit) => {
        expectSame(frame.subarray(0, size % (frame.length + 1)), limit)
      }),
    )
  })

  test('of a frame with any damage to its first bytes', () => {
    const content = texts[0]!.subarray(0, 700)
    for (const frame of [node.compressZstd(content, 3), node.compressZstdStream(content)]) {
      for (let at = 0; at < 16; at++) {
        for (let byte = 0; byte < 256; byte += 5) {
          const damaged = frame.slice()
          damaged[at] = byte
          expectSameOrRefused(damaged, LARGE, content)
        }
      }
    }
  })

  test('of frames of which one bit has changed', () => {
    fc.assert(
      fc.property(frames, fc.nat(), (frame, bit) => {
        const damaged = frame.slice()
        const at = (bit >> 3) % frame.length
        damaged[at]! ^= 1 << (bit & 7)
        const { content } = node.decompressZstdFrame(frame, LARGE) as { readonly content: Uint8Array }
        expectSameOrRefused(damaged, LARGE, content)
      }),
      { numRuns: 400 },
    )
  })

  test('of several frames, frames to skip, and other bytes behind a frame', () => {
    const skipped = Uint8Array.of(0x5f, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3)
    const frame = node.compressZstd(texts[1]!.subarray(0, 999), 3)
    for (const tail of [frame, skipped, Uint8Array.of(1), new Uint8Array(20)]) {
      for (const head of [frame, skipped]) expectSame(Uint8Array.of(...head, ...tail), LARGE)
    }
    expectSame(skipped.subarray(0, 9), LARGE)
  })

  test.each([
    ['no bytes', ''],
    ['a dictionary that is not there', '28b52ffd210705010000'],
    ['a dictionary of number 0', '28b52ffd210000010000'],
    ['a window of 2 GiB', '28b52ffd00a8010000'],
    ['a window of 128 MiB', '28b52ffd0088010000'],
    ['a block of the reserved kind', '28b52ffd2000070000'],
    ['a repeated byte beyond the size of a block', '28b52ffd0058 0b001061'],
    ['a block that repeats tables which no block had', '28b52ffd0058 2d0000 1002 61 01ff 00'],
  ])('%s', (_, hex) => expectSame(Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex')), LARGE))

  test('of content beyond 4 GiB as the header states it', () => {
    expectSame(Uint8Array.from(Buffer.from('28b52ffde0ffffffffffffff7f010000', 'hex')), LARGE)
  })

  test('of a bomb', () => {
    const bomb = node.compressZstd(new Uint8Array(30_000_000), 3)
    for (const limit of [0, 1, 16_383, 16_384, 1_000_000]) {
      expect(web.decompressZstdFrame(bomb, limit)).toBe('tooLarge')
      expect(node.decompressZstdFrame(bomb, limit)).toBe('tooLarge')
    }
  })
})

describe('compression', () => {
  beforeAll(async () => {
    await web.missingCompressor()?.()
  })

  test('of a stream has the same bytes, also at the edges of blocks', () => {
    const sizes = [0, 1, 2, 131_071, 131_072, 131_073, 262_144, 300_000]
    for (const size of sizes) {
      for (const content of [texts[0]!.subarray(0, size), new Uint8Array(size)]) {
        expect(toHex(web.compressZstdStream(content))).toBe(toHex(node.compressZstdStream(content)))
      }
    }
    fc.assert(
      fc.property(contents(200_000), (content) => {
        expect(toHex(web.compressZstdStream(content))).toBe(toHex(node.compressZstdStream(content)))
      }),
      { numRuns: 100 },
    )
  })

  test('of whole frames has the same bytes at every level up to 256 KiB', () => {
    const text = texts[0]!
    for (let level = 1; level <= 21; level++) {
      for (const content of [text.subarray(0, level), text.subarray(level, 30_000), text.subarray(0, 1 << 18)]) {
        expect(toHex(web.compressZstd(content, level))).toBe(toHex(node.compressZstd(content, level)))
      }
    }
  })

  test('of more has the same content', () => {
    const content = texts[0]!.subarray(0, 600_000)
    const frame = web.compressZstd(content, 3)
    expect(node.decompressZstdFrame(frame, LARGE)).toEqual({ content: new Uint8Array(content), used: frame.length })
  })
})
