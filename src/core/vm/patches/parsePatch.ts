/** Reading of patches in the unified format. Bytes are texts of one character per byte. Source: virtual machine extensions 6. */

/** A patch that cannot be read or applied. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
}

interface PatchLine {
  readonly kind: 'context' | 'delete' | 'insert'
  readonly text: string
}

export interface Hunk {
  /** First line in the new text, counted from one. */
  readonly newStart: bigint
  readonly lines: readonly PatchLine[]
}

interface Range {
  readonly start: bigint
  readonly length: bigint
}

interface ReadHunk extends Hunk {
  readonly old: Range
  readonly new: Range
}

/** Lines with their line feeds. */
export function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

const MARK = '\\ No newline at end of file'

/** The hunks of a patch. Throws PatchError. */
export function parsePatch(text: string): readonly Hunk[] {
  const lines = splitLines(text)
  let at = 0
  while (at < lines.length && !/^(?:--- |\+\+\+ |@@ )/.test(lines[at]!)) at++
  const names = new Set<string>()
  for (; at < lines.length && /^(?:--- |\+\+\+ )/.test(lines[at]!); at++) {
    const sign = lines[at]!.slice(0, 4)
    if (names.has(sign)) throw new PatchError('The header names a file twice')
    names.add(sign)
    checkName(lines[at]!.slice(4))
  }
  const hunks: ReadHunk[] = []
  while (at < lines.length) {
    const header = lines[at++]!
    const start = at
    while (at < lines.length && !lines[at]!.startsWith('@')) at++
    hunks.push(readHunk(header, lines.slice(start, at)))
  }
  for (let place = 1; place < hunks.length; place++) {
    const [before, after] = [hunks[place - 1]!, hunks[place]!]
    if (endOf(before.old) > after.old.start || endOf(before.new) > after.new.start) {
      throw new PatchError('Hunks are out of order or overlap')
    }
  }
  return hunks
}

function endOf({ start, length }: Range): bigint {
  return BigInt.asUintN(64, start + length)
}

/** Throws PatchError for a file name that is not terminated, or not quoted although its characters require it. */
function checkName(rest: string): void {
  const tab = rest.indexOf('\t')
  const end = tab >= 0 ? tab : rest.indexOf('\n')
  if (end < 0) throw new PatchError('The file name is not terminated')
  const name = rest.slice(0, end)
  const isQuoted = name.length >= 2 && name.startsWith('"') && name.endsWith('"')
  const isValid = isQuoted
    ? /^(?:[^\n\t\0\r"\\]|\\[nt0r"\\])*$/.test(name.slice(1, -1))
    : /^[^\n\t\0\r"\\]*$/.test(name)
  if (!isValid) throw new PatchError('The file name has characters that must be quoted')
}

function readHunk(header: string, lines: readonly string[]): ReadHunk {
  const end = header.indexOf(' @@', 3)
  const [, old, newer] = (header.startsWith('@@ ') && end >= 0 && /^-([^ ]*) \+(.*)$/s.exec(header.slice(3, end))) || []
  if (old === undefined || newer === undefined) throw new PatchError('Malformed hunk header')
  const [oldRange, newRange] = [readRange(old), readRange(newer)]
  const read = readLines(lines)
  const count = (other: PatchLine['kind']): bigint => BigInt(read.filter(({ kind }) => kind !== other).length)
  if (count('insert') !== oldRange.length || count('delete') !== newRange.length) {
    throw new PatchError('The hunk header declares another number of lines')
  }
  return { old: oldRange, new: newRange, newStart: newRange.start, lines: read }
}

function readRange(text: string): Range {
  const comma = text.indexOf(',')
  if (comma < 0) return { start: readNumber(text), length: 1n }
  return { start: readNumber(text.slice(0, comma)), length: readNumber(text.slice(comma + 1)) }
}

/** Digits of a number of 64 bits; leading zeros count as digits. */
const MOST_DIGITS = 40

function readNumber(text: string): bigint {
  const [, digits] = /^\+?0*(\d+)$/.exec(text) ?? []
  if (digits === undefined || digits.length > MOST_DIGITS) throw new PatchError('Malformed range')
  const value = BigInt(digits)
  if (value >= 1n << 64n) throw new PatchError('A range is out of bounds')
  return value
}

function readLines(lines: readonly string[]): PatchLine[] {
  const read: PatchLine[] = []
  const ended = { context: false, delete: false, insert: false }
  for (const line of lines) {
    if (ended.context) throw new PatchError('The hunk continues after the end of the file')
    const first = line[0]
    if (first === ' ') read.push({ kind: 'context', text: line.slice(1) })
    else if (first === '\n') read.push({ kind: 'context', text: line })
    else if (first === '-' || first === '+') {
      const kind = first === '-' ? 'delete' : 'insert'
      if (ended[kind]) throw new PatchError('A line follows the end of the file')
      read.push({ kind, text: line.slice(1) })
    } else if (line.startsWith(MARK)) {
      const last = read.pop()
      if (last?.text.endsWith('\n') !== true) throw new PatchError('The marker of a missing line feed follows no line')
      ended[last.kind] = true
      read.push({ kind: last.kind, text: last.text.slice(0, -1) })
    } else {
      throw new PatchError('A hunk line does not begin with a space, a plus or a minus')
    }
  }
  return read
}
