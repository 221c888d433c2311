import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { generateJava } from '../../bindings/generator/java/generateJava.ts'
import { sourceFolder } from '../../bindings/generator/java/JavaFile.ts'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { startStory } from '../support/bindings/startStory.ts'
import { missingPrograms, suitePrograms } from '../support/suitePrograms.ts'
import { testModule } from '../support/testBuild/testModule.ts'
import { digitsModule, otherShapesModule, shapesModule } from './shapesModule.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-java-'))
const buildFolder = join(folder, 'build')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const missing = ['mvn', 'javac', 'java'].filter((tool) => !isOnPath(tool))

const scenariosOnly = [
  '-Dmaven.javadoc.skip=true',
  '-Dmaven.source.skip=true',
  '-Dtest=None',
  '-Dsurefire.failIfNoSpecifiedTests=false',
]

if (missing.length > 0) {
  test.skip(`the Java binding passes its scenarios as a packaged jar (missing on the PATH: ${missing.join(', ')})`, () => {})
} else {
  for (const program of missingPrograms) test.skip(`the Java binding passes its scenarios with ${program}`, () => {})

  test.for(suitePrograms)(
    'the Java binding passes its scenarios as a packaged jar with $name',
    { timeout: 240_000 },
    async (programs) => {
      // What needs no program is built and tested once.
      const again = programs === suitePrograms[0] ? [] : scenariosOnly
      const options = ['-B', '-f', join(root, 'bindings/java/pom.xml'), `-DbuildFolder=${buildFolder}`, ...again]
      run('mvn', [...options, 'verify'], {
        VENDORCLIENT_BINARY: programs.program,
        VENDORCLIENT_TEST_BINARY: programs.testProgram,
        ...(await startStory()),
      })
    },
  )

  test('Java code generated from every kind of shape compiles without warnings and works', { timeout: 120_000 }, () => {
    const files = generateJava(bindingModel([shapesModule, otherShapesModule, digitsModule, testModule]))
      .filter(({ path }) => /\/api\/(shapes|other_?shapes|digits|test)\//.test(path))
      .map(({ path, content }) => ({ path: join(folder, 'source', path.slice(sourceFolder.length)), content }))
    for (const { path, content } of files) {
      expect(
        content.split('\n').filter((line) => line.length > 120 && !/^ *(\*|import|public sealed)/.test(line)),
      ).toEqual([])
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    const jar = join(buildFolder, `vendorclient-${buildInfo.version}.jar`)
    const classes = join(folder, 'classes')
    const lint = ['-Xlint:all', '-Xdoclint:all,-missing', '-Werror']
    const sources = [...files.map(({ path }) => path), join(import.meta.dirname, 'java/GeneratedCode.java')]
    run('javac', ['--release', '17', '-encoding', 'UTF-8', ...lint, '-cp', jar, '-d', classes, ...sources])
    const classPath = [jar, classes].join(delimiter)
    const data = join(folder, 'data')
    run('java', ['-ea', '-cp', classPath, 'GeneratedCode', suitePrograms[0]!.testProgram, data])
  })
}

/** Fails with the whole output. */
function run(command: string, args: readonly string[], programs: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...programs, VENDORCLIENT_TRANSCRIPTS: join(root, 'test/transcripts') },
    maxBuffer: 64 << 20,
  })
  if (status !== 0) throw new Error(`${command} failed with ${error?.message ?? status}\n${stdout}\n${stderr}`)
}

function isOnPath(tool: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((entry) => {
    try {
      accessSync(join(entry, process.platform === 'win32' ? `${tool}.cmd` : tool), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
