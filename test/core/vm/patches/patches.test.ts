import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyPatch } from '../../../../src/core/vm/patches/applyPatch.ts'
import { makePatch } from '../../../../src/core/vm/patches/makePatch.ts'
import { parsePatch } from '../../../../src/core/vm/patches/parsePatch.ts'
import { compressZstdStream, decompressZstdFrames } from '../../../../src/core/zstd/zstdStream.ts'
import { Dice } from '../../../fuzz/Dice.ts'
import { extraVectors, withVectors } from '../../../support/vm/extraVectors.ts'

function free(): void {}

function diff(old: string, newer: string): string {
  return makePatch(old, newer, free).text
}

/** The text after a patch, or null where it cannot be read or applied; one character per byte. */
function apply(old: string, patch: string): string | null {
  try {
    return applyPatch(old, parsePatch(patch), free)
  } catch (error) {
    if ((error as Error).name === 'PatchError') return null
    throw error
  }
}

/** Random texts, made with the libraries that the network uses: similar 2.7.0, diffy 0.4.2 and zstd 0.13.3. Bytes as base64. */
const references = JSON.parse(readFileSync(new URL('references.json', import.meta.url), 'utf8')) as (
  | readonly ['diff' | 'patch', string, string, string | null]
  | readonly ['zip', string, string]
)[]

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64')
}

test('makes and applies patches and compresses byte for byte as the libraries of the network', () => {
  for (const reference of references) {
    if (reference[0] === 'zip') {
      const [, content, frame] = reference
      expect(Buffer.from(compressZstdStream(bytesOf(content))!).toString('base64')).toBe(frame)
      continue
    }
    const [kind, old, other, result] = reference
    if (kind === 'diff') {
      const patch = diff(bytesOf(old).toString(), bytesOf(other).toString())
      expect(Buffer.from(patch).toString('base64')).toBe(result)
    } else {
      const applied = apply(bytesOf(old).toString('latin1'), bytesOf(other).toString('latin1'))
      expect(applied).toBe(result === null ? null : bytesOf(result).toString('latin1'))
    }
  }
  expect(new Set(references.map(([kind]) => kind))).toEqual(new Set(['diff', 'patch', 'zip']))
})

describe.skipIf(extraVectors === undefined)(withVectors('known patches and frames'), () => {
  test('are made', () => {
    for (const { old, new: newer, patch, applied } of extraVectors!.diff) {
      expect(diff(old, newer)).toBe(patch)
      expect(apply(old, patch)).toBe(applied)
    }
  })

  test('are applied', () => {
    for (const { old, patch, result } of extraVectors!.apply) expect(apply(old, patch)).toBe(result)
  })

  test('are compressed', () => {
    for (const { text, frame } of extraVectors!.zstd) {
      expect(Buffer.from(compressZstdStream(Buffer.from(text))!).toString('hex')).toBe(frame)
    }
  })
})

function randomText(dice: Dice): string {
  const lines = Array.from({ length: dice.below(60) }, () => String(dice.below(200)))
  return lines.join('\n') + (dice.below(2) === 0 ? '\n' : '')
}

test('a patch of two texts with few equal lines makes the one from the other', () => {
  for (let seed = 0; seed < 500; seed++) {
    const dice = new Dice(seed)
    const [old, newer] = [randomText(dice), randomText(dice)]
    expect(apply(old, diff(old, newer)), `seed ${seed}`).toBe(newer)
  }
})

describe('a patch', () => {
  test.each([
    ['that names a file twice', '--- a\n--- b\n'],
    ['whose name does not end', '--- a'],
    ['whose name has a quote', '--- a"b\n'],
    ['whose quoted name has an unknown escape', '--- "a\\x"\n'],
    ['without lines after its header', '@@ -1 +1 @@\n'],
    ['whose header does not end', '@@ -1 +1\n-a\n+b\n'],
    ['whose numbers are too large', '@@ -18446744073709551616 +1 @@\n-a\n+b\n'],
    ['whose hunks overlap', '@@ -1 +1 @@\n-a\n+b\n@@ -1 +1 @@\n-b\n+c\n'],
    ['with a line without sign', '@@ -1 +1 @@\nx\n'],
    ['that goes on after the end of the file', '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n-b\n+c\n'],
    ['whose mark stands alone', '@@ -1 +1 @@\n\\ No newline at end of file\n'],
  ])('%s is refused', (_what, patch) => {
    expect(apply('a\n', patch)).toBeNull()
  })

  test('finds its lines before and after the stated place', () => {
    const old = 'x\na\nx\nx\nb\nx\n'
    expect(apply(old, '@@ -4 +4 @@\n-a\n+A\n')).toBe('x\nA\nx\nx\nb\nx\n')
    expect(apply(old, '@@ -1 +1 @@\n-b\n+B\n')).toBe('x\na\nx\nx\nB\nx\n')
    expect(apply(old, '@@ -99 +99 @@\n-b\n+B\n')).toBe('x\na\nx\nx\nB\nx\n')
  })

  test('does not change lines that an earlier hunk has written', () => {
    expect(apply('a\nb\n', '@@ -1 +1 @@\n-a\n+b\n@@ -2 +2 @@\n-b\n+c\n')).toBe('b\nc\n')
    expect(apply('a\nx\n', '@@ -1 +1 @@\n-a\n+b\n@@ -2 +2 @@\n-b\n+c\n')).toBeNull()
  })
})

describe('frames', () => {
  test('are decoded unchanged at any size', () => {
    for (const size of [1, 127, 1000, 131_072, 131_073, 400_000]) {
      const content = Uint8Array.from({ length: size }, (_, at) => (at * at) >> (at % 7))
      expect(decompressZstdFrames(compressZstdStream(content)!, size)).toEqual(content)
      expect(decompressZstdFrames(compressZstdStream(content)!, size - 1)).toBe('tooLarge')
    }
  })

  test('frames that expand beyond the limit are not expanded', () => {
    const bomb = compressZstdStream(new Uint8Array(50_000_000))!
    expect(bomb.length).toBeLessThan(10_000)
    expect(decompressZstdFrames(bomb, 1_000_000)).toBe('tooLarge')
  })

  test('a frame that is cut or changed is refused or gives other bytes', () => {
    const frame = compressZstdStream(Buffer.from('hello world hello world hello world'))!
    for (let end = 1; end < frame.length; end++) {
      expect(decompressZstdFrames(frame.subarray(0, end), 1000)).toBe('invalid')
    }
    expect(decompressZstdFrames(Uint8Array.of(1, 2, 3), 1000)).toBe('invalid')
  })
})
