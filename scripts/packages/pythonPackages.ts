/**
 * The packages of Python: the binding, in pure Python, and the program, one wheel per platform and one for all other
 * platforms.
 */
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import type { Target } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'
import { copyLicence, fixModes, inFolder, run } from './packaging.ts'

/**
 * The tag of the oldest system that the Node.js in the executable and the driver of SQLite run on; the driver needs glibc
 * 2.34. Source: platform compatibility tags, PEP 425 and PEP 600.
 */
export function platformTag({ wheel }: Target): string {
  return wheel.tag.replace('manylinux_2_28', 'manylinux_2_34')
}

/** The build tool from the Python registry, pinned: another version may produce other bytes. */
const BUILD_TOOL = 'setuptools==84.2.1 --hash=sha256:ca140b45d5325a9478f880e351484f62fef15f336462e449ca0c03c873d589c2\n'

const binding = join(root, 'bindings', 'python')

/**
 * Writes `vendorclient-<version>-py3-none-any.whl`, `vendorclient-<version>.tar.gz` and the wheel for platforms without
 * the program, and returns their paths. `python` has setuptools; without it pip fetches a pinned one for the build.
 */
export function packagePython(output: string, python?: string): string[] {
  return withBuilder(python, (builder, folder) => {
    const source = copyProject(binding, ['src', 'pyproject.toml', 'README.md'], join(folder, 'source'))
    const made = join(folder, 'made')
    mkdirSync(made)
    run(builder, ['-c', buildSource, made], source)
    buildWheel(builder, source, made)
    buildWheel(builder, copyProject(join(binding, 'program'), programFiles, join(folder, 'program')), made)
    return moveInto(output, made)
  })
}

/**
 * Writes `vendorclient_program-<version>-py3-none-<platform tag>.whl` and returns its path. `beside` are libraries that lie in the
 * folder of the executable.
 */
export function packageProgramWheel(
  target: Target,
  { path: executable, beside = [] }: { readonly path: string; readonly beside?: readonly string[] },
  output: string,
  python?: string,
): string {
  return withBuilder(python, (builder, folder) => {
    const source = copyProject(join(binding, 'program'), programFiles, join(folder, 'program'))
    const bin = join(source, 'src', 'vendorclient_program', 'bin')
    mkdirSync(bin)
    copyFileSync(executable, join(bin, basename(executable)))
    chmodSync(join(bin, basename(executable)), 0o755)
    for (const library of beside) copyFileSync(library, join(bin, basename(library)))
    writeNotices(join(source, noticesFile))
    const made = join(folder, 'made')
    buildWheel(builder, source, made, `--config-settings=--build-option=--plat-name=${platformTag(target)}`)
    return moveInto(output, made)[0]!
  })
}

/** Builds the archive of the source, and rewrites it with one time, owner and order for all files. */
const buildSource = `
import gzip, io, os, sys, tarfile
import setuptools.build_meta as build
path = os.path.join(sys.argv[1], build.build_sdist(sys.argv[1]))
time = int(os.environ["SOURCE_DATE_EPOCH"])
with tarfile.open(path) as archive:
    members = [(member, archive.extractfile(member).read()) for member in archive if member.isfile()]
with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=time) as packed:
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for member, content in sorted(members, key=lambda entry: entry[0].name):
            made = tarfile.TarInfo(member.name)
            made.size, made.mtime, made.mode = len(content), time, 0o755 if member.mode & 0o100 else 0o644
            archive.addfile(made, io.BytesIO(content))
`

const programFiles = ['src', 'pyproject.toml', 'setup.py', 'README.md']

/** Runs an action with a Python that has setuptools, and a folder that is removed afterwards. */
function withBuilder<T>(python: string | undefined, action: (builder: string, folder: string) => T): T {
  return inFolder((folder) => action(python ?? makeBuilder(join(folder, 'builder')), folder))
}

function makeBuilder(folder: string): string {
  run('python3', ['-m', 'venv', folder])
  const builder = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
  const requirements = join(folder, 'requirements.txt')
  writeFileSync(requirements, BUILD_TOOL)
  const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:', '--require-hashes']
  run(builder, ['-m', 'pip', 'install', ...options, '--requirement', requirements])
  return builder
}

function copyProject(project: string, names: readonly string[], copy: string): string {
  const filter = (file: string) => !/__pycache__|\.egg-info/.test(file)
  for (const name of names) cpSync(join(project, name), join(copy, name), { recursive: true, filter })
  copyLicence(copy)
  fixModes(copy)
  return copy
}

function buildWheel(builder: string, source: string, folder: string, ...settings: string[]): void {
  const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-index', '--no-build-isolation']
  run(builder, ['-m', 'pip', 'wheel', ...options, '--wheel-dir', folder, ...settings, source])
}

/** Moved when complete, so that readers of the folder never see half of a file. */
function moveInto(output: string, folder: string): string[] {
  return readdirSync(folder).map((name) => {
    const path = join(output, name)
    copyFileSync(join(folder, name), `${path}.partial`)
    renameSync(`${path}.partial`, path)
    return path
  })
}
