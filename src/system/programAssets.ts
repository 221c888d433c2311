import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Archive, openArchive } from './Archive.ts'
import type { ProgramEntry } from './startWorker.ts'

/**
 * An archive that is an asset of the executable, or stands beside the program; it is opened when it is first asked for.
 * `undefined` where the program was built without it, as from its sources.
 */
export function programAssets({ program }: ProgramEntry, name: string): (() => Archive) | undefined {
  if (!('url' in program)) return openOnce(() => embeddedArchive(name))
  const path = join(dirname(fileURLToPath(program.url)), name)
  return existsSync(path) ? openOnce(() => openArchive(path)) : undefined
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
