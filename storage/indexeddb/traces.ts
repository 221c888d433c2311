/**
 * A trace of each database outside of IndexedDB: an empty file in the private file system of the origin, whose name is the
 * time of the database. Some browsers delete damaged databases and continue with empty ones, for example Chromium after it
 * was killed in the middle of a write. The trace shows that there was a database. A user who clears the data of the site
 * deletes both.
 */

/** The part of the platform that has the private file system. Pages without a secure origin, and some private windows, have none. */
export interface TracePlatform {
  readonly navigator?: { readonly storage?: Partial<Pick<StorageManager, 'getDirectory'>> }
}

/** When the first database of this name was created, Unix time in ms. 0: before traces existed. `undefined`: unknown. */
export async function readTrace(platform: TracePlatform, name: string): Promise<number | undefined> {
  try {
    const folder = await folderOf(platform, name)
    if (folder === undefined) return undefined
    const times: number[] = []
    for await (const file of folder.keys()) times.push(Number(file))
    return times.length === 0 ? undefined : Math.min(...times)
  } catch {
    return undefined
  }
}

/** Without it, the loss of the database will not be noticed; the database can be used all the same. */
export async function leaveTrace(platform: TracePlatform, name: string, createdMs: number): Promise<void> {
  try {
    const folder = await folderOf(platform, name)
    await folder?.getFileHandle(String(createdMs), { create: true })
  } catch {
    // The browser has no such file system for this page, or no space.
  }
}

async function folderOf({ navigator }: TracePlatform, name: string): Promise<FileSystemDirectoryHandle | undefined> {
  const root = await navigator?.storage?.getDirectory?.()
  const own = await root?.getDirectoryHandle('vendorclient', { create: true })
  return own?.getDirectoryHandle(`database ${encodeURIComponent(name)}`, { create: true })
}
