/** A copy of what is committed, with the installed dependencies, in which things can be changed and built. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the tree of the last commit of `root` into a new folder. Its `node_modules` shares the files of the original. */
export function copyTree(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const modules = join(root, 'node_modules')
  try {
    execFileSync('cp', ['-al', modules, folder], { stdio: 'pipe' })
  } catch {
    // Another file system, or one without links.
    execFileSync('cp', ['-a', modules, folder])
  }
  // Node.js of other platforms, fetched once.
  const fetched = join(root, 'dist', 'node')
  if (existsSync(fetched)) execFileSync('cp', ['-al', '--', fetched, ensured(join(folder, 'dist'))])
}

function ensured(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return folder
}
