/**
 * Fewer chunks than the bundler makes, which has one for each set of entries that need it. Chunks that the same kinds of pages load become
 * one, and small ones become parts of others where that saves more than it loads in vain: fewer requests, and text compresses better in
 * one piece.
 */
import { basename } from 'node:path'
import { type OutputFile, transform } from 'esbuild'
import { type Plugin, rollup } from 'rollup'
import { chooseGroups } from './chooseGroups.ts'

export interface MergedChunk {
  readonly name: string
  readonly code: string
  /** Names of the chunks that it is made of. */
  readonly parts: readonly string[]
}

export interface MergeOptions {
  /** Names of the entries, which keep their names as files. */
  readonly entries: readonly string[]
  /** Kinds of pages: beginnings of the names of the chunks that each imports dynamically. Any other chunk has a kind of its own. */
  readonly pages: readonly (readonly string[])[]
  readonly target: string
}

/** `chunks`: ES modules that import each other by their names. */
export async function mergeChunks(
  chunks: readonly OutputFile[],
  { entries, pages, target }: MergeOptions,
): Promise<MergedChunk[]> {
  const texts = new Map(chunks.map(({ path, text }) => [basename(path), text]))
  const groups = chooseGroups(texts, { entries: entries.map((name) => `${name}.mjs`), pages })
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name, `${name}.mjs`])),
    plugins: [inMemory(texts)],
    // The bundler has left out what is not used.
    treeshake: false,
    onLog: () => {},
  })
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    manualChunks: (name) => groups.get(name),
    onlyExplicitManualChunks: true,
  })
  await bundle.close()
  return Promise.all(
    output.flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const parts = Object.keys(chunk.modules)
      return [minified(chunk.code, target).then((code) => ({ name: chunk.fileName, code, parts }))]
    }),
  )
}

function inMemory(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'inMemory',
    resolveId: (path) => (texts.has(basename(path)) ? basename(path) : null),
    load: (name) => texts.get(name) ?? null,
  }
}

async function minified(text: string, target: string): Promise<string> {
  const { code } = await transform(text, {
    minify: true,
    format: 'esm',
    charset: 'ascii',
    legalComments: 'none',
    target,
  })
  return code
}
