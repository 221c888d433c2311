import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../bindings/generator/GeneratedFile.ts'
import { generatedFolders } from '../bindings/generator/generateFiles.ts'
import { contractsFolder } from './contracts/contractsFolder.ts'
import { repositoryFiles } from './repositoryFiles.ts'

/** Files in generated folders that nothing generates any more, relative to the root. */
export function findLeftOvers(root: string, files: readonly GeneratedFile[]): string[] {
  const wanted = new Set(files.map(({ path }) => path))
  return [...generatedFolders, `${contractsFolder}/generated`]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => repositoryFiles(root, [''], folder))
    .filter((path) => !wanted.has(path))
}
