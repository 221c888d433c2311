/** Detached signatures by GnuPG: of the checksums, and of what Maven Central takes only with one. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Writes `<file>.asc` beside `SHA256SUMS` and every jar and pom. */
export function signFiles(folder: string, key: string): void {
  for (const name of readdirSync(folder).filter((file) => file === 'SHA256SUMS' || /\.(jar|pom)$/.test(file))) {
    const file = join(folder, name)
    const options = ['--batch', '--yes', '--local-user', key, '--armor', '--detach-sign', '--output', `${file}.asc`]
    execFileSync('gpg', [...options, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
