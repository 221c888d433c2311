/**
 * Runs the built program with code that was compiled when it was built: compiling takes a third of a start. Unlike the compile
 * cache of Node.js this one holds the functions that a start runs, needs no folder that can be written, and is there at the
 * first start. Another version of Node.js refuses it and compiles as usual.
 *
 * What every start needs is one text; the other chunks are read, each for itself, when they are first required.
 */
import { existsSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { type Archive, openArchive } from './Archive.ts'

export interface ProgramFiles {
  /** A file of ASCII characters with what every start needs. */
  readonly program: string
  /** An archive of the other chunks. */
  readonly chunks: string
  /** An archive of what `createCachedData` gave for exactly these texts. It need not exist. */
  readonly compiled: string
  /** The file that the program takes itself for, in the same folder: its threads begin there. */
  readonly entry: string
  /** Name of the program in traces of the stack, and in its compiled code; `program` where it is absent. */
  readonly filename?: string
  /** That of the file which runs this: it finds the packages that are not in the program. */
  readonly require: NodeJS.Require
}

export interface ProgramParts {
  /** A function that takes `require`, the file name of the program and what returns the function of a chunk. */
  readonly source: string
  readonly filename: string
  /** Texts of the other chunks by name: functions that take `module`, `exports`, `require` and the URL of the program. */
  readonly chunks: Archive
  /** By name of the chunk; that of the program is START_NAME. */
  readonly compiled: Archive | undefined
  readonly entry: string
  readonly require: NodeJS.Require
}

/** Name of the program itself among the compiled parts. */
const START_NAME = 'start'

/** Everything that was compiled, by name; it grows while the program runs. */
export type LoadedScripts = ReadonlyMap<string, Script>

export function loadProgram({
  program,
  chunks,
  compiled,
  entry,
  filename = program,
  require,
}: ProgramFiles): LoadedScripts {
  return runProgram({
    source: takeText(readFileSync(program)),
    filename,
    chunks: openArchive(chunks),
    compiled: existsSync(compiled) ? openArchive(compiled) : undefined,
    entry,
    require,
  })
}

export function runProgram({ source, filename, chunks, compiled, entry, require }: ProgramParts): LoadedScripts {
  const scripts = new Map<string, Script>()
  const compile = (name: string, text: string, path: string) => {
    const cachedData = compiled?.get(name)
    const script = new Script(text, { filename: path, ...(cachedData === undefined ? {} : { cachedData }) })
    if (cachedData !== undefined) release(cachedData)
    scripts.set(name, script)
    return script.runInThisContext()
  }
  const loadChunk = (name: string) => {
    const text = chunks.get(name)
    if (text === undefined) throw new Error(`A part of the program is missing: ${name}`)
    return compile(name, takeText(text), `${filename}/${name}`)
  }
  compile(START_NAME, source, filename)(require, entry, loadChunk)
  return scripts
}

function takeText(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  release(bytes)
  return text
}

/**
 * Gives memory back that nobody needs any more: a program that waits for calls collects no garbage. What is a part of
 * something else stays.
 */
function release({ buffer, byteLength }: Buffer): void {
  // A Node.js that is too old gets here before it hands over, and cannot.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0)
}
