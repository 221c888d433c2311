import { join } from 'node:path'

/** `application_id` of the storage file: the ASCII letters `VCst`. Source: SQLite file format, header offset 68. */
export const APPLICATION_ID = 0x56437374

/** Path of the storage file of a data folder. */
export function storageFilePath(folder: string): string {
  return join(folder, 'storage.sqlite3')
}
