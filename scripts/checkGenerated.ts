/** Fails if a derived file differs from what is now derived from the definitions. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedFiles } from './derivedFiles.ts'
import { findLeftOvers } from './findLeftOvers.ts'

const root = join(import.meta.dirname, '..')
const files = await derivedFiles(root)
const stale = files.filter(({ path, content }) => {
  const file = join(root, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== content
})
const problems = [
  ...stale.map(({ path }) => `not current: ${path}`),
  ...findLeftOvers(root, files).map((path) => `left over: ${path}`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Run "npm run generate" and commit the result.')
  process.exit(1)
}
console.log(`${files.length} generated files are current`)
