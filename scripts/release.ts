/** Makes a release: `npm run release -- <version> [--dry-run]`, see `--help` and docs/packages.md. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from './bundleProgram.ts'
import { targets } from './package/targets.ts'
import { bundledPackages, packagesOfSite } from './packages/bundledPackages.ts'
import { descriptions, packageFacts } from './packages/packageFacts.ts'
import { type BuiltRelease, buildTwice, releaseTree } from './release/buildTwice.ts'
import { mavenFiles, writeCentralBundle } from './release/centralBundle.ts'
import { releaseNotes } from './release/changelog.ts'
import { missingFacts, treeProblems } from './release/checkTree.ts'
import { digestsOf } from './release/compareFolders.ts'
import { help, type ReleaseOptions, readOptions, UsageError } from './release/options.ts'
import { runtimeReason, runtimeWarnings } from './release/runtimeWarnings.ts'
import { sbom } from './release/sbom.ts'
import { readVersion } from './release/setVersion.ts'
import { signFiles } from './release/signFiles.ts'

/** Stands for the digest of a file that this run did not build; cannot be mistaken for a digest. */
const NOT_BUILT = 'not-built'

/**
 * A template of this folder with its values: `@NAME@` is a value, `@SHA256:<file>@` the digest of a package.
 * @throws Error for a name without value
 */
function fillTemplate(
  name: string,
  values: Readonly<Record<string, string>>,
  digests: ReadonlyMap<string, string>,
): string {
  return readFileSync(join(import.meta.dirname, 'templates', name), 'utf8')
    .replaceAll(/@([A-Z]+)@/g, (_, key: string) => {
      if (values[key] === undefined) throw new Error(`${name}: there is no value for @${key}@`)
      return values[key]
    })
    .replaceAll(/@SHA256:([^@]+)@/g, (_, file: string) => digests.get(file) ?? NOT_BUILT)
}

const exitCodes = { failed: 1, usage: 2, notReady: 3, differs: 4 } as const

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  try {
    const options = readOptions(args, readVersion(root))
    if (options !== 'help') return release(options)
    console.log(help)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof UsageError) console.error('See npm run release -- --help')
    return error instanceof UsageError ? exitCodes.usage : exitCodes.failed
  }
}

function release(options: ReleaseOptions): number {
  const { version, rebuild: isRebuild, 'dry-run': isDryRun } = options
  const problems = treeProblems(root, version, isRebuild)
  const lack = missingFacts(packageFacts)
  if (lack !== undefined && !isDryRun && !options.unpublished) problems.push(lack)
  for (const problem of problems) console.error(`not ready: ${problem}`)
  if (problems.length > 0) return exitCodes.notReady
  const warnings = runtimeWarnings(targets, options.date, runtimeReason)
  for (const warning of lack === undefined ? warnings : [...warnings, lack]) console.error(`warning: ${warning}`)

  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', 'HEAD')
  const sourceDate = Number(process.env['SOURCE_DATE_EPOCH'] ?? git('log', '-1', '--format=%ct'))
  mkdirSync(join(root, 'dist'), { recursive: true })
  using work = mkdtempDisposableSync(join(root, 'dist', 'release-work-'))
  const built = buildTwice({
    ...{ root, work: work.path, version, sourceDate, date: options.date, isRebuild, isBuiltOnce: options.once },
    packages: packagesOf(options),
    report: (line) => console.log(line.replace(`${root}/`, '')),
  })
  for (const place of built.stale) console.error(`not ready: ${place} has the older version`)
  if (built.stale.length > 0) return exitCodes.notReady
  if (!options.once) reportDifferences(built)
  if (built.differing.length > 0) return exitCodes.differs

  const output = options.output === undefined ? join(root, 'dist', 'release') : resolve(options.output)
  const isKept = !isDryRun || options.output !== undefined
  const folder = isKept ? output : join(work.path, 'release')
  writeRelease(folder, built, options, { commit, sourceDate })
  console.log(`${built.digests.size} files of packages, ${(totalBytes(folder) / 1e6).toFixed(0)} MB in all`)
  if (isKept) console.log(`written to ${relative(process.cwd(), folder)}`)
  if (isDryRun) {
    console.log(
      'dry run: the tree is unchanged. A full run also builds the packages of Java and Kotlin, Debian packages,',
    )
    console.log('archives and packages with the programs of all platforms, and sets the version in the tree.')
    return 0
  }
  if (isRebuild) return 0
  releaseTree(root, version, options.date)
  console.log(`version ${version} is set in the tree. Next:\n\n${publishingSteps(options)}`)
  return 0
}

/** Arguments of `scripts/packages.ts`. */
function packagesOf({ python, ...options }: ReleaseOptions): string[] {
  const quick = ['npm', 'python', 'rust', 'go'].flatMap((registry) => ['--only', registry])
  const chosen = options['dry-run'] ? ['--thin', ...quick] : options['host-only'] ? [] : ['--all']
  return [...chosen, ...(python === undefined ? [] : ['--python', resolve(python)])]
}

/** Prints where two builds differ. */
function reportDifferences({ digests, differing }: BuiltRelease): void {
  for (const path of differing) console.error(`differs: ${path}`)
  console.log(`${digests.size - differing.length} of ${digests.size} files have the same bytes in two builds`)
}

