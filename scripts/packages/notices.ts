/** The licences of Node.js and of every package in the program, which go wherever the executable goes. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fetchNode } from '../package/fetchNode.ts'
import { hostTarget, type Target } from '../package/targets.ts'

/** Name of the file in the packages. */
export const noticesFile = 'LICENSE.third-party'

const root = join(import.meta.dirname, '../..')

/** Writes the texts, each under the name of what it belongs to. */
export function writeNotices(target: Target, file: string): void {
  const notices = [['Node.js', nodeLicence(target)] as const, ...packageLicences()]
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

interface LockedPackage {
  readonly version: string
  readonly dev?: boolean
  readonly optional?: boolean
}

/** Dependencies and theirs, without what only development needs. */
function packageLicences(): (readonly [name: string, text: string])[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>
  }
  return Object.entries(lock.packages).flatMap(([path, { version, dev, optional }]) => {
    if (path === '' || dev || optional) return []
    const folder = join(root, path)
    const licence = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name))
    if (licence === undefined) throw new Error(`Package ${path} has no licence text`)
    const name = path.replace(/^.*node_modules\//, '')
    return [[`${name} ${version}`, readFileSync(join(folder, licence), 'utf8')] as const]
  })
}
