/** Code blocks of the documentation. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface CodeBlock {
  /** Path from the root of the project. */
  readonly file: string
  /** Number of its first line of code. */
  readonly line: number
  /** `console`, `ts` and so on; empty where the block names none. */
  readonly language: string
  readonly text: string
}

const root = join(import.meta.dirname, '../../..')

/** The reference of the commands is made of their examples, those pages of tables and generated figures. */
const others: readonly string[] = ['docs/cli.md']

/** Every block of the pages for users, in order. */
export function readBlocks(): readonly CodeBlock[] {
  const docs = ['docs', 'docs/start', 'docs/guides', 'docs/porting', 'docs/examples'].flatMap(pagesIn)
  const bindings = readdirSync(join(root, 'bindings'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generator')
    .map(({ name }) => `bindings/${name}/README.md`)
  const files = ['README.md', ...docs, 'bindings/README.md', ...bindings]
  return files.filter((file) => !others.includes(file)).flatMap(blocksOf)
}

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))
  return names.map((name) => `${folder}/${name}`)
}

function blocksOf(file: string): CodeBlock[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const fences = lines.flatMap((line, index) => (line.startsWith('```') ? [index] : []))
  const blocks: CodeBlock[] = []
  for (let index = 0; index < fences.length; index += 2) {
    const [from, to] = [fences[index]!, fences[index + 1]!]
    const language = lines[from]!.slice(3).trim()
    blocks.push({ file, line: from + 2, language, text: lines.slice(from + 1, to).join('\n') })
  }
  return blocks
}
