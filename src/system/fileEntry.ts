import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProgramEntry } from './startWorker.ts'

/** Entry of threads and processes of a program that runs from files, such as its sources. */
export function fileEntry(program: string, storage: ProgramEntry['storage']): ProgramEntry {
  const file = fileURLToPath(program)
  return {
    program: { url: program },
    storage,
    folder: dirname(file),
    process: () => ({ args: [file], descriptors: [] }),
  }
}
