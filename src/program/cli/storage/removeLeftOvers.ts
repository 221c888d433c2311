import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isAlive } from '../../../../rpc/daemon/watchHost.ts'

/** Removes leftovers of a killed backup to this file; see storage/sqlite/backupStorage.ts. */
export function removeLeftOvers(file: string): void {
  const folder = dirname(resolve(file))
  const start = `${basename(file)}.`
  for (const name of namesIn(folder)) {
    const pid = name.startsWith(start) ? /^(\d{1,10})\.part/.exec(name.slice(start.length))?.[1] : undefined
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Writing the file will report what is wrong with its folder.
    return []
  }
}
