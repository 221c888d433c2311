import { join } from 'node:path'

/** File of the chain in its folder; a chain without folder is in memory. */
export function chainFilePath(folder: string | undefined): string | undefined {
  return folder && join(folder, 'chain.sqlite3')
}
