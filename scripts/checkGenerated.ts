/** Fails when a derived file differs from what the definitions give now. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateFiles } from '../bindings/generator/generateFiles.ts'
import { cliReference } from './cli/cliReference.ts'
import { compileContracts } from './contracts/compileContracts.ts'
import { devNodeClients } from './devNode/devNodeClients.ts'
import { errorsPage } from './docs/errorsPage.ts'
import { settingsPage } from './docs/settingsPage.ts'
import { typesPage } from './docs/typesPage.ts'
import { findLeftOvers } from './findLeftOvers.ts'
import { metricsPage } from './observe/metricsPage.ts'
import { packageManifests } from './packages/packageManifests.ts'
import { portingPages } from './porting/portingPages.ts'

const root = join(import.meta.dirname, '..')
const files = [
  ...packageManifests(root),
  ...generateFiles(root),
  ...(await compileContracts(root)),
  ...(await cliReference()),
  ...devNodeClients(),
  metricsPage(),
  errorsPage(),
  settingsPage(),
  typesPage(),
  ...portingPages(root),
]
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
