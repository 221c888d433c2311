/** A copy of the built programs, which a test may replace while they run. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SuitePrograms } from './suitePrograms.ts'

const root = join(import.meta.dirname, '../..')

/** Files of `dist` that make up the programs. */
const PROGRAM_FILE = /^(vendorclient(-test)?\.js|(test-)?program[.-].*|console\.assets)$/

export interface Installation {
  readonly program: string
  readonly testProgram: string
  /** Puts other files in the place of all files, as package managers do. */
  exchange(): void
  /** Writes something else into the same files. */
  overwrite(): void
}

export function installProgram(folder: string, { program, testProgram }: SuitePrograms): Installation {
  const from = dirname(program)
  const to = join(folder, 'installed')
  mkdirSync(to)
  const isBuild = program.endsWith('.js')
  const files = readdirSync(from).filter((file) =>
    isBuild ? PROGRAM_FILE.test(file) : file === basename(program) || file === basename(testProgram),
  )
  for (const file of files) copyFileSync(join(from, file), join(to, file))
  if (isBuild) {
    copyFileSync(join(from, 'package.json'), join(to, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
  } else for (const file of readdirSync(from)) if (/\.so/.test(file)) cpSync(join(from, file), join(to, file))
  const write = () => {
    for (const file of files) {
      const text = file.startsWith('vendorclient')
        ? 'process.stdout.write(`vendorclient 9.9.9\n`)\n'
        : 'another version\n'
      writeFileSync(join(to, file), text)
    }
  }
  return {
    program: join(to, basename(program)),
    testProgram: join(to, basename(testProgram)),
    exchange: () => {
      for (const file of files) rmSync(join(to, file))
      write()
    },
    overwrite: write,
  }
}
