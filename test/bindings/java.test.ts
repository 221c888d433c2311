import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { javaFiles } from '../../bindings/generator/java/generateJava.ts'
import { sourceFolder } from '../../bindings/generator/java/JavaFile.ts'
import { buildInfo } from '../../src/buildInfo.ts'
import { testModule } from '../support/testBuild/testModule.ts'
import { shapesModule } from './java/shapesModule.ts'

const root = join(import.meta.dirname, '../..')
// The environment may name other programs, the executables for example.
const programs = {
  VENDORCLIENT_BINARY: process.env['VENDORCLIENT_BINARY'] ?? join(root, 'dist/vendorclient.js'),
  VENDORCLIENT_TEST_BINARY: process.env['VENDORCLIENT_TEST_BINARY'] ?? join(root, 'dist/vendorclient-test.js'),
}
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-java-'))
const buildFolder = join(folder, 'build')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const missing = [
  ...['mvn', 'javac', 'java'].filter((tool) => !isOnPath(tool)).map((tool) => `${tool} on the PATH`),
  ...Object.values(programs).filter((file) => !existsSync(file)),
]

if (missing.length > 0) {
  test.skip(`the Java binding passes its scenarios as a packaged jar (missing: ${missing.join(', ')})`, () => {})
} else {
  test('the Java binding passes its scenarios as a packaged jar', { timeout: 180_000 }, () => {
    run('mvn', ['-B', '-f', join(root, 'bindings/java/pom.xml'), `-DbuildFolder=${buildFolder}`, 'verify'])
  })

  test('Java code generated from every kind of shape compiles without warnings and works', { timeout: 120_000 }, () => {
    const files = javaFiles(bindingModel([shapesModule, testModule]))
      .filter(({ path }) => /\/api\/(shapes|test)\//.test(path))
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
    run('java', ['-ea', '-cp', classPath, 'GeneratedCode', programs.VENDORCLIENT_TEST_BINARY, data])
  })
}

/** Fails with the whole output. */
function run(command: string, args: readonly string[]): void {
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
