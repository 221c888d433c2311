/** Wheels of the Python registry, by way of pip, for what they contain. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The command that starts Python. */
export const python = process.platform === 'win32' ? 'python' : 'python3'

export interface Wheel {
  /** `<package>==<version>`. */
  readonly requirement: string
  /** Platform tag. */
  readonly tag: string
  /** Digest in hex; pip refuses another one. */
  readonly sha256: string
}

/**
 * Unpacks a wheel into a folder, once. The folder is moved into place when `complete` has finished it, so that readers never
 * see a part of it.
 */
export function fetchWheel(
  { requirement, tag, sha256 }: Wheel,
  folder: string,
  complete: (partial: string) => void,
): void {
  if (existsSync(folder)) return
  const work = mkdtempSync(join(tmpdir(), 'vendorclient-wheel-'))
  const partial = `${folder}.${process.pid}.partial`
  try {
    const requirements = join(work, 'requirements.txt')
    writeFileSync(requirements, `${requirement} --hash=sha256:${sha256}\n`)
    const chosen = ['--no-deps', '--only-binary', ':all:', '--platform', tag, '--require-hashes', '-r', requirements]
    const quiet = ['--quiet', '--disable-pip-version-check']
    const pip = pythonWithPip(work)
    execFileSync(pip, ['-m', 'pip', 'download', ...quiet, ...chosen, '--dest', work], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const wheel = readdirSync(work).find((name) => name.endsWith('.whl'))!
    mkdirSync(partial, { recursive: true })
    execFileSync(pip, ['-m', 'zipfile', '-e', join(work, wheel), partial])
    complete(partial)
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
  if (spawnSync(python, ['-m', 'pip', '--version']).status === 0) return python
  const environment = join(work, 'environment')
  execFileSync(python, ['-m', 'venv', environment], { stdio: ['ignore', 'ignore', 'inherit'] })
  return join(environment, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
}
