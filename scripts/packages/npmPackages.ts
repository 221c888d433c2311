/** The npm package of program and TypeScript binding, and one package per platform that carries the executable. */
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { type Target, targets } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'
import { descriptions } from './packageFacts.ts'
import { npmFacts } from './packageManifests.ts'
import { copyLicence, fixModes, inFolder, rootPackage, run, version } from './packaging.ts'

/**
 * Published files of `dist`, where tools that were fetched, executables and the test build lie too. The compiled code stays out: 2.8 MB that
 * only one build of Node.js for one platform takes; the executable has its own.
 */
const published = [
  'package.json',
  'vendorclient.js',
  'program.js',
  'program.chunks',
  'console.assets',
  'docs.assets',
  'program.js.LEGAL.txt',
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

/** Copies what is published of `dist` into a folder of that name below `folder`. */
export function copyPublished(folder: string): void {
  const dist = join(root, 'dist')
  for (const name of globSync(published, { cwd: dist })) {
    cpSync(join(dist, name), join(folder, 'dist', name), { recursive: true })
  }
}

/** Writes `vendorclient-<version>.tgz` and returns its path. `dist` must have been built. */
export function packageNpm(output: string): string {
  const { type, bin, main, types, typesVersions, exports, engines, dependencies } = rootPackage
  return pack(output, (folder) => {
    copyPublished(folder)
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
