/**
 * The name that was probably meant: the one with the fewest differing characters, `undefined` if all differ too much.
 */
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

/** Characters to insert, delete, replace or swap with the next between two texts (optimal string alignment distance). */
function editDistance(a: string, b: string): number {
  const firstRow = Array.from({ length: b.length + 1 }, (_, index) => index)
  const rows = [firstRow]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    const above = rows[i - 1]!
    for (let j = 1; j <= b.length; j++) {
      const replaced = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : replaced
      row.push(Math.min(replaced, swapped, above[j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
