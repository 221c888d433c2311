/**
 * Python for the tests of the binding. What comes from the package index is kept in the temporary folder of the system.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const tools = ['setuptools==84.2.1', 'mypy==2.4.1', 'ruff==0.17.5', 'packaging==26.3']

export interface PythonToolchain {
  /** Python with the tools. */
  readonly python: string
  readonly version: string
}

/** A Python with the tools, or what is missing. */
export function findPythonToolchain(): PythonToolchain | string {
  const found = spawnSync('python3', ['-c', 'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])'], {
    encoding: 'utf8',
  })
  if (found.status !== 0) return 'there is no python3 with venv and pip'
  const version = found.stdout.trim()
  const [major, minor] = version.split('.').map(Number) as [number, number]
  // The tools need a later Python than the binding itself.
  if (major !== 3 || minor < 10) return `it needs Python 3.10 or later, python3 is ${version}`
  const folder = join(
    tmpdir(),
    `vendorclient-python-tools-${version}-${tools.join('-').replaceAll(/[^a-z0-9.-]/g, '')}`,
  )
  const python = join(folder, 'bin/python')
  if (!existsSync(join(folder, 'complete'))) {
    rmSync(folder, { recursive: true, force: true })
    const made = spawnSync('python3', ['-m', 'venv', folder])
    if (made.status !== 0) return 'python3 cannot make virtual environments'
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...tools]
    const installed = spawnSync(python, pip, { encoding: 'utf8' })
    if (installed.status !== 0) return `the package index does not give ${tools.join(', ')}`
    writeFileSync(join(folder, 'complete'), '')
  }
  return { python, version: `Python ${version}` }
}
