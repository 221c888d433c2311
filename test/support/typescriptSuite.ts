/** The suite of scenarios of the TypeScript binding, in a project that has the package installed. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { newerDaemon } from './bindings/newerDaemon.ts'
import { startStory } from './bindings/startStory.ts'

const root = join(import.meta.dirname, '../..')
const suite = join(root, 'bindings/typescript/test')

/** The test build as a script: an executable cannot be loaded into a process. */
export const testLibrary = join(root, 'dist/vendorclient-test.js')

export const suiteFiles: readonly string[] = readdirSync(suite).filter((file) => file.endsWith('.test.mjs'))

/** Puts the suite into the project, and what only the suite needs: nothing is fetched for it. */
export function addSuite(project: string): void {
  symlinkSync(join(root, 'node_modules/@eversdk'), join(project, 'node_modules/@eversdk'))
  mkdirSync(join(project, 'test'))
  cpSync(suite, join(project, 'test'), { recursive: true })
}

/** Runs a file of the suite with a build that has the module `test`; a failed test fails with the whole output. */
export async function expectSuiteToPass(project: string, file: string, testProgram: string): Promise<void> {
  const story = /story/i.test(file) ? await startStory() : {}
  const child = spawn(process.execPath, ['--test', '--test-timeout=50000', '--test-force-exit', join('test', file)], {
    cwd: project,
    detached: true,
    env: {
      ...environmentOutsideOfTests(),
      VENDORCLIENT_TEST_BINARY: testProgram,
      VENDORCLIENT_TEST_LIBRARY: testLibrary,
      VENDORCLIENT_OPENRPC: join(root, 'bindings/openrpc.json'),
      ...newerDaemon,
      ...story,
    },
  })
  // Kills the runner and everything that it started; no process outlives the test.
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // All processes have exited.
    }
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) console.error(output)
  expect(code).toBe(0)
}

/** Without the variables by which a program recognizes that it runs in a test. */
export function environmentOutsideOfTests(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV|TEST$)/.test(name))
  return Object.fromEntries(entries)
}
