/** The C library, compiled for every platform: archives, and the two Debian packages. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { fetchZig } from '../package/fetchZig.ts'
import { muslTargets, type Target } from '../package/targets.ts'
import { buildDeb } from './debianPackage.ts'
import { noticesFile, writeTexts } from './notices.ts'
import { descriptions } from './packageFacts.ts'
import { copyLicence, inFolder, version, writeArchive } from './packaging.ts'

const source = join(root, 'bindings', 'c')
const major = version.split('.')[0]!
/** The second is the name of the library that programs may be linked against already. */
const names = ['tvm_client', 'ton_client'] as const

/** What the compiler calls the platforms: the oldest systems are those of the executables, but Linux may be older. */
const triples: Readonly<Record<string, string>> = {
  'linux-x64': 'x86_64-linux-gnu.2.17',
  'linux-arm64': 'aarch64-linux-gnu.2.17',
  'linuxmusl-x64': 'x86_64-linux-musl',
  'linuxmusl-arm64': 'aarch64-linux-musl',
  'darwin-x64': 'x86_64-macos.13.0',
  'darwin-arm64': 'aarch64-macos.13.0',
  'win32-x64': 'x86_64-windows-gnu',
}

/** Writes `vendorclient-c-<version>-<target>.tar.gz`, and for Linux with glibc the Debian packages. Returns their paths. */
export function packageC(target: Target, output: string): string[] {
  return inFolder((folder) => {
    install(target, folder)
    copyLicence(folder)
    writeNotices(join(folder, noticesFile))
    const archive = writeArchive(folder, join(output, `vendorclient-c-${version}-${target.name}.tar.gz`))
    const isDebian = target.platform === 'linux' && !muslTargets.includes(target)
    return [archive, ...(isDebian ? packageDebianC(target, folder, output) : [])]
  })
}

/** Compiles the library, and puts it below a folder with headers and the files that find it. */
function install(target: Target, folder: string): void {
  const lib = join(folder, 'lib')
  const cmake = join(lib, 'cmake/tvm_client')
  mkdirSync(cmake, { recursive: true })
  cpSync(join(source, 'include'), join(folder, 'include'), { recursive: true })
  copyFileSync(join(source, 'tvm_client-config.cmake'), join(cmake, 'tvm_client-config.cmake'))
  const versionFile = 'tvm_client-config-version.cmake'
  writeFileSync(join(cmake, versionFile), filledIn(`${versionFile}.in`, { VERSION: version }))
  // From the folder of the file itself, so that the folder may lie anywhere.
  writePkgConfig(lib, { PREFIX: `\${pcfiledir}/../..`, INCLUDE: `\${prefix}/include`, LIB: `\${prefix}/lib` })
  inFolder((work) => compile(target, work, lib))
}

/** Writes the files of pkg-config below the folder of the libraries. */
function writePkgConfig(lib: string, places: Readonly<Record<'PREFIX' | 'INCLUDE' | 'LIB', string>>): void {
  mkdirSync(join(lib, 'pkgconfig'), { recursive: true })
  for (const name of names) {
    const text = filledIn('tvm_client.pc.in', { ...places, VERSION: version, NAME: name })
    writeFileSync(join(lib, 'pkgconfig', `${name}.pc`), text)
  }
}

function filledIn(template: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(source, template), 'utf8').replaceAll(/@([A-Z]+)@/g, (_, name: string) => values[name]!)
}

function compile(target: Target, work: string, lib: string): void {
  const options = ['-std=c11', '-O2', '-fPIC', '-fvisibility=hidden', '-Iinclude', ...ownNames()]
  const objects = readdirSync(join(source, 'src'))
    .filter((file) => file.endsWith('.c'))
    .sort()
    .map((file) => {
      const object = join(work, file.replace(/\.c$/, '.o'))
      zig(['cc', '-target', triples[target.name]!, ...options, '-c', `src/${file}`, '-o', object])
      return object
    })
  for (const name of names) {
    zig(['ar', 'rcsD', join(lib, `lib${name}.a`), ...objects])
    linkShared(target, name, objects, lib)
  }
}

