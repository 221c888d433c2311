/** Every file that is derived from the definitions, with what it has to contain. */

import { controlClients } from '../bindings/generator/controlClients.ts'
import type { GeneratedFile } from '../bindings/generator/GeneratedFile.ts'
import { generateFiles } from '../bindings/generator/generateFiles.ts'
import { javaModule } from '../bindings/generator/java/javaModule.ts'
import { adminTypes, describedMethods } from '../src/program/devnode/controls/describeMethods.ts'
import { cliReference } from './cli/cliReference.ts'
import { compileContracts } from './contracts/compileContracts.ts'
import { nodeConfigFile } from './contracts/nodeConfigFile.ts'
import { controlsPage } from './docs/controlsPage.ts'
import { errorsPage } from './docs/errorsPage.ts'
import { graphqlPage } from './docs/graphqlPage.ts'
import { recipePages } from './docs/recipes/recipePages.ts'
import { settingsPage } from './docs/settingsPage.ts'
import { typesPage } from './docs/typesPage.ts'
import { metricsPage } from './observe/metricsPage.ts'
import { packageManifests } from './packages/packageManifests.ts'
import { portingPages } from './porting/portingPages.ts'

export async function derivedFiles(root: string): Promise<readonly GeneratedFile[]> {
  const files = [
    ...packageManifests(root),
    ...generateFiles(root),
    ...(await compileContracts(root)),
    ...(await cliReference()),
    ...controlClients(describedMethods, adminTypes),
    nodeConfigFile(),
    controlsPage(),
    metricsPage(),
    errorsPage(),
    graphqlPage(),
    settingsPage(),
    typesPage(),
    ...portingPages(root),
    ...recipePages(root),
  ]
  return [...files, javaModule(files)]
}
