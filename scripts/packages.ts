/** Packages for the registry of each language: `npm run packages`, see `--help`. Source: docs/packages.md. */
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { goModulePath } from '../bindings/generator/go/generateGo.ts'
import { root } from './bundleProgram.ts'
import { sitePackage } from './docs/packSite.ts'
import { buildExecutable } from './package/buildExecutable.ts'
import { canCompileEverywhere } from './package/fetchZig.ts'
import { chooseTargets, muslTargets, type Target, targets } from './package/targets.ts'
import { packageC } from './packages/cLibrary.ts'
import { packageDebian } from './packages/debianPackage.ts'
import { goPlatformModule, goProgramModule, packageGoProgram, packagePlatformGo } from './packages/goModules.ts'
import { publishGo } from './packages/goProxy.ts'
import { packageJar, packagePlatformJar } from './packages/javaPackages.ts'
import { writeNotices } from './packages/notices.ts'
import { packageNpm, packagePlatformNpm } from './packages/npmPackages.ts'
import { copyLicence, inFolder, version, writeArchive } from './packages/packaging.ts'
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
    return writeArchive(folder, join(output, `vendorclient-${version}-${target.name}.tar.gz`))
  })
}

const registries = ['npm', 'python', 'java', 'rust', 'go', 'c', 'debian', 'archive'] as const
/** Those whose packages for a platform have the program. */
const withProgram = ['npm', 'python', 'java', 'go', 'debian', 'archive']

const help = `
Usage: npm run packages -- [options]

Builds the packages for the registries of all languages, with programs for this platform, in dist/packages.

Options:
  --all                  Programs for all platforms.
  --target <platform>    A platform, such as linux-arm64; may be repeated. Known: ${targets.map(({ name }) => name).join(', ')};
                         for Python and C also ${muslTargets.map(({ name }) => name).join(', ')}.
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
// Only Python and C have packages for musl.
const known = values.only.some((name) => name === 'python' || name === 'c') ? [...targets, ...muslTargets] : targets
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
if (values.only.includes('go')) {
  report(publishGo(join(root, 'bindings', 'go'), goModulePath, folder))
  const program = packageGoProgram(folder)
  publishGo(program, goProgramModule, folder)
  report(program)
}
if (values.only.includes('c')) packageAllC()
using work = mkdtempDisposableSync(join(tmpdir(), 'vendorclient-packages-'))
const programs = values.only.some((name) => withProgram.includes(name)) ? chosen : []
for (const target of programs) {
  const options = { target, entry: 'src/program/main.ts', name: 'vendorclient', folder: join(work.path, target.name) }
  if (muslTargets.includes(target) && !values.only.includes('python')) continue
  const built = values.executable === undefined ? await buildExecutable(options) : { path: values.executable }
  const { path } = built
  if (values.only.includes('python')) report(packageProgramWheel(target, built, folder, values.python))
  if (muslTargets.includes(target)) continue
  if (values.only.includes('npm')) report(packagePlatformNpm(target, path, folder))
  if (values.only.includes('java')) report(packagePlatformJar(target, path, folder))
  if (values.only.includes('go')) {
    const module = packagePlatformGo(target, path, folder)
    publishGo(module, goPlatformModule(target), folder)
    report(module)
  }
  if (values.only.includes('debian') && target.platform === 'linux') report(packageDebian(target, path, folder))
  if (values.only.includes('archive')) report(packageArchive(target, path, folder))
}

function packageAllC(): void {
  if (canCompileEverywhere) for (const target of chosen) report(...packageC(target, folder))
  else console.log('The C library is left out: it is compiled on Linux x64')
}

function report(...files: readonly string[]): void {
  for (const file of files) console.log(relative(process.cwd(), file))
}
