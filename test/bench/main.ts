/**
 * Measures the program beside its peers. Run it as `npm run bench [-- <suite>... [--update | --check]]`. Without names all suites
 * run. Tables are printed; with --update the sections of docs/benchmarks.md are replaced, with --check each ratio that
 * fell by more than its spread since it was recorded is named. A suite that fails does not end the others. `--describe` measures
 * nothing: that page gets the notes and aims that suites have today. The exit code is 1 when an aim was missed, a suite
 * failed, or, with --check, a ratio fell.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareWithRecord } from './compareWithRecord.ts'
import { measureSuite, type SuiteResult } from './measureSuite.ts'
import { CannotMeasure, meetsAim, nameOf } from './Suite.ts'
import { suites } from './suites.ts'
import { describeAgain, formatTable, machineFacts, updatePage } from './writeReport.ts'

const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/benchmarks.md')
const words = process.argv.slice(2)
const [isUpdate, isCheck, isDescribe] = ['--update', '--check', '--describe'].map((option) => words.includes(option))
const names = words.filter((word) => !/^--(update|check|describe)$/.test(word))
const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No suite ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}\n`)
  process.exit(2)
}
if (isUpdate && isCheck) {
  process.stderr.write('--update and --check do not go together\n')
  process.exit(2)
}
if (isDescribe) {
  writeFileSync(page, describeAgain(readFileSync(page, 'utf8'), suites))
  process.exit(0)
}
const circumstances = { date: new Date().toISOString().slice(0, 10), commit: commitOfTree(), machine: machineFacts() }
const build = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--test'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const results: SuiteResult[] = []
const failures: string[] = []
for (const suite of suites) {
  if (names.length > 0 && !names.includes(suite.name)) continue
  try {
    const result = await measureSuite(suite)
    results.push(result)
    process.stdout.write(`${formatTable(result)}\n`)
  } catch (error) {
    const cause = error instanceof CannotMeasure ? error.message : error instanceof Error ? error.stack : error
    failures.push(`${suite.name} could not measure: ${cause}`)
  }
}
if (isCheck) failures.push(...compareWithRecord(readFileSync(page, 'utf8'), results))
if (isUpdate) writeFileSync(page, updatePage(readFileSync(page, 'utf8'), results, circumstances, suites))
for (const failure of failures) process.stderr.write(`${failure}\n`)
const areAimsMet = results.every(({ suite, rows }) =>
  rows.every((row) => {
    const aim = suite.aims?.[nameOf(row)]?.aim
    return aim === undefined || meetsAim(row.ratio, aim)
  }),
)
// Work that cannot be stopped after a failure must not keep the process alive.
process.exit(failures.length === 0 && (areAimsMet || isCheck) ? 0 : 1)

/** The measured commit, with a list of program files that differ from it. */
function commitOfTree(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git(
    'status',
    '--porcelain',
    '--',
    'src',
    'rpc',
    'storage',
    'scripts',
    'test/bench',
    'package-lock.json',
  )
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`
}
