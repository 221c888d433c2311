import { type Hunk, PatchError, splitLines } from './parsePatch.ts'

/** Lines and their numbers: equal original lines have equal numbers, lines made by a hunk have -1. */
interface Image {
  texts: string[]
  numbers: number[]
}

/** How many places are moved in the time in which one line is compared. */
const MOVES_PER_LINE = 64

/**
 * The text after a patch. Each hunk is applied where its lines are found, as near as possible to its stated position.
 * `spend` gets the work in lines and may throw. Throws PatchError. Source: virtual machine extensions 6.
 */
export function applyPatch(text: string, hunks: readonly Hunk[], spend: (lines: number) => void): string {
  const known = new Map<string, number>()
  const texts = splitLines(text)
  const numbers = texts.map((line) => {
    const number = known.get(line) ?? known.size
    known.set(line, number)
    return number
  })
  const image: Image = { texts, numbers }
  for (const { newStart, lines } of hunks) {
    const found = lines.filter(({ kind }) => kind !== 'insert').map((line) => known.get(line.text) ?? -2)
    const made = lines.filter(({ kind }) => kind !== 'delete').map((line) => line.text)
    const place = findPlace(image.numbers, found, newStart, spend)
    if (place === undefined) throw new PatchError('The lines of the hunk were not found')
    spend((image.texts.length - place) / MOVES_PER_LINE)
    image.texts = image.texts.toSpliced(place, found.length, ...made)
    image.numbers = image.numbers.toSpliced(place, found.length, ...made.map(() => -1))
  }
  return image.texts.join('')
}

function findPlace(
  numbers: readonly number[],
  wanted: readonly number[],
  newStart: bigint,
  spend: (lines: number) => void,
): number | undefined {
  const stated = newStart === 0n ? 0n : newStart - 1n
  const start = stated < BigInt(numbers.length) ? Number(stated) : numbers.length
  const fits = (place: number): boolean => {
    const most = place + wanted.length > numbers.length ? 0 : wanted.length
    let count = 0
    while (count < most && numbers[place + count] === wanted[count]) count++
    spend(count + 1)
    return count === wanted.length
  }
  if (fits(start)) return start
  for (let distance = 1; distance <= start || start + distance < numbers.length; distance++) {
    if (distance <= start && fits(start - distance)) return start - distance
    if (start + distance < numbers.length && fits(start + distance)) return start + distance
  }
  return undefined
}
