import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Sets the modes of everything in a folder to those of packages: the modes of a checkout depend on the machine. */
export function fixModes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
