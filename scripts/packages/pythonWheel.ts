/** The Python wheel of a platform: the binding with the executable in `vendorclient/bin`. */
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import type { Target } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'

/** Oldest system that the Node.js in the executable runs on. Source: platform compatibility tags, PEP 425 and PEP 600. */
const platformTags: Readonly<Record<string, string>> = {
  'linux-x64': 'manylinux_2_28_x86_64',
  'linux-arm64': 'manylinux_2_28_aarch64',
  'darwin-arm64': 'macosx_13_0_arm64',
  'darwin-x64': 'macosx_13_0_x86_64',
  'win32-x64': 'win_amd64',
}

/**
 * Writes `vendorclient-<version>-py3-none-<platform tag>.whl` and gives its path. `python` has setuptools; without it pip
 * fetches them for the build.
 */
export function packageWheel(target: Target, executable: string, output: string, python?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-wheel-'))
  try {
    const source = join(folder, 'source')
    for (const name of ['src', 'pyproject.toml', 'README.md']) {
      const filter = (file: string) => !/__pycache__|\.egg-info/.test(file)
      cpSync(join(root, 'bindings', 'python', name), join(source, name), { recursive: true, filter })
    }
    copyFileSync(join(root, 'LICENSE'), join(source, 'LICENSE'))
    const bin = join(source, 'src', 'vendorclient', 'bin')
    mkdirSync(bin, { recursive: true })
    copyFileSync(executable, join(bin, basename(executable)))
    chmodSync(join(bin, basename(executable)), 0o755)
    writeNotices(target, join(bin, noticesFile))
    const wheels = join(folder, 'wheels')
    const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--wheel-dir', wheels]
    const isolation = python === undefined ? [] : ['--no-build-isolation', '--no-index']
    const tag = `--config-settings=--build-option=--plat-name=${platformTags[target.name]}`
    execFileSync(python ?? 'python3', ['-m', 'pip', 'wheel', ...options, ...isolation, tag, source], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [wheel] = readdirSync(wheels)
    const path = join(output, wheel!)
    copyFileSync(join(wheels, wheel!), `${path}.partial`)
    renameSync(`${path}.partial`, path)
    return path
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
