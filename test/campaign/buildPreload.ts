import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Compiles a library for LD_PRELOAD into a folder. Returns its path, or why that cannot be done here. */
export function buildPreload(
  name: 'clock' | 'faults',
  folder: string,
): { readonly library: string } | { readonly skipped: string } {
  if (process.platform !== 'linux') return { skipped: 'LD_PRELOAD is there on Linux only' }
  const library = join(folder, `${name}.so`)
  const source = join(import.meta.dirname, 'preload', `${name}.c`)
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { stdio: 'pipe' })
    return { library }
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: Buffer }
    return { skipped: code === 'ENOENT' ? 'there is no C compiler (cc)' : `cc failed: ${String(stderr).slice(0, 300)}` }
  }
}
