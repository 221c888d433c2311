/**
 * Places of the version. `package.json` is the source; `npm run generate` derives manifests, bindings and documents
 * from it; in the files below it is replaced as text. Source: docs/compatibility.md.
 */
import { repositoryFiles } from '../repositoryFiles.ts'

/** Files written by hand that name the version, as paths from the root. A file that is missing here fails the release. */
const places: readonly RegExp[] = [
  /^README\.md$/,
  /^docs\/.*\.(md|yaml|yml|json|ts|py|go|mod|rs|toml|java|kt|xml|c|txt|html|mjs)$/,
  /^bindings\/[^/]+\/README\.md$/,
  /^bindings\/c\/Makefile$/,
  /^bindings\/go\/scenarios\/go\.mod$/,
  /^bindings\/typescript\/test\/[^/]+\.mjs$/,
  /^test\/bench\/bindings\/go\/go\.mod$/,
  /^test\/bench\/peers\/[^/]+\.ts$/,
]

const pagesOfHistory: readonly RegExp[] = [/^docs\/(compatibility|specification\/decisions)\.md$/]

/** Files that may contain an older version: history, files of older versions, and tests with them. */
const history: readonly RegExp[] = [
  ...pagesOfHistory,
  /^CHANGELOG\.md$/,
  /^biome\.json$/,
  // A stale version in tests makes a test fail.
  /^test\//,
  /^package-lock\.json$/,
]

/** Endings of files that may contain the version. */
const endings = `
  .c .cjs .css .go .h .html .java .js .json .jsonl .kt .kts .md .mjs .mod .plist .properties .py .rb .rs
  .service .sh .svg .toml .ts .tsx .txt .xml .yaml .yml Dockerfile Makefile
`
  .trim()
  .split(/\s+/)

/** The version as its own word: `v1.2.3`, `vendorclient-1.2.3.tgz`; not as a part of `11.2.3` or `1.2.3.4`. */
export function versionPattern(version: string): RegExp {
  return new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`, 'g')
}

/** Paths of the files below `root` whose version is replaced as text. */
export function handwrittenPlaces(root: string): string[] {
  return textFiles(root).filter((path) => isPlace(path))
}

/** Paths of the files below `root` that must contain the present version wherever they contain a version. */
export function filesOfToday(root: string): string[] {
  return textFiles(root).filter((path) => isPlace(path) || !isHistory(path))
}

function textFiles(root: string): string[] {
  return repositoryFiles(root, endings)
}

function isPlace(path: string): boolean {
  return places.some((place) => place.test(path)) && !pagesOfHistory.some((page) => page.test(path))
}

function isHistory(path: string): boolean {
  return history.some((place) => place.test(path))
}
