/**
 * Adds to the lock file what npm omits: `gypfile: false` of the SQLite driver. Without it npm 10 compiles the driver,
 * although the package contains prebuilt binaries. Run it after every change of the dependencies; `--check` only
 * checks.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bundleProgram.ts'

interface LockFile {
  readonly packages: Record<string, { gypfile?: boolean; resolved?: string }>
}

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>
}

const missing = Object.keys(optionalDependencies).filter((name) => lock.packages[`node_modules/${name}`] === undefined)
const located = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)
if (missing.length > 0) fail(`The lock file lacks ${missing.join(', ')}; remove node_modules and install again.`)
if (located.length > 0) fail('The lock file names download addresses; install with omit-lockfile-registry-resolved.')

const driver = lock.packages['node_modules/better-sqlite3']!
if (driver.gypfile !== false) {
  if (process.argv.includes('--check'))
    fail('The lock file lacks gypfile: false. Run "node scripts/completeLockFile.ts".')
  driver.gypfile = false
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
