/** Bindings that earlier versions shipped, as they were, with the daemon of this version. */
import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { expectedOf, pythonSession, typescriptSession } from '../support/bindings/sessions.ts'
import { suitePrograms } from '../support/suitePrograms.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { environmentOutsideOfTests } from '../support/typescriptSuite.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const versions = readdirSync(fixtures).flatMap((name) => /^version-(\d+\.\d+\.\d+)$/.exec(name)?.[1] ?? [])
const hasPython = spawnSync('python3', ['--version']).status === 0
const run = promisify(execFile)

describe.each(suitePrograms)('$name', ({ testProgram }) => {
  test.skipIf(!hasPython).each(versions)(
    `answers the Python binding of version %s${hasPython ? '' : ' (skipped: there is no python3)'}`,
    async (version) => {
      const folder = temporaryFolder()
      const wheel = join(fixtures, `version-${version}/bindings/vendorclient-${version}-py3-none-any.whl`)
      const env = { ...environmentOutsideOfTests(), PYTHONPATH: wheel, PATH: pathWithNode() }
      const { stdout } = await run('python3', ['-c', pythonSession, testProgram], { cwd: folder, env })
      expect(JSON.parse(stdout)).toEqual(expectedOf(buildInfo.version))
    },
  )

  test.each(versions)('answers the TypeScript binding of version %s', async (version) => {
    const folder = temporaryFolder()
    const packed = readFileSync(join(fixtures, `version-${version}/bindings/typescript.js.gz`))
    writeFileSync(join(folder, 'index.js'), gunzipSync(packed))
    writeFileSync(join(folder, 'main.js'), typescriptSession)
    const env = environmentOutsideOfTests()
    const { stdout } = await run(process.execPath, ['main.js', testProgram], { cwd: folder, env })
    expect(JSON.parse(stdout)).toEqual(expectedOf(buildInfo.version))
  })
})

/** A program that is a script is run with `node`. */
function pathWithNode(): string {
  return `${join(process.execPath, '..')}:${process.env['PATH']}`
}
