import { join } from 'node:path'

/** `application_id` of the storage file: the ASCII letters `VCst`. Source: SQLite file format, header offset 68. */
export const APPLICATION_ID = 0x56437374

/** Longest wait of tools for other processes, ms. */
export const BUSY_LIMIT_MS = 5000

export interface StoragePlace {
  readonly folder: string
  /** Path of the native addon; by default the driver's own search. */
  readonly nativeBinding?: string | undefined
}

/** Path of the storage file of a data folder. */
export function storageFilePath(folder: string): string {
  return join(folder, 'storage.sqlite3')
}
