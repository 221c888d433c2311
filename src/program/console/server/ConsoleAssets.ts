/** The files of the web application, compressed when the program was built; each is read when a page first asks for it. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Archive, openArchive } from '../../../system/Archive.ts'
import { assets } from '../../../system/singleExecutable.ts'
import type { ProgramEntry } from '../../../system/startWorker.ts'

export interface ConsoleAssets {
  /** Name of the page among the files. */
  readonly page: string
  /** Bytes in Brotli, `undefined` for a name that there is not. */
  read(name: string): Buffer | undefined
}

/** The page among the assets. */
const PAGE = 'index.html'

/** `undefined` where the program was built without them, as from its sources. */
export function openConsoleAssets({ program }: ProgramEntry): ConsoleAssets | undefined {
  if (!('url' in program)) return readLater(embeddedArchive)
  const path = join(dirname(fileURLToPath(program.url)), assets.console)
  return existsSync(path) ? readLater(() => openArchive(path)) : undefined
}

function readLater(open: () => Archive): ConsoleAssets {
  let archive: Archive | undefined
  return {
    page: PAGE,
    read: (name) => {
      archive ??= open()
      return archive.get(name)
    },
  }
}

function embeddedArchive(): Archive {
  const { getRawAsset } = process.getBuiltinModule('node:sea') as typeof import('node:sea')
  const content = Buffer.from(getRawAsset(assets.console) as ArrayBuffer)
  return new Archive((start, end) => content.subarray(start, end))
}
