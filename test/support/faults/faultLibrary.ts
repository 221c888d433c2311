import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why faults of the file system cannot be injected here; absent where they can. */
export const noFaultLibrary: string | undefined =
  process.platform !== 'linux'
    ? 'faults are injected on Linux only'
    : spawnSync('cc', ['--version']).status === 0
      ? undefined
      : 'there is no C compiler'

export type FileFault = 'ENOSPC' | 'ENOLCK' | 'ENOTSUP' | 'EINVAL'

const libraries = new Map<string, string>()

/** Environment of a program for which all files below a folder fail in one way. */
export function withFault(fault: FileFault, folder: string): Record<string, string> {
  return { LD_PRELOAD: compiled('failFileSystem'), FAULT: fault, FAULT_FOLDER: folder }
}

/** Environment of a program that writes a byte to a file for each file that it synchronises with the disk. */
export function countingSyncs(report: string): Record<string, string> {
  return { LD_PRELOAD: compiled('countSyncs'), SYNC_REPORT: report }
}

function compiled(name: string): string {
  const known = libraries.get(name)
  if (known !== undefined) return known
  const library = join(mkdtempSync(join(tmpdir(), 'vendorclient-faults-')), `${name}.so`)
  execFileSync('cc', ['-shared', '-fPIC', '-o', library, join(import.meta.dirname, `${name}.c`), '-ldl'])
  libraries.set(name, library)
  return library
}

/**
 * Command that runs a program for which the modes of files count, also if the superuser runs the tests; `undefined`
 * without such a command.
 */
export const withoutPrivileges: readonly string[] | undefined =
  process.getuid?.() !== 0
    ? []
    : spawnSync('setpriv', ['--bounding-set=-dac_override,-dac_read_search', 'true']).status === 0
      ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search']
      : undefined
