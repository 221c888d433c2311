/** The jar of the Java binding, and one jar per platform that carries the executable as a resource. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../bundleProgram.ts'
import type { Target } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Writes `vendorclient-<version>.jar` and its `.pom` and gives their paths. */
export function packageJar(output: string): string[] {
  return inFolder((folder) => {
    const project = join(root, 'bindings', 'java', 'pom.xml')
    const options = ['-B', '-q', '-f', project, `-DbuildFolder=${folder}`, '-Dmaven.test.skip=true']
    run(process.platform === 'win32' ? 'mvn.cmd' : 'mvn', [...options, 'package'])
    const jar = join(output, `vendorclient-${version}.jar`)
    const pom = join(output, `vendorclient-${version}.pom`)
    copyFileSync(join(folder, basename(jar)), jar)
    copyFileSync(project, pom)
    return [jar, pom]
  })
}

/** Writes `vendorclient-<version>-<platform>-<arch>.jar`, the classifier of that platform, and gives its path. */
export function packagePlatformJar(target: Target, executable: string, output: string): string {
  return inFolder((folder) => {
    const resources = join(folder, 'vendorclient', 'bin', target.name)
    mkdirSync(resources, { recursive: true })
    copyFileSync(executable, join(resources, basename(executable)))
    mkdirSync(join(folder, 'META-INF'))
    copyFileSync(join(root, 'LICENSE'), join(folder, 'META-INF', 'LICENSE'))
    writeNotices(target, join(folder, 'META-INF', noticesFile))
    const jar = join(output, `vendorclient-${version}-${target.name}.jar`)
    run('jar', ['--create', '--file', jar, '-C', folder, '.'])
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
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
