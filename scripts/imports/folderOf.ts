/** Folder of a file, by as many leading parts as `depths` says for the second part; 2 for others. */
export function folderOf(file: string, depths: Readonly<Record<string, number>>): string {
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, depths[folders[1] ?? ''] ?? 2).join('/')
}
