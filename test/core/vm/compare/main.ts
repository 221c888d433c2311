/**
 * The long form of the comparison: `npx node test/core/vm/compare/main.ts --programs 100000 --seed 1 --length 6`. Runs
 * generated programs here and on an independent machine, step by step, and prints the differences. The exit code is 1
 * if one of them is not a known difference. `--machine second` compares with the second machine instead of the first.
 */
import { parseArgs } from 'node:util'
import {
  COMPARED_INSTRUCTIONS,
  compareCutPrograms,
  compareDictionaryPrograms,
  comparePrograms,
} from '../../../support/vm/comparePrograms.ts'
import { compareTychoPrograms, TYCHO_INSTRUCTIONS } from '../../../support/vm/compareTychoPrograms.ts'

const { values } = parseArgs({
  options: {
    programs: { type: 'string' },
    seed: { type: 'string' },
    length: { type: 'string' },
    machine: { type: 'string' },
  },
})
const started = performance.now()
const second = values.machine === 'second'
const compare = second ? compareTychoPrograms : comparePrograms
const compared = compare(Number(values.seed ?? 1), Number(values.programs ?? 10_000), {
  length: Number(values.length ?? 6),
  onProgress: (done) => process.stderr.write(`${done} programs\n`),
})
const inDictionaries = second
  ? []
  : compareDictionaryPrograms(Number(values.seed ?? 1), Number(values.programs ?? 10_000) / 20)
const cut = second ? [] : compareCutPrograms(Number(values.seed ?? 1), Number(values.programs ?? 10_000) / 10)
const { programs, steps, gaveUp, known, differences, counts } = compared
for (const { seed, at, here, elsewhere } of [...differences, ...inDictionaries].slice(0, 100)) {
  process.stdout.write(`seed ${seed}: ${at}: here ${here}, elsewhere ${elsewhere}\n`)
}
for (const difference of cut.slice(0, 100)) process.stdout.write(`cut, ${difference}\n`)
const instructions = second ? TYCHO_INSTRUCTIONS : COMPARED_INSTRUCTIONS
const missing = instructions.filter(({ name }) => !counts.has(name)).map(({ name }) => name)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
process.stdout.write(
  `${programs} programs, ${steps} steps, ${differences.length} different, ${known} with a known difference, ` +
    `${inDictionaries.length} of the dictionary programs different, ${cut.length} of the cut ones, ${gaveUp} given up, ${missing.length} instructions never run, ${seconds} s\n${missing.join(' ')}\n`,
)
process.exitCode = differences.length + inDictionaries.length + cut.length === 0 ? 0 : 1
