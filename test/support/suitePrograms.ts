/** The programs that every suite of scenarios is run against. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isQuickTier } from './tier.ts'

export interface SuitePrograms {
  readonly name: string
  readonly program: string
  /** The same with the module `test`. */
  readonly testProgram: string
}

const root = join(import.meta.dirname, '../..')
const executables = join(root, 'dist/bin', `${process.platform}-${process.arch}`)
const suffix = process.platform === 'win32' ? '.exe' : ''

const builds: readonly SuitePrograms[] = [
  {
    name: 'the built daemon',
    program: join(root, 'dist/vendorclient.js'),
    testProgram: join(root, 'dist/vendorclient-test.js'),
  },
  {
    name: 'the single executable',
    program: join(executables, `vendorclient${suffix}`),
    testProgram: join(executables, `vendorclient-test${suffix}`),
  },
]

/**
 * The builds of the tier as far as they are there; the test command builds them before. The environment can name a pair
 * instead, in VENDORCLIENT_BINARY and VENDORCLIENT_TEST_BINARY.
 */
export const suitePrograms: readonly SuitePrograms[] = namedPair() ?? buildsOfTier().filter(isThere)

/**
 * The last of these: the executable where it was built. Suites of compiled languages take long, and both programs have
 * answered the same transcripts before.
 */
export const shippedProgram: readonly SuitePrograms[] = suitePrograms.slice(-1)

/** What the suites are not run against, with how to change that. */
export const missingPrograms: readonly string[] =
  namedPair() === undefined
    ? buildsOfTier()
        .filter((build) => !isThere(build))
        .map(({ name }) => `${name}, run "npm run build:tests"`)
    : []

function buildsOfTier(): readonly SuitePrograms[] {
  return isQuickTier ? builds.slice(0, 1) : builds
}

function namedPair(): SuitePrograms[] | undefined {
  const { VENDORCLIENT_BINARY: program, VENDORCLIENT_TEST_BINARY: testProgram } = process.env
  if (program === undefined || testProgram === undefined) return undefined
  return [{ name: 'the programs of the environment', program, testProgram }]
}

function isThere({ program, testProgram }: SuitePrograms): boolean {
  return existsSync(program) && existsSync(testProgram)
}

/** File and first arguments that start a program. */
export function startCommand(program: string): { readonly file: string; readonly args: readonly string[] } {
  return program.endsWith('.js') ? { file: process.execPath, args: [program] } : { file: program, args: [] }
}
