/** Bindings of this version with the daemons of earlier ones, as they were. */
import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { expectedOf, pythonSession, typescriptSession } from '../support/bindings/sessions.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { environmentOutsideOfTests } from '../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '../..')
const fixtures = join(root, 'test/fixtures')
const versions = readdirSync(fixtures).flatMap((name) => /^version-(\d+\.\d+\.\d+)$/.exec(name)?.[1] ?? [])
const hasPython = spawnSync('python3', ['--version']).status === 0
const run = promisify(execFile)

describe.each(versions)('a daemon of version %s', (version) => {
  /** A folder with the daemon, and the environment in which it is found. */
  function place() {
    const folder = temporaryFolder()
    const program = join(folder, 'vendorclient.js')
    const packed = readFileSync(join(fixtures, `version-${version}/daemon/vendorclient-test.js.br`))
    writeFileSync(program, brotliDecompressSync(packed))
    const env = {
      ...environmentOutsideOfTests(),
      NODE_PATH: join(root, 'node_modules'),
      PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
    }
    return { folder, program, env }
  }

  test.skipIf(!hasPython)(
    `answers the Python binding of today${hasPython ? '' : ' (skipped: there is no python3)'}`,
    async () => {
      const { folder, program, env } = place()
      const options = { cwd: folder, env: { ...env, PYTHONPATH: join(root, 'bindings/python/src') } }
      const { stdout } = await run('python3', ['-c', pythonSession, program], options)
      expect(JSON.parse(stdout)).toEqual(expectedOf(version))
    },
  )

  test('answers the TypeScript binding of today', async () => {
    const { folder, program, env } = place()
    const script = join(folder, 'main.js')
    writeFileSync(script, typescriptSession.replace('./index.js', join(root, 'dist/index.js')))
    const { stdout } = await run(process.execPath, [script, program], { cwd: folder, env })
    expect(JSON.parse(stdout)).toEqual(expectedOf(version))
  })
})
