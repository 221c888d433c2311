/**
 * Prints seconds per suite of a test run from the JSON report of Vitest, and the tests that needed a second try: `node
 * scripts/reportTests.ts <report>`. A suite is a folder below `test` with its first level, such as `rpc/daemon`; its
 * seconds are the sum for its files, which may have run at the same time.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      /** Messages of all tries. */
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const SHOWN_FILES = 15
const root = join(import.meta.dirname, '..', 'test')
const report = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Report

const files = report.testResults.map(({ name, startTime, endTime }) => ({
  file: relative(root, name).replaceAll('\\', '/'),
  seconds: (endTime - startTime) / 1000,
}))
const suites = new Map<string, number>()
for (const { file, seconds } of files) {
  const suite = dirname(file).split('/').slice(0, 2).join('/')
  suites.set(suite, (suites.get(suite) ?? 0) + seconds)
}

printRows('Seconds per suite', [...suites])
printRows(
  `The ${SHOWN_FILES} longest files`,
  files.map(({ file, seconds }) => [file, seconds] as [string, number]),
  SHOWN_FILES,
)
const wall = Math.max(...report.testResults.map(({ endTime }) => endTime)) - firstStart()
console.log(
  `${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped in ${(wall / 1000).toFixed(0)} s`,
)

const retried = report.testResults.flatMap(({ assertionResults }) =>
  assertionResults.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
)
if (retried.length > 0) console.log('\nPassed at a second try only; each is a fault to be found:')
for (const { fullName, failureMessages } of retried)
  console.log(`  ${fullName}\n    ${failureMessages[0]!.split('\n')[0]}`)

function firstStart(): number {
  return Math.min(...report.testResults.map(({ startTime }) => startTime))
}

function printRows(title: string, rows: [string, number][], count = rows.length): void {
  console.log(`\n${title}`)
  for (const [name, seconds] of rows.sort((one, other) => other[1] - one[1]).slice(0, count)) {
    console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
  }
}
