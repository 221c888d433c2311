/** Moves runs of edits up and down through equal lines, so that fewer and larger ones are left. Source: virtual machine extensions 6. */
import { commonPrefix, commonSuffix, type Edit } from './compareLines.ts'

interface Lines {
  readonly old: readonly number[]
  readonly new: readonly number[]
  readonly spend: (lines: number) => void
}

/** Changes `edits` in place: first for every deletion, then for every insertion. */
export function compactEdits(edits: Edit[], lines: Lines): void {
  for (const kind of ['delete', 'insert'] as const) {
    for (let place = 0; place < edits.length; place++) {
      if (edits[place]!.kind === kind) place = moveDown(edits, lines, moveUp(edits, lines, place))
    }
  }
}

function length({ kind, oldLength, newLength }: Edit): number {
  return kind === 'insert' ? newLength : oldLength
}

function lengthen(edit: Edit, by: number): void {
  if (edit.kind !== 'insert') edit.oldLength += by
  if (edit.kind !== 'delete') edit.newLength += by
}

function shift(edit: Edit, by: number): void {
  edit.oldIndex += by
  edit.newIndex += by
}

/** Edits move within an array; taking one out costs as many places as follow it. */
function remove(edits: Edit[], place: number, { spend }: Lines): void {
  spend(1 + (edits.length - place) / 64)
  edits.splice(place, 1)
}

function moveUp(edits: Edit[], lines: Lines, start: number): number {
  let place = start
  while (place > 0) {
    lines.spend(1)
    const [before, current] = [edits[place - 1]!, edits[place]!]
    if (before.kind === current.kind) {
      lengthen(before, length(current))
      remove(edits, place--, lines)
    } else if (before.kind !== 'equal') {
      edits[place - 1] = current
      edits[place--] = before
    } else {
      // Nothing of a deletion is in the new lines, so a deletion stays where it is.
      const count = commonSuffix(
        lines.old,
        before.oldIndex,
        before.oldIndex + before.oldLength,
        lines.new,
        current.newIndex,
        current.newIndex + current.newLength,
      )
      if (count === 0 && before.oldLength > 0) return place
      if (count > 0) {
        lines.spend(count)
        const after = edits[place + 1]
        if (after?.kind === 'equal') {
          shift(after, -count)
          lengthen(after, count)
        } else {
          const oldIndex = before.oldIndex + before.oldLength - count
          const newIndex = current.newIndex + current.newLength - count
          edits.splice(place + 1, 0, { kind: 'equal', oldIndex, newIndex, oldLength: count, newLength: count })
        }
        shift(current, -count)
        lengthen(before, -count)
      }
      if (before.oldLength === 0) remove(edits, --place, lines)
    }
  }
  return place
}

function moveDown(edits: Edit[], lines: Lines, start: number): number {
  let place = start
  while (place + 1 < edits.length) {
    lines.spend(1)
    const [current, after] = [edits[place]!, edits[place + 1]!]
    if (after.kind === current.kind) {
      lengthen(current, length(after))
      remove(edits, place + 1, lines)
    } else if (after.kind !== 'equal') {
      edits[place++] = after
      edits[place] = current
    } else {
      const count = commonPrefix(
        lines.old,
        after.oldIndex,
        after.oldIndex + after.oldLength,
        lines.new,
        current.newIndex,
        current.newIndex + current.newLength,
      )
      if (count === 0 && after.oldLength > 0) return place
      if (count > 0) {
        lines.spend(count)
        const before = edits[place - 1]
        if (before?.kind === 'equal') {
          lengthen(before, count)
        } else {
          const { oldIndex } = after
          const { newIndex } = current
          edits.splice(place++, 0, { kind: 'equal', oldIndex, newIndex, oldLength: count, newLength: count })
        }
        shift(current, count)
        shift(after, count)
        lengthen(after, -count)
      }
      if (after.oldLength === 0) remove(edits, place + 1, lines)
    }
  }
  return place
}
