/** Detached signatures by GnuPG. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes `<file>.asc` beside each file. */
export function signFiles(folder: string, names: readonly string[], key: string): void {
  for (const name of names) {
    const file = join(folder, name)
    const options = ['--batch', '--yes', '--local-user', key, '--armor', '--detach-sign', '--output', `${file}.asc`]
    execFileSync('gpg', [...options, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
