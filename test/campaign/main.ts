/**
 * Attacks real processes for a while: `npm run campaign -- --minutes 30`. Short form: `--short`. `--only protocol,kills` runs
 * some parts, `--seed` repeats what a failure named, `--json <file>` keeps the figures, and `--write-docs` writes them into
 * docs/reliability.md. Needs `node scripts/build.ts --test`. The exit code is 1 when something failed.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PARTS } from './parts.ts'
import { type CampaignReport, runCampaign } from './runCampaign.ts'
import { writeDocs } from './writeDocs.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    minutes: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'string' },
    'write-docs': { type: 'boolean' },
  },
})
const names = values.only?.split(',')
const parts = PARTS.filter(({ name }) => names === undefined || names.includes(name))
const minutes = values.short === true ? 0 : Number(values.minutes ?? 5)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const unknown = names?.filter((name) => !PARTS.some((part) => part.name === name)) ?? []
if (!(Number.isFinite(minutes) && Number.isSafeInteger(seed)) || unknown.length > 0) {
  process.stderr.write(`--minutes and --seed are numbers, --only has names of ${PARTS.map(({ name }) => name)}\n`)
  process.exit(2)
}
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
