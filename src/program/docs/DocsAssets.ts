import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Archive } from '../../system/Archive.ts'
import { programAssets } from '../../system/programAssets.ts'
import { assets } from '../../system/singleExecutable.ts'
import type { ProgramEntry } from '../../system/startWorker.ts'

/** Names in the archive that are not files of the site; names of files contain a dot or a slash. */
export const docsParts = {
  /** An archive of all texts in Brotli: pages have most of their content in common. */
  texts: 'texts',
  /** Source that the site was built from. */
  digest: 'digest',
} as const

export interface DocsAssets {
  /** Bytes of a file by its path in the site, `undefined` if it does not exist. */
  read(path: string): Promise<Buffer | undefined>
}

const decompress = promisify(brotliDecompress)

/** `undefined` where the program was built without the documentation. */
export function openDocsAssets(entry: ProgramEntry): DocsAssets | undefined {
  const archive = programAssets(entry, assets.docs)
  if (archive === undefined) return undefined
  let texts: Promise<Archive> | undefined
  return {
    read: async (path) => {
      texts ??= unpack(archive().get(docsParts.texts)!)
      return (await texts).get(path) ?? (path in docsParts ? undefined : archive().get(path))
    },
  }
}

async function unpack(packed: Buffer): Promise<Archive> {
  const bytes = await decompress(packed)
  return new Archive((start, end) => bytes.subarray(start, end))
}
