/**
 * Looks for inputs that the library does not survive: `npm run fuzz -- --rounds 200000 --seed 1`. Prints each kind of
 * finding once, with the parameters that led to it. The exit code is 1 when there was one. The same numbers make the
 * same calls, apart from keys and nonces that the library draws.
 */
import { parseArgs } from 'node:util'
import { runFuzz } from './runFuzz.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 20_000)
const seed = Number(values.seed ?? 1)
if (!(Number.isSafeInteger(rounds) && rounds > 0 && Number.isSafeInteger(seed))) {
  process.stderr.write('--rounds and --seed are whole numbers\n')
  process.exit(2)
}

const onProgress = (round: number) => process.stderr.write(`${round} of ${rounds}\n`)
const { calls, succeeded, findings } = await runFuzz({ rounds, seed, onProgress })
const kinds = new Map<string, number>()
for (const { round, method, problem, params, stack } of findings) {
  const kind = `${method}: ${problem.replaceAll(/\d+/g, '#').slice(0, 80)}`
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  if (kinds.get(kind) === 1) {
    process.stdout.write(`${method}, round ${round}: ${problem}\n${params.slice(0, 3000)}\n${stack ?? ''}\n\n`)
  }
}
for (const [kind, count] of kinds) process.stdout.write(`${count} times ${kind}\n`)
process.stdout.write(`${calls} calls, ${succeeded} with a result, ${findings.length} findings, seed ${seed}\n`)
process.exitCode = findings.length === 0 ? 0 : 1
