/** The entries of the TypeScript binding and their types. Source: bindings/typescript/README.md. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { root } from './bundleProgram.ts'

const source = 'bindings/typescript'

/**
 * Writes `index.js` and `eversdk.js` (CommonJS, which ESM can import too), `browser.mjs` and `types/`. The thread of a
 * connection travels inside of the entries, so that an application can be bundled with them.
 */
export async function bundleBinding(folder: string): Promise<void> {
  const thread = await build({
    ...nodeOptions('node/runLinkThread.ts'),
    legalComments: 'none',
    // Faster codecs that an application may have installed are not worth a search in its folders.
    define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
    write: false,
  })
  for (const [entry, file] of [
    ['node/index.ts', 'index.js'],
    ['eversdk/index.ts', 'eversdk.js'],
  ] as const) {
    await build({
      ...nodeOptions(entry),
      outfile: join(folder, file),
      banner: { js: 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;' },
      define: {
        'import.meta.url': 'bundleUrl',
        VENDORCLIENT_LINK_THREAD: JSON.stringify(thread.outputFiles[0]!.text),
      },
    })
  }
  await build({
    ...sharedOptions('browser/index.ts'),
    outfile: join(folder, 'browser.mjs'),
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
  })
  rmSync(join(folder, 'types'), { recursive: true, force: true })
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const project = join(root, source)
  execFileSync(process.execPath, [compiler, '-p', project, '--outDir', join(folder, 'types')], { stdio: 'inherit' })
}

function nodeOptions(entry: string): BuildOptions & { readonly write?: boolean } {
  // Hosts may be older than the Node.js that the daemon itself needs.
  return { ...sharedOptions(entry), platform: 'node', format: 'cjs', target: 'node20' }
}

function sharedOptions(entry: string): BuildOptions {
  return {
    entryPoints: [join(root, source, entry)],
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'linked',
    external: ['bufferutil', 'utf-8-validate'],
    logLevel: 'warning',
  }
}
