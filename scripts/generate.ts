/** Writes every derived file and removes left-overs from the generated folders. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { derivedFiles } from './derivedFiles.ts'
import { findLeftOvers } from './findLeftOvers.ts'

const root = join(import.meta.dirname, '..')
const files = await derivedFiles(root)
for (const { path, content } of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
for (const path of findLeftOvers(root, files)) rmSync(join(root, path))
console.log(`${files.length} files generated`)
