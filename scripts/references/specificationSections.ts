import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { headingsOf } from './headings.ts'

/** Documents by the name that comments cite them with; a folder holds a file for each chapter. */
const documents = {
  'client interface': 'client-interface.md',
  daemon: 'daemon.md',
  network: 'network',
  modules: 'modules',
  formats: 'formats.md',
  cli: 'cli.md',
  proofs: 'proofs.md',
  'virtual machine extensions': 'vm-extras.md',
  'native library': 'native-library.md',
  decision: 'decisions.md',
} as const

export type DocumentName = keyof typeof documents

export const documentNames = Object.keys(documents) as DocumentName[]

/** What a document can be cited by: numbers of sections, decisions and rows, and titles in lower case. */
export function specificationSections(root: string): ReadonlyMap<DocumentName, ReadonlySet<string>> {
  return new Map(documentNames.map((name) => [name, sectionsOf(join(root, 'docs/specification', documents[name]))]))
}

function sectionsOf(path: string): Set<string> {
  if (!existsSync(path)) return new Set()
  const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]
  return new Set(files.flatMap((file) => sectionsIn(readFileSync(file, 'utf8'))))
}

function sectionsIn(text: string): string[] {
  const titles = headingsOf(text).flatMap((title) => {
    const number = /^(\d+(?:\.\d+)*)\.?(?:\s|$)/.exec(title)?.[1]
    return number === undefined ? [title.toLowerCase()] : [number]
  })
  // Decisions are items of one numbered list, differences are rows of tables.
  const items = [...text.matchAll(/^(\d+)\. /gm)].map((match) => `item ${match[1]}`)
  const rows = [...text.matchAll(/^\| ([A-Z]\d+) \|/gm)].map((match) => match[1]!)
  return [...titles, ...items, ...rows]
}
