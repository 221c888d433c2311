import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from '../repositoryFiles.ts'
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

type DocumentName = keyof typeof documents

const documentNames = Object.keys(documents) as DocumentName[]

/** What a document can be cited by: numbers of sections, decisions and rows, and titles in lower case. */
function specificationSections(root: string): ReadonlyMap<DocumentName, ReadonlySet<string>> {
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

const languages = ['.ts', '.mjs', '.go', '.rs', '.java', '.py']

/** How sources outside of this project begin. */
const publicSources = [
  /^RFC \d+/,
  /^TVM whitepaper\b/,
  /^TL-B\b/,
  /^parameters? \d+/,
  /^config parameter \d+/,
  /^`GlobalCapabilities`/,
  /^SQLite file format\b/,
  /^PostgreSQL documentation\b/,
  /^XDG base directories\b/,
  /^Language Server Protocol\b/,
  /^proc\(5\)/,
  /^platform compatibility tags\b/,
  /^the list of the Go code review comments\b/,
]

const numbers = String.raw`\d+(?:\.\d+)*(?:(?:, | and | or | to )\d+(?:\.\d+)*)*`
const rows = String.raw`[A-Z]\d+(?:(?:, | and | or | to )[A-Z]\d+)*`
const citation = new RegExp(
  String.raw`\b(${documentNames.join('|')})(s?) (?:sections? )?(${numbers}|${rows})(?![\d.]*[a-zA-Z])`,
  'gi',
)
/** Rules of the executor name their row in this way. */
const ruleOfNetwork = /\b([A-Z]\d+), a rule of the network\b/g
const firstCitation = new RegExp(`^(?:${citation.source})`, 'i')

/** Citations in comments whose target does not exist, and sources in an unknown form. One line of text each. */
export function brokenCitations(root: string): string[] {
  const sections = specificationSections(root)
  return repositoryFiles(root, languages).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    // Comments of generated code are checked where they come from; in generated code "Source:" may be the name of a
    // field.
    if (code.startsWith('// Code generated')) return []
    return commentsOf(code, file).flatMap(({ line, text }) => {
      const sources = sourcesOf(text)
      const problems = [
        ...missingIn(text, sections, false),
        ...missingRows(text, sections),
        ...sources.flatMap((source) => [...missingIn(source, sections, true), ...problemOf(source, sections, root)]),
      ]
      return [...new Set(problems)].map((problem) => `${file}:${line}: ${problem}`)
    })
  })
}

type Sections = ReturnType<typeof specificationSections>

/** Cited sections that do not exist. In prose a bare number need not be one of a section: "asks the network 3 times". */
function missingIn(text: string, sections: Sections, isSource: boolean): string[] {
  return [...text.matchAll(citation)].flatMap(([whole, name, plural, list]) => {
    const document = name!.toLowerCase() as DocumentName
    const isDecision = document === 'decision'
    // Only decisions are cited in the plural; other plurals are no names of documents.
    if (plural !== '' && !isDecision) return []
    if (!isSource && !isDecision && !/ section|[A-Z]\d|\d\./.test(whole)) return []
    return list!
      .split(/, | and | or | to /)
      .filter((number) => !sections.get(document)!.has(isDecision ? `item ${number}` : number))
      .map((number) => `${document} ${number} does not exist`)
  })
}

function missingRows(text: string, sections: Sections): string[] {
  return [...text.matchAll(ruleOfNetwork)]
    .filter(([, row]) => !sections.get('native library')!.has(row!))
    .map(([, row]) => `native library ${row} does not exist`)
}

/** Texts after "Source:", up to the end of the sentence. */
function sourcesOf(text: string): string[] {
  return [...text.matchAll(/\bSources?: (.*?)(?=\.(?:\s|$)|$)/g)].map((match) => match[1]!.trim())
}

/** A source has to begin with something that can be looked up. */
function problemOf(source: string, sections: Sections, root: string): string[] {
  const title = /^([a-z ]+), ([a-z ]+)$/.exec(source)
  if (title !== null && documentNames.includes(title[1] as DocumentName)) {
    return sections.get(title[1] as DocumentName)!.has(title[2]!) ? [] : [`${source}: there is no such title`]
  }
  if (firstCitation.test(source) || publicSources.some((form) => form.test(source))) return []
  const path = /^[\w./-]+\.md\b/.exec(source)?.[0]
  if (path !== undefined) return existsSync(join(root, path)) ? [] : [`the source ${path} does not exist`]
  return [`the source "${source}" is in no known form`]
}

interface Comment {
  readonly line: number
  /** On one line, without what marks it as comment. */
  readonly text: string
}

function commentsOf(source: string, file: string): Comment[] {
  const forms = file.endsWith('.py')
    ? /"""[\s\S]*?"""|(?:^[ \t]*#.*\n?)+/gm
    : /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|[ \t]\/\/ .*$/gm
  return [...source.matchAll(forms)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    text: match[0]
      .replace(/^\s*(?:\/\*\*?|\/\/[/!]?|\*\/|\*|#|""")\s?/gm, ' ')
      .replace(/\*\/\s*$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}
