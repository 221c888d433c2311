/** The private key of a client certificate, as `sslkey` of the URL of a database names it. */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readKeyFile } from '../../../storage/postgres/readKeyFile.ts'
import { runBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const isWindows = process.platform === 'win32'
const isRoot = process.getuid?.() === 0

function keyFile(mode: number): string {
  const path = join(temporaryFolder(), 'client.key')
  writeFileSync(path, 'key')
  chmodSync(path, mode)
  return path
}

test.skipIf(isWindows)(
  'is refused if others can read it, with the remedy (Windows has no modes: skipped there)',
  async () => {
    for (const mode of [0o644, 0o604, 0o660]) {
      expect(() => readKeyFile(keyFile(mode))).toThrow(/can be read by others. Run: chmod 600 '/)
    }
    expect(readKeyFile(keyFile(0o400)).toString()).toBe('key')
    const path = keyFile(0o644)
    const url = `postgres://user@127.0.0.1:9/database?sslmode=require&sslcert=${path}&sslkey=${path}`
    const ended = await runBuild(['outbox', 'list'], {
      folder: temporaryFolder(),
      env: { VENDORCLIENT_STORAGE_URL: url },
    })
    expect([ended.code, ended.stderr]).toEqual([expect.any(Number), expect.stringContaining(`chmod 600 '${path}'`)])
    expect(ended.code).not.toBe(0)
  },
)

test.skipIf(isWindows)('is not waited for as a pipe (Windows has none: skipped there)', () => {
  const path = join(temporaryFolder(), 'pipe')
  execFileSync('mkfifo', ['-m', '600', path])
  expect(() => readKeyFile(path)).toThrow('is not a regular file')
})

test.skipIf(!isRoot)('is refused if it belongs to another user (needs root to try)', () => {
  const path = keyFile(0o600)
  chownSync(path, 65_534, 65_534)
  expect(() => readKeyFile(path)).toThrow('belongs to another user (65534)')
})
