/** The executable as an archive, for Homebrew and for downloads. */
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../bundleProgram.ts'
import type { Target } from '../package/targets.ts'
import { writeNotices } from './notices.ts'
import { sourceDate } from './sourceDate.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Writes `vendorclient-<version>-<target>.tar.gz` with the executable, its licences and the manual page, and returns its path. */
export function packageArchive(target: Target, executable: string, output: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-archive-'))
  try {
    copyFileSync(executable, join(folder, target.platform === 'win32' ? 'vendorclient.exe' : 'vendorclient'))
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
    copyFileSync(join(root, 'docs', 'vendorclient.1'), join(folder, 'vendorclient.1'))
    writeNotices(join(folder, 'LICENSE.third-party'))
    for (const name of readdirSync(folder))
      chmodSync(join(folder, name), /^vendorclient(\.exe)?$/.test(name) ? 0o755 : 0o644)
    const options = [
      '--sort=name',
      `--mtime=@${sourceDate}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--format=ustar',
    ]
    const archive = execFileSync('tar', [...options, '-c', '-C', folder, '.'], { maxBuffer: 1 << 30 })
    const file = join(output, `vendorclient-${version}-${target.name}.tar.gz`)
    writeFileSync(file, gzipSync(archive, { level: 9 }))
    return file
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
