/** Attacks real processes for a while: `npm run campaign -- --help`. */
import { writeFileSync } from 'node:fs'
import { numberOfMinutes, scriptOptions, usageError, wholeNumber } from '../../scripts/scriptOptions.ts'
import { PARTS } from './parts.ts'
import { type CampaignReport, runCampaign } from './runCampaign.ts'
import { writeDocs } from './writeDocs.ts'

const partNames = PARTS.map(({ name }) => name).join(', ')
const help = `
Usage: npm run campaign -- [OPTIONS]

Attacks real processes for a while. Needs node scripts/build.ts --test.

Options:
  --minutes N     how long (default: 5)
  --short         each attack once, in its shortest form
  --only A,B      only these parts: ${partNames}
  --seed N        repeats what a failure named
  --json FILE     keeps the figures
  --write-docs    writes the figures into docs/reliability.md

Exit code: 0 if nothing failed, 1 otherwise, 2 for a mistake in the command line.
`
const values = scriptOptions(help, {
  short: { type: 'boolean' },
  minutes: { type: 'string' },
  only: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'string' },
  'write-docs': { type: 'boolean' },
})
const names = values.only?.split(',')
const parts = PARTS.filter(({ name }) => names === undefined || names.includes(name))
const minutes = values.short === true ? 0 : numberOfMinutes(values.minutes, 5)
const seed = wholeNumber('--seed', values.seed, Math.floor(Math.random() * 1e9))
const unknown = names?.filter((name) => !PARTS.some((part) => part.name === name)) ?? []
if (unknown.length > 0) usageError(`Unknown part '${unknown[0]}', expected ${partNames}.`)
process.stdout.write(`seed ${seed}\n`)
const report = await runCampaign({
  ...{ parts, seed, budgetMs: minutes * 60_000 },
  onPart: ({ name }, { figures, failures, skipped, tookMs }) => {
    const told = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`)
    process.stdout.write(
      `${name}, ${(tookMs / 1000).toFixed(1)} s: ${skipped === undefined ? told.join(', ') : `skipped: ${skipped}`}\n`,
    )
    for (const failure of failures.slice(0, 20)) process.stdout.write(`  FAILED: ${failure}\n`)
  },
})
keep(report)
process.stdout.write(
  `${report.failures} failures in ${(report.tookMs / 60_000).toFixed(1)} min; repeat with: npm run campaign -- --seed ${seed}${values.short ? ' --short' : ` --minutes ${minutes}`}\n`,
)
process.exitCode = report.failures === 0 ? 0 : 1

function keep(done: CampaignReport): void {
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(done, null, 2)}\n`)
  if (values['write-docs'] === true) writeDocs(done)
}