function writeRelease(
  folder: string,
  { tree, folder: packages, compiled, digests }: BuiltRelease,
  options: ReleaseOptions,
  { commit, sourceDate }: { readonly commit: string; readonly sourceDate: number },
): void {
  const { version, downloads, sign: signingKey } = options
  rmSync(folder, { recursive: true, force: true })
  cpSync(packages, folder, { recursive: true })
  // With the compiled code, anyone can build the same bytes.
  cpSync(compiled, join(folder, 'compiled'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const values = {
    VERSION: version,
    DESCRIPTION: descriptions.root.replace(/\.$/, ''),
    HOMEPAGE: packageFacts.homepage ?? 'https://example.invalid/',
    DOWNLOADS: downloads ?? 'https://example.invalid',
  }
  write('vendorclient.rb', fillTemplate('vendorclient.rb', values, digests))
  write('Dockerfile', containerFile(tree, { version, commit }))
  write(
    `vendorclient-${version}.cdx.json`,
    sbom({ root: tree, bundled: [...bundledPackages(), ...packagesOfSite(tree)], sourceDate }),
  )
  write('RELEASE-NOTES.md', releaseNotes(readFileSync(join(tree, 'CHANGELOG.md'), 'utf8'), version))
  write('PUBLISHING.md', publishingSteps(options))
  const { repository } = packageFacts
  write('provenance.intoto.json', provenance({ root: tree, version, digests, commit, sourceDate, repository }))
  if (signingKey !== undefined) signFiles(folder, mavenFiles(folder), signingKey)
  writeCentralBundle(folder, { version, sourceDate })
  write('SHA256SUMS', checksums(digestsOf(folder)))
  if (signingKey !== undefined) signFiles(folder, ['SHA256SUMS'], signingKey)
}

function totalBytes(folder: string): number {
  return [...digestsOf(folder).keys()].reduce((sum, path) => sum + readFileSync(join(folder, path)).length, 0)
}

/** Lines of `SHA256SUMS`, as `sha256sum --check` reads them. */
function checksums(digests: ReadonlyMap<string, string>): string {
  return [...digests].map(([path, digest]) => `${digest}  ${path}\n`).join('')
}

/** The container file of the documentation with labels that say what is in the image. */
function containerFile(
  tree: string,
  { version, commit }: { readonly version: string; readonly commit: string },
): string {
  const labels = Object.entries({
    title: 'vendorclient',
    description: descriptions.root,
    version,
    revision: commit,
    licenses: packageFacts.license,
    source: packageFacts.repository,
  }).flatMap(([name, value]) =>
    value === undefined ? [] : [`LABEL org.opencontainers.image.${name}=${JSON.stringify(value)}`],
  )
  const text = readFileSync(join(tree, 'docs', 'deploy', 'Dockerfile'), 'utf8')
  return text.replace(/^(FROM .*\n)/m, `$1${labels.join('\n')}\n`)
}

interface ProvenanceOptions {
  readonly root: string
  readonly version: string
  /** SHA-256 in hex by name of the file. */
  readonly digests: ReadonlyMap<string, string>
  /** Commit that was built. */
  readonly commit: string
  /** Unix seconds. */
  readonly sourceDate: number
  readonly repository: string | undefined
}

/**
 * Where the packages come from, as an in-toto statement with a SLSA predicate. It is unsigned: the system that runs the
 * release signs it, or has the registry do so.
 */
function provenance({ root, version, digests, commit, sourceDate, repository }: ProvenanceOptions): string {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...digests].map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://slsa.dev/container-based-build/v0.1',
        externalParameters: { command: ['npm', 'run', 'release', '--', version] },
        internalParameters: { SOURCE_DATE_EPOCH: String(sourceDate) },
        resolvedDependencies: [
          {
            ...(repository === undefined ? { name: 'source' } : { uri: `git+${repository}` }),
            digest: { gitCommit: commit },
          },
          { name: 'package-lock.json', digest: { sha256: lock } },
        ],
      },
      runDetails: { builder: { id: process.env['VENDORCLIENT_BUILDER'] ?? 'local' } },
    },
  }
  return `${JSON.stringify(statement, undefined, 2)}\n`
}

/** A page with the steps that remain for a person who may publish. */
function publishingSteps({ version, sign: signingKey, downloads }: ReleaseOptions): string {
  const { author, homepage, repository } = packageFacts
  const open = [
    ...(author === undefined || homepage === undefined || repository === undefined
      ? [
          '- `author`, `homepage` and `repository` in `scripts/packages/packageFacts.ts` are not filled in; Maven Central and the provenance of npm need them.',
        ]
      : []),
    ...(downloads === undefined ? ['- The formula of Homebrew has no address of the archives: `--downloads`.'] : []),
    ...(signingKey === undefined ? ['- Nothing is signed: Maven Central takes only signed files, `--sign`.'] : []),
    '- Executables for macOS are not signed: sign and notarize them before they are packaged. Those for Windows have no Authenticode signature.',
  ]
  return `# Publishing ${version}

1. Review and commit what the release changed in the tree, then \`git tag -s v${version}\` and push. The tag starts the workflow
   \`release\`, which builds it twice again and uploads with provenance. Its digests are others than here: they hold the time of its commit.
2. npm: the packages of the platforms first, \`vendorclient-${version}.tgz\` last; \`npm publish <file> --provenance --access public\`.
3. Python: all wheels and the source archive together; \`twine upload --attestations *.whl *.tar.gz\`, or trusted publishing.
4. Rust: \`cargo publish\` in \`bindings/rust/macros\`, then in \`bindings/rust\`.
5. Java, Kotlin: \`vendorclient-${version}-central-bundle.zip\` to the portal of Maven Central.
6. Go: the folder \`bindings/go\` and those of \`go/\` into the repositories of their module paths, each with the tag \`v${version}\`.
7. Debian packages, archives, \`SHA256SUMS\`, SBOM and provenance to the page of the release; \`vendorclient.rb\` into the tap; the container
   from \`Dockerfile\`.

Open:

${open.join('\n')}
`
}
