/**
 * Code blocks of the documentation. A test knows what is done with each: it is run (`languageExamples.ts` for programs,
 * `test/docs` for sessions), or the page itself says in a comment right above the block why not:
 *
 *     <!-- not run: needs a server of yours -->
 *     ```sh
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface CodeBlock {
  /** Path from the root of the project. */
  readonly file: string
  /** Number of its first line of code. */
  readonly line: number
  /** `console`, `ts` and so on; empty if the block does not name a language. */
  readonly language: string
  readonly text: string
  /** Why no test runs it, where the page says so. */
  readonly notRun?: string
  /** It is part of a program of `docs/examples/recipes`, which `npm run generate` has put here. */
  readonly isRecipe?: true
}

const root = join(import.meta.dirname, '../../..')

/** The reference of the commands is made of their examples; the specification is written in forms, not in programs. */
const others = /^docs\/(?:cli\/|specification\/)/

const MARK = /^\s*<!-- not run: (\S.*) -->$/
/** Title of a recipe: its language. */
const TITLE = /^\*\*(?:TypeScript|Python|Go|Java|Kotlin|Rust)\*\*$/
const FENCE = /^\s*(`{3,})\s*([\w+-]*)/

/** Every block of the pages for users, in order. */
export function readBlocks(): readonly CodeBlock[] {
  return pages().flatMap((file) => blocksOf(file, readFileSync(join(root, file), 'utf8')))
}

/** Pages for users: below `docs`, of the bindings, and the first one. */
function pages(): readonly string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    // Files in folders with a dot are not pages.
    .filter((file) => file.endsWith('.md') && !others.test(file) && !file.includes('/.'))
    .sort()
  const bindings = readdirSync(join(root, 'bindings'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generator')
    .map(({ name }) => `bindings/${name}/README.md`)
  return ['README.md', ...docs, 'bindings/README.md', ...bindings]
}

/** Code blocks of a page; those inside lists are returned without their indentation. */
export function blocksOf(file: string, page: string): CodeBlock[] {
  const lines = page.split('\n')
  const blocks: CodeBlock[] = []
  for (let from = 0; from < lines.length; from++) {
    const opening = FENCE.exec(lines[from]!)
    if (opening === null) continue
    const [, fence, language] = opening
    const indent = lines[from]!.indexOf('`')
    let to = from + 1
    while (to < lines.length && lines[to]!.trim() !== fence) to++
    if (to === lines.length) throw new Error(`${file}:${from + 1}: this block has no end`)
    const text = lines.slice(from + 1, to).map((line) => line.slice(Math.min(indent, line.search(/\S|$/))))
    const notRun = MARK.exec(lines[from - 1] ?? '')?.[1]
    const block = { file, line: from + 2, language: language!, text: text.join('\n') }
    const isRecipe = from > 1 && TITLE.test(lines[from - 2]!)
    blocks.push({ ...block, ...(notRun === undefined ? {} : { notRun }), ...(isRecipe ? { isRecipe } : {}) })
    from = to
  }
  return blocks
}
