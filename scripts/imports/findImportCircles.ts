import type { SourceImports } from './readImports.ts'

/** Sets of files that import each other in a circle while they load (strongly connected components). */
export function findImportCircles(files: readonly SourceImports[]): string[] {
  const targets = new Map(
    files.map(({ file, imports }) => [
      file,
      imports.filter(({ isLocal, kind }) => isLocal && kind === 'now').map(({ target }) => target),
    ]),
  )
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return circles.map((circle) => `modules import each other in a circle: ${circle.join(', ')}`)

  function visit(file: string): void {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    open.push(file)
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle.sort())
  }
}
