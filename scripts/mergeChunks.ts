/**
 * Fewer chunks than the bundler makes, which has one for each set of entries that need it: what is certainly loaded before is
 * not one of them, and small chunks become parts of others. A page then loads a quarter of the files, at once and not each
 * after the file that imports it, and they compress better.
 */
import { basename } from 'node:path'
import { type OutputFile, transform } from 'esbuild'
import { type Plugin, rollup } from 'rollup'

/** Chunks below this size are merged where that loads nothing in vain, in characters of code that is not minified. */
const SMALL = 10_000

export interface MergedChunk {
  readonly name: string
  readonly code: string
  /** Names of the chunks that it is made of. */
  readonly parts: readonly string[]
}

/** `chunks`: ES modules that import each other by their names. */
export async function mergeChunks(
  chunks: readonly OutputFile[],
  entries: readonly string[],
  target: string,
): Promise<MergedChunk[]> {
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name, `${name}.mjs`])),
    plugins: [inMemory(new Map(chunks.map(({ path, text }) => [basename(path), text])))],
    // The bundler has left out what is not used.
    treeshake: false,
    onLog: () => {},
  })
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    experimentalMinChunkSize: SMALL,
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
