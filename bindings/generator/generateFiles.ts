/** Everything in the repository that is derived from the definitions. */
import { bindingModel } from './bindingModel.ts'
import { dependencyFingerprints } from './dependencyFingerprints.ts'
import { describeDocuments } from './describeDocuments.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { referencePages } from './referencePages.ts'
import { rustFiles, rustFolder } from './rust/rustFiles.ts'

/** Folders that hold generated files only; others in them are left-overs. */
export const generatedFolders = ['bindings/reference', rustFolder] as const

export function generateFiles(root: string): GeneratedFile[] {
  return [dependencyFingerprints(root), ...describeDocuments(), ...referencePages(), ...rustFiles(bindingModel())]
}
