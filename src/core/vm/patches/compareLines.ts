/** Runs of lines by which one list of lines becomes another: Myers' algorithm in linear space. Source: virtual machine extensions 6. */

/** A run; `oldLength` of an insertion and `newLength` of a deletion are 0. */
export interface Edit {
  readonly kind: 'equal' | 'delete' | 'insert'
  oldIndex: number
  newIndex: number
  oldLength: number
  newLength: number
}

/** The lines are numbers, equal ones for equal lines. */
interface Compared {
  readonly old: readonly number[]
  readonly new: readonly number[]
  readonly forward: Furthest
  readonly backward: Furthest
  readonly edits: Edit[]
  /** Gets the work before it is done, in lines that are looked at. */
  readonly spend: (lines: number) => void
}

/** The furthest place that was reached on each diagonal, which may have a negative number. */
class Furthest {
  readonly #places: Float64Array
  readonly #offset: number

  constructor(most: number) {
    this.#places = new Float64Array(2 * most + 2)
    this.#offset = most
  }

  get(diagonal: number): number {
    return this.#places[diagonal + this.#offset]!
  }

  set(diagonal: number, place: number): void {
    this.#places[diagonal + this.#offset] = place
  }

  /** Where a path of `steps` steps continues on a diagonal. */
  next(diagonal: number, steps: number): number {
    return diagonal === -steps || (diagonal !== steps && this.get(diagonal - 1) < this.get(diagonal + 1))
      ? this.get(diagonal + 1)
      : this.get(diagonal - 1) + 1
  }
}

interface Part {
  readonly oldStart: number
  readonly oldEnd: number
  readonly newStart: number
  readonly newEnd: number
}

function mostSteps(oldLength: number, newLength: number): number {
  return Math.floor((oldLength + newLength + 1) / 2) + 1
}

/** The runs, before they are moved together. */
export function compareLines(old: readonly number[], newer: readonly number[], spend: (lines: number) => void): Edit[] {
  const most = mostSteps(old.length, newer.length)
  const compared: Compared = {
    old,
    new: newer,
    forward: new Furthest(most),
    backward: new Furthest(most),
    edits: [],
    spend,
  }
  // Pending parts, the next one last. Splitting a part adds both halves and the run after it.
  const waiting: (Part | Edit)[] = [{ oldStart: 0, oldEnd: old.length, newStart: 0, newEnd: newer.length }]
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if ('kind' in item) compared.edits.push(item)
    else divide(compared, item, waiting)
  }
  return compared.edits
}

function divide(compared: Compared, part: Part, waiting: (Part | Edit)[]): void {
  let { oldStart, oldEnd, newStart, newEnd } = part
  const { edits, spend } = compared
  const prefix = commonPrefix(compared.old, oldStart, oldEnd, compared.new, newStart, newEnd)
  spend(prefix + 1)
  if (prefix > 0) edits.push(equal(oldStart, newStart, prefix))
  oldStart += prefix
  newStart += prefix
  const suffix = commonSuffix(compared.old, oldStart, oldEnd, compared.new, newStart, newEnd)
  spend(suffix + 1)
  oldEnd -= suffix
  newEnd -= suffix
  if (suffix > 0) waiting.push(equal(oldEnd, newEnd, suffix))
  const [oldLength, newLength] = [oldEnd - oldStart, newEnd - newStart]
  if (oldLength === 0 && newLength === 0) return
  if (newLength === 0) edits.push({ kind: 'delete', oldIndex: oldStart, newIndex: newStart, oldLength, newLength })
  else if (oldLength === 0) {
    edits.push({ kind: 'insert', oldIndex: oldStart, newIndex: newStart, oldLength, newLength })
  } else {
    const [x, y] = middleSnake(compared, { oldStart, oldEnd, newStart, newEnd })
    waiting.push({ oldStart: x, oldEnd, newStart: y, newEnd }, { oldStart, oldEnd: x, newStart, newEnd: y })
  }
}

function equal(oldIndex: number, newIndex: number, length: number): Edit {
  return { kind: 'equal', oldIndex, newIndex, oldLength: length, newLength: length }
}

/** Start of the snake where the searches from both ends meet. */
function middleSnake(compared: Compared, part: Part): [number, number] {
  const { old, new: newer, forward, backward, spend } = compared
  const { oldStart, oldEnd, newStart, newEnd } = part
  const [n, m] = [oldEnd - oldStart, newEnd - newStart]
  const delta = n - m
  const isOdd = (delta & 1) === 1
  forward.set(1, 0)
  backward.set(1, 0)
  const most = mostSteps(n, m)
  for (let steps = 0; steps < most; steps++) {
    spend(2 * steps + 2)
    for (let diagonal = steps; diagonal >= -steps; diagonal -= 2) {
      const startX = forward.next(diagonal, steps)
      const startY = startX - diagonal
      let x = startX
      if (x < n && startY >= 0 && startY < m) {
        const advance = commonPrefix(old, oldStart + x, oldEnd, newer, newStart + startY, newEnd)
        spend(advance)
        x += advance
      }
      forward.set(diagonal, x)
      if (isOdd && Math.abs(diagonal - delta) <= steps - 1 && x + backward.get(delta - diagonal) >= n) {
        return [startX + oldStart, startY + newStart]
      }
    }
    for (let diagonal = steps; diagonal >= -steps; diagonal -= 2) {
      let x = backward.next(diagonal, steps)
      let y = x - diagonal
      if (x < n && y >= 0 && y < m) {
        const advance = commonSuffix(old, oldStart, oldEnd - x, newer, newStart, newEnd - y)
        spend(advance)
        x += advance
        y += advance
      }
      backward.set(diagonal, x)
      if (!isOdd && Math.abs(diagonal - delta) <= steps && x + forward.get(delta - diagonal) >= n) {
        return [oldEnd - x, newEnd - y]
      }
    }
  }
  throw new Error('Two searches that cover the whole field meet')
}

/** Lines that are equal from the start of both ranges on. */
export function commonPrefix(
  old: readonly number[],
  oldStart: number,
  oldEnd: number,
  newer: readonly number[],
  newStart: number,
  newEnd: number,
): number {
  const most = Math.min(oldEnd - oldStart, newEnd - newStart)
  let length = 0
  while (length < most && old[oldStart + length] === newer[newStart + length]) length++
  return length
}

/** Lines that are equal up to the end of both ranges. */
export function commonSuffix(
  old: readonly number[],
  oldStart: number,
  oldEnd: number,
  newer: readonly number[],
  newStart: number,
  newEnd: number,
): number {
  const most = Math.min(oldEnd - oldStart, newEnd - newStart)
  let length = 0
  while (length < most && old[oldEnd - 1 - length] === newer[newEnd - 1 - length]) length++
  return length
}
