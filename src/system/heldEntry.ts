/**
 * Entry of threads and processes of a program whose files are open. They read the same open files, so that they belong
 * to the program which was started, even if an update has replaced it.
 */
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Archive } from './Archive.ts'
import { fileEntry } from './fileEntry.ts'
import { HeldFile, type HeldProgram } from './HeldFile.ts'
import type { ProcessCode, ProgramEntry, ThreadCode } from './startWorker.ts'

/** The files of the running program. */
interface RunningFiles {
  readonly held: HeldProgram
  readonly chunks: Archive
}

/** Set by the bundler. Absent in the single executable, and where the sources run. */
declare const runningFiles: RunningFiles | undefined

/** Names of the texts for threads in the archive of the chunks. */
export const threadTexts = { program: 'thread.js', storage: 'storage-thread.js' } as const

/** Descriptors 0 to 2 are the standard streams. */
const FIRST_DESCRIPTOR = 3

export function heldEntry(): ProgramEntry | undefined {
  if (typeof runningFiles === 'undefined') return undefined
  const { held, chunks } = runningFiles
  const storage = threadCode(threadTexts.storage, held, chunks)
  // Descriptors of files in the archives of this package manager are not valid on other threads.
  if (process.versions['pnp'] !== undefined) return fileEntry(pathToFileURL(held.entry).href, storage)
  return {
    program: threadCode(threadTexts.program, held, chunks),
    storage,
    folder: dirname(held.entry),
    process: (descriptorsBefore) => processCode(held, chunks, FIRST_DESCRIPTOR + descriptorsBefore),
    isReplaced: () => [held.program, held.chunks].some((file) => new HeldFile(file).isChanged),
  }
}

function threadCode(name: string, held: HeldProgram, chunks: Archive): ThreadCode {
  return {
    get source() {
      return threadSource(textOf(name, chunks), held.entry, held)
    },
  }
}

/** Node.js reads the text from its standard input; the open files are handed over. */
function processCode(held: HeldProgram, chunks: Archive, first: number): ProcessCode {
  const files = [held.program, held.chunks, ...(held.compiled === undefined ? [] : [held.compiled])]
  const [program, chunksFile, compiled] = files.map((file, index) => ({ ...file, descriptor: first + index }))
  const there: HeldProgram = { ...held, program: program!, chunks: chunksFile!, compiled }
  return {
    args: ['-'],
    input: threadSource(textOf(threadTexts.program, chunks), held.entry, there),
    descriptors: files.map(({ descriptor }) => descriptor),
  }
}

function textOf(name: string, chunks: Archive): string {
  return chunks.get(name)!.toString('latin1')
}

/** Wraps the text of a thread as a separate script whose `__filename` is `entry`. */
export function threadSource(text: string, entry: string, held?: HeldProgram): string {
  const values = [`require('node:module').createRequire(${JSON.stringify(entry)})`, JSON.stringify(entry)]
  return `((require, __filename, heldProgram) => {${text}\n})(${[...values, JSON.stringify(held)].join(', ')})`
}
