/**
 * Builds the program as one executable file: `npm run package` for this platform, `npm run package -- --all` for every
 * platform whose Node.js is a package of the registry. Options: `--target <platform>-<arch>` (may be repeated),
 * `--test` for the test build, `--with-test` for both.
 */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './bundleProgram.ts'
import { buildExecutable } from './package/buildExecutable.ts'
import { hostTarget, type Target, targets } from './package/targets.ts'

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    target: { type: 'string', multiple: true },
    test: { type: 'boolean' },
    'with-test': { type: 'boolean' },
  },
})

const programs = { vendorclient: 'src/program/main.ts', 'vendorclient-test': 'test/support/testBuild/main.ts' }

for (const target of chosenTargets()) {
  const folder = join(root, 'dist', 'bin', target.name)
  for (const [name, entry] of Object.entries(programs)) {
    if (!values['with-test'] && (name === 'vendorclient-test') !== (values.test ?? false)) continue
    const file = await buildExecutable({ target, entry, name, folder })
    console.log(
      `${target.name}: ${file.path.slice(root.length + 1)}, ${(file.sizeBytes / 1e6).toFixed(1)} MB${target.note}`,
    )
  }
}

function chosenTargets(): readonly Target[] {
  if (values.all) return targets
  if (values.target === undefined) return [hostTarget()]
  return values.target.map((name) => {
    const target = targets.find((candidate) => candidate.name === name)
    if (target === undefined)
      throw new Error(`Unknown target ${name}, expected ${targets.map((t) => t.name).join(', ')}`)
    return target
  })
}
