import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Gives everything in a folder the modes that packages have: those of a checkout are up to whoever made it. */
export function fixModes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
