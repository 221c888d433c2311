/**
 * Measures the program beside its peers. Run it as `npm run bench [-- <suite>... [--update | --check]]`. Without names
 * all suites run and docs/benchmarks.md is rewritten; with names the tables are printed, and with --update their
 * sections of that page are replaced. With --check nothing is written: each ratio that fell by more than its spread
 * since it was recorded is named. The exit code is 1 when an aim was missed, a suite could not measure, or, with
 * --check, a ratio fell.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareWithRecord } from './compareWithRecord.ts'
import { CannotMeasure, meetsAim } from './Suite.ts'
import { suites } from './suites.ts'
import { formatPage, formatTable, machineFacts, type SuiteResult, updatePage } from './writeReport.ts'

const root = join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const isUpdate = words.includes('--update')
const isCheck = words.includes('--check')
const names = words.filter((word) => word !== '--update' && word !== '--check')
const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No suite ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}\n`)
  process.exit(2)
}
if (isUpdate && (names.length === 0 || isCheck)) {
  process.stderr.write('--update needs the suites whose sections are to be replaced, and does not go with --check\n')
  process.exit(2)
}
const circumstances = { date: new Date().toISOString().slice(0, 10), commit: commitOfTree(), machine: machineFacts() }
const build = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--test'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const results: SuiteResult[] = []
const failures: string[] = []
for (const suite of suites) {
  if (names.length > 0 && !names.includes(suite.name)) continue
  try {
    const result = { suite, rows: await suite.run() }
    results.push(result)
    process.stdout.write(`${formatTable(result)}\n`)
  } catch (error) {
    if (!(error instanceof CannotMeasure)) throw error
    failures.push(`${suite.name} could not measure: ${error.message}`)
  }
}
const page = join(root, 'docs/benchmarks.md')
if (isCheck) {
  failures.push(...compareWithRecord(readFileSync(page, 'utf8'), results))
} else if (names.length > 0 && isUpdate) {
  const order = suites.map(({ name }) => name)
  writeFileSync(page, updatePage(readFileSync(page, 'utf8'), results, circumstances, order))
} else if (names.length === 0 && failures.length === 0) {
  writeFileSync(page, formatPage(results, circumstances))
}
for (const failure of failures) process.stderr.write(`${failure}\n`)
const areAimsMet = results.every(({ rows }) => rows.every(meetsAim))
process.exitCode = failures.length === 0 && (areAimsMet || isCheck) ? 0 : 1

/** The commit that is measured. Files of the program that differ from it are said. */
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
