/** The linter of Go, pinned. It is compiled once and kept in the temporary folder of the system. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const version = 'v0.8.2'
const tool = `honnef.co/go/tools/cmd/staticcheck@${version}`

/** Path of the program; `undefined` if the module proxy does not have it. */
export function findStaticcheck(): string | undefined {
  const folder = join(tmpdir(), `vendorclient-staticcheck-${version}`)
  const program = join(folder, process.platform === 'win32' ? 'staticcheck.exe' : 'staticcheck')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const env = { ...process.env, GOBIN: folder, GOTOOLCHAIN: 'local', GOFLAGS: '', GOWORK: 'off' }
  spawnSync('go', ['install', tool], { env, cwd: folder })
  return existsSync(program) ? program : undefined
}
