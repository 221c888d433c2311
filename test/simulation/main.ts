/** Runs simulated worlds, each from its own seed: `npm run simulate -- --help`. */
import { execFileSync } from 'node:child_process'
import { numberOfMinutes, scriptOptions, wholeNumber } from '../../scripts/scriptOptions.ts'
import { prepareMachine } from './prepareMachine.ts'
import { runOutboxSimulation } from './runOutboxSimulation.ts'
import { runSimulation, type SimulationReport } from './runSimulation.ts'

const help = `
Usage: npm run simulate -- [OPTIONS]

Runs simulated worlds one after the other, each from its own seed. A failure prints its seed and commit.

Options:
  --seed N      runs only this world, which is the same each time
  --from N      seed of the first world (default: 1)
  --runs N      number of worlds (default: 100, or as many as fit into --minutes)
  --minutes N   starts no world after this time
  --trace       prints what happens
  --stop        ends with the first failure
  --outbox      everybody pays through the outbox

Exit code: 0 if no rule was broken, 1 otherwise, 2 for a mistake in the command line.
`
const values = scriptOptions(help, {
  seed: { type: 'string' },
  from: { type: 'string' },
  runs: { type: 'string' },
  minutes: { type: 'string' },
  trace: { type: 'boolean' },
  stop: { type: 'boolean' },
  outbox: { type: 'boolean' },
})
const first = wholeNumber('--seed', values.seed, wholeNumber('--from', values.from, 1))
const most = wholeNumber('--runs', values.runs, values.minutes === undefined ? 100 : 1e9, 1)
const runs = values.seed === undefined ? most : 1
const endMs = Date.now() + numberOfMinutes(values.minutes, 1e6) * 60_000

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
