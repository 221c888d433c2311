/** Writes every derived file anew and removes left-overs of the generated folders. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
for (const { path, content } of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
for (const path of findLeftOvers(root, files)) rmSync(join(root, path))
console.log(`${files.length} files generated`)
