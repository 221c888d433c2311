/** Copies of what is committed, with the installed dependencies, in which things can be changed and built. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the tree of the last commit of `root` into a new folder. Its `node_modules` shares the files of the original. */
export function copyTree(root: string, folder: string): void {
  emptied(folder)
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  shareInstalled(root, folder)
}

/** Writes such a copy, in which nothing was built yet, into another new folder. Its files have the time of now. */
export function copyAgain(root: string, copy: string, folder: string): void {
  emptied(folder)
  const names = readdirSync(copy).filter((name) => name !== 'node_modules' && name !== 'dist')
  execFileSync('cp', ['-RP', '--', ...names, folder], { cwd: copy })
  shareInstalled(root, folder)
}

function shareInstalled(root: string, folder: string): void {
  const modules = join(root, 'node_modules')
  try {
    execFileSync('cp', ['-al', modules, folder], { stdio: 'pipe' })
  } catch {
    // Another file system, or one without links.
    execFileSync('cp', ['-a', modules, folder])
  }
  // Node.js of all platforms, pinned by digest: what a build in the copy fetches is there for the next one.
  const fetched = join(root, 'dist', 'node')
  for (const place of [fetched, join(folder, 'dist')]) mkdirSync(place, { recursive: true })
  symlinkSync(fetched, join(folder, 'dist', 'node'))
}

function emptied(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
