/**
 * Runs the built program from its file, with code that was compiled when it was built: compiling takes a third of a start.
 * Unlike the compile cache of Node.js this one holds the functions that a start runs, needs no folder that can be written,
 * and is there at the first start. Another version of Node.js refuses it and compiles as usual.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'

export interface ProgramFiles {
  /** A file of ASCII characters with the program: a function that takes what Node.js gives a CommonJS file. */
  readonly program: string
  /** What `createCachedData` of the script gave for exactly this program. It need not exist. */
  readonly compiled: string | undefined
  /** The file that the program takes itself for, in the same folder: its threads begin there. */
  readonly entry: string
}

export function loadProgram({ program, compiled, entry }: ProgramFiles): Script {
  return runProgram({
    source: readFileSync(program, 'latin1'),
    filename: program,
    compiled: compiled !== undefined && existsSync(compiled) ? readFileSync(compiled) : undefined,
    entry,
  })
}

export interface ProgramText {
  readonly source: string
  readonly filename: string
  readonly compiled: Buffer | undefined
  /** What the program takes itself for. */
  readonly entry: string
}

export function runProgram({ source, filename, compiled, entry }: ProgramText): Script {
  const script = new Script(source, {
    filename,
    ...(compiled === undefined ? {} : { cachedData: compiled }),
  })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(entry), module, entry, dirname(entry))
  return script
}
