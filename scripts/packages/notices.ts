/** The licences of Node.js and of every package in the program, which go wherever the executable goes. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fetchNode } from '../package/fetchNode.ts'
import { hostTarget, type Target } from '../package/targets.ts'
import { type BundledPackage, bundledPackages } from './bundledPackages.ts'

/** Name of the file in the packages. */
export const noticesFile = 'LICENSE.third-party'

const root = join(import.meta.dirname, '../..')

/** Writes the texts, each under the name of what it belongs to. */
export function writeNotices(target: Target, file: string): void {
  const notices = [['Node.js', nodeLicence(target)] as const, ...packageLicences(bundledPackages())]
  const rule = '='.repeat(79)
  writeFileSync(file, notices.map(([name, text]) => `${rule}\n${name}\n${rule}\n\n${text.trim()}\n`).join('\n'))
}

/** That of the target's Node.js, or of the building one where the target's package has none. */
function nodeLicence(target: Target): string {
  const places = [target, hostTarget()].map(({ nodePackage, nodeVersion, platform }) =>
    join(dirname(fetchNode(nodePackage, nodeVersion, platform)), '..', 'LICENSE'),
  )
  const found = places.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`The licence of Node.js is missing. Tried: ${places.join(', ')}`)
  return readFileSync(found, 'utf8')
}

function packageLicences(packages: readonly BundledPackage[]): (readonly [name: string, text: string])[] {
  return packages.map(({ name, version, path }) => {
    const licence = licenceText(join(root, path))
    if (licence === undefined) throw new Error(`Package ${name} has no licence text`)
    return [`${name} ${version}`, licence] as const
  })
}

/** The file of its own, or what its page says under such a title. */
function licenceText(folder: string): string | undefined {
  const names = readdirSync(folder)
  const file = names.find((name) => /^licen[cs]e(\.\w+)?$/i.test(name))
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8')
  const page = names.find((name) => /^readme(\.\w+)?$/i.test(name))
  if (page === undefined) return undefined
  const text = readFileSync(join(folder, page), 'utf8')
  const [, section] = text.split(/^#* *licen[cs]e *\n(?:[-=]+ *\n)?/im)
  return section?.split(/^#/m)[0]
}
