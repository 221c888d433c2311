import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Archive } from './Archive.ts'
import { HeldFile } from './HeldFile.ts'
import type { ProgramEntry } from './startWorker.ts'

/**
 * An archive that is an asset of the executable, or a file beside the program, which is kept open from now on. Its
 * index is read on first use. `undefined` if the program was built without the archive, or runs from its sources.
 */
export function programAssets({ folder }: ProgramEntry, name: string): (() => Archive) | undefined {
  if (folder === undefined) return openOnce(() => embeddedArchive(name))
  const path = join(folder, name)
  if (!existsSync(path)) return undefined
  const file = HeldFile.open(path)
  return openOnce(() => new Archive(file.read))
}

function openOnce(open: () => Archive): () => Archive {
  let archive: Archive | undefined
  return () => {
    archive ??= open()
    return archive
  }
}

function embeddedArchive(name: string): Archive {
  const { getRawAsset } = process.getBuiltinModule('node:sea') as typeof import('node:sea')
  const content = Buffer.from(getRawAsset(name) as ArrayBuffer)
  return new Archive((start, end) => content.subarray(start, end))
}
