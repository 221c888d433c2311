/** The npm package of program and TypeScript binding, and one package per platform that carries the executable. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { type Target, targets } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'
import { descriptions } from './packageFacts.ts'
import { npmFacts } from './packageManifests.ts'
import { copyLicence, fixModes, inFolder, rootPackage, run, version } from './packaging.ts'

/** Published files of `dist`; executables, the Node.js of other platforms and the test build are excluded. */
const published = [
  'package.json',
  'vendorclient.js',
  'program.js',
  'program.chunks',
  'console.assets',
  'docs.assets',
  'program.js.LEGAL.txt',
  'program-*.compiled',
  'index.js',
  'index.mjs',
  'eversdk.js',
  'eversdk.mjs',
  'browser.js',
  'browser.mjs',
  'eversdk-browser.js',
  'eversdk-browser.mjs',
  'page',
  'types',
]

/** Files that do something when they are imported; bundlers may leave out all others of which nothing is used. */
export const sideEffects = ['./dist/page/*.mjs']

/**
 * All other packages are in the bundles. The package of a platform contains what its driver needs; elsewhere an application that stores
 * something installs it.
 */
const driver = 'better-sqlite3'

/** Writes `vendorclient-<version>.tgz` and returns its path. `dist` must have been built. */
export function packageNpm(output: string): string {
  const { type, bin, main, types, typesVersions, exports, engines, dependencies } = rootPackage
  return pack(output, (folder) => {
    cpSync(join(root, 'dist'), join(folder, 'dist'), {
      recursive: true,
      filter: (file) => !['bin', 'docs', 'node', 'packages'].some((name) => file === join(root, 'dist', name)),
    })
    copyFileSync(join(root, 'bindings', 'typescript', 'README.md'), join(folder, 'README.md'))
    writeNotices(join(folder, noticesFile), { hasNode: false })
    return {
      ...{ name: 'vendorclient', version, ...npmFacts(descriptions.npm), type, bin },
      ...{ main, types, typesVersions, exports, sideEffects, engines },
      files: [...published.map((name) => `dist/${name}`), noticesFile],
      peerDependencies: { [driver]: dependencies[driver] },
      peerDependenciesMeta: { [driver]: { optional: true } },
      optionalDependencies: Object.fromEntries(targets.map(({ name }) => [`vendorclient-${name}`, version])),
    }
  })
}

/** Writes `vendorclient-<platform>-<arch>-<version>.tgz` and returns its path. */
export function packagePlatformNpm(target: Target, executable: string, output: string): string {
  const name = `vendorclient-${target.name}`
  const file = basename(executable)
  return pack(output, (folder) => {
    copyFileSync(executable, join(folder, file))
    const description = descriptions.platform(target.name)
    writeFileSync(join(folder, 'README.md'), `# ${name}\n\n${description}\n`)
    writeNotices(join(folder, noticesFile))
    copyDriver(target, join(folder, 'node_modules', driver))
    return {
      ...{ name, version, ...npmFacts(description), os: [target.platform], cpu: [target.arch] },
      ...(target.platform === 'linux' ? { libc: ['glibc'] } : {}),
      // Package managers that keep packages in archives cannot run a file from there.
      preferUnplugged: true,
      files: [file, noticesFile],
      dependencies: { [driver]: rootPackage.dependencies[driver] },
      bundleDependencies: [driver],
    }
  })
}

/** The driver of SQLite without its source and the builds for other platforms: 2.5 MB of 27. */
function copyDriver({ name }: Target, folder: string): void {
  const source = join(root, 'node_modules', driver)
  mkdirSync(join(folder, 'prebuilds'), { recursive: true })
  cpSync(join(source, 'lib'), join(folder, 'lib'), { recursive: true })
  copyFileSync(join(source, 'LICENSE'), join(folder, 'LICENSE'))
  copyFileSync(join(source, 'prebuilds', `${name}.node`), join(folder, 'prebuilds', `${name}.node`))
  const definition = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Record<string, unknown>
  // It has no dependencies at run time, and the package that contains it says which Node.js it needs.
  const kept = ['name', 'version', 'description', 'license', 'main', 'exports'].map((field) => [
    field,
    definition[field],
  ])
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`)
}

function pack(output: string, fill: (folder: string) => object): string {
  return inFolder((folder) => {
    mkdirSync(output, { recursive: true })
    const definition = fill(folder)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(definition, undefined, 2)}\n`)
    copyLicence(folder)
    fixModes(folder)
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const options = ['--ignore-scripts', '--loglevel=error', '--pack-destination', output]
    run(npm, ['pack', ...options], folder)
    const { name, version } = definition as { name: string; version: string }
    return join(output, `${name}-${version}.tgz`)
  })
}
