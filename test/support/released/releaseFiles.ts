/**
 * The files of a release. `VENDORCLIENT_RELEASE` names the folder of one that was built, such as `dist/release`; without it, they
 * are built from this tree.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')
const registries = ['npm', 'python', 'java', 'rust', 'go', 'c', 'archive']

/** Returns the folder of the release; it is below `folder` if it has to be built. */
export async function releaseFolder(folder: string, targets: readonly string[]): Promise<string> {
  const given = process.env['VENDORCLIENT_RELEASE']
  if (given !== undefined) return given
  const output = join(folder, 'release')
  const only = registries.flatMap((name) => ['--only', name])
  const programs = targets.flatMap((name) => ['--target', name])
  const script = join(root, 'scripts/packages.ts')
  await promisify(execFile)(process.execPath, [script, '--built', '--output', output, ...only, ...programs], {
    cwd: folder,
    maxBuffer: 1 << 26,
  })
  return output
}

/** Copies a file or folder of the release to where a page wants it. */
export function placeFile(file: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true })
  cpSync(file, place, { recursive: true })
}
