/** The licences of Node.js and of every bundled package, which must accompany their code. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { type BundledPackage, bundledPackages } from './bundledPackages.ts'
import { rootPackage } from './packaging.ts'

/** Name of the file in the packages. */
export const noticesFile = 'LICENSE.third-party'

type Notice = readonly [name: string, text: string]

let ofPackages: readonly Notice[] | undefined

/** Writes the texts, each under the name of what it belongs to. */
export function writeNotices(file: string, { hasNode = true } = {}): void {
  // Finding the bundled packages takes seconds, and each package needs the texts.
  ofPackages ??= packageLicences(bundledPackages())
  const notices: readonly Notice[] = hasNode ? [['Node.js', nodeLicence()], ...ofPackages] : ofPackages
  writeTexts(file, notices)
}

/** Writes texts, each under its name. */
export function writeTexts(file: string, notices: readonly Notice[]): void {
  const rule = '='.repeat(79)
  const texts = notices.map(([name, text]) => `${rule}\n${name}\n${rule}\n\n${text.trim()}\n`)
  writeFileSync(file, texts.join('\n'))
}

/**
 * The licence of the project's Node.js, which is of the same release line as that of the targets; their packages have
 * no licence of Node.js.
 */
function nodeLicence(): string {
  const found = Object.keys(rootPackage.optionalDependencies)
    .map((name) => join(root, 'node_modules', name, 'LICENSE'))
    .find((path) => existsSync(path))
  if (found === undefined) throw new Error('The licence of Node.js is missing: install with optional dependencies')
  return readFileSync(found, 'utf8')
}

/** Licences of the bundled packages. */
function packageLicences(packages: readonly BundledPackage[]): readonly Notice[] {
  return packages.map(({ name, version, path }) => {
    const licence = licenceText(join(root, path))
    if (licence === undefined) throw new Error(`Package ${name} has no licence text`)
    return [`${name} ${version}`, licence] as const
  })
}

/** The license file, or the section of the readme with such a title. */
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
