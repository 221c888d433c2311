/** The linter of workflows, pinned. It is compiled once and kept in the temporary folder of the system. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const version = 'v1.7.12'
const tool = `github.com/rhysd/actionlint/cmd/actionlint@${version}`

/** Path of the program; `undefined` if the module proxy does not have it. */
export function findActionlint(): string | undefined {
  const folder = join(tmpdir(), `vendorclient-actionlint-${version}`)
  const program = join(folder, process.platform === 'win32' ? 'actionlint.exe' : 'actionlint')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const env = { ...process.env, GOBIN: folder, GOTOOLCHAIN: 'local', GOFLAGS: '', GOWORK: 'off' }
  spawnSync('go', ['install', tool], { env, cwd: folder })
  return existsSync(program) ? program : undefined
}
