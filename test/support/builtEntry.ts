import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openArchive } from '../../src/system/Archive.ts'
import { fileEntry } from '../../src/system/fileEntry.ts'
import { threadSource, threadTexts } from '../../src/system/heldEntry.ts'
import type { ProgramEntry } from '../../src/system/startWorker.ts'

/** What the threads of a library in this process evaluate: a built program, which starts faster than the sources. */
export function builtEntry(program: string): ProgramEntry {
  const chunks = basename(program) === 'vendorclient.js' ? 'program.chunks' : 'test-program.chunks'
  const text = openArchive(join(program, '..', chunks))
    .get(threadTexts.storage)!
    .toString('latin1')
  return fileEntry(pathToFileURL(program).href, { source: threadSource(text, program) })
}

/** For tests in which no thread may start. */
export const noEntry: ProgramEntry = fileEntry('file:///none', { url: 'file:///none' })
