/** Runs compilers that are programs of their own, in a folder that is gone afterwards. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

/** Longest output of a compiler that is shown, characters. */
const SHOWN = 4000

/** Gives `work` an empty folder. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-compile-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Settles when the program has ended with 0. Rejects with ToolError: 2 if it is missing, 1 with what it has printed. */
export function runProgram(program: string, args: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) return resolve()
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'EACCES')
        return reject(missing(program))
      const hint = `${stderr}\n${stdout}`.trim().slice(0, SHOWN)
      reject(
        new ToolError(exitCodes.failure, `${basename(program)} failed`, { hint: hint === '' ? error.message : hint }),
      )
    })
  })
}

/** A program that belongs to a compiler: beside it if that was named with a folder, otherwise on the PATH. */
export function besideOf(compiler: string, program: string): string {
  return dirname(compiler) === '.' ? program : join(dirname(compiler), program)
}

function missing(program: string): ToolError {
  return new ToolError(exitCodes.usage, `The compiler "${program}" cannot be run`, {
    hint: 'Install it and name it with --compiler <path>. "Compilers" in the documentation says how to bring files that were compiled elsewhere.',
  })
}
