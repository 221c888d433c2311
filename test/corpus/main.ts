/** Checks a folder of contracts: `npm run corpus -- --help`. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { scriptArguments, usageError, wholeNumber } from '../../scripts/scriptOptions.ts'

const help = `
Usage: npm run corpus -- FOLDER [--seed N] [--verbose]

Reads every ABI, contract image and bag of cells (BOC) below a folder, and reports what does not work.

  *.json, *.jsonl  ABIs, and ABIs and BOCs inside of other documents. Each function, event and storage is written with random
                   values under both sets of rules, read, and compared.
  *.tvc            contract images. Parts make the same image; with an ABI of the same name (NAME.abi.json), the contract is
                   deployed under both sets of rules, gets a message for each function, and its getters are run. Under
                   classic rules, an independent executor has to make the same transactions. NAME.inputs.json may state
                   what only the author knows: {"functions": {"constructor": {…}}, "initial_data": {…}, "sender": "0:…"}.
  others           BOCs, as bytes or base64. Written again they have the same hashes, also for an independent library.

Options:
  --seed N    the same seed makes the same values (default: 1)
  --verbose   prints every result, also those that hold

A refusal by a contract (its own exit code) and a damaged BOC that the other library refuses, too, are no failures.
Exit code: 0 without failures, 1 with failures, 2 for a mistake in the command line.
`
const { values, positionals } = scriptArguments(help, { seed: { type: 'string' }, verbose: { type: 'boolean' } }, 1)
const seed = wholeNumber('--seed', values.seed, 1)
if (positionals[0] === undefined) usageError('Expected a folder.')
const folder = resolve(positionals[0])
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) usageError(`'${positionals[0]}' is not a folder.`)

const { runCorpus } = await import('./runCorpus.ts')
const report = await runCorpus(folder, { seed })
const shown = values.verbose ? report.results : report.failures
for (const { file, kind, part, outcome, reason } of shown) {
  process.stdout.write(
    `${outcome}  ${file}: ${kind}, ${part}${reason === undefined ? '' : `: ${reason.slice(0, 600)}`}\n`,
  )
}
process.stdout.write(
  `${'checked'.padEnd(12)}${['holds', 'refused', 'skipped', 'failed'].map((name) => name.padStart(9)).join('')}\n`,
)
for (const [kind, { ok, refused, skipped, failed }] of report.counts()) {
  const columns = [ok, refused, skipped, failed].map((count) => String(count).padStart(9))
  process.stdout.write(`${kind.padEnd(12)}${columns.join('')}\n`)
}
process.stdout.write(`${report.results.length} checks, ${report.failures.length} failures, seed ${seed}\n`)
process.exitCode = report.failures.length === 0 ? 0 : 1
