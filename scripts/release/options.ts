/** The command line of `npm run release`. */
import { parseArgs } from 'node:util'

export const help = `Usage: npm run release -- <version> [options]
       npm run release -- --rebuild [options]

Checks the tree and the changelog, sets one version everywhere, builds the packages twice and compares their bytes,
and writes packages, checksums, SBOM, licences, provenance, templates and notes. Nothing is committed, tagged or published.

Options:
  --dry-run          Leaves the tree as it is and builds what is quick: the packages of npm, Python, Rust and Go that
                     have no program. The full run also builds those of Java and Kotlin, and the programs of all platforms.
  --rebuild          Builds the version that the tree already has, as of its tag; the tree stays as it is.
  --host-only        Programs of this platform alone, instead of those of all platforms.
  --once             Builds once: nothing is compared.
  --unpublished      For a trial: facts that registries want, such as the address of the repository, may be missing.
  --output <folder>  Where the files go. Default: dist/release; with --dry-run they are removed.
  --date <date>      Date of the release in the changelog, YYYY-MM-DD. Default: today.
  --downloads <url>  Where the archives of the programs will be, for the formula of Homebrew.
  --sign <key>       Key of GnuPG that signs SHA256SUMS and the files for Maven Central.
  --python <path>    A Python with setuptools 77 or later, for a build that fetches nothing.
  --help             This text.

Exit codes:
  0  ready
  1  a build failed
  2  wrong usage
  3  the tree or the changelog cannot be released
  4  two builds have different bytes
`

/** The options as given, with the version and the date of the release. */
export type ReleaseOptions = ReturnType<typeof parse>['values'] & { readonly version: string; readonly date: string }

export class UsageError extends Error {}

/** `'help'` when that is asked for. `treeVersion` is what `--rebuild` builds. @throws UsageError */
export function readOptions(args: readonly string[], treeVersion: string): ReleaseOptions | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [version, ...others] = values.rebuild ? [treeVersion, ...positionals] : positionals
  if (version === undefined || others.length > 0) throw new UsageError('Expected one version, such as 3.1.0')
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new UsageError(
      `Invalid version "${version}", expected three numbers such as 3.1.0; registries spell others differently`,
    )
  const date = values.date ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new UsageError(`Invalid date "${date}", expected YYYY-MM-DD`)
  return { ...values, version, date }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        rebuild: { type: 'boolean', default: false },
        'host-only': { type: 'boolean', default: false },
        once: { type: 'boolean', default: false },
        unpublished: { type: 'boolean', default: false },
        output: { type: 'string' },
        date: { type: 'string' },
        downloads: { type: 'string' },
        sign: { type: 'string' },
        python: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
