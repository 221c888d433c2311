/**
 * Runs the built program with code that was compiled when it was built: compiling takes a third of a start. Unlike the compile
 * cache of Node.js this one holds the functions that a start runs, needs no folder that can be written, and is there at the
 * first start. Another version of Node.js refuses it and compiles as usual.
 *
 * What every start needs is one text; the other chunks are read, each for itself, when they are first required. The
 * files stay open, and threads and processes that start later read the same open files: while an update replaces the
 * program, it continues with the old files.
 */
import { Script } from 'node:vm'
import { Archive } from './Archive.ts'
import { codeRuntime } from './codeRuntime.ts'
import { HeldFile, type HeldProgram, type OpenFile } from './HeldFile.ts'

export interface ProgramFiles {
  /** A file of ASCII characters with what every start needs. */
  readonly program: string
  /** An archive of the other chunks. */
  readonly chunks: string
  /** An archive of the cached data of exactly these texts. It need not exist. */
  readonly compiled: string
  readonly version: string
  /** The file that the program uses as its `__filename`, in the same folder. */
  readonly entry: string
  /** Name of the program in stack traces and in its compiled code; defaults to `program`. */
  readonly filename?: string
  /** `require` of the running file, which finds the packages that are not in the program. */
  readonly require: NodeJS.Require
}

export interface ProgramParts {
  /**
   * A function that takes `require`, the file name of the program, a function that loads a chunk by name, and the open
   * files that `heldEntry` reads.
   */
  readonly source: string
  readonly filename: string
  /** Texts of the other chunks by name: functions that take `module`, `exports`, `require` and the URL of the program. */
  readonly chunks: Archive
  /** Compiled code by name of the chunk; that of the program is named START_NAME. */
  readonly compiled: Archive | undefined
  readonly entry: string
  readonly require: NodeJS.Require
  /** Absent in the single executable, which is one file. */
  readonly held?: HeldProgram
}

/** Name of the program itself among the compiled parts. */
const START_NAME = 'start'

/** Everything that was compiled, by name; it grows while the program runs. */
export type LoadedScripts = ReadonlyMap<string, Script>

export function loadProgram(files: ProgramFiles): LoadedScripts {
  const { program, chunks, compiled, version, entry, filename, require } = files
  const held: HeldProgram = {
    entry,
    version,
    filename: filename ?? program,
    program: HeldFile.open(program).file,
    chunks: HeldFile.open(chunks).file,
    compiled: openIfThere(compiled),
    runtime: codeRuntime(),
  }
  return runHeldProgram(held, require)
}

export function runHeldProgram(held: HeldProgram, require: NodeJS.Require): LoadedScripts {
  const { entry, filename, program, chunks, compiled, runtime } = held
  return runProgram({
    source: takeText(new HeldFile(program, held).read(0, program.size)),
    filename,
    chunks: new Archive(new HeldFile(chunks, held).read),
    compiled: compiled && runtime === codeRuntime() ? new Archive(new HeldFile(compiled).read) : undefined,
    entry,
    require,
    held,
  })
}

export function runProgram({ source, filename, chunks, compiled, entry, require, held }: ProgramParts): LoadedScripts {
  const scripts = new Map<string, Script>()
  const compiledCode = (name: string) => {
    try {
      return compiled?.get(name)
    } catch {
      // The compiled code was overwritten; the program works without it.
      return undefined
    }
  }
  const compile = (name: string, text: string, path: string) => {
    const cachedData = compiledCode(name)
    const script = new Script(text, { filename: path, ...(cachedData === undefined ? {} : { cachedData }) })
    if (cachedData !== undefined) release(cachedData)
    scripts.set(name, script)
    return script.runInThisContext()
  }
  const loadChunk = (path: string) => {
    const name = chunkName(path)
    const text = chunks.get(name)
    if (text === undefined) throw new Error(`A part of the program is missing: ${name}`)
    return compile(name, takeText(text), `${filename}/${path}`)
  }
  compile(START_NAME, source, filename)(require, entry, loadChunk, held && { held, chunks })
  return scripts
}

/** Name of a chunk in the archives, of `./<name>.js`: short, because every start reads all names. */
export function chunkName(path: string): string {
  return path.slice('./'.length, -'.js'.length)
}

function openIfThere(path: string): OpenFile | undefined {
  try {
    return HeldFile.open(path).file
  } catch {
    return undefined
  }
}

function takeText(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  release(bytes)
  return text
}

/**
 * Releases memory that is no longer needed: a program that waits for calls collects no garbage. A buffer that is part
 * of a larger one is kept.
 */
function release({ buffer, byteLength }: Buffer): void {
  // A Node.js that is too old has no `transfer`; it gets here before the packaged one takes over.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0)
}
