import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders whose content is not part of the repository, or belongs to others. */
const skipped = new Set(['node_modules', 'dist', 'target', '.git', '.vitest', '__pycache__'])

/** Files below `root` with one of the endings (an empty ending matches all), as paths with `/` relative to it. */
export function repositoryFiles(root: string, endings: readonly string[], folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : repositoryFiles(root, endings, path)
    return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : []
  })
}
