/** Licences of the packages whose code is in the scripts of the site: `licences.txt` beside the pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly moduleIds?: readonly string[]
}

interface Output {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string
}

/** A plugin of the bundler. */
export const licences = {
  name: 'licences',
  generateBundle(this: Output, _options: unknown, bundle: Readonly<Record<string, Chunk>>): void {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
    const folders = new Set(modules.map((id) => packageFolder(id)).filter((folder) => folder !== undefined))
    const texts = [...folders].sort().map(licenceOf)
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${texts.join('\n\n')}\n` })
  },
}

function packageFolder(module: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll('\\', '/').replace(/^\0/, ''))?.[0]
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each))
  const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8').trim()
  return `${name} ${version}\n\n${text}`
}
