/** Bindings that version 3.0.0 shipped, under the name of another version: an application replaces them by those of today. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildInfo } from '../../../src/config/buildInfo.ts'

const packed = '3.0.0'
const fixtures = join(import.meta.dirname, `../../fixtures/version-${packed}/bindings`)

/** A version that is always earlier than the current one. */
export const earlierVersion = `${buildInfo.version}-earlier`

/** Unpacks the crate into a folder and returns the path of its folder there. */
export function unpackEarlierCrate(folder: string): string {
  const crate = unpack(join(fixtures, `vendorclient-${packed}.crate`), join(folder, `vendorclient-${earlierVersion}`))
  for (const file of ['Cargo.toml', 'src/generated/mod.rs']) renumber(join(crate, file))
  return crate
}

/** Unpacks the module of Go into a folder and returns the path of its folder there. */
export function unpackEarlierGo(folder: string): string {
  const module = unpack(join(fixtures, `vendorclient-go-${packed}.tar.gz`), join(folder, 'earlier-go'))
  renumber(join(module, 'api/modules.go'))
  return module
}

/** Unpacks an archive. Files get the current time, because compilers compare times. */
export function unpack(archive: string, folder: string): string {
  mkdirSync(folder)
  execFileSync('tar', ['-xmzf', archive, '--strip-components=1', '-C', folder])
  return folder
}

function renumber(file: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(`"${packed}"`)) throw new Error(`${file} does not name version ${packed}`)
  writeFileSync(file, text.replace(`"${packed}"`, `"${earlierVersion}"`))
}
