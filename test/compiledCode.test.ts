/** Code that was compiled at build time: every start uses it, or does without. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, environment } from './support/startBuild.ts'
import { temporaryFolder } from './support/temporaryFolder.ts'

/** Writes a line for each script that is made with compiled code. */
const REPORTER = `
const vm = require('node:vm')
const { appendFileSync } = require('node:fs')
const { Script } = vm
vm.Script = class extends Script {
  constructor(text, options) {
    super(text, options)
    if (options?.cachedData === undefined) return
    appendFileSync(process.env.REPORT, (this.cachedDataRejected ? 'refused ' : 'accepted ') + options.filename + '\\n')
  }
}
`

interface Start {
  readonly stdout: string
  readonly code: number | null
  /** `accepted` or `refused`, for each part that has compiled code. */
  readonly parts: readonly string[]
}

function start(args: readonly string[], input = '', nodeArgs: readonly string[] = [], preloaded = ''): Start {
  const folder = temporaryFolder()
  const [reporter, report] = [join(folder, 'reporter.cjs'), join(folder, 'report')]
  writeFileSync(reporter, REPORTER + preloaded)
  writeFileSync(report, '')
  const env = { ...environment(folder), REPORT: report }
  const run = spawnSync(process.execPath, ['--require', reporter, ...nodeArgs, build, ...args], {
    env,
    input,
    encoding: 'utf8',
  })
  const parts = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return { stdout: run.stdout, code: run.status, parts: parts.map((line) => line.split(' ')[0]!) }
}

const VERSION = '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n'

test.each([
  [['daemon', '--stdio'], VERSION, 1],
  [['--help'], '', 2],
  [['config', 'list'], '', 2],
])('a start of %j uses the compiled code of each part', (args, input, atLeast) => {
  const { code, parts } = start(args, input)
  expect(code).toBe(0)
  expect(parts.length).toBeGreaterThanOrEqual(atLeast)
  expect(parts.filter((part) => part === 'refused')).toEqual([])
})

test('an option of V8 that changes the code makes V8 refuse it, and the program starts all the same', () => {
  const { stdout, parts } = start(['daemon', '--stdio'], VERSION, ['--no-opt'])
  expect(stdout).toContain('"result":{"version"')
  expect(parts).toEqual(parts.map(() => 'refused'))
})

test('another release of Node.js finds no compiled code, and starts all the same', () => {
  const other = `Object.defineProperty(process, 'version', { value: 'v24.999.0' })`
  const { stdout, parts } = start(['daemon', '--stdio'], VERSION, [], other)
  expect([stdout.includes('"result":{"version"'), parts]).toEqual([true, []])
})
