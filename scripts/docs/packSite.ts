/** The site as one file that `vendorclient docs` serves. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { docsParts } from '../../src/program/docs/DocsAssets.ts'
import { archiveBytes, openArchive } from '../../src/system/Archive.ts'
import { assets } from '../../src/system/singleExecutable.ts'
import { brotliOptions } from '../brotliOptions.ts'
import { root } from '../bundleProgram.ts'
import { repositoryFiles } from '../repositoryFiles.ts'
import { buildSite } from './buildSite.ts'
import { collectSite, type Site } from './sitePages.ts'

/** Path of the packed site, where the program looks it up. */
const packed = join(root, 'dist', assets.docs)

const compress = promisify(brotliCompress)

/** Path of the packed site. It is built when it is missing, or older than a page or the site itself. */
export async function sitePackage(): Promise<string> {
  const site = collectSite(root)
  if (existsSync(packed) && openArchive(packed).get(docsParts.digest)?.toString() === digestOf(site)) return packed
  const out = join(root, 'dist', 'docs')
  await buildSite(site, { base: '/', out })
  await packSite(site, out)
  return packed
}

/** Packs a site that was built into a folder, for the path `/`. */
export async function packSite(site: Site, folder: string): Promise<void> {
  const parts = new Map<string, Uint8Array>([[docsParts.digest, Buffer.from(digestOf(site))]])
  const texts = new Map<string, Uint8Array>()
  for (const path of filesOf(folder)) {
    const isText = extname(path) !== '.png'
    ;(isText ? texts : parts).set(path, readFileSync(join(folder, path)))
  }
  const bytes = archiveBytes(texts)
  parts.set(docsParts.texts, await compress(bytes, brotliOptions(bytes, constants.BROTLI_MAX_WINDOW_BITS)))
  const archive = archiveBytes(parts)
  writeFileSync(packed, archive)
  console.log(`dist/${assets.docs}: ${(archive.length / 1e6).toFixed(1)} MB`)
}

/** Names in an order that puts a page next to its scripts, which repeat most of its content. */
function filesOf(folder: string): string[] {
  const key = (path: string) =>
    path
      .replace(/^assets\//, '')
      .replaceAll('/', '_')
      .replace(/\.(?:md\.|html).*/, '')
  return repositoryFiles(folder, ['']).sort((one, other) => (key(one) < key(other) ? -1 : 1))
}

/** Changes with every file that the site is made of. */
function digestOf({ pages, files }: Site): string {
  const hash = createHash('sha256')
  for (const { path, content } of pages) hash.update(`${path}\n${content}\n`)
  for (const [path, file] of files) hash.update(path).update(readFileSync(join(root, file)))
  for (const file of repositoryFiles(root, ['.ts', '.css'], 'docs/.vitepress'))
    hash.update(readFileSync(join(root, file)))
  return hash.update(readFileSync(join(root, 'package.json'))).digest('hex')
}
