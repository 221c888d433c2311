/** The table of tasks in `bindings/README.md`: the same in each language, which its suite runs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const COLUMNS = ['Task', 'TypeScript', 'Python', 'Go', 'Rust', 'Java', 'Kotlin'] as const

/** Expressions of a column, from top to bottom. */
export function jobsOf(language: Exclude<(typeof COLUMNS)[number], 'Task'>): readonly string[] {
  const page = readFileSync(join(import.meta.dirname, '../../../bindings/README.md'), 'utf8')
  const [, table] = /^## The same tasks in each language\n[\s\S]*?\n\n(\|[\s\S]*?)\n\n/m.exec(page)!
  const [head, , ...rows] = table!.split('\n').map((row) => row.slice(2, -2).split(' | '))
  if (head!.join() !== COLUMNS.join()) throw new Error(`The columns are ${head}, expected ${COLUMNS}`)
  return rows.map((cells) => cells[COLUMNS.indexOf(language)]!.slice(1, -1))
}
