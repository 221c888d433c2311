/** Everything in the repository that is derived from the definitions. */
import { bindingModel } from './bindingModel.ts'
import { flagsHeader } from './c/flagsHeader.ts'
import { cFolder, registrationsHeader } from './c/registrationsHeader.ts'
import { versionHeader } from './c/versionHeader.ts'
import { dependencyFingerprints } from './dependencyFingerprints.ts'
import { describeDocuments } from './describeDocuments.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { generateGo, goFolder } from './go/generateGo.ts'
import { instructionPages } from './instructionPage.ts'
import { generateJava, javaFolder } from './java/generateJava.ts'
import { generateKotlin, kotlinFolder } from './kotlin/generateKotlin.ts'
import { publicPythonModules, pythonFiles, pythonFolder } from './python/pythonFiles.ts'
import { referencePages } from './referencePages.ts'
import { rustFiles, rustFolder } from './rust/rustFiles.ts'
import { typescriptBinding, typescriptFolder } from './typescript/typescriptBinding.ts'

/** Folders that hold generated files only; any other files in them are left-overs. */
export const generatedFolders = [
  'bindings/reference',
  cFolder,
  goFolder,
  javaFolder,
  kotlinFolder,
  pythonFolder,
  rustFolder,
  typescriptFolder,
] as const

export function generateFiles(root: string): GeneratedFile[] {
  const model = bindingModel()
  return [
    dependencyFingerprints(root),
    ...describeDocuments(),
    ...referencePages(),
    ...instructionPages(),
    registrationsHeader(model),
    flagsHeader(model),
    versionHeader(model),
    ...generateGo(model),
    ...generateJava(model),
    ...generateKotlin(model),
    ...pythonFiles(model),
    ...publicPythonModules(model),
    ...rustFiles(model),
    ...typescriptBinding(model),
  ]
}
