/** Looks for inputs that the library does not survive: `npm run fuzz -- --help`. */
import { scriptArguments, usageError, wholeNumber } from '../../scripts/scriptOptions.ts'
import { runDifferentialFuzz } from './differential/runDifferentialFuzz.ts'
import { runExecutorFuzz } from './executor/runExecutorFuzz.ts'
import { runProgramFuzz } from './programs/runProgramFuzz.ts'
import { type Finding, runFuzz } from './runFuzz.ts'

const help = `
Usage: npm run fuzz -- [SUBJECT] [--rounds N] [--seed N]

Looks for inputs that the library does not survive. Prints each kind of finding once, with the parameters that led to it.

Subjects:
  calls         faulty calls of the API (default)
  executor      transactions whose accounts do not add up
  programs      code whose runs break a rule
  differential  inputs whose results differ from those of independent machines, executors and codecs

Options:
  --rounds N    number of inputs (default: 20000)
  --seed N      the same seed makes the same inputs, apart from keys and nonces that the library draws (default: 1)

Exit code: 0 without findings, 1 with findings, 2 for a mistake in the command line.
`
const { values, positionals } = scriptArguments(
  help,
  { rounds: { type: 'string' }, seed: { type: 'string' }, of: { type: 'string' } },
  1,
)
const rounds = wholeNumber('--rounds', values.rounds, 20_000, 1)
const seed = wholeNumber('--seed', values.seed, 1)
const subjects = { calls: fuzzCalls, executor: fuzzExecutor, programs: fuzzPrograms, differential: fuzzDifferential }
const subject = positionals[0] ?? values.of ?? 'calls'
if (!Object.hasOwn(subjects, subject)) {
  usageError(`Unknown subject '${subject}', expected ${Object.keys(subjects).join(', ')}.`)
}

function onProgress(round: number) {
  return process.stderr.write(`${round} of ${rounds}\n`)
}
const { summary, findings } = await subjects[subject as keyof typeof subjects]()
const kinds = new Map<string, number>()
for (const { round, method, problem, params, stack } of findings) {
  const kind = `${method}: ${problem.replaceAll(/\d+/g, '#').slice(0, 80)}`
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  if (kinds.get(kind) === 1) {
    process.stdout.write(`${method}, round ${round}: ${problem}\n${params.slice(0, 3000)}\n${stack ?? ''}\n\n`)
  }
}
for (const [kind, count] of kinds) process.stdout.write(`${count} times ${kind}\n`)
process.stdout.write(`${summary}, ${findings.length} findings, seed ${seed}\n`)
process.exitCode = findings.length === 0 ? 0 : 1

async function fuzzCalls(): Promise<{ summary: string; findings: readonly Finding[] }> {
  const { calls, succeeded, findings } = await runFuzz({ rounds, seed, onProgress })
  return { summary: `${calls} calls, ${succeeded} with a result`, findings }
}

function fuzzExecutor(): { summary: string; findings: readonly Finding[] } {
  const { transactions, refused, ends, findings } = runExecutorFuzz({ rounds, seed, onProgress })
  for (const [end, count] of [...ends].sort(([, a], [, b]) => b - a)) process.stdout.write(`${count} times ${end}\n`)
  const summary = `${transactions} transactions, ${refused} messages refused`
  return { summary, findings: findings.map((finding) => ({ ...finding, method: 'tvm.run_executor' })) }
}

function fuzzPrograms(): { summary: string; findings: readonly Finding[] } {
  const { ends, findings } = runProgramFuzz({ rounds, seed, onProgress })
  for (const [end, count] of [...ends].sort(([, a], [, b]) => b - a)) process.stdout.write(`${count} times ${end}\n`)
  return {
    summary: `${rounds} programs`,
    findings: findings.map((finding) => ({ ...finding, method: 'virtual machine' })),
  }
}

function fuzzDifferential(): { summary: string; findings: readonly Finding[] } {
  const { cases, findings } = runDifferentialFuzz({ rounds, seed, onProgress })
  for (const [method, count] of cases) process.stdout.write(`${count} times ${method}\n`)
  return { summary: `${rounds} cases`, findings }
}
