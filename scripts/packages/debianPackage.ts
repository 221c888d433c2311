/** The Debian package: the executable as a command, the units of the documentation, and the manual page. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../bundleProgram.ts'
import type { Target } from '../package/targets.ts'
import { writeNotices } from './notices.ts'
import { descriptions, packageFacts } from './packageFacts.ts'
import { inFolder, run, version } from './packaging.ts'

const architectures = { x64: 'amd64', arm64: 'arm64' } as const

/** Writes `vendorclient_<version>_<architecture>.deb` and returns its path. The package has no maintainer scripts. */
export function packageDebian(target: Target, executable: string, output: string): string {
  return inFolder((folder) => {
    fill(folder, executable)
    return buildDeb(folder, output, {
      ...{ name: 'vendorclient', arch: target.arch, section: 'net', recommends: 'systemd' },
      // Required by the driver of SQLite; Node.js requires less.
      depends: 'libc6 (>= 2.34), libgcc-s1, libstdc++6 (>= 11)',
      description: `${descriptions.root.replace(/\.$/, '')}\n Daemon, command-line tool and development node in one program.`,
    })
  })
}

interface DebianFacts {
  readonly name: string
  readonly arch: Target['arch']
  readonly section: string
  readonly depends: string
  readonly recommends?: string
  readonly description: string
}

/** Writes `<name>_<version>_<architecture>.deb` of a folder that is the root of the system, and returns its path. */
export function buildDeb(folder: string, output: string, facts: DebianFacts): string {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  chmodSync(folder, 0o755)
  writeControl(folder, facts)
  const file = join(output, `${facts.name}_${version}_${architectures[facts.arch]}.deb`)
  run('dpkg-deb', ['--root-owner-group', '--threads-max=1', '-Zzstd', '-z3', '--build', folder, file])
  return file
}

function fill(folder: string, executable: string): void {
  place(folder, 'usr/bin/vendorclient', readFileSync(executable), 0o755)
  for (const unit of ['vendorclient-daemon.service', 'vendorclient-gateway.service']) {
    place(folder, `usr/lib/systemd/system/${unit}`, readFileSync(join(root, 'docs', 'deploy', unit)))
  }
  place(
    folder,
    'usr/share/man/man1/vendorclient.1.gz',
    gzipSync(readFileSync(join(root, 'docs', 'vendorclient.1')), { level: 9 }),
  )
  const documents = 'usr/share/doc/vendorclient'
  place(folder, `${documents}/copyright`, readFileSync(join(root, 'LICENSE')))
  const notices = join(folder, documents, 'LICENSE.third-party')
  writeNotices(notices)
  chmodSync(notices, 0o644)
  place(folder, `${documents}/changelog.gz`, gzipSync(readFileSync(join(root, 'CHANGELOG.md')), { level: 9 }))
}

function writeControl(folder: string, facts: DebianFacts): void {
  const kilobytes = Math.ceil(totalBytes(folder) / 1024)
  const { author, homepage } = packageFacts
  const control = {
    Package: facts.name,
    Version: version,
    Architecture: architectures[facts.arch],
    Maintainer: author ?? 'unknown <unknown@example.invalid>',
    'Installed-Size': String(kilobytes),
    Depends: facts.depends,
    Recommends: facts.recommends,
    Section: facts.section,
    Priority: 'optional',
    Homepage: homepage,
    Description: facts.description,
  }
  const lines = Object.entries(control).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`]))
  place(folder, 'DEBIAN/control', Buffer.from(lines.join('')))
}

function place(folder: string, path: string, content: Uint8Array, mode = 0o644): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 })
  writeFileSync(file, content)
  chmodSync(file, mode)
}

function totalBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
