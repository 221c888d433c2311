import { compactEdits } from './compactEdits.ts'
import { compareLines, type Edit } from './compareLines.ts'

/** A patch in the unified format without names of files and without context. */
export interface Patch {
  readonly text: string
  readonly hunks: number
}

/**
 * The patch that turns one text into another; lines end after `\n`, `\r\n` or a lone `\r`. `spend` gets the work in
 * lines and may throw. Source: virtual machine extensions 6.
 */
export function makePatch(old: string, newer: string, spend: (lines: number) => void): Patch {
  const oldLines = linesOf(old)
  const newLines = linesOf(newer)
  const numbers = new Map<string, number>()
  const numberOf = (line: string): number => {
    const known = numbers.get(line)
    if (known !== undefined) return known
    numbers.set(line, numbers.size)
    return numbers.size - 1
  }
  const lines = { old: oldLines.map(numberOf), new: newLines.map(numberOf), spend }
  const edits = compareLines(lines.old, lines.new, spend)
  compactEdits(edits, lines)
  const groups = groupEdits(edits)
  return { text: groups.map((group) => hunkText(group, oldLines, newLines)).join(''), hunks: groups.length }
}

function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? []
}

/** Edits between equal lines: what is deleted and what is inserted, with the ranges of the hunk. */
interface Group {
  readonly deleted: Edit | undefined
  readonly inserted: Edit | undefined
  readonly oldStart: number
  readonly newStart: number
  readonly oldEnd: number
  readonly newEnd: number
}

function groupEdits(edits: readonly Edit[]): Group[] {
  const groups: Group[] = []
  for (let place = 0; place < edits.length; place++) {
    if (edits[place]!.kind === 'equal') continue
    const start = place
    while (edits[place + 1] !== undefined && edits[place + 1]!.kind !== 'equal') place++
    groups.push(groupOf(edits.slice(start, place + 1), edits[start - 1], edits[place + 1]))
  }
  return groups
}

function groupOf(edits: readonly Edit[], before: Edit | undefined, after: Edit | undefined): Group {
  const deleted = joined(edits.filter(({ kind }) => kind === 'delete'))
  const inserted = joined(edits.filter(({ kind }) => kind === 'insert'))
  const [ofOld, ofNew] = [deleted ?? inserted!, inserted ?? deleted!]
  return {
    deleted,
    inserted,
    oldStart: before === undefined ? ofOld.oldIndex : before.oldIndex + before.oldLength,
    newStart: before === undefined ? ofNew.newIndex : before.newIndex + before.newLength,
    oldEnd: after === undefined ? ofOld.oldIndex + ofOld.oldLength : after.oldIndex,
    newEnd: after === undefined ? ofNew.newIndex + ofNew.newLength : after.newIndex,
  }
}

/** Edits of one kind that follow each other as one. */
function joined(edits: readonly Edit[]): Edit | undefined {
  const [first] = edits
  if (first === undefined) return undefined
  const sum = (part: (edit: Edit) => number): number => edits.reduce((total, edit) => total + part(edit), 0)
  return { ...first, oldLength: sum(({ oldLength }) => oldLength), newLength: sum(({ newLength }) => newLength) }
}

function hunkText(group: Group, oldLines: readonly string[], newLines: readonly string[]): string {
  const { deleted, inserted, oldStart, oldEnd, newStart, newEnd } = group
  const parts = [`@@ -${rangeText(oldStart, oldEnd)} +${rangeText(newStart, newEnd)} @@\n`]
  const add = (sign: string, lines: readonly string[]): void => {
    for (const line of lines) {
      parts.push(sign, line)
      if (!/[\r\n]$/.test(line)) parts.push('\n\\ No newline at end of file\n')
    }
  }
  if (deleted !== undefined) add('-', oldLines.slice(deleted.oldIndex, deleted.oldIndex + deleted.oldLength))
  if (inserted !== undefined) add('+', newLines.slice(inserted.newIndex, inserted.newIndex + inserted.newLength))
  return parts.join('')
}

/** Start, counted from one, and length unless it is one; an empty range is written as the line before it. */
function rangeText(start: number, end: number): string {
  const length = Math.max(0, end - start)
  return length === 1 ? `${start + 1}` : `${length === 0 ? start : start + 1},${length}`
}