/** Names of the library that are not its interface begin with its own name, so that a program may use the same ones. */
function ownNames(): string[] {
  const headers = ['context', 'daemon', 'json', 'messages', 'text']
  const texts = headers.map((name) => readFileSync(join(source, 'src', `${name}.h`), 'utf8'))
  const found = texts.flatMap((text) =>
    [...text.matchAll(/^[a-z][\w *]*?\b(\w+)\([^;{]*\);$/gm)].map(([, name]) => name),
  )
  return found.map((name) => `-D${name}=vendorclient_${name}`)
}

function linkShared(target: Target, name: string, objects: readonly string[], lib: string): void {
  const link = (file: string, ...options: readonly string[]) =>
    zig(['cc', '-target', triples[target.name]!, '-shared', '-s', ...options, ...objects, '-o', file])
  if (target.platform === 'win32') {
    const bin = join(dirname(lib), 'bin')
    mkdirSync(bin, { recursive: true })
    link(join(bin, `${name}.dll`), 'exports.def', `-Wl,--out-implib,${join(lib, `${name}.lib`)}`)
    rmSync(join(bin, `${name}.pdb`), { force: true })
    return
  }
  if (target.platform === 'darwin') {
    const file = `lib${name}.${major}.dylib`
    link(join(lib, file), `-Wl,-install_name,@rpath/${file}`)
    symlinkSync(file, join(lib, `lib${name}.dylib`))
    return
  }
  const soname = `lib${name}.so.${major}`
  link(join(lib, `lib${name}.so.${version}`), `-Wl,-soname,${soname}`, '-Wl,-z,nodelete', '-pthread', '-ldl')
  symlinkSync(`lib${name}.so.${version}`, join(lib, soname))
  symlinkSync(soname, join(lib, `lib${name}.so`))
}

function zig(args: readonly string[]): void {
  // Without paths of this machine, so that they do not get into what is compiled.
  const env = { ...process.env, ZIG_LOCAL_CACHE_DIR: join(root, 'dist', 'zig', 'cache') }
  execFileSync(join(fetchZig(), 'zig'), args, { cwd: source, env, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Licences of the code of the compiler that is in the libraries. */
function writeNotices(file: string): void {
  const folder = fetchZig()
  const texts = [
    ['Zig, whose package the compiler and its run-time support come from', 'LICENSE'],
    ['mingw-w64, in the libraries for Windows', 'lib/libc/mingw/COPYING'],
  ] as const
  writeTexts(
    file,
    texts.map(([title, path]) => [title, readFileSync(join(folder, path), 'utf8')] as const),
  )
}

const tuples = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' } as const

/** Writes `libtvm-client3` with the shared libraries, and `libtvm-client-dev` with the rest. */
function packageDebianC({ arch }: Target, installed: string, output: string): string[] {
  const lib = `usr/lib/${tuples[arch]}`
  const facts = { arch, section: 'libs' }
  const description = descriptions.c.replace(/\.$/, '')
  const runtime = `libtvm-client${major}`
  const isRuntime = (name: string) => /\.so\.\d/.test(name)
  const document = (folder: string, name: string) => {
    const place = join(folder, 'usr/share/doc', name)
    mkdirSync(place, { recursive: true })
    copyFileSync(join(root, 'LICENSE'), join(place, 'copyright'))
    copyFileSync(join(installed, noticesFile), join(place, noticesFile))
  }
  const copyLibraries = (folder: string, isWanted: (name: string) => boolean) => {
    mkdirSync(join(folder, lib), { recursive: true })
    for (const name of readdirSync(join(installed, 'lib')).filter(isWanted)) {
      const options = { recursive: true, verbatimSymlinks: true }
      cpSync(join(installed, 'lib', name), join(folder, lib, name), options)
    }
  }
  const shared = inFolder((folder) => {
    copyLibraries(folder, isRuntime)
    document(folder, runtime)
    return buildDeb(folder, output, {
      ...{ ...facts, name: runtime, depends: 'libc6 (>= 2.17)', recommends: `vendorclient (= ${version})` },
      description,
    })
  })
  const development = inFolder((folder) => {
    copyLibraries(folder, (name) => !isRuntime(name))
    cpSync(join(installed, 'include'), join(folder, 'usr/include'), { recursive: true })
    writePkgConfig(join(folder, lib), { PREFIX: '/usr', INCLUDE: `\${prefix}/include`, LIB: `/${lib}` })
    document(folder, 'libtvm-client-dev')
    return buildDeb(folder, output, {
      ...{ ...facts, name: 'libtvm-client-dev', section: 'libdevel', depends: `${runtime} (= ${version})` },
      description: `${description}: headers, static library, files of pkg-config and CMake`,
    })
  })
  return [shared, development]
}
