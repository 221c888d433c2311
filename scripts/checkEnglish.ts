/**
 * Keeps comments, texts and names of tests plain: fails when one of them has a phrase of `english/markers.ts` that is refused,
 * or when the comments of a folder have more than 2 counted phrases per 1,000 words. With `--report`, prints the numbers.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countMarkers, refusedPhrases } from './english/markers.ts'
import { type EnglishText, readTexts } from './english/readTexts.ts'
import { repositoryFiles } from './repositoryFiles.ts'

const root = join(import.meta.dirname, '..')
const folders = ['src', 'rpc', 'storage', 'bindings', 'scripts', 'test']
const endings = ['.ts', '.tsx', '.go', '.rs', '.py', '.java', '.kt', '.c', '.h']
/** Derived files say what their definitions say; the list of phrases and its test contain them. */
const skipped =
  /\/(?:generated|fixtures|vectors|english)\/|^bindings\/(?:go\/api|java\/src\/main\/java\/vendorclient\/api|kotlin\/src\/main\/kotlin\/vendorclient\/kotlin\/api)\//
const derived = /^.{0,80}generated/i

const MAX_PER_1000 = 2
/** Marker phrases that are tolerated in any folder, however few comments it has. */
const MAX_ANYWHERE = 3

interface Count {
  words: number
  markers: number
}

const counts = new Map<string, Record<EnglishText['kind'], Count>>()
const problems: string[] = []
for (const file of folders.flatMap((folder) => repositoryFiles(root, endings, folder))) {
  const source = skipped.test(file) ? '' : readFileSync(join(root, file), 'utf8')
  if (!derived.test(source)) check(file, source)
}
if (process.argv.includes('--report')) report()
for (const [folder, { comment }] of counts) {
  const { words, markers } = comment
  if (markers > Math.max(MAX_ANYWHERE, (words * MAX_PER_1000) / 1000))
    problems.push(`${folder}: ${markers} marker phrases in ${words} words of comments, see scripts/english/markers.ts`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('comments and texts are plain')

function check(file: string, source: string): void {
  const folder = folderOf(file)
  for (const { kind, text, line } of readTexts(file, source)) {
    const sums = counts.get(folder) ?? { comment: noCount(), string: noCount(), 'test name': noCount() }
    counts.set(folder, sums)
    const { words, markers } = countMarkers(text)
    sums[kind].words += words
    sums[kind].markers += markers
    problems.push(
      ...refusedPhrases(text).map((phrase) => `${file}:${line}: say it plainly instead of "${phrase}" (${kind})`),
    )
  }
}

function noCount(): Count {
  return { words: 0, markers: 0 }
}

/** Two levels, three below `src`. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1)
  return parts.slice(0, parts[0] === 'src' ? 3 : 2).join('/')
}

function report(): void {
  console.log(`${'Marker phrases per 1,000 words of'.padEnd(34)}comments   names of tests   texts`)
  for (const [folder, sums] of [...counts].sort()) {
    const rates = [sums.comment, sums['test name'], sums.string].map(({ words, markers }) =>
      words === 0 ? '' : ((1000 * markers) / words).toFixed(1),
    )
    console.log(`${folder.padEnd(34)}${rates.map((rate) => rate.padStart(8)).join('        ')}`)
  }
}
