import { type BigIntStats, statSync } from 'node:fs'
import { damagedFile } from './storageErrors.ts'

/** The first transaction follows immediately after the creation of the file. */
const CREATION_NS = 60_000_000_000n

/**
 * An empty file is one that was just created, here or by another process. It was emptied when its write-ahead log is beside
 * it, which only a file with a schema has, or when it was written long after it came to be.
 * @throws StorageError `corrupt`
 */
export function checkEmptyFile(path: string): void {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (stats === undefined || stats.size > 0n) return
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw damagedFile(path, 'it is empty, but its write-ahead log is not')
  }
  if (wasWrittenLater(stats)) {
    throw damagedFile(path, 'it is empty although it was not when it was created; remove it to start over')
  }
}

/** False if the system does not report when a file was created. */
function wasWrittenLater({ birthtimeNs, mtimeNs, ctimeNs }: BigIntStats): boolean {
  return birthtimeNs > 0n && birthtimeNs !== ctimeNs && mtimeNs - birthtimeNs > CREATION_NS
}
