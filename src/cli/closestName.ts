/** The name that somebody probably meant: the one with the fewest differing characters, `undefined` when none is near. */
export function closestName(given: string, names: readonly string[]): string | undefined {
  const limit = given.length <= 3 ? 1 : given.length <= 6 ? 2 : 3
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    const isBeginning = given.length >= 3 && name.startsWith(given)
    const distance = isBeginning ? 1 : editDistance(given, name)
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { name, distance }
  }
  return best?.name
}

/** Characters to insert, delete or replace between two texts (Levenshtein), row by row of the usual table. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
