import { CellError, type Slice } from '../cells/index.ts'

/** Reads the tag of a constructor. Throws `format` for an unexpected tag, `underflow`. */
export function expectTag(slice: Slice, bits: number, what: string, ...tags: readonly number[]): number {
  const tag = slice.loadUint(bits)
  if (tags.includes(tag)) return tag
  throw new CellError('format', `Unknown tag 0x${tag.toString(16)} of ${what}`)
}
