/**
 * Go modules that contain the program: one per platform, and one that imports the module of the target platform. An
 * application that imports them for their side effects needs no file except its own executable.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { root } from '../bundleProgram.ts'
import { type Target, targets } from '../package/targets.ts'
import { noticesFile, writeNotices } from './notices.ts'
import { descriptions } from './packageFacts.ts'
import { copyLicence, emptied, version } from './packaging.ts'

/** Oldest version of Go that builds the modules; the same as for the binding. */
const goVersion = /^go (\S+)$/m.exec(readFileSync(join(root, 'bindings/go/go.mod'), 'utf8'))![1]!
const systems = { linux: 'linux', darwin: 'darwin', win32: 'windows' } as const
const processors = { x64: 'amd64', arm64: 'arm64' } as const

const [base, major] = [dirname(goModulePath), goModulePath.slice(dirname(goModulePath).length + 1)]
const programPath = `${base}-program`

/** Path of the module that imports the one of the platform. */
export const goProgramModule = `${programPath}/${major}`

/** Path of the module of a platform. */
export function goPlatformModule(target: Target): string {
  return `${programPath}-${goName(target)}/${major}`
}

/** Writes the folder of the module of a platform and returns its path. */
export function packagePlatformGo(target: Target, executable: string, output: string): string {
  const folder = emptied(join(output, 'go', `program-${goName(target)}`))
  const content = readFileSync(executable)
  const sha256 = createHash('sha256').update(content).digest('hex')
  writeFileSync(join(folder, 'vendorclient.gz'), gzipSync(content, { level: 9 }))
  const path = goPlatformModule(target)
  const description = descriptions.platform(target.name)
  writeFileSync(join(folder, 'go.mod'), moduleFile(path, [goModulePath]))
  writeFileSync(join(folder, 'doc.go'), documentation(description))
  writeFileSync(
    join(folder, 'embed.go'),
    `//go:build ${systems[target.platform]} && ${processors[target.arch]}

package program

import (
\t_ "embed"

\t"${goModulePath}/embedded"
)

//go:embed vendorclient.gz
var archive string

func init() {
\tembedded.Register(embedded.Program{
\t\tSHA256: "${sha256}",
\t\tSize:   ${content.length},
\t\tGzip:   archive,
\t})
}
`,
  )
  copyLicence(folder)
  writeNotices(join(folder, noticesFile))
  return folder
}

/** Writes the folder of the module that imports the one of the platform, and returns its path. */
export function packageGoProgram(output: string): string {
  const folder = emptied(join(output, 'go', 'program'))
  const paths = targets.map(goPlatformModule)
  writeFileSync(join(folder, 'go.mod'), moduleFile(goProgramModule, paths))
  writeFileSync(
    join(folder, 'doc.go'),
    documentation('The program of the Go binding, for every platform that has one.'),
  )
  for (const target of targets) {
    const name = `program_${goName(target).replace('-', '_')}.go`
    writeFileSync(join(folder, name), `package program\n\nimport _ "${goPlatformModule(target)}"\n`)
  }
  copyLicence(folder)
  return folder
}

/** `<system>-<processor>` as Go names them. */
export function goName({ platform, arch }: Target): string {
  return `${systems[platform]}-${processors[arch]}`
}

function moduleFile(path: string, required: readonly string[]): string {
  const lines = [...required].sort().map((other) => `\t${other} v${version}\n`)
  return `module ${path}\n\ngo ${goVersion}\n\nrequire (\n${lines.join('')})\n`
}

function documentation(description: string): string {
  return `// Package program embeds the program: import it for its effect. ${description}\npackage program\n`
}
