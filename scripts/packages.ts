/** Packages for the registry of each language: `npm run packages`, see `--help`. Source: docs/packages.md. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './bundleProgram.ts'
import { sitePackage } from './docs/packSite.ts'
import { buildExecutable } from './package/buildExecutable.ts'
import { chooseTargets, muslTargets, type Target, targets } from './package/targets.ts'
import { packageDebian } from './packages/debianPackage.ts'
import { packageGoProgram, packagePlatformGo } from './packages/goModules.ts'
import { packageJar, packagePlatformJar } from './packages/javaPackages.ts'
import { writeNotices } from './packages/notices.ts'
import { packageNpm, packagePlatformNpm } from './packages/npmPackages.ts'
import { copyLicence, inFolder, sourceDate, version } from './packages/packaging.ts'
import { packageProgramWheel, packagePython } from './packages/pythonPackages.ts'
import { packageCrates } from './packages/rustCrates.ts'
import { scriptOptions, usageError } from './scriptOptions.ts'

/** Writes `vendorclient-<version>-<target>.tar.gz` with the executable, its licences and the manual page, and returns its path. */
function packageArchive(target: Target, executable: string, output: string): string {
  return inFolder((folder) => {
    copyFileSync(executable, join(folder, target.platform === 'win32' ? 'vendorclient.exe' : 'vendorclient'))
    copyLicence(folder)
    copyFileSync(join(root, 'docs', 'vendorclient.1'), join(folder, 'vendorclient.1'))
    writeNotices(join(folder, 'LICENSE.third-party'))
    for (const name of readdirSync(folder))
      chmodSync(join(folder, name), /^vendorclient(\.exe)?$/.test(name) ? 0o755 : 0o644)
    const owner = ['--owner=0', '--group=0', '--numeric-owner']
    const options = ['--format=ustar', '--sort=name', `--mtime=@${sourceDate}`, ...owner, '-c', '-C', folder, '.']
    const archive = execFileSync('tar', options, { maxBuffer: 1 << 30 })
    const file = join(output, `vendorclient-${version}-${target.name}.tar.gz`)
    writeFileSync(file, gzipSync(archive, { level: 9 }))
    return file
  })
}

const registries = ['npm', 'python', 'java', 'rust', 'go', 'debian', 'archive'] as const

const help = `
Usage: npm run packages -- [options]

Builds the packages for the registries of all languages, with programs for this platform, in dist/packages.

Options:
  --all                  Programs for all platforms.
  --target <platform>    A platform, such as linux-arm64; may be repeated. Known: ${targets.map(({ name }) => name).join(', ')};
                         for Python also ${muslTargets.map(({ name }) => name).join(', ')}.
  --only <registry>      ${registries.join(', ')}; may be repeated.
  --thin                 Leaves out the packages that have a program.
  --built                Takes dist as it is, instead of building it first.
  --executable <path>    A program that is built already.
  --python <path>        A Python with setuptools 77 or later, for a build that fetches nothing.
  --output <folder>      Where the packages go.
  --help                 This text.
`

const values = scriptOptions(help, {
  all: { type: 'boolean', default: false },
  target: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true, default: [...registries] },
  python: { type: 'string' },
  built: { type: 'boolean', default: false },
  executable: { type: 'string' },
  thin: { type: 'boolean', default: false },
  output: { type: 'string', default: join(root, 'dist', 'packages') },
})
const unknown = values.only.find((name) => !registries.some((registry) => registry === name))
if (unknown !== undefined) usageError(`Unknown registry ${unknown}, expected one of ${registries.join(', ')}`)
// Only Python has packages for musl.
const known = values.only.includes('python') ? [...targets, ...muslTargets] : targets
const chosen = values.thin ? [] : chooseTargets(values, known)

// Some packages record the modes of the files created for them.
process.umask(0o022)
const folder = resolve(values.output)
mkdirSync(folder, { recursive: true })

if (values.only.includes('npm')) {
  if (!values.built) {
    execFileSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'inherit', cwd: root })
    await sitePackage()
  }
  report(packageNpm(folder))
}
if (values.only.includes('python')) report(...packagePython(folder, values.python))
if (values.only.includes('java')) report(...packageJar(folder))
if (values.only.includes('rust') && existsSync(join(root, 'bindings', 'rust'))) report(...packageCrates(folder))
if (values.only.includes('go')) report(packageGoProgram(folder))
using work = mkdtempDisposableSync(join(tmpdir(), 'vendorclient-packages-'))
for (const target of chosen) {
  const options = { target, entry: 'src/program/main.ts', name: 'vendorclient', folder: join(work.path, target.name) }
  const built = values.executable === undefined ? await buildExecutable(options) : { path: values.executable }
  const { path } = built
  if (values.only.includes('python')) report(packageProgramWheel(target, built, folder, values.python))
  if (muslTargets.includes(target)) continue
  if (values.only.includes('npm')) report(packagePlatformNpm(target, path, folder))
  if (values.only.includes('java')) report(packagePlatformJar(target, path, folder))
  if (values.only.includes('go')) report(packagePlatformGo(target, path, folder))
  if (values.only.includes('debian') && target.platform === 'linux') report(packageDebian(target, path, folder))
  if (values.only.includes('archive')) report(packageArchive(target, path, folder))
}

function report(...files: readonly string[]): void {
  for (const file of files) console.log(relative(process.cwd(), file))
}
