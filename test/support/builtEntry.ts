import { pathToFileURL } from 'node:url'
import { STORAGE_THREAD_FILE } from '../../scripts/bundleProgram.ts'
import type { ProgramEntry } from '../../src/system/startWorker.ts'

/** What the threads of a library in this process evaluate: a built program, which starts faster than the sources. */
export function builtEntry(program: string): ProgramEntry {
  const url = pathToFileURL(program).href
  return { program: { url }, storage: { url: new URL(STORAGE_THREAD_FILE, url).href } }
}

/** For tests in which no thread may start. */
export const noEntry: ProgramEntry = { program: { url: 'file:///none' }, storage: { url: 'file:///none' } }
