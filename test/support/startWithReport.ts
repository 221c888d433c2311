import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './startBuild.ts'
import { temporaryFolder } from './temporaryFolder.ts'

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

export interface StartOptions {
  readonly args: readonly string[]
  readonly input?: string
  readonly nodeArgs?: readonly string[]
  /** Script that runs before the program. */
  readonly preloaded?: string
}

interface Start {
  readonly stdout: string
  readonly code: number | null
  /** `accepted` or `refused`, for each part that has compiled code. */
  readonly parts: readonly string[]
}

/** Starts a program of JavaScript, and reports the parts of it that have compiled code. */
export function startWithReport(
  file: string,
  { args, input = '', nodeArgs = [], preloaded = '' }: StartOptions,
): Start {
  const folder = temporaryFolder()
  const [reporter, report] = [join(folder, 'reporter.cjs'), join(folder, 'report')]
  writeFileSync(reporter, REPORTER + preloaded)
  writeFileSync(report, '')
  const env = { ...environment(folder), REPORT: report }
  const run = spawnSync(process.execPath, ['--require', reporter, ...nodeArgs, file, ...args], {
    env,
    input,
    encoding: 'utf8',
  })
  const parts = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return { stdout: run.stdout, code: run.status, parts: parts.map((line) => line.split(' ')[0]!) }
}
