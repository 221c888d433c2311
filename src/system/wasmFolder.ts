import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { WasmFolder } from '../ports/WasmFolder.ts'

/** Largest file that is read; the known components have less than 2 MB. */
const MAX_BYTES = 16 * 1024 * 1024
const MAX_KEPT = 4

interface Kept {
  readonly bytes: Uint8Array
  readonly changedAtMs: number
}

/** The most recently read files: a compiled component is cached with the bytes it was compiled from. */
const kept = new Map<string, Kept>()

/** The port `WasmFolder` on files. Unreadable files count as missing. */
export const wasmFolder: WasmFolder = {
  read(folder, hash) {
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined
    const path = join(folder, hash)
    try {
      const { size, mtimeMs, isFile } = fileFacts(path)
      if (!isFile || size > MAX_BYTES) return undefined
      const known = kept.get(path)
      if (known?.changedAtMs === mtimeMs && known.bytes.length === size) return known.bytes
      const bytes = new Uint8Array(readFileSync(path))
      kept.delete(path)
      kept.set(path, { bytes, changedAtMs: mtimeMs })
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
      return bytes
    } catch {
      return undefined
    }
  },
}

function fileFacts(path: string): { size: number; mtimeMs: number; isFile: boolean } {
  const facts = statSync(path)
  return { size: facts.size, mtimeMs: facts.mtimeMs, isFile: facts.isFile() }
}
