/** The files of the web application, compressed when the program was built; each is read when a page first asks for it. */
import { programAssets } from '../../../system/programAssets.ts'
import { assets } from '../../../system/singleExecutable.ts'
import type { ProgramEntry } from '../../../system/startWorker.ts'

export interface ConsoleAssets {
  /** Name of the page among the files. */
  readonly page: string
  /** Bytes compressed with Brotli; `undefined` for an unknown name. */
  read(name: string): Buffer | undefined
}

/** The page among the assets. */
const PAGE = 'index.html'

/** `undefined` if the program was built without them, for example when it runs from its sources. */
export function openConsoleAssets(entry: ProgramEntry): ConsoleAssets | undefined {
  const archive = programAssets(entry, assets.console)
  return archive && { page: PAGE, read: (name) => archive().get(name) }
}
