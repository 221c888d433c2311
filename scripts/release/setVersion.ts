/** Changes the version of a tree: one value in `package.json`, everything else derived from it or replaced as text. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfToday, handwrittenPlaces, versionPattern } from './versionPlaces.ts'

interface LockFile {
  version: string
  readonly packages: { readonly '': { version: string } }
}

/** The version of the tree at `root`. */
export function readVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}

/**
 * Returns the paths that were replaced as text; generated files are generated again. The tree has its `node_modules`.
 */
export function setVersion(root: string, version: string): string[] {
  const older = readVersion(root)
  if (older === version) return []
  edit(join(root, 'package.json'), (text) => text.replace(`"version": "${older}"`, `"version": "${version}"`))
  edit(join(root, 'package-lock.json'), (text) => {
    const lock = JSON.parse(text) as LockFile
    lock.version = version
    lock.packages[''].version = version
    return `${JSON.stringify(lock, undefined, 2)}\n`
  })
  const replaced = handwrittenPlaces(root).filter((path) =>
    edit(join(root, path), (text) => text.replace(versionPattern(older), version)),
  )
  execFileSync(process.execPath, [join(root, 'scripts', 'generate.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return replaced
}

/** Lines that still have the older version although they should not, as `<path>:<line>`. */
export function findStaleVersions(root: string, older: string): string[] {
  return filesOfToday(root).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (versionPattern(older).test(line) ? [`${path}:${index + 1}`] : [])),
  )
}

/** Changes a file; returns whether its text differs now. */
function edit(path: string, change: (text: string) => string): boolean {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(path, after)
  return after !== before
}
