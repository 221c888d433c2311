/**
 * Reduces the data of ICU inside a binary of Node.js, 33 MB, to what a program in English uses: no other languages, no encodings
 * besides those of Unicode, which ICU has in its code, no transliteration, no dictionaries for line breaks. The format is that of the
 * common data of ICU: a header, a table of names and offsets in the order of the names, then the items in the same order.
 */

/** Fields of the header: magic number at 2, "little-endian, ASCII, two bytes per character" at 8, "CmnD" at 12. */
const MAGIC = Buffer.from([0xda, 0x27])
const FORMAT = Buffer.from('CmnD')
const PREFIX = /^icudt\d+l\//
/** Alignment of items, in bytes. */
const ALIGNMENT = 16
/** Index of the field of a resource bundle that has its size, in units of 4 bytes. */
const BUNDLE_TOP = 3

export interface ReducedData {
  readonly binary: Buffer
  /** Where the binary is not used any more, and zero. */
  readonly unused: { readonly from: number; readonly to: number }
}

interface Item {
  readonly name: string
  readonly content: Buffer
}

/** Throws an error if the binary does not contain ICU data exactly once, or in another format. */
export function englishOnly(original: Buffer): ReducedData {
  const binary = Buffer.from(original)
  const start = findData(binary)
  const base = start + binary.readUInt16LE(start)
  const items = readItems(binary, base)
  const kept = items.filter(({ name }) => isKept(name.replace(PREFIX, '')))
  if (kept.length === 0 || kept.length === items.length) throw new Error('The ICU data has unexpected names')
  const reduced = writeItems(kept)
  const to = endOf(items.at(-1)!)
  const from = base + reduced.copy(binary, base)
  binary.fill(0, from, to)
  return { binary, unused: { from, to } }
}

/** Whether a program in English needs an item, such as `coll/de.res`. */
function isKept(path: string): boolean {
  const [, tree = '', name, ending] = /^(?:(\w+)\/)?(.*)\.(\w+)$/.exec(path) ?? []
  if (tree === 'translit' || ending === 'cnv' || ending === 'dict') return false
  // Names that are not those of locales are longer, like `root` and `metadata`.
  const isLocale = ending === 'res' && /^[a-z]{2,3}(?:_\w+)?$/.test(name!)
  return !isLocale || /^en(?:_US)?$/.test(name!)
}

function findData(binary: Buffer): number {
  const found: number[] = []
  for (let at = binary.indexOf(FORMAT); at >= 0; at = binary.indexOf(FORMAT, at + 1)) {
    const start = at - 12
    if (start >= 0 && binary.subarray(start + 2, start + 4).equals(MAGIC)) found.push(start)
  }
  if (found.length !== 1) throw new Error(`The binary contains ICU data ${found.length} times, expected once`)
  return found[0]!
}

function readItems(binary: Buffer, base: number): (Item & { readonly start: number })[] {
  const count = binary.readUInt32LE(base)
  const offset = (index: number) => binary.readUInt32LE(base + 4 + index * 4)
  return Array.from({ length: count }, (_, index) => {
    const nameAt = base + offset(2 * index)
    const name = binary.toString('latin1', nameAt, binary.indexOf(0, nameAt))
    const start = base + offset(2 * index + 1)
    const end = index + 1 < count ? base + offset(2 * index + 3) : start + sizeOfBundle(binary, start)
    return { name, start, content: Buffer.from(binary.subarray(start, end)) }
  })
}

/** The last item has no successor that would say where it ends. */
function sizeOfBundle(binary: Buffer, start: number): number {
  const headerSize = binary.readUInt16LE(start)
  if (binary.toString('latin1', start + 12, start + 16) !== 'ResB')
    throw new Error('The last item is not a resource bundle')
  // The first word is the root; the indexes follow.
  return headerSize + 4 * binary.readUInt32LE(start + headerSize + 4 * (1 + BUNDLE_TOP))
}

function endOf({ start, content }: Item & { readonly start: number }): number {
  return start + content.length
}

/** The table, the names and the items. */
function writeItems(items: readonly Item[]): Buffer {
  const names = items.map(({ name }) => Buffer.from(`${name}\0`, 'latin1'))
  const table = Buffer.alloc(4 + 8 * items.length)
  table.writeUInt32LE(items.length)
  const parts: Buffer[] = [table, ...names]
  let size = parts.reduce((sum, part) => sum + part.length, 0)
  let nameAt = table.length
  for (const [index, { content }] of items.entries()) {
    const padding = Buffer.alloc(-size & (ALIGNMENT - 1))
    parts.push(padding, content)
    table.writeUInt32LE(nameAt, 4 + 8 * index)
    table.writeUInt32LE(size + padding.length, 8 + 8 * index)
    nameAt += names[index]!.length
    size += padding.length + content.length
  }
  return Buffer.concat(parts)
}
