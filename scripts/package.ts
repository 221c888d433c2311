/** The program as one executable file: `npm run package`, see `--help`. */
import { join } from 'node:path'
import { root } from './bundleProgram.ts'
import { buildExecutable } from './package/buildExecutable.ts'
import { chooseTargets, targets } from './package/targets.ts'
import { scriptOptions } from './scriptOptions.ts'

const help = `
Usage: npm run package -- [options]

Builds the program as one executable that needs no Node.js, for this platform, in dist/bin.

Options:
  --all                  For all platforms.
  --target <platform>    For one of ${targets.map(({ name }) => name).join(', ')}; may be repeated.
  --test                 The build for tests instead.
  --with-test            The build for tests, too.
  --help                 This text.
`

const values = scriptOptions(help, {
  all: { type: 'boolean' },
  target: { type: 'string', multiple: true },
  test: { type: 'boolean' },
  'with-test': { type: 'boolean' },
})

const programs = { vendorclient: 'src/program/main.ts', 'vendorclient-test': 'test/support/testBuild/main.ts' }

for (const target of chooseTargets(values, targets)) {
  const folder = join(root, 'dist', 'bin', target.name)
  for (const [name, entry] of Object.entries(programs)) {
    if (!values['with-test'] && (name === 'vendorclient-test') !== (values.test ?? false)) continue
    const file = await buildExecutable({ target, entry, name, folder })
    console.log(
      `${target.name}: ${file.path.slice(root.length + 1)}, ${(file.sizeBytes / 1e6).toFixed(1)} MB${target.note}`,
    )
  }
}
