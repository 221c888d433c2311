/**
 * Folders whose storage file this process has open, by real path.
 *
 * This is needed because POSIX releases all record locks of a process on a file as soon as the process closes any
 * descriptor of that file. Reading the header while a worker of the same process has the database open would silently
 * unlock it, and another process could then checkpoint or replace what is in use.
 */
const openFolders = new Set<string>()

export function markFolderOpen(folder: string): void {
  openFolders.add(folder)
}

export function markFolderClosed(folder: string): void {
  openFolders.delete(folder)
}

export function isFolderOpen(folder: string): boolean {
  return openFolders.has(folder)
}
