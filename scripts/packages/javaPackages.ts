/** The jar of the Java binding, and one jar per platform that carries the executable as a resource. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import type { Target } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'
import { reproducible, sourceDate } from './sourceDate.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Maven and `jar` write it into the archives. */
const timestamp = new Date(sourceDate * 1000).toISOString().replace('.000Z', 'Z')
const maven = process.platform === 'win32' ? 'mvn.cmd' : 'mvn'

const quiet = ['-B', '-q', '-Dmaven.test.skip=true', `-Dproject.build.outputTimestamp=${timestamp}`]

/**
 * Writes `vendorclient-<version>.jar`, those with sources and documentation, and the `.pom`; the same for the Kotlin module
 * `vendorclient-kotlin`. Returns their paths.
 */
export function packageJar(output: string): string[] {
  return inFolder((folder) => {
    const folders = { java: join(folder, 'java'), kotlin: join(folder, 'kotlin') }
    const places = [`-DbuildFolder=${folders.java}`, `-DkotlinBuildFolder=${folders.kotlin}`]
    const project = join(root, 'bindings', 'kotlin', 'reactor.xml')
    run(maven, [...quiet, '-f', project, ...places, '-Prelease', 'package'])
    return [
      ...copyPackage('vendorclient', folders.java, join(root, 'bindings', 'java', 'pom.xml'), output),
      ...copyPackage('vendorclient-kotlin', folders.kotlin, join(root, 'bindings', 'kotlin', 'pom.xml'), output),
    ]
  })
}

function copyPackage(name: string, from: string, project: string, output: string): string[] {
  const jars = ['', '-sources', '-javadoc'].map((kind) => join(output, `${name}-${version}${kind}.jar`))
  const pom = join(output, `${name}-${version}.pom`)
  for (const jar of jars) copyFileSync(join(from, basename(jar)), jar)
  copyFileSync(project, pom)
  return [...jars, pom]
}

/** Writes `vendorclient-<version>-<platform>-<arch>.jar`, the classifier of that platform, and gives its path. */
export function packagePlatformJar(target: Target, executable: string, output: string): string {
  return inFolder((folder) => {
    const resources = join(folder, 'vendorclient', 'bin', target.name)
    mkdirSync(resources, { recursive: true })
    copyFileSync(executable, join(resources, basename(executable)))
    const digest = createHash('sha256').update(readFileSync(executable)).digest('hex')
    writeFileSync(join(resources, `${basename(executable)}.sha256`), `${digest}\n`)
    mkdirSync(join(folder, 'META-INF'))
    copyFileSync(join(root, 'LICENSE'), join(folder, 'META-INF', 'LICENSE'))
    writeNotices(join(folder, 'META-INF', noticesFile))
    const jar = join(output, `vendorclient-${version}-${target.name}.jar`)
    run('jar', ['--create', '--date', timestamp, '--file', jar, '-C', folder, '.'])
    return jar
  })
}

function inFolder<T>(action: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-java-'))
  try {
    return action(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: reproducible })
}
