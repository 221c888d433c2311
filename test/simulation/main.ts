/**
 * Runs simulated worlds one after the other, each from its own seed: `npm run simulate -- --minutes 10`. A failure prints its
 * seed and commit; `--seed 17` repeats that world exactly, and `--trace` prints what happens in it. `--runs` bounds the
 * number of worlds, `--from` is the seed of the first one, and with `--stop` the first failure is the last. With `--outbox` everybody
 * pays through the outbox.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { prepareMachine } from './prepareMachine.ts'
import { runOutboxSimulation } from './runOutboxSimulation.ts'
import { runSimulation, type SimulationReport } from './runSimulation.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string' },
    runs: { type: 'string' },
    minutes: { type: 'string' },
    trace: { type: 'boolean' },
    stop: { type: 'boolean' },
    outbox: { type: 'boolean' },
  },
})
const first = Number(values.seed ?? values.from ?? 1)
const runs = values.seed === undefined ? Number(values.runs ?? (values.minutes === undefined ? 100 : 1e9)) : 1
const endMs = Date.now() + Number(values.minutes ?? 1e6) * 60_000
if (![first, runs, endMs].every((value) => Number.isFinite(value))) {
  process.stderr.write('--seed, --from, --runs and --minutes are numbers\n')
  process.exit(2)
}

await prepareMachine()
const startMs = Date.now()
const endings = new Map<string, number>()
const total = { worlds: 0, hours: 0, payments: 0, messages: 0, executed: 0, failed: 0 }
for (let seed = first; seed < first + runs && Date.now() < endMs; seed++) {
  const print = values.trace ? (line: string) => process.stdout.write(`${line}\n`) : undefined
  const report = await (values.outbox ? runOutboxSimulation : runSimulation)({ seed, print })
  total.worlds++
  total.hours += report.simulatedMs / 3_600_000
  total.payments += report.payments
  total.messages += report.messages
  total.executed += report.executed
  for (const [ending, count] of report.endings) endings.set(ending, (endings.get(ending) ?? 0) + count)
  if (report.violations.length > 0) tell(report)
  if (total.failed > 0 && values.stop === true) break
  if (values.seed !== undefined) process.stdout.write(`seed ${seed}, trace ${report.traceHash}\n`)
}
for (const [ending, count] of [...endings].sort()) process.stdout.write(`${String(count).padStart(8)} ${ending}\n`)
const minutes = (Date.now() - startMs) / 60_000
process.stdout.write(
  `${total.worlds} worlds, ${Math.round(total.hours)} simulated hours in ${minutes.toFixed(2)} min (${Math.round(total.hours / minutes)} a minute), ` +
    `${total.payments} payments, ${total.messages} messages, ${total.executed} transactions, ${total.failed} worlds with a broken rule\n`,
)
process.exitCode = total.failed === 0 ? 0 : 1

function tell({ seed, world, violations, lines }: SimulationReport): void {
  total.failed++
  if (values.seed !== undefined && !values.trace) process.stdout.write(`${lines.join('\n')}\n`)
  process.stdout.write(`seed ${seed} at commit ${commit()} (${world}):\n`)
  for (const violation of violations.slice(0, 10)) process.stdout.write(`  ${violation}\n`)
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim()
  } catch {
    return 'unknown'
  }
}
