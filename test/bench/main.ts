/**
 * Measures the program beside its peers. Run it as `npm run bench [-- <suite>... [--update]]`. Without names all suites run and
 * docs/benchmarks.md is written anew; with names the tables are printed, and with --update their sections of that page are
 * replaced. The exit code is 1 when an aim was missed.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meetsAim } from './Suite.ts'
import { suites } from './suites.ts'
import { formatPage, formatTable, machineFacts, type SuiteResult, updatePage } from './writeReport.ts'

const root = join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const isUpdate = words.includes('--update')
const names = words.filter((word) => word !== '--update')
const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No suite ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}\n`)
  process.exit(2)
}
if (isUpdate && names.length === 0) {
  process.stderr.write('--update needs the suites whose sections are to be replaced\n')
  process.exit(2)
}
const machine = machineFacts()
const build = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--test'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const results: SuiteResult[] = []
for (const suite of suites) {
  if (names.length > 0 && !names.includes(suite.name)) continue
  const result = { suite, rows: await suite.run() }
  results.push(result)
  process.stdout.write(`${formatTable(result)}\n`)
}
const page = join(root, 'docs/benchmarks.md')
const date = new Date().toISOString().slice(0, 10)
if (names.length === 0) {
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(page, formatPage(results, date, machine))
} else if (isUpdate) {
  const order = suites.map(({ name }) => name)
  writeFileSync(page, updatePage(readFileSync(page, 'utf8'), results, { date, machine, order }))
}
process.exitCode = results.every(({ rows }) => rows.every(meetsAim)) ? 0 : 1
